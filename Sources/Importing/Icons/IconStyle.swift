import DesignModel
import Syntax

/// The presentation attributes that an element has of its own or from those around it.
struct IconStyle {
  private var fill = IconPaint.black
  private var fillsEvenOdd = false
  private var stroke = IconPaint.none
  private var strokeWidth = 1.0
  private var cap = Icon.Outline.Cap.butt
  private var join = Icon.Outline.Join.miter

  /// Attributes that would change what is seen and are not drawn, with the values that change nothing.
  private static let undrawn: [(name: String, harmless: [String], hint: String)] = [
    ("transform", [], "apply the transformation to the path"),
    ("opacity", ["1"], "an icon has one colour"), ("fill-opacity", ["1"], "an icon has one colour"),
    ("stroke-opacity", ["1"], "an icon has one colour"), ("stroke-dasharray", ["none"], "draw each dash"),
    ("display", ["inline", "block"], "remove what is not to be seen"),
    ("visibility", ["visible"], "remove what is not to be seen"), ("clip-path", ["none"], "cut the path itself"),
    ("mask", ["none"], "cut the path itself"), ("filter", ["none"], "remove it"),
    ("vector-effect", ["none"], "remove it"),
  ]

  /// Refuses an attribute that runs code, looks outside the file, or could not be drawn.
  static func check(_ attribute: XMLAttribute) throws(IconFault) {
    let name = attribute.name.lowercased()
    if name.hasPrefix("on") { throw IconFault(.iconScript("'\(attribute.name)'"), at: attribute.nameRange) }
    if name == "href" || name.hasSuffix(":href") || name == "src" {
      throw IconFault(.iconReference("'\(attribute.name)'"), at: attribute.nameRange)
    }
    if name == "style" { throw IconFault(.iconStyle("'style'"), at: attribute.nameRange) }
    if attribute.value.lowercased().contains("url(") {
      throw IconFault(.iconReference("'url(…)'"), at: attribute.valueRange)
    }
    guard let undrawn = undrawn.first(where: { $0.name == name }),
      !undrawn.harmless.contains(attribute.value.trimmed)
    else { return }
    throw IconFault(.iconAttribute(name, "is not drawn", hint: undrawn.hint), at: attribute.nameRange)
  }

  mutating func read(_ attributes: [XMLAttribute]) throws(IconFault) {
    for attribute in attributes {
      try Self.check(attribute)
      let value = attribute.value.trimmed
      if value == "inherit" { continue }
      switch attribute.name {
      case "fill": fill = IconPaint(attribute)
      case "stroke": stroke = IconPaint(attribute)
      case "fill-rule":
        fillsEvenOdd = try Self.choice(attribute, among: [("nonzero", false), ("evenodd", true)])
      case "stroke-width": strokeWidth = try IconShape.length(attribute)
      case "stroke-linecap":
        cap = try Self.choice(attribute, among: [("butt", .butt), ("round", .round), ("square", .square)])
      case "stroke-linejoin":
        join = try Self.choice(attribute, among: [("miter", .miter), ("round", .round), ("bevel", .bevel)])
      default: break
      }
    }
  }

  /// The steps in this style; nil where nothing of them can be seen.
  func outline(_ steps: [Icon.Step]) -> Icon.Outline? {
    guard !steps.isEmpty, !paints.isEmpty else { return nil }
    var outline = Icon.Outline(steps: steps)
    outline.isFilled = fill.isVisible
    outline.fillsEvenOdd = fillsEvenOdd
    outline.strokeWidth = hasLine ? strokeWidth : nil
    outline.cap = cap
    outline.join = join
    return outline
  }

  /// What is seen of the fill and of the line.
  var paints: [IconPaint] { [fill.isVisible ? fill : nil, hasLine ? stroke : nil].compactMap { $0 } }

  private var hasLine: Bool { stroke.isVisible && strokeWidth > 0 }

  private static func choice<Value>(
    _ attribute: XMLAttribute, among choices: [(word: String, value: Value)]
  ) throws(IconFault) -> Value {
    if let choice = choices.first(where: { $0.word == attribute.value.trimmed }) { return choice.value }
    let words = choices.map(\.word).joined(separator: ", ")
    throw IconFault(.iconAttribute(attribute.name, "must be one of \(words)"), at: attribute.valueRange)
  }
}
