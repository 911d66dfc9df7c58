import DesignModel
import TextCore

extension SwiftValueReader {
  /// A value whose type is not written, or is one that the sources declare.
  mutating func inferred(_ expression: SwiftExpression, _ type: SwiftTypeName?) throws(SwiftUnread) -> SwiftValue {
    switch expression.form {
    case .number, .negative, .binary: return try number(expression, isLength: nil)
    case .string: return try text(expression)
    case .name, .implicit, .member: return try named(expression, type)
    case .array(let items): return try list(items, at: expression.range)
    case .call(let callee, let arguments): return try called(expression, callee, arguments, type)
    case .flag, .closure: throw .notStyle
    case .ternary: throw isStyleWord(words) ? .because("it is decided when the program runs") : .notStyle
    case .unreadable(let reason): throw isStyleWord(words) ? .because(reason) : .notStyle
    }
  }

  private mutating func named(
    _ expression: SwiftExpression, _ type: SwiftTypeName?
  ) throws(SwiftUnread) -> SwiftValue {
    guard let names = expression.dotted else {
      // A member of a call: `Color.red.opacity(0.5).cgColor`.
      if case .member(let base, _) = expression.form { return try value(base, as: ownType(of: base) ?? type) }
      throw .notStyle
    }
    if let own = ownType(of: expression), names.count > own.text.split(separator: ".").count,
      own.family != .length, own.family != .number
    {
      return try value(expression, as: own)
    }
    if names.count == 2, Self.numberTypes.contains(names[0]), names[1] == "infinity" || names[1] == "zero" {
      return try number(expression, isLength: names[0] == "CGFloat")
    }
    if let alias = alias(names, types: type.map { [$0.text] } ?? [], at: expression.range) { return alias }
    throw unknown(names, [])
  }

  private mutating func called(
    _ expression: SwiftExpression, _ callee: SwiftExpression, _ arguments: [SwiftExpression.Argument],
    _ type: SwiftTypeName?
  ) throws(SwiftUnread) -> SwiftValue {
    if let style = try textStyle(arguments, at: expression.range) { return style }
    if let shadow = try shadow(arguments, at: expression.range) { return shadow }
    if case .member(let base, let method) = callee.form, isValue(base) {
      if Self.colorMethods.contains(method) { return try color(expression) }
      if Self.fontMethods.contains(method) { return try font(expression, nil) }
      if Self.animationMethods.contains(method) { return try animation(expression) }
    }
    guard let names = callee.dotted else { throw isStyleWord(words) ? .notConstant : .notStyle }
    if names == ["#colorLiteral"] { return try color(expression) }
    if names.last == "ColorAsset" { return try color(expression) }
    guard let own = ownType(of: callee) else { throw unknownCall(names, arguments) }
    return own.family == .number ? try number(expression, isLength: false) : try value(expression, as: own)
  }

  /// Whether a method is called on a value and not on a type.
  func isValue(_ base: SwiftExpression) -> Bool {
    guard let names = base.dotted else { return true }
    return names.count > 1 || program.target(names, from: scope) != nil
  }

  func unknownCall(_ names: [String], _ arguments: [SwiftExpression.Argument]) -> SwiftUnread {
    let shown = names.filter { !$0.isEmpty }.joined(separator: ".")
    let isStyle = isStyleWord(words) || isStyleWord(Set((names + arguments.labels).flatMap { Words.of($0) }))
    // A value of a type of the team's own that is made without a word is no style.
    guard isStyle, !arguments.isEmpty || names.last?.first?.isUppercase != true else { return .notStyle }
    return .because("it calls '\(shown)', which Specimen does not know")
  }

  /// Layers of a shadow.
  private mutating func list(_ items: [SwiftExpression], at range: SourceRange) throws(SwiftUnread) -> SwiftValue {
    var layers: [Expression] = []
    for item in items {
      guard let call = item.call, let layer = try shadow(call.arguments, at: item.range) else {
        if case .string = item.form { throw .notStyle }
        throw isStyleWord(words) ? .because("a list of values is no token") : .notStyle
      }
      layers.append(layer.expression)
    }
    guard !layers.isEmpty else { throw .notStyle }
    return SwiftValue("shadow", Expression(.list(layers), at: range))
  }

  /// Text is a token only where it names a font.
  mutating func text(_ expression: SwiftExpression) throws(SwiftUnread) -> SwiftValue {
    if case .string(let text) = expression.form, text.hasPrefix("#"), !words.isDisjoint(with: SwiftStyleWords.ofColors),
      SwiftColor(hex: text, isAlphaFirst: false) != nil
    {
      return try color(expression)
    }
    let isFamily = !words.isDisjoint(with: ["font", "fonts", "family", "families", "typeface", "typefaces"])
    switch expression.form {
    case .string(let text) where !text.isEmpty && isFamily:
      return SwiftValue("fontFamily", Expression(.text(text), at: expression.range))
    case .name, .member, .implicit:
      if isFamily, let names = expression.dotted, let alias = alias(names, at: expression.range) { return alias }
      throw .notStyle
    default: throw .notStyle
    }
  }
}
