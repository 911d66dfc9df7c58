import ColorScience
import TextCore

extension Evaluation {
  /// `{"value": 8, "unit": "px"}`.
  mutating func quantity(_ value: Expression, _ units: [String]) throws(Fault) -> TokenValue {
    let fields = try parts(of: value, required: ["value", "unit"], optional: [], .quantity(units: units))
    let amount = try part("value", fields[0], as: .number(nil))
    let unit = try part("unit", fields[1], as: .words(units))
    guard let amount = amount.number, let unit = unit.text else { throw .silent }
    return .quantity(amount, unit: unit)
  }

  /// An object with `colorSpace`, `components` and, if need be, `alpha` and `hex` (C-1 to C-20).
  mutating func color(_ value: Expression) throws(Fault) -> TokenValue {
    let fields = try parts(
      of: value, required: ["colorSpace", "components"], optional: ["alpha", "hex"], .color)
    let name = try part("colorSpace", fields[0], as: .words(ColorSpace.all.map(\.name)))
    guard let space = name.text.flatMap({ ColorSpace.named($0) }) else { throw .silent }
    let (components, missing) = try components(of: space, fields[1])
    var alpha = 1.0
    if let written = value["alpha"] {
      alpha = try part("alpha", written, as: .number(0...1)).number ?? 1
    }
    var hex: String?
    if let written = value["hex"] {
      hex = try part("hex", written, as: .text).text
      guard let hex, isSixDigits(hex) else { throw .problem(.hexForm, written.range) }
    }
    return .color(ColorValue(Color(space, components, alpha: alpha, missing: missing), hex: hex))
  }

  private mutating func components(
    of space: ColorSpace, _ written: Expression
  ) throws(Fault) -> (SIMD3<Double>, Color.Missing) {
    let shapes = Array(repeating: ValueShape.either([(.number, .number(nil)), (.text, .words(["none"]))]), count: 3)
    let values: [TokenValue]
    do {
      values = try part("components", written, as: .tuple(shapes)).elements ?? []
    } catch {
      // A word other than "none" has the wrong form; it is no wrong choice among words.
      if case .problem(let problem, let range) = error, problem.code == "enum" {
        throw .problem(.componentForm, range)
      }
      throw error
    }
    var components = SIMD3<Double>()
    var missing: Color.Missing = []
    for (index, (value, component)) in zip(values, space.components).enumerated() {
      guard let number = value.number else {
        missing.insert(.component(index))
        continue
      }
      guard abs(number) <= Color.greatestComponent else {
        throw .problem(.componentSize(component, of: space.name), itemRange(written, index))
      }
      components[index] = number
      guard !component.contains(number) else { continue }
      let problem = Problem.componentRange(number, component, of: space.name)
      guard component.isRangeAdvisory else { throw .problem(problem, itemRange(written, index)) }
      warn(Problem(problem.code, .warning, problem.message), at: itemRange(written, index))
    }
    return (components, missing)
  }

  /// Reads one part; a pointer in it is known by the part's name.
  private mutating func part(_ name: String, _ value: Expression, as shape: ValueShape) throws(Fault) -> TokenValue {
    keys.append(name)
    defer { keys.removeLast() }
    return try read(value, as: shape, dialect: nil)
  }

  private func itemRange(_ list: Expression, _ index: Int) -> SourceRange {
    if case .list(let items) = list.form, items.indices.contains(index) { items[index].range } else { list.range }
  }

  private func parts(
    of value: Expression, required: [String], optional: [String], _ shape: ValueShape
  ) throws(Fault) -> [Expression] {
    guard case .record(let written) = value.form else { throw .problem(.wrongShape(shape), value.range) }
    let found = required.map { value[$0] }
    let missing = zip(required, found).filter { $0.1 == nil }.map(\.0)
    guard missing.isEmpty else { throw .problem(.missing(missing), value.range) }
    let names = required + optional
    for field in written where !names.contains(where: { $0.isExactly(field.name) }) {
      throw .problem(.extra(field.name, names), field.nameRange)
    }
    return found.compactMap { $0 }
  }

  private func isSixDigits(_ hex: String) -> Bool {
    let digits = hex.utf8.dropFirst()
    return hex.utf8.first == UInt8(ascii: "#") && digits.count == 6
      && digits.allSatisfy { byte in
        byte.isDigit
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
      }
  }
}

extension Problem {
  fileprivate static let hexForm = Problem(
    "value-shape", .error, "'hex' is six hexadecimal digits after '#'", hint: "alpha has a key of its own: 'alpha'")

  fileprivate static let componentForm = Problem(
    "value-shape", .error, "a component is a number or the word \"none\"")

  fileprivate static func componentSize(_ component: ColorSpace.Component, of space: String) -> Problem {
    Problem("range", .error, "the \(component.name) in \(space) is at most a million either way")
  }

  fileprivate static func componentRange(
    _ number: Double, _ component: ColorSpace.Component, of space: String
  ) -> Problem {
    let lower = component.lower.map { "from \($0.exactText) " } ?? ""
    let upper = component.upper.map { component.isAngle ? "to below \($0.exactText)" : "to \($0.exactText)" } ?? "up"
    return Problem(
      "range", .error, "\(number.exactText) is outside the range of the \(component.name) in \(space): \(lower)\(upper)"
    )
  }
}
