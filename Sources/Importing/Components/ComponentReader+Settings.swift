import DesignModel
import Syntax
import TextCore

extension ComponentReader {
  static let spanKeys = ["grid", "span"]
  static let lengths = 0.0...10_000
  static let offsets = -10_000.0...10_000
  static let spans = 1.0...1_000

  /// What a property is set to, for each side that is named; none when the value has another form, which is reported.
  mutating func settings(_ property: WrittenProperty, _ value: JSONNode) -> [NodeSetting] {
    let isSpan = Self.spanKeys.contains { value[$0] != nil }
    if !property.objects.isEmpty, value.kind == .object, !isSpan { return sides(property, value) }
    guard let first = property.properties.first, let setting = setting(first, value) else { return [] }
    return property.properties.map { NodeSetting($0, setting) }
  }

  private mutating func sides(_ property: WrittenProperty, _ value: JSONNode) -> [NodeSetting] {
    let used = property.objects.filter { sides in sides.contains { value[$0.key] != nil } }
    guard used.count <= 1, value.count > 0 else {
      diagnostics.report(.valueForm(property.name, property.words), at: value.range)
      return []
    }
    let members = members(of: value, known: property.objects.joined().map(\.key))
    return used.joined().flatMap { side -> [NodeSetting] in
      guard let member = members[side.key], let first = side.properties.first,
        let setting = setting(first, member.value)
      else { return [] }
      return side.properties.map { NodeSetting($0, setting) }
    }
  }

  private mutating func setting(_ property: NodeProperty, _ value: JSONNode) -> Setting? {
    let name = property.writtenName
    switch property.form {
    case .length:
      if value.string?.isBraced == true { return token(value) }
      if value.kind == .object { return span(value, of: property) }
      return number(
        value, of: property, in: property == .outlineOffset ? Self.offsets : Self.lengths, couldBeToken: true)
    case .number(let range, let takesToken):
      if takesToken, value.string?.isBraced == true { return token(value) }
      return number(value, of: property, in: range, couldBeToken: takesToken)
    case .color, .paint, .border, .shadow, .typography:
      guard let text = value.string else { return refuse(value, property) }
      if text.isBraced { return token(value) }
      diagnostics.report(.literal(text, in: name), at: value.range)
      return nil
    case .text:
      return value.string.map { Setting(.text($0), value.range) } ?? refuse(value, property)
    case .flag:
      return value.bool.map { Setting(.flag($0), value.range) } ?? refuse(value, property)
    case .choice(let choices):
      if let text = value.string, choices.contains(text) { return Setting(.text(text), value.range) }
      let near = value.string.flatMap { nearest(to: $0, in: choices) }
      diagnostics.report(.valueForm(name, property.words, near: near), at: value.range)
      return nil
    }
  }

  private mutating func refuse(_ value: JSONNode, _ property: NodeProperty) -> Setting? {
    diagnostics.report(.valueForm(property.writtenName, property.words), at: value.range)
    return nil
  }

  private mutating func token(_ value: JSONNode) -> Setting? {
    var reading = ExpressionReading()
    switch reading.alias(value.string ?? "") {
    case .alias(let path): return Setting(.token(reading.paths.text(of: path)), value.range)
    case .fault(let problem, _): diagnostics.report(problem, at: value.range)
    default: break
    }
    return nil
  }

  private mutating func number(
    _ value: JSONNode, of property: NodeProperty, in range: ClosedRange<Double>, couldBeToken: Bool
  ) -> Setting? {
    guard let number = value.number, range.contains(number), property != .lines || number.isWhole else {
      return refuse(value, property)
    }
    if couldBeToken, number != 0 { diagnostics.report(.rawNumber(property.writtenName), at: value.range) }
    return Setting(.number(number), value.range)
  }

  private mutating func span(_ value: JSONNode, of property: NodeProperty) -> Setting? {
    let members = members(of: value, known: Self.spanKeys)
    guard let grid = members["grid"]?.value.string, let columns = members["span"]?.value.number,
      Self.spans.contains(columns), columns.isWhole
    else {
      diagnostics.report(.spanForm(property.writtenName), at: value.range)
      return nil
    }
    return Setting(.span(grid: grid, columns: Int(columns)), value.range)
  }
}

extension String {
  /// Whether it is meant to name a token.
  fileprivate var isBraced: Bool { utf8.first == UInt8(ascii: "{") || utf8.last == UInt8(ascii: "}") }
}

extension Double {
  fileprivate var isWhole: Bool { self == rounded(.towardZero) }
}

extension WrittenProperty {
  /// What may be written in its place.
  fileprivate var words: String {
    let objects = objects.map { sides in
      "an object with " + sides.map { "'\($0.key)'" }.joined(last: " and ")
    }
    return (["one length"] + objects).joined(last: " or ")
  }
}

extension NodeProperty {
  /// What may be written in its place.
  fileprivate var words: String {
    switch form {
    case .length:
      let range = self == .outlineOffset ? ComponentReader.offsets : ComponentReader.lengths
      return "a token in braces, \(range.words) or an object with 'grid' and 'span'"
    case .color, .paint, .border, .shadow, .typography: return "a token in braces"
    case .number(let range, let takesToken):
      let number = self == .lines ? "a whole number" + range.words.dropFirst("a number".count) : range.words
      return takesToken ? "a token in braces or \(number)" : number
    case .text: return "text"
    case .flag: return "true or false"
    case .choice(let choices): return choices.joined(last: " or ")
    }
  }
}

extension ClosedRange<Double> {
  fileprivate var words: String { "a number from \(Int(lowerBound)) to \(Int(upperBound))" }
}
