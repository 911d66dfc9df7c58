/// A colour: a space, three components in the space's own units, and alpha.
package struct Color: Hashable, Sendable {
  // An index, because a colour is copied far more often than its space is asked for.
  private let spaceIndex: UInt8
  /// Which components are `none`; these are 0 in `components`.
  package let missing: Missing
  package let components: SIMD3<Double>
  /// From 0, transparent, to 1, opaque.
  package let alpha: Double

  package init(_ space: ColorSpace, _ components: SIMD3<Double>, alpha: Double = 1, missing: Missing = []) {
    self.init(spaceIndex: space.index, components, alpha: alpha, missing: missing)
  }

  private init(spaceIndex: UInt8, _ components: SIMD3<Double>, alpha: Double, missing: Missing) {
    var components = components
    if !missing.isEmpty {
      for index in 0..<3 where missing.contains(.component(index)) { components[index] = 0 }
    }
    self.spaceIndex = spaceIndex
    self.components = components
    self.alpha = alpha
    self.missing = missing
  }

  package var space: ColorSpace { ColorSpace.all[Int(spaceIndex)] }

  /// The greatest component that is still a colour; conversions of more may leave the numbers that there are.
  package static let greatestComponent = 1e6

  /// Whether every component is small enough to be converted.
  package var isMeasurable: Bool { (0..<3).allSatisfy { abs(components[$0]) <= Self.greatestComponent } }

  /// Components that are `none`: not applicable, and drawn as 0.
  package struct Missing: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The component at an index from 0 to 2.
    package static func component(_ index: Int) -> Missing { Missing(rawValue: 1 << UInt8(index)) }
  }
}

extension Color {
  /// The colour in another space, out of its range if it must be; missing components count as 0.
  package func converted(to target: ColorSpace) -> Color {
    let index = target.index
    // A round trip through XYZ would move the last digit, and a rounded channel with it.
    if index == spaceIndex { return self }
    return Color(
      spaceIndex: index, ColorSpace.convert(components, from: spaceIndex, to: index), alpha: alpha, missing: [])
  }

  package func withAlpha(_ alpha: Double) -> Color {
    Color(spaceIndex: spaceIndex, components, alpha: alpha, missing: missing)
  }

  /// The channels in sRGB, not clipped: outside 0 to 1 where sRGB does not reach.
  package var srgb: (red: Double, green: Double, blue: Double) {
    let components = converted(to: .sRGB).components
    return (components.x, components.y, components.z)
  }

  /// Lightness from 0 to 1, chroma, and hue in degrees; a grey has chroma and hue 0.
  ///
  /// CSS Color 4, section 9.4: up to a chroma of 0.000004, hue is powerless.
  package var oklch: (lightness: Double, chroma: Double, hue: Double) {
    let components = converted(to: .oklch).components
    return components.y <= 0.000004 ? (components.x, 0, 0) : (components.x, components.y, components.z)
  }
}
