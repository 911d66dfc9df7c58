import Analysis
import DesignModel
import Graphics

/// The columns of a trace's values: appearances that agree in all are one; more than four wrap into a second line.
struct TraceColumns {
  static let most = 8
  static let left = 192.0
  private static let perLine = 4
  private static let room = 396.0

  let variants: [Variant]
  /// How many appearances are left out.
  let cut: Int

  init(_ variants: [Variant]) {
    self.variants = Array(variants.prefix(Self.most))
    cut = max(0, variants.count - Self.most)
  }

  private var inLine: Int { max(1, min(variants.count, Self.perLine)) }
  private var pitch: Double { [400, 200, 133, 100][inLine - 1] }
  private var lines: Int { (variants.count + Self.perLine - 1) / Self.perLine }

  /// The slots of 48 that the values take.
  var slots: Int { max(1, lines) }

  private func place(_ index: Int) -> (x: Double, line: Double) {
    (Self.left + Double(index % Self.perLine) * pitch, Double(index / Self.perLine))
  }

  /// The height of the names above.
  var headHeight: Double { Double(max(1, lines)) * 30 }

  var head: [Shape] {
    variants.enumerated().flatMap { index, variant in
      let (x, line) = place(index)
      let words = Lines.of(variant.label, Int((pitch - 8) / 6), most: 2)
      return words.enumerated().map { row, text in Shape.sans(text, x, line * 30 + Double(row) * 13) }
    }
  }

  /// The values of a role, one for each column.
  func shapes(_ values: [TraceValue]) -> [Shape] {
    values.indices.flatMap { index -> [Shape] in
      let (x, line) = place(index)
      return cell(values[index], x, line * 44)
    }
  }

  private func cell(_ value: TraceValue, _ x: Double, _ y: Double) -> [Shape] {
    let box = Rect(x + 0.5, y - 11.5, 23, 23)
    var shapes =
      value.paint.map { [.rect(box, Style(fill: $0, stroke: Stroke(.chrome(.rule))))] }
      ?? Shape.absent(box, value.absence)
    let limit = Int((pitch - 34) / 6.9)
    shapes.append(.mono(Label.fit(value.name, limit), x + 30, y - 1, size: 10.5))
    for (row, text) in [value.value, value.alpha].compactMap({ $0 }).enumerated() {
      shapes.append(.mono(Label.fit(text, limit), x + 30, y + 12 + Double(row) * 13, size: 10.5, .chrome(.ink2)))
    }
    return shapes
  }

  /// Lines of words for values that are no colours: one for each appearance where they differ.
  static func words(_ values: [(label: String, value: TraceValue)]) -> [(text: String, isName: Bool)] {
    let limit = Int(room / 6.9)
    func name(_ text: String) -> [(text: String, isName: Bool)] { Lines.of(text, limit, most: 2).map { ($0, true) } }
    func value(_ text: String) -> [(text: String, isName: Bool)] { Lines.of(text, limit, most: 3).map { ($0, false) } }
    guard let first = values.first else { return [] }
    if values.count == 1 { return name(first.value.name) + value(first.value.value) }
    if values.allSatisfy({ $0.value.name == first.value.name }) {
      return name(first.value.name) + values.flatMap { value("\($0.label): \($0.value.value)") }
    }
    return values.flatMap { name("\($0.label): \($0.value.name)") + value($0.value.value) }
  }
}
