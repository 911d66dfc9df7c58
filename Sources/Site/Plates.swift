import Graphics
import Sheets
import Syntax
import TextCore

/// Drawings on a page, with a choice of appearance where there are several.
struct Plates {
  /// More choices than fit beside each other become a menu.
  private static let mostButtons = 6
  /// Beyond so many bytes of drawings a page shows their files in place of the drawings themselves.
  private static let mostInline = 400_000

  static let shape: TemplateShape = [
    "setId": .text, "isButtons": .flag, "isMenu": .flag,
    "choices": .list(["choiceId": .text, "value": .text, "label": .text, "isFirst": .flag]), "allLabel": .text,
    "plates": .list([
      "set": .text, "value": .text, "title": .text, "description": .text, "drawing": .markup, "isInline": .flag,
      "width": .text, "height": .text, "caption": .text, "file": .text,
    ]),
  ]

  let sheets: [Sheet]
  let caption: String
  private let drawings: [[UInt8]]

  /// The drawings of one kind for a part of its page, one for each set of appearances that differ.
  init(_ kind: String, in scope: PageScope, caption: String = "") {
    let drawn = scope.content.sheets(kind, in: scope.part)
    sheets = drawn.map(\.sheet)
    drawings = drawn.map(\.file)
    self.caption = caption
  }

  var values: TemplateRecord {
    let kind = sheets.first?.kind ?? ""
    let isInline = drawings.reduce(0) { $0 + $1.count } <= Self.mostInline
    let hasChoice = sheets.count > 1
    return [
      "setId": .text("choice~" + kind),
      "isButtons": .flag(hasChoice && sheets.count <= Self.mostButtons),
      "isMenu": .flag(sheets.count > Self.mostButtons),
      "choices": .list(
        sheets.enumerated().map { index, sheet in
          [
            "choiceId": .text("g~choice~\(kind)~\(sheet.stem)"), "value": .text(sheet.stem),
            "label": .text(sheet.variant),
            "isFirst": .flag(index == 0),
          ]
        }),
      "allLabel": .text(sheets.count == 2 ? "Both" : "All \(Counting.word(sheets.count))"),
      "plates": .list(
        zip(sheets, drawings).map { plate($0, $1, isInline) }),
    ]
  }

  private func plate(_ sheet: Sheet, _ drawing: [UInt8], _ isInline: Bool) -> TemplateRecord {
    [
      "set": .text(sheet.kind), "value": .text(sheet.stem), "title": .text(sheet.title),
      "description": .text(sheet.drawing.description), "drawing": .markup { SVGWriter.writeInline(drawing, into: &$0) },
      "isInline": .flag(isInline), "width": .text(sheet.drawing.width.text(decimals: 0)),
      "height": .text(sheet.drawing.height.text(decimals: 0)),
      "caption": .text(caption.isEmpty ? sheet.variant : caption),
      "file": .text(sheet.path),
    ]
  }

  /// The rules by which a choice hides what is not chosen, in no order; they need no script.
  static func rules(for sheets: [Sheet]) -> [String] {
    Dictionary(grouping: sheets) { $0.kind + " " + $0.part }.values.flatMap { set -> [String] in
      guard set.count > 1, let kind = set.first?.kind else { return [] }
      return set.map(\.stem).map { value in
        let chosen =
          set.count <= mostButtons
          ? "[id=\"g~choice~\(kind)~\(value)\"]:checked" : "[id=\"g~choice~\(kind)\"] > [value=\"\(value)\"]:checked"
        return "main:has(\(chosen)) [data-set=\"\(kind)\"]:not([data-sheet=\"\(value)\"]) { display: none; }"
      }
    }
  }
}
