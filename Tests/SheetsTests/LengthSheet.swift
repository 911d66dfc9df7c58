import Graphics
import Sheets
import Testing
import TextCore

/// A sheet of one kind, drawn from tokens written as JSON, and what stands where in it.
struct LengthSheet {
  let sheet: Sheet

  init(_ kind: SheetKind, _ tokens: String) throws {
    sheet = try #require(try Self.all(kind, tokens).first)
  }

  static func all(_ kind: SheetKind, _ tokens: String) throws -> [Sheet] {
    kind.draw(SmallSystem.analysed(["a.tokens.json": "{\(tokens)}"], isStrict: true))
  }

  /// A group of dimensions; what is no number is written as it is.
  static func group(_ name: String, _ values: [(String, String)], unit: String = "px") -> String {
    let tokens = values.map { key, value in
      let written = Double(value) == nil ? value : #"{"value": \#(value), "unit": "\#(unit)"}"#
      return #""\#(key)": {"$value": \#(written)}"#
    }
    return #""\#(name)": {"$type": "dimension", \#(tokens.joined(separator: ", "))}"#
  }

  var problems: [String] { sheet.drawing.boundsProblems }

  /// The place of every token's marks.
  var places: [String: Point] {
    groups.reduce(into: [:]) { $0[$1.id ?? ""] = $1.offset }
  }

  func shapes(_ id: String) -> [Shape] {
    groups.first { $0.id == id }?.shapes ?? []
  }

  func texts(_ id: String) -> [String] { Self.texts(shapes(id)) }

  func rects(_ id: String) -> [Rect] { Self.rects(shapes(id)) }

  func circles(_ id: String) -> [(center: Point, radius: Double)] {
    shapes(id).compactMap { if case .circle(let center, let radius, _) = $0 { (center, radius) } else { nil } }
  }

  /// Whether magenta with a cross stands there.
  func isMissing(_ id: String) -> Bool {
    let isMagenta = shapes(id).contains { shape in
      if case .rect(_, _, let style) = shape { style.fill == .color(HexColor(0xFF00FF)) } else { false }
    }
    return isMagenta && shapes(id).count { if case .line = $0 { true } else { false } } == 2
  }

  /// What stands outside the marks of tokens.
  var looseTexts: [String] { Self.texts(sheet.drawing.shapes) }

  var looseRects: [Rect] { Self.rects(sheet.drawing.shapes) }

  private var groups: [Group] {
    sheet.drawing.shapes.compactMap { if case .group(let group) = $0 { group } else { nil } }
  }

  private static func texts(_ shapes: [Shape]) -> [String] {
    shapes.compactMap { if case .text(let text) = $0 { text.string } else { nil } }
  }

  private static func rects(_ shapes: [Shape]) -> [Rect] {
    shapes.compactMap { if case .rect(let rect, _, _) = $0 { rect } else { nil } }
  }
}
