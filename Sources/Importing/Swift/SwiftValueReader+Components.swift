extension SwiftValueReader {
  private static let redLabels = ["red", "r", "displayP3Red", "srgbRed", "deviceRed", "calibratedRed"]

  private static let alphaLabels = ["opacity", "alpha", "a"]

  /// The colour of an initializer that takes components; nil for other initializers.
  mutating func components(_ arguments: [SwiftExpression.Argument]) throws(SwiftUnread) -> SwiftColor? {
    var space = "srgb"
    if let first = arguments.unlabelled.first?.dotted?.last {
      switch first {
      case "displayP3": space = "display-p3"
      case "sRGBLinear": space = "srgb-linear"
      default: break
      }
    }
    if arguments["displayP3Red"] != nil { space = "display-p3" }
    var alpha = 1.0
    if let written = arguments.first(of: Self.alphaLabels) { alpha = try component(written) }
    guard (0...1).contains(alpha) || alpha > 1 && alpha <= 255 else { throw .because("its opacity is out of range") }
    if let red = arguments.first(of: Self.redLabels) {
      guard let green = arguments.first(of: ["green", "g"]), let blue = arguments.first(of: ["blue", "b"]) else {
        return nil
      }
      let values = [try component(red), try component(green), try component(blue)]
      // An initializer of the team's own, with whole numbers up to 255.
      let isWhole = values.contains { $0 > 1 } && values.allSatisfy { $0 == $0.rounded() && (0...255).contains($0) }
      return SwiftColor(
        isWhole ? values.map { $0 / 255 } : values, space: space, alpha: alpha > 1 ? alpha / 255 : alpha)
    }
    if let white = arguments.first(of: ["white", "genericGamma22White", "deviceWhite", "calibratedWhite"]) {
      let value = try component(white)
      return SwiftColor([value, value, value], space: space, alpha: min(alpha, 1))
    }
    if let hue = arguments["hue"], let saturation = arguments["saturation"],
      let brightness = arguments["brightness"]
    {
      let values = [try component(hue), try component(saturation), try component(brightness)]
      guard values.allSatisfy({ (0...1).contains($0) }) else { throw .because("its hue is out of range") }
      return SwiftColor(hue: values[0], saturation: values[1], brightness: values[2], alpha: min(alpha, 1))
    }
    return nil
  }

  private mutating func component(_ expression: SwiftExpression) throws(SwiftUnread) -> Double {
    guard let value = known(expression) else { throw .because("its components are not known before the program runs") }
    return value
  }
}
