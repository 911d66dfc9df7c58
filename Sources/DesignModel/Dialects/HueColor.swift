import ColorScience
import TextCore

extension HouseRule {
  /// Style Dictionary's hue with saturation and lightness or value: `{"h": 20, "s": 0.5, "l": "50%"}`.
  static let hueColor = HouseRule(.colorObject, for: ["color"]) { value in
    guard case .record(let fields) = value.form, fields.allSatisfy({ ["h", "s", "l", "v", "a"].contains($0.name) }),
      (value["l"] == nil) != (value["v"] == nil), let hue = hue(value["h"]), let saturation = share(value["s"]),
      let last = share(value["l"] ?? value["v"])
    else { return nil }
    var alpha = 1.0
    if let written = value["a"] {
      guard case .number(let number) = written.form, (0...1).contains(number) else { return nil }
      alpha = number
    }
    var (inner, lightness) = (saturation, last)
    if value["v"] != nil {
      lightness = last * (1 - saturation / 2)
      let room = min(lightness, 1 - lightness)
      inner = room > 0 ? (last - lightness) / room : 0
    }
    return .color(ColorValue(Color(.hsl, SIMD3(hue, inner * 100, lightness * 100), alpha: alpha)))
  }

  private static func hue(_ part: Expression?) -> Double? {
    switch part?.form {
    case .number(let number) where (0...360).contains(number): return number == 360 ? 0 : number
    case .text(let text):
      guard let measure = MeasureText(text, units: ["deg"]), (0...360).contains(measure.amount) else { return nil }
      return measure.amount == 360 ? 0 : measure.amount
    default: return nil
    }
  }

  /// A part from 0 to 1; a number above 1 is a percentage.
  private static func share(_ part: Expression?) -> Double? {
    switch part?.form {
    case .number(let number) where (0...100).contains(number): return number > 1 ? number / 100 : number
    case .text(let text):
      guard let measure = MeasureText(text), (0...100).contains(measure.amount) else { return nil }
      switch measure.unit {
      case "%": return measure.amount / 100
      case "": return measure.amount > 1 ? measure.amount / 100 : measure.amount
      default: return nil
      }
    default: return nil
    }
  }
}

extension Evaluation {
  /// A colour of channels with the values of the references in it; other values as they are.
  mutating func withChannels(_ value: Expression) throws(Fault) -> Expression {
    guard case .record(let fields) = value.form, value["h"] != nil || value["r"] != nil else { return value }
    var result: [Expression.Field] = []
    for field in fields {
      var part = meant(field.value)
      if case .alias(let target) = part.form {
        keys.append(field.name)
        defer { keys.removeLast() }
        part = channel(try reference(target, ofType: nil, dialect: nil, at: part.range), at: part.range)
      }
      result.append(Expression.Field(name: field.name, nameRange: field.nameRange, value: part))
    }
    return Expression(.record(result), at: value.range)
  }

  private func channel(_ value: TokenValue, at range: SourceRange) -> Expression {
    switch value {
    case .number(let number): Expression(.number(number), at: range)
    case .quantity(let amount, let unit):
      Expression(unit == "px" ? .number(amount) : .text(amount.exactText + unit), at: range)
    case .text(let text): Expression(.text(text), at: range)
    default: Expression(.null, at: range)
    }
  }
}
