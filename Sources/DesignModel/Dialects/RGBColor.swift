import ColorScience

extension HouseRule {
  /// W-3: red, green and blue from 0 to 1, or to 255 where one of them exceeds 1.
  static let rgbColor = HouseRule(.colorObject, for: ["color"]) { value in
    guard case .record(let fields) = value.form, fields.count <= 4,
      fields.allSatisfy({ ["r", "g", "b", "a"].contains($0.name) })
    else { return nil }
    var channels = SIMD3<Double>()
    for (index, name) in ["r", "g", "b"].enumerated() {
      guard case .number(let channel)? = value[name]?.form, (0...255).contains(channel) else { return nil }
      channels[index] = channel
    }
    var alpha = 1.0
    if let written = value["a"] {
      guard case .number(let number) = written.form, (0...1).contains(number) else { return nil }
      alpha = number
    }
    let greatest = channels.max() > 1 ? 255.0 : 1
    return .color(ColorValue(Color(.sRGB, channels / greatest, alpha: alpha)))
  }
}
