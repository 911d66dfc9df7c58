import DesignModel
import TextCore

extension SwiftValueReader {
  static let fontMethods: Set<String> = [
    "weight", "bold", "italic", "monospacedDigit", "leading", "monospaced", "smallCaps", "width",
    "scaledFont",
  ]

  /// A font as a text style.
  mutating func font(_ expression: SwiftExpression, _ type: SwiftTypeName?) throws(SwiftUnread) -> SwiftValue {
    if let chosen = try inScheme(expression) { return try font(chosen, type) }
    if let names = expression.dotted, let alias = alias(names, types: ["Font", "UIFont"], at: expression.range) {
      return alias
    }
    return typography(try fontParts(expression), at: expression.range)
  }

  func typography(_ font: SwiftFont, at range: SourceRange) -> SwiftValue {
    let tracking = font.tracking ?? quantity(0, unit: "px", at: range)
    let fields = [
      ("fontFamily", font.family), ("fontSize", font.size), ("fontWeight", font.weight), ("letterSpacing", tracking),
      ("lineHeight", Expression(.number(font.lineHeight ?? SwiftFont.usualLineHeight), at: range)),
    ]
    var value = SwiftValue("typography", record(fields, at: range))
    if let style = font.textStyle { value.textSettings.append(("textStyle", style)) }
    if let textCase = font.textCase { value.textSettings.append(("textCase", textCase)) }
    return value
  }

  mutating func fontParts(_ expression: SwiftExpression) throws(SwiftUnread) -> SwiftFont {
    let range = expression.range
    switch expression.form {
    case .name, .implicit, .member:
      guard let names = expression.dotted, let name = names.last else { throw .notConstant }
      if let target = target(names, types: ["Font", "UIFont"]) { return try fontParts(of: target) }
      guard names.count == 2, names[0] == "" || names[0] == "Font", let font = textStyleFont(name, at: range) else {
        throw unknown(names, [])
      }
      return font
    case .call(let callee, let arguments):
      if case .member(let base, let method) = callee.form, Self.fontMethods.contains(method), isValue(base) {
        if method == "scaledFont" { return try scaled(arguments["for"], by: base) }
        return try changed(try fontParts(base), method, arguments)
      }
      guard let names = callee.dotted else { throw .notConstant }
      if names.count == 1 || names.last == "init" {
        if arguments.count == 1, arguments[0].label == nil, ["Font", "UIFont", "NSFont", ""].contains(names[0]) {
          return try fontParts(arguments[0].value)
        }
        if let name = arguments["name"], let size = arguments["size"] {
          return try customFont(name, size, arguments, range)
        }
        throw unknownCall(names, arguments)
      }
      return try platformFont(names[names.count - 1], names, arguments, range)
    case .binary("??", let first, _): return try fontParts(first)
    case .unreadable(let reason): throw .because(reason)
    default: throw .notConstant
    }
  }

  /// `UIFontMetrics(forTextStyle: .body).scaledFont(for: font)` is the font, which grows as a text style does.
  private mutating func scaled(_ font: SwiftExpression?, by metrics: SwiftExpression) throws(SwiftUnread) -> SwiftFont {
    guard let font else { throw .notConstant }
    var parts = try fontParts(font)
    let style = metrics.call?.arguments["forTextStyle"]?.dotted?.last
    if let style, let named = textStyleFont(style, at: font.range) { parts.textStyle = named.textStyle }
    return parts
  }

  private mutating func fontParts(of target: SwiftTarget) throws(SwiftUnread) -> SwiftFont {
    guard let part = themes.part(target, in: program), targets.count < 64 else { throw .notConstant }
    targets.append(target)
    let outer = scope
    scope = part.scope
    defer { scope = outer }
    return try fontParts(part.expression)
  }

  private mutating func changed(
    _ font: SwiftFont, _ method: String, _ arguments: [SwiftExpression.Argument]
  ) throws(SwiftUnread) -> SwiftFont {
    var font = font
    switch method {
    case "bold": font.weight = Expression(.number(700), at: font.family.range)
    case "weight":
      guard let weight = arguments.first?.value else { throw .notConstant }
      font.weight = try weightPart(weight)
    case "monospaced": font.family = Expression(.text("system monospaced"), at: font.family.range)
    default: break
    }
    return font
  }

  private mutating func platformFont(
    _ method: String, _ names: [String], _ arguments: [SwiftExpression.Argument], _ range: SourceRange
  ) throws(SwiftUnread) -> SwiftFont {
    switch method {
    case "system", "systemFont", "boldSystemFont", "monospacedSystemFont", "monospacedDigitSystemFont",
      "italicSystemFont":
      var font: SwiftFont
      if let size = arguments.first(of: ["size", "ofSize"]) {
        font = SwiftFont(
          family: Expression(.text(SwiftFont.system), at: range), size: try length(size), points: known(size),
          weight: method == "boldSystemFont" ? 700 : 400)
      } else if let style = arguments.unlabelled.first?.dotted?.last, let named = textStyleFont(style, at: range) {
        font = named
      } else {
        throw unknownCall(names, arguments)
      }
      if let weight = arguments["weight"] { font.weight = try weightPart(weight) }
      let design = arguments["design"]?.dotted?.last ?? (method == "monospacedSystemFont" ? "monospaced" : "default")
      if ["rounded", "serif", "monospaced"].contains(design) {
        font.family = Expression(.text("\(SwiftFont.system) \(design)"), at: range)
      }
      return font
    case "custom":
      guard let name = arguments.unlabelled.first, let size = arguments.first(of: ["size", "fixedSize"]) else {
        throw unknownCall(names, arguments)
      }
      return try customFont(name, size, arguments, range)
    case "preferredFont":
      guard let style = arguments["forTextStyle"]?.dotted?.last, let font = textStyleFont(style, at: range) else {
        throw unknownCall(names, arguments)
      }
      return font
    default: throw unknownCall(names, arguments)
    }
  }

  private mutating func customFont(
    _ name: SwiftExpression, _ size: SwiftExpression, _ arguments: [SwiftExpression.Argument], _ range: SourceRange
  ) throws(SwiftUnread) -> SwiftFont {
    var family: Expression
    var weight = 400.0
    switch name.form {
    case .string(let text) where !text.isEmpty:
      let face = SwiftFont.face(text)
      family = Expression(.text(face?.family ?? text), at: name.range)
      weight = face?.weight ?? 400
    case .name, .member, .implicit:
      guard let names = name.dotted, let target = target(names, types: []) else {
        throw .because("its font is not known before the program runs")
      }
      if type(of: target) == "fontFamily" {
        targets.append(target)
        family = Expression(.alias(path(of: target)), at: name.range)
      } else if case .string(let text)? = themes.part(target, in: program)?.expression.form, !text.isEmpty {
        let face = SwiftFont.face(text)
        family = Expression(.text(face?.family ?? text), at: name.range)
        weight = face?.weight ?? 400
      } else {
        throw .because("its font is not known before the program runs")
      }
    default: throw .because("its font is not known before the program runs")
    }
    var font = SwiftFont(family: family, size: try length(size), points: known(size), weight: weight)
    if let style = arguments["relativeTo"]?.dotted?.last, SwiftFont.textStyles[style] != nil { font.textStyle = style }
    return font
  }

  private func textStyleFont(_ name: String, at range: SourceRange) -> SwiftFont? {
    guard let style = SwiftFont.textStyles[name] else { return nil }
    var font = SwiftFont(
      family: Expression(.text(SwiftFont.system), at: range), size: quantity(style.size, unit: "px", at: range),
      points: style.size, weight: style.weight)
    font.lineHeight = style.line / style.size
    font.textStyle = name == "title1" ? "title" : name == "caption1" ? "caption" : name
    return font
  }

  mutating func fontWeight(_ expression: SwiftExpression) throws(SwiftUnread) -> SwiftValue {
    if let names = expression.dotted, let alias = alias(names, types: ["Font.Weight"], at: expression.range) {
      return alias
    }
    return SwiftValue("fontWeight", try weightPart(expression))
  }

  private mutating func weightPart(_ expression: SwiftExpression) throws(SwiftUnread) -> Expression {
    if case .number(let number) = expression.form, (1...1000).contains(number.value) {
      return Expression(.number(number.value), at: expression.range)
    }
    guard let names = expression.dotted, let name = names.last else {
      throw .because("its weight is not known before the program runs")
    }
    if let alias = alias(names, types: ["Font.Weight"], at: expression.range) { return alias.expression }
    guard let weight = SwiftFont.weights[name] else { throw unknown(names, []) }
    return Expression(.number(weight), at: expression.range)
  }

  private static let textLabels: Set<String> = [
    "font", "size", "fontSize", "pointSize", "weight", "fontWeight", "lineSpacing", "lineHeight", "leading", "tracking",
    "kern", "kerning", "letterSpacing", "textCase", "case", "textStyle", "relativeTo", "family", "fontFamily",
    "fontName",
    "name",
    "design", "isUppercased", "uppercased",
  ]

  private static let sizeLabels = ["size", "fontSize", "pointSize"]

  /// Labels of which one at least is more than a size.
  private static let settingLabels: Set<String> = [
    "font", "lineSpacing", "lineHeight", "leading", "tracking", "kern", "kerning", "letterSpacing", "textCase", "case",
    "weight",
    "fontWeight",
  ]

  /// Whether a call with these labels describes a text style.
  static func isTextStyle(_ labels: Set<String>) -> Bool {
    let known = labels.intersection(textLabels)
    return (labels.contains("font") || !labels.isDisjoint(with: sizeLabels)) && !labels.isDisjoint(with: settingLabels)
      && (known.count >= 2 || labels == ["font"]) && known.count * 2 > labels.count
  }

  /// A value of a team's own type of text styles, told by its labels; nil for other calls.
  mutating func textStyle(
    _ arguments: [SwiftExpression.Argument], at range: SourceRange
  ) throws(SwiftUnread) -> SwiftValue? {
    guard Self.isTextStyle(Set(arguments.labels)) else { return nil }
    var font = try baseFont(arguments, range)
    if let size = arguments.first(of: Self.sizeLabels) {
      (font.size, font.points) = (try length(size), self.known(size))
    }
    if let weight = arguments.first(of: ["weight", "fontWeight"]) { font.weight = try weightPart(weight) }
    if let tracking = arguments.first(of: ["tracking", "kern", "kerning", "letterSpacing"]) {
      font.tracking = try length(tracking)
    }
    try setLineHeight(&font, arguments)
    if let style = arguments.first(of: ["relativeTo", "textStyle"])?.dotted?.last, SwiftFont.textStyles[style] != nil {
      font.textStyle = style
    }
    switch arguments.first(of: ["textCase", "case", "isUppercased", "uppercased"])?.form {
    case .implicit("uppercase"), .implicit("uppercased"), .flag(true): font.textCase = "uppercase"
    case .implicit("lowercase"), .implicit("lowercased"): font.textCase = "lowercase"
    default: break
    }
    return typography(font, at: range)
  }

  private mutating func baseFont(
    _ arguments: [SwiftExpression.Argument], _ range: SourceRange
  ) throws(SwiftUnread) -> SwiftFont {
    if let size = arguments.first(of: Self.sizeLabels) {
      if let name = arguments.first(of: ["family", "fontFamily", "fontName", "name", "font"]) {
        switch name.form {
        case .string, .name, .member: return try customFont(name, size, [], range)
        default: break
        }
      }
      return SwiftFont(
        family: Expression(.text(SwiftFont.system), at: range), size: try length(size), points: known(size))
    }
    guard let font = arguments["font"] else { throw .notConstant }
    return try fontParts(font)
  }

  /// A line height in points or as a multiple, or the space between lines, as a multiple of the size.
  private mutating func setLineHeight(
    _ font: inout SwiftFont, _ arguments: [SwiftExpression.Argument]
  ) throws(SwiftUnread) {
    if let height = arguments.first(of: ["lineHeight", "leading"]) {
      guard let value = known(height) else { throw .because("its line height is not known before the program runs") }
      if value < 4 {
        font.lineHeight = value
      } else if let points = font.points, points > 0 {
        font.lineHeight = Self.rounded(value / points)
      }
    } else if let spacing = arguments["lineSpacing"], let value = known(spacing), let points = font.points, points > 0 {
      font.lineHeight = Self.rounded((font.lineHeight ?? SwiftFont.usualLineHeight) + value / points)
    }
  }

  private static func rounded(_ value: Double) -> Double {
    (value * 10_000).rounded() / 10_000
  }
}
