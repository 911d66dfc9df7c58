import Analysis
import DesignModel
import Graphics
import Sheets
import Testing
import TextCore

/// Components that are far larger than a sheet, in lengths or in the number of their parts.
@Suite struct HugeSpecTests {
  private static let kinds: [SheetKind] = [.component, .anatomy, .trace, .stress]

  private static func length(_ amount: String) -> String {
    #"{"$type": "dimension", "$value": {"value": \#(amount), "unit": "px"}}"#
  }

  private static let system: FileTree = {
    let color = #"{"colorSpace": "srgb", "components": [0, 0, 1]}"#
    func px(_ amount: String) -> String { #"{"value": \#(amount), "unit": "px"}"# }
    let shadow =
      #"{"color": \#(color), "offsetX": \#(px("-1e300")), "offsetY": \#(px("1e300")), "blur": \#(px("1e22")), "spread": \#(px("1e308"))}"#
    let outline = #"{"color": \#(color), "width": \#(px("1e300")), "style": "solid"}"#
    return [
      "a.tokens.json": #"""
      {"color": {"ink": {"$type": "color", "$value": \#(color)}}, "huge": \#(length("1e300")),
       "far": {"$type": "shadow", "$value": \#(shadow)}, "ring": {"$type": "border", "$value": \#(outline)},
       "type": {\#(TypeSystem.style("label", size: "17px", line: "1.2941"))}}
      """#
    ]
  }()

  private static let title = SpecSystem.node(
    .text, "title", [.text: .text("Save"), .style: .token("type.label"), .color: .token("color.ink")])

  private func sheets(_ kind: SheetKind, _ spec: ComponentSpec) -> [Sheet] {
    kind.draw(SpecSystem(Self.system, [spec]).analysed)
  }

  @Test(
    arguments: kinds.indices,
    [
      [.shadow: .token("far")], [.outline: .token("ring"), .outlineOffset: .token("huge")],
      [.outline: .token("ring"), .outlineOffset: .number(-1e300)], [.border: .token("ring")],
      [.paddingLeading: .token("huge"), .paddingTop: .token("huge")], [.radiusBottomTrailing: .token("huge")],
      [.width: .number(1e300), .minHeight: .number(1e300)], [.scale: .number(100), .shadow: .token("far")],
    ] as [[NodeProperty: Setting.Form]])
  func keepsHugeLengthsOnTheSheet(kind: Int, settings: [NodeProperty: Setting.Form]) {
    let spec = SpecSystem.spec([
      SpecSystem.node(.stack, "box", settings.merging([.fill: .token("color.ink")]) { own, _ in own }, children: [1]),
      Self.title,
    ])
    let sheets = sheets(Self.kinds[kind], spec)
    #expect(sheets.count == 1)
    for sheet in sheets {
      #expect(sheet.drawing.boundsProblems == [])
      #expect(sheet.drawing.overlappingLabels == [])
      #expect(!SVGWriter.bytes(sheet.drawing).isEmpty)
    }
  }

  @Test func drawsNothingThatNodesScaledInsideEachOtherMakeTooLarge() throws {
    let nodes = (0..<40).map { number in
      SpecSystem.node(.stack, "n\(number)", [.scale: .number(100), .paddingTop: .number(1)], children: [number + 1])
    }
    let sheet = try #require(sheets(.component, SpecSystem.spec(nodes + [Self.title])).first)
    #expect(SmallSystem.texts(sheet.drawing.shapes).contains("too large to draw"))
  }

  @Test(arguments: kinds.indices) func keepsFilesSmallAndSaysWhatHasNoRoom(kind: Int) throws {
    let parts = (1...1_000).map { number in
      SpecSystem.node(
        .text, "part-\(number)",
        [
          .text: .text("A part of a component with a thousand of them, number \(number)"), .style: .token("type.label"),
          .color: .token("color.ink"),
        ])
    }
    let spec = SpecSystem.spec(
      [SpecSystem.node(.stack, "box", [.axis: .text("vertical"), .gap: .number(4)], children: Array(1...1_000))]
        + parts,
      properties: [("state", ["rest", "focused", "pressed"])])
    let sheet = try #require(sheets(Self.kinds[kind], spec).first)
    #expect(SVGWriter.bytes(sheet.drawing).count < 500_000)
    #expect(sheet.drawing.description.contains("no room in the file"))
  }

  @Test func drawsAsManyCombinationsAsAFileHolds() throws {
    let parts = (1...100).map { SpecSystem.node(.divider, "part-\($0)", [.width: .number(40), .height: .number(4)]) }
    let values = (1...32).map { "v\($0)" }
    let spec = SpecSystem.spec(
      [SpecSystem.node(.stack, "box", [.axis: .text("vertical")], children: Array(1...100))] + parts,
      properties: [("kind", values), ("state", ["rest", "focused"])])
    let sheet = try #require(sheets(.component, spec).first)
    let legend = try #require(SmallSystem.texts(sheet.drawing.shapes).dropFirst().first)
    #expect(SVGWriter.bytes(sheet.drawing).count < 500_000)
    #expect(legend.hasPrefix("the first ") && legend.contains(" of 64, "))
    #expect(sheet.drawing.boundsProblems == [])
    // The first combinations are those of the first kind.
    #expect(SmallSystem.groups(sheet.drawing)["component.button.default-rest-v1"] != nil)
    #expect(SmallSystem.groups(sheet.drawing)["component.button.default-rest-v32"] == nil)
  }

  @Test(arguments: ["horizontal", "vertical"]) func keepsManyNumbersOnTheSheet(axis: String) throws {
    let parts = (1...60).map { SpecSystem.node(.divider, "part-\($0)", [.width: .number(8), .height: .number(8)]) }
    let spec = SpecSystem.spec(
      [
        SpecSystem.node(
          .stack, "box",
          [.axis: .text(axis), .fill: .token("color.ink"), .radiusBottomTrailing: .number(8)], children: Array(1...60))
      ] + parts)
    let drawing = try #require(sheets(.anatomy, spec).first).drawing
    #expect(drawing.boundsProblems == [])
    #expect(drawing.overlappingLabels == [])
    // The box and its parts, each beside the component and in the list.
    #expect(drawing.labels.count { $0.string == "61" } == 2)
  }
}
