import Analysis
import DesignModel
import Graphics
import Layout
import Testing
import TextCore

@testable import Sheets

/// Colours that are no fault and cannot be drawn: gaps of a catalogue, and colours that a platform sets.
@Suite struct AbsentColorTests {
  private static let catalogue: FileTree = [
    "A.xcassets/gap.colorset/Contents.json": #"{"colors": [{"idiom": "universal"}]}"#,
    "A.xcassets/tint.colorset/Contents.json":
      #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}]}"#,
    "t.tokens.json": #"{"r": {"quiet": {"$value": "{gap}"}, "loud": {"$value": "{tint}"}}}"#,
  ]

  private func group(_ kind: SheetKind, _ id: String) throws -> [Shape] {
    let sheet = try #require(kind.draw(SmallSystem.analysed(Self.catalogue)).first)
    #expect(sheet.drawing.boundsProblems == [])
    return try #require(SmallSystem.groups(sheet.drawing)[id]).shapes
  }

  private func isDashed(_ shapes: [Shape]) -> Bool {
    shapes.contains { if case .rect(_, _, let style) = $0 { style.stroke?.dash.isEmpty == false } else { false } }
  }

  @Test func marksAGapOfAPaletteAsNotFilledIn() throws {
    let shapes = try group(.palette, "palette-gap")
    #expect(isDashed(shapes))
    #expect(!SmallSystem.fills(shapes).contains(.color(.missing)))
    #expect(SmallSystem.texts(shapes) == ["gap", "not", "filled in"])
  }

  @Test func callsAColourOfThePlatformByItsName() throws {
    let shapes = try group(.palette, "palette-tint")
    #expect(isDashed(shapes))
    #expect(SmallSystem.texts(shapes) == ["tint", "set by", "iOS", "syst…Color"])
  }

  /// The shapes of a component, in which nothing is magenta.
  private func sound(_ value: TokenValue?, as property: NodeProperty, isOpen: Bool = true) -> [Shape] {
    let node = BoundNode(
      number: 0, part: nil, kind: .stack, values: [property: BoundValue(value, token: 0, isOpen: isOpen)])
    let placed = PlacedNode(node, frame: Frame(0, 0, 40, 20), lines: [], children: [])
    return ComponentDrawing(id: "c", ground: .page, icon: { _, _, _ in [] }).shapes(placed)
  }

  private let dashed = Style(stroke: Stroke(.chrome(.ink2), dash: [4, 3]))

  @Test(arguments: [nil, .text("labelColor")] as [TokenValue?])
  func leavesAComponentEmptyWhereAColourIsOpen(value: TokenValue?) {
    #expect(sound(value, as: .fill) == [.rect(Rect(0.5, 0.5, 39, 19), dashed)])
    #expect(sound(nil, as: .border) == [.rect(Rect(0.5, 0.5, 39, 19), dashed)])
    // A fault is as loud as ever.
    #expect(sound(value, as: .fill, isOpen: false) == [.rect(Rect(0, 0, 40, 20), Style(fill: .color(.missing)))])
  }

  @Test func leavesABorderAndAShadowEmptyThatAPlatformColours() {
    let border = PlacedSamples.border(.text("labelColor"), 3)
    #expect(sound(border, as: .border, isOpen: false) == [.rect(Rect(0.5, 0.5, 39, 19), dashed)])
    let shadow = PlacedSamples.shadow(.text("labelColor"), y: 2)
    #expect(sound(shadow, as: .shadow, isOpen: false) == [.rect(Rect(0, 2, 40, 20), dashed)])
    let stop = TokenValue.record([.init("color", .text("labelColor")), .init("position", .number(0))])
    #expect(sound(.list([stop, stop]), as: .fill, isOpen: false) == [.rect(Rect(0.5, 0.5, 39, 19), dashed)])
  }

  @Test func marksRolesThatComeToNoColour() throws {
    let quiet = try group(.roles, "roles.default-r.quiet")
    #expect(!SmallSystem.fills(quiet).contains(.color(.missing)))
    #expect(SmallSystem.texts(quiet).first == "not filled in")
    let loud = try group(.roles, "roles.default-r.loud")
    #expect(SmallSystem.texts(loud).first == "set by iOS")
    #expect(SmallSystem.texts(loud).last?.contains("set by iOS") == true)
  }
}
