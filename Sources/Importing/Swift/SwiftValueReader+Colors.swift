import DesignModel
import TextCore

extension SwiftValueReader {
  /// A colour, however it is written.
  mutating func color(_ expression: SwiftExpression) throws(SwiftUnread) -> SwiftValue {
    let outer = colorType
    defer { colorType = outer }
    if expression.call != nil, let own = ownType(of: expression), own.family == .color { colorType = own.text }
    if let chosen = try inScheme(expression) { return try color(chosen) }
    switch expression.form {
    case .number, .string: return colorValue(try hex(expression, alpha: nil, isAlphaFirst: nil), at: expression.range)
    case .name, .implicit, .member: return try namedColor(expression)
    case .call(let callee, let arguments): return try calledColor(expression, callee, arguments)
    case .binary("??", let first, _): return try color(first)
    case .unreadable(let reason): throw .because(reason)
    case .ternary: throw .because("it is decided when the program runs")
    case .flag, .array, .closure, .negative, .binary: throw .notConstant
    }
  }

  private func colorValue(_ color: SwiftColor, at range: SourceRange) -> SwiftValue {
    let components = color.components.map { Expression(.number($0), at: range) }
    var fields = [
      ("colorSpace", Expression(.text(color.space), at: range)),
      ("components", Expression(.list(components), at: range)),
    ]
    if color.alpha != 1 { fields.append(("alpha", Expression(.number(color.alpha), at: range))) }
    return SwiftValue("color", record(fields, at: range))
  }

  private static let colorTypes = ["Color", "ShapeStyle", "UIColor", "NSColor", "CGColor"]

  private static let conversions: Set<String> = ["cgColor", "uiColor", "nsColor", "color", "swiftUIColor"]

  private mutating func namedColor(_ expression: SwiftExpression) throws(SwiftUnread) -> SwiftValue {
    guard var names = expression.dotted.map({ ownNames($0) }) else {
      if case .member(let base, let name) = expression.form, Self.conversions.contains(name) { return try color(base) }
      throw .notConstant
    }
    if let alias = alias(names, types: Self.colorTypes, at: expression.range) { return alias }
    if names.count > 2, Self.conversions.contains(names[names.count - 1]) { names.removeLast() }
    if ["SwiftUI", "UIKit", "AppKit"].contains(names[0]) { names.removeFirst() }
    let isOfType = names.count >= 2 && (names[0] == "" || Self.colorTypes.contains(names[0]))
    guard isOfType else { throw unknown(names, []) }
    if let asset = assets.path(symbol: Array(names.dropFirst())) {
      return SwiftValue(nil, Expression(.alias(asset), at: expression.range))
    }
    guard names.count == 2 else { throw unknown(names, []) }
    if let fixed = SwiftColor.fixed(names[1], in: names[0] == "" ? colorType : names[0]) {
      return colorValue(fixed, at: expression.range)
    }
    guard SwiftColor.isOfSystem(names[1]) else { throw unknown(names, []) }
    return platformColor(expression)
  }

  private mutating func calledColor(
    _ expression: SwiftExpression, _ callee: SwiftExpression, _ arguments: [SwiftExpression.Argument]
  ) throws(SwiftUnread) -> SwiftValue {
    if case .member(let base, let method) = callee.form, Self.colorMethods.contains(method), arguments.count == 1 {
      return try translucent(base, method, alpha: arguments[0].value, expression)
    }
    guard var names = callee.dotted.map({ ownNames($0) }) else { throw .notConstant }
    if let last = names.last, SwiftAssets.wrappers.contains(last), let name = assetName(arguments) {
      return try asset(name, at: expression.range)
    }
    if ["SwiftUI", "UIKit", "AppKit"].contains(names[0]) { names.removeFirst() }
    let isOwn = names[0] == "" || names == ["#colorLiteral"] || Self.colorTypes.contains(names[0])
    guard isOwn, names.count <= 2 else { throw unknownCall(names, arguments) }
    if names.count == 2, !["init", "hex", "rgb", "rgba", "dynamic"].contains(names[1]) {
      throw unknownCall(names, arguments)
    }
    let range = expression.range
    if let made = try components(arguments) { return colorValue(made, at: range) }
    if let name = assetName(arguments) { return try asset(name, at: range) }
    if let wrapped = arguments.first(of: ["uiColor", "nsColor", "cgColor", "color", "dynamicProvider", "asset"]) {
      if arguments["uiColor"] != nil { colorType = "UIColor" }
      if arguments["nsColor"] != nil { colorType = "NSColor" }
      return try color(wrapped)
    }
    let alpha = arguments.first(of: ["alpha", "opacity", "a"])
    let labels = arguments.labels.map { $0.lowercased() }
    let isAlphaFirst: Bool? =
      labels.contains { $0.contains("argb") } ? true : labels.contains { $0.contains("rgba") } ? false : nil
    if let written = arguments.first(of: [
      "hex", "hexString", "hexValue", "hexadecimal", "rgb", "rgba", "argb", "rgbValue", "argbHex", "rgbaHex",
    ])
      ?? hexArgument(arguments, isMethod: names.count == 2 && names[1] != "init")
    {
      return colorValue(try hex(written, alpha: alpha, isAlphaFirst: isAlphaFirst), at: range)
    }
    if let symbol = arguments.first, symbol.label == nil || symbol.label == "resource" || symbol.label == "named",
      arguments.count == 1 || arguments.count == 2 && arguments["bundle"] != nil
    {
      return try symbolColor(symbol.value, expression)
    }
    throw .because("it makes a '\(names[0].isEmpty ? "Color" : names[0])' in a way that Specimen does not know")
  }

  /// `Color(.brand)` names a symbol of a catalogue; `Color(Palette.brand)` another colour.
  private mutating func symbolColor(
    _ symbol: SwiftExpression, _ expression: SwiftExpression
  ) throws(SwiftUnread) -> SwiftValue {
    guard let names = symbol.dotted, names[0] == "" || names[0] == "ColorResource" else {
      if let named = try assetNamed(by: symbol) { return named }
      return try color(symbol)
    }
    let name = Array(names.dropFirst())
    if let asset = assets.path(symbol: name) {
      return SwiftValue(nil, Expression(.alias(asset), at: expression.range))
    }
    if let alias = alias(names, types: Self.colorTypes, at: expression.range) { return alias }
    if name.count == 1, SwiftColor.isOfSystem(name[0]) { return platformColor(expression) }
    throw .because("it names the asset '\(name.joined(separator: "."))', and no catalogue among the sources has it")
  }

  /// `Color(Names.accent.rawValue)` and `Color(Asset.accent.name)`, where the name is text in the sources.
  private mutating func assetNamed(by symbol: SwiftExpression) throws(SwiftUnread) -> SwiftValue? {
    guard var names = symbol.dotted else { return nil }
    if names.count > 2, ["name", "rawValue"].contains(names[names.count - 1]) { names.removeLast() }
    guard let target = program.target(names, from: scope), let form = themes.part(target, in: program)?.expression.form
    else { return nil }
    switch form {
    case .string(let name) where !name.hasPrefix("#"): return try asset(name, at: symbol.range)
    case .call(let callee, let arguments):
      guard let last = callee.dotted?.last, SwiftAssets.wrappers.contains(last), let name = assetName(arguments) else {
        return nil
      }
      return try asset(name, at: symbol.range)
    default: return nil
    }
  }

  func assetName(_ arguments: [SwiftExpression.Argument]) -> String? {
    guard let first = arguments.first, case .string(let name) = first.value.form,
      first.label == nil || first.label == "named" || first.label == "name", !name.hasPrefix("#")
    else { return nil }
    return name
  }

  func asset(_ name: String, at range: SourceRange) throws(SwiftUnread) -> SwiftValue {
    guard let path = assets.path(name: name) else {
      throw .because("it names the asset '\(name)', and no catalogue among the sources has it")
    }
    return SwiftValue(nil, Expression(.alias(path), at: range))
  }

  private func hexArgument(_ arguments: [SwiftExpression.Argument], isMethod: Bool) -> SwiftExpression? {
    guard let first = arguments.first, first.label == nil else { return nil }
    switch first.value.form {
    case .number(let number): return number.hexDigits != nil || isMethod ? first.value : nil
    case .string(let text): return text.hasPrefix("#") || isMethod ? first.value : nil
    default: return nil
    }
  }

  private mutating func hex(
    _ expression: SwiftExpression, alpha: SwiftExpression?, isAlphaFirst written: Bool?
  ) throws(SwiftUnread) -> SwiftColor {
    var color: SwiftColor?
    let isAlphaFirst = written ?? program.isAlphaFirst ?? false
    switch expression.form {
    case .number(let number): color = SwiftColor(hex: number, isAlphaFirst: isAlphaFirst)
    case .string(let text): color = SwiftColor(hex: text, isAlphaFirst: isAlphaFirst)
    default: throw .because("its digits are not known before the program runs")
    }
    guard var color else { throw .because("its digits are no colour") }
    if color.isOfEightDigits, written == nil, program.isAlphaFirst == nil { hexPlaces.append(expression.range) }
    if let alpha {
      guard let value = known(alpha), (0...1).contains(value) else {
        throw .because("its opacity is not known before the program runs")
      }
      color.alpha = value
    }
    return color
  }
}
