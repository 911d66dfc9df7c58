import DesignModel
import Syntax
import TextCore

/// Values as Figma's variables have them, written the way of DTCG.
enum FigmaValue {
  /// The DTCG name of one of Figma's types; without one, the form of the value decides.
  static func type(_ written: JSONNode?, value: JSONNode) -> Located<String>? {
    if let name = written?.string, let written {
      let known = ["color": "color", "float": "number", "number": "number", "string": "string", "boolean": "boolean"]
      return Located(known[name.lowercased()] ?? name, at: written.range)
    }
    switch value.kind {
    case .number: return Located("number", at: value.range)
    case .string: return Located("string", at: value.range)
    case .bool: return Located("boolean", at: value.range)
    case .object where value["r"] != nil: return Located("color", at: value.range)
    case .null, .array, .object: return nil
    }
  }

  /// A value that is no alias: channels become a colour in sRGB, a number of the type boolean a flag.
  static func expression(_ value: JSONNode, type: JSONNode?, into diagnostics: inout Diagnostics) -> Expression {
    if let number = value.number {
      switch type?.string?.lowercased() {
      case "boolean": return Expression(.flag(number != 0), at: value.range)
      case "float": return Expression(.number(rounded(number)), at: value.range)
      default: break
      }
    }
    let channels = ["r", "g", "b"].compactMap { value[$0] }
    guard channels.count == 3, channels.allSatisfy({ $0.kind == .number }) else {
      return verbatim(value, into: &diagnostics)
    }
    func field(_ name: String, _ written: JSONNode, _ form: Expression.Form) -> Expression.Field {
      Expression.Field(name: name, nameRange: written.range, value: Expression(form, at: written.range))
    }
    let components = channels.map { Expression(.number($0.number ?? 0), at: $0.range) }
    var fields = [field("colorSpace", value, .text("srgb")), field("components", value, .list(components))]
    if let alpha = value["a"], let number = alpha.number { fields.append(field("alpha", alpha, .number(number))) }
    return Expression(.record(fields), at: value.range)
  }

  /// The number that was meant: Figma counts in single precision, and writes 4 as 4.000000057.
  private static func rounded(_ number: Double) -> Double {
    let single = Float(number)
    guard single.isFinite, number != number.rounded() else { return number }
    return Double(single.description) ?? number
  }

  /// What Figma notes beside a value, under the names of its own export.
  static func extensions(
    _ notes: [(name: String, node: JSONNode?)], at range: SourceRange, into diagnostics: inout Diagnostics
  ) -> Expression? {
    var fields: [Expression.Field] = []
    for note in notes {
      guard let node = note.node, node.kind != .object || node.count > 0 else { continue }
      let value = verbatim(node, into: &diagnostics)
      fields.append(Expression.Field(name: note.name, nameRange: node.range, value: value))
    }
    return fields.isEmpty ? nil : Expression(.record(fields), at: range)
  }

  static func verbatim(_ node: JSONNode, into diagnostics: inout Diagnostics) -> Expression {
    var reading = ExpressionReading()
    let value = reading.verbatim(node, subject: .root)
    diagnostics.append(reading.diagnostics)
    return value
  }
}
