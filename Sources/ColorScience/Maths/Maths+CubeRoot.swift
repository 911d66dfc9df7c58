extension Maths {
  /// The cube root, negative for negative numbers.
  static func cbrt(_ number: Double) -> Double {
    if number == 0 || !number.isFinite { return number }
    var magnitude = number.magnitude
    var offset = 0
    if magnitude < 0x1p-1022 {
      magnitude *= 0x1p54
      offset = -18
    }
    let exponent = Int(magnitude.bitPattern >> 52) - 1023
    let third = (exponent + 1200) / 3 - 400
    // From 1 to 8, of which a third of the bits is a guess within a twentieth.
    let cube = Double(bitPattern: magnitude.bitPattern &- UInt64(bitPattern: Int64(3 * third) << 52))
    var root = Double(bitPattern: cube.bitPattern / 3 + (2 * 1.0.bitPattern / 3 - 0x0000_8000_0000_0000))
    root = nearer(nearer(root, cube), cube)
    // Cut short, the root has an exact square, and the last step rounds only once.
    root = leading(root)
    let quotient = cube / (root * root)
    root += root * ((quotient - root) / (2 * root + quotient))
    root *= powerOfTwo(third + offset)
    return number < 0 ? -root : root
  }

  /// One step of Halley's method, which triples the digits that are right.
  @inline(__always)
  private static func nearer(_ root: Double, _ cube: Double) -> Double {
    let current = root * root * root
    return root * ((current + 2 * cube) / (2 * current + cube))
  }
}
