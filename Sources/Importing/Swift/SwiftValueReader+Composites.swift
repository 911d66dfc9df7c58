import DesignModel
import TextCore

extension SwiftValueReader {
  private static let shadowColors = ["color", "shadowColor"]
  private static let shadowRadii = ["radius", "blur", "blurRadius", "shadowRadius"]
  private static let shadowOffsets: Set<String> = [
    "x", "y", "offset", "offsetX", "offsetY", "dx", "dy", "xOffset", "yOffset", "shadowRadius",
  ]

  /// Whether a call with these labels describes a shadow.
  static func isShadow(_ labels: Set<String>, named words: Set<String>) -> Bool {
    !labels.isDisjoint(with: shadowColors) && !labels.isDisjoint(with: shadowRadii)
      && (!labels.isDisjoint(with: shadowOffsets) || words.contains("shadow") || words.contains("shadows"))
  }

  /// A shadow of a team's own type, told by its labels; nil for other calls.
  mutating func shadow(
    _ arguments: [SwiftExpression.Argument], at range: SourceRange
  ) throws(SwiftUnread) -> SwiftValue? {
    guard Self.isShadow(Set(arguments.labels), named: words), let written = arguments.first(of: Self.shadowColors),
      let radius = arguments.first(of: Self.shadowRadii)
    else { return nil }
    var color = written
    if let opacity = arguments.first(of: ["opacity", "alpha"]) {
      let method = SwiftExpression(.member(written, "opacity"), at: written.range)
      color = SwiftExpression(.call(method, [SwiftExpression.Argument(label: nil, value: opacity)]), at: written.range)
    }
    let zero = quantity(0, unit: "px", at: range)
    var fields = [("color", try innerColor(color))]
    let size = arguments["offset"]?.call?.arguments
    for (name, own, inSize) in [
      ("offsetX", ["x", "offsetX", "dx", "xOffset"], "width"),
      ("offsetY", ["y", "offsetY", "dy", "yOffset"], "height"),
    ] {
      let written = arguments.first(of: own) ?? size?[inSize]
      fields.append((name, try offset(written) ?? zero))
    }
    fields.append(("blur", try length(radius)))
    fields.append(("spread", try offset(arguments["spread"]) ?? zero))
    return SwiftValue("shadow", record(fields, at: range))
  }

  private mutating func offset(_ expression: SwiftExpression?) throws(SwiftUnread) -> Expression? {
    guard let expression else { return nil }
    return try length(expression)
  }

  /// The colours of a gradient, at equal distances or where its stops are.
  mutating func gradient(_ expression: SwiftExpression) throws(SwiftUnread) -> SwiftValue {
    if let chosen = try inScheme(expression) { return try gradient(chosen) }
    if let names = expression.dotted {
      guard let alias = alias(names, types: ["LinearGradient", "Gradient"], at: expression.range) else {
        throw unknown(names, [])
      }
      return alias
    }
    guard let call = expression.call else { throw .notConstant }
    if let inner = call.arguments["gradient"] { return try gradient(inner) }
    var stops: [Expression] = []
    if case .array(let colors)? = call.arguments["colors"]?.form, colors.count > 1 {
      for (index, item) in colors.enumerated() {
        let position = Double(index) / Double(colors.count - 1)
        stops.append(try stop(item, Expression(.number(position), at: item.range)))
      }
    } else if case .array(let items)? = call.arguments["stops"]?.form, !items.isEmpty {
      for item in items {
        guard let arguments = item.call?.arguments, let color = arguments["color"],
          let location = arguments["location"], let position = known(location)
        else { throw .notConstant }
        stops.append(try stop(color, Expression(.number(position), at: location.range)))
      }
    } else {
      throw .because("its colours are not listed where it is made")
    }
    return SwiftValue("gradient", Expression(.list(stops), at: expression.range))
  }

  private mutating func stop(_ color: SwiftExpression, _ position: Expression) throws(SwiftUnread) -> Expression {
    record([("color", try innerColor(color)), ("position", position)], at: color.range)
  }
}
