import DesignModel
import Graphics
@testable import Sheets
import Testing
import TextCore

/// A system of two colours, their roles and the tokens of a button.
private let system: FileTree = [
  "a.tokens.json": #"""
  {"palette": {"blue": {"1": \#(SmallSystem.color("0, 0, 1")), "2": \#(SmallSystem.color("0, 1, 1"))}},
   "space": {"md": {"$type": "dimension", "$value": {"value": 12, "unit": "px"}}},
   "color": {"accent": {"base": {"$value": "{palette.blue.1}"}}, "text": {"link": {"$value": "{color.accent.base}"},
             "body": {"$value": "{palette.blue.2}"}}},
   "inset": {"element": {"$value": "{space.md}"}},
   "button": {"background": {"rest": {"$value": "{color.text.link}"}, "direct": \#(SmallSystem.color("1, 0, 0")),
                             "lost": {"$type": "color", "$value": "{color.gone}"}},
              "padding": {"$value": "{inset.element}"}}}
  """#
]

@Suite struct TraceTests {
  private func drawing(_ settings: [NodeProperty: Setting.Form]) throws -> Drawing {
    try SpecSystem(system, [SpecSystem.spec([SpecSystem.node(.stack, "box", settings)])]).drawing(.trace)
  }

  private func group(_ id: String, _ drawing: Drawing) throws -> Group {
    try #require(SmallSystem.groups(drawing)["trace.button-" + id])
  }

  @Test func writesRolesOnTheWayOneUnderTheOther() throws {
    let drawing = try drawing([.fill: .token("button.background.rest"), .paddingTop: .token("button.padding")])
    #expect(SmallSystem.texts(try group("button.background.rest", drawing).shapes) == ["background.rest"])
    let role = try group("color.text.link", drawing)
    #expect(SmallSystem.texts(role.shapes) == ["text.link", "→ accent.base", "palette.blue.1", "#0000ff"])
    #expect(SmallSystem.fills(role.shapes) == [.color(HexColor(0x0000FF))])
    #expect(SmallSystem.texts(try group("inset.element", drawing).shapes) == ["inset.element", "space.md", "12 px"])
    #expect(drawing.boundsProblems == [])
    #expect(drawing.overlappingLabels == [])
  }

  @Test func callsAPartThatNamesARoleItselfByItsOwnName() throws {
    let drawing = try drawing([.fill: .token("color.text.body")])
    #expect(SmallSystem.texts(try group("box.fill", drawing).shapes) == ["box.fill"])
    #expect(
      SmallSystem.texts(try group("color.text.body", drawing).shapes) == ["text.body", "palette.blue.2", "#00ffff"])
  }

  @Test func saysSoWhereThereIsNoRole() throws {
    let drawing = try drawing([.fill: .token("button.background.direct"), .gap: .number(8)])
    let texts = drawing.labels.map(\.string)
    #expect(texts.filter { $0 == "no role" }.count == 2)
    #expect(texts.contains("literal"))
    #expect(texts.contains("no token"))
    #expect(texts.contains("8"))
  }

  @Test func paintsWhatIsMissingMagenta() throws {
    let drawing = try drawing([.fill: .token("button.background.lost"), .border: .token("nowhere")])
    let lost = try #require(
      SmallSystem.groups(drawing).values.first { SmallSystem.texts($0.shapes).contains("missing") })
    #expect(SmallSystem.fills(lost.shapes) == [.color(.missing)])
    #expect(drawing.labels.map(\.string).contains("no such token"))
  }

  @Test func leadsEveryLineByElbowsOf24And48And24() throws {
    let drawing = try drawing([.fill: .token("button.background.rest")])
    let group = try group("button.background.rest", drawing)
    let paths = group.shapes.compactMap { if case .path(let path, _) = $0 { path } else { nil } }
    // From x 236 of the sheet to 332, level where source and role stand beside each other.
    #expect(
      paths == [.polyline([Point(204, 0.5), Point(228, 0.5), Point(276, 0.5), Point(300, 0.5)])])
  }

  @Test func bringsWhatNamesOneRoleTogether() throws {
    let spec = SpecSystem.spec([
      SpecSystem.node(
        .stack, "box", [.gap: .token("inset.element"), .width: .token("space.md")], children: [1]),
      SpecSystem.node(.stack, "inner", [.gap: .token("inset.element")]),
    ])
    let drawing = try SpecSystem(system, [spec]).drawing(.trace)
    // In reading order the width, which names no role, would stand between the two gaps.
    let places = try ["box.gap", "inner.gap", "box.width"].map { try group($0, drawing).offset.y }
    #expect(places[1] == places[0] + 48)
    #expect(places[2] == places[0] + 96)
  }

  @Test func keepsPrimitivesApartThatOnePlaceNamesInTurn() throws {
    let spec = SpecSystem.spec(
      [SpecSystem.node(.stack, "box", [.fill: .token("palette.blue.1")])], properties: [("kind", ["a", "b"])],
      variants: [(when: [(0, "b")], set: [(0, .fill, .token("palette.blue.2"))])])
    let drawing = try SpecSystem(system, [spec]).drawing(.trace)
    let texts = drawing.labels.map(\.string)
    #expect(texts.contains("#0000ff") && texts.contains("#00ffff"))
    #expect(texts.filter { $0 == "no role" }.count == 2)
  }

  @Test func breaksALongRoleAfterADot() throws {
    let files: FileTree = [
      "a.tokens.json": #"""
      {"palette": {"red": \#(SmallSystem.color("1, 0, 0"))},
       "color": {"accent": {"destructivePressed": {"$value": "{palette.red}"}}}}
      """#
    ]
    let spec = SpecSystem.spec([SpecSystem.node(.stack, "box", [.fill: .token("color.accent.destructivePressed")])])
    let drawing = try SpecSystem(files, [spec]).drawing(.trace)
    let role = try #require(SmallSystem.groups(drawing)["trace.button-color.accent.destructivePressed"])
    #expect(SmallSystem.texts(role.shapes).prefix(2) == ["accent.", "destructivePressed"])
  }

  @Test func keepsLongNamesApart() throws {
    let long = String(repeating: "segment-of-a-name", count: 6)
    let files: FileTree = [
      "a.tokens.json":
        #"{"p": {"\#(long)": \#(SmallSystem.color("1, 0, 0"))}, "\#(long)": {"\#(long)": {"$value": "{p.\#(long)}"}}, "button": {"\#(long)": {"$value": "{\#(long).\#(long)}"}}}"#
    ]
    let spec = SpecSystem.spec([SpecSystem.node(.stack, long, [.fill: .token("button." + long)])])
    let drawing = try SpecSystem(files, [spec]).drawing(.trace)
    #expect(drawing.boundsProblems == [])
    #expect(drawing.overlappingLabels == [])
  }
}
