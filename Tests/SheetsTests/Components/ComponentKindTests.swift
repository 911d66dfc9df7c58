import DesignModel
import Graphics
import Sheets
import Testing
import TextCore

@Suite struct ComponentKindTests {
  private static func grid(margin: Int) -> String {
    let lengths = [("width", 400), ("gutter", 8), ("margin", margin)].map { name, value in
      #""\#(name)": {"$type": "dimension", "$value": {"value": \#(value), "unit": "px"}}"#
    }
    return
      #"{"grid": {"phone": {\#(lengths.joined(separator: ", ")), "columns": {"$type": "number", "$value": 4}}}}"#
  }

  @Test func drawsAComponentThatNamesNoTokenOnce() {
    let spec = SpecSystem.spec([SpecSystem.node(.divider, "line", [.width: .number(40)])])
    let files: FileTree = [
      "a.tokens.json": #"{"space": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}}"#
    ]
    let sheets = SheetKind.component.draw(SpecSystem(files, [spec]).analysed)
    #expect(sheets.map(\.id) == ["component.button.default"])
    #expect(sheets.map(\.subject) == ["button"])
  }

  @Test func drawsAComponentInEachGridThatItSpans() throws {
    let files: FileTree = [
      "a.resolver.json": """
      {"version": "2025.10", "resolutionOrder": [{"$ref": "#/modifiers/size"}], "modifiers": {"size": {
        "contexts": {"small": [{"$ref": "small.tokens.json"}], "large": [{"$ref": "large.tokens.json"}]},
        "default": "small"}}}
      """,
      "small.tokens.json": Self.grid(margin: 16), "large.tokens.json": Self.grid(margin: 32),
    ]
    let spec = SpecSystem.spec([
      SpecSystem.node(.divider, "line", [.width: .span(grid: "grid.phone", columns: 4), .height: .number(4)])
    ])
    let sheets = SheetKind.component.draw(SpecSystem(files, [spec]).analysed)
    #expect(sheets.map(\.id) == ["component.button.small", "component.button.large"])
    // What the margins leave: 400 − 2 × 16 and 400 − 2 × 32.
    let widths = sheets.map { sheet in
      SmallSystem.groups(sheet.drawing)[sheet.id]?.shapes.compactMap(\.bounds?.width).first
    }
    #expect(widths == [368, 336])
  }
}
