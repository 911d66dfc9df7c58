import Analysis
import DesignModel
import Graphics
import Layout
import Testing
import TextCore

@testable import Sheets

private func length(_ value: Double) -> String {
  #"{"$type": "dimension", "$value": {"value": \#(value), "unit": "px"}}"#
}

private let system: FileTree = [
  "a.tokens.json": #"""
  {"color": {"ink": \#(SmallSystem.color("1, 1, 1")), "accent": \#(SmallSystem.color("0, 0, 0.8"))},
   "button": {"paddingX": \#(length(24)), "paddingY": \#(length(12)), "gap": \#(length(8)), "corner": \#(length(8)),
              "minHeight": \#(length(44)), "icon": \#(length(16))},
   "type": {\#(TypeSystem.style("label", size: "17px", line: "1.2941"))}}
  """#
]

/// A button of a spinner, hidden at rest, and a title.
private let button: ComponentSpec = SpecSystem.spec(
  [
    SpecSystem.node(
      .stack, "container",
      [
        .axis: .text("horizontal"), .align: .text("center"), .fill: .token("color.accent"),
        .gap: .token("button.gap"), .minHeight: .token("button.minHeight"), .paddingTop: .token("button.paddingY"),
        .paddingBottom: .token("button.paddingY"), .paddingLeading: .token("button.paddingX"),
        .paddingTrailing: .token("button.paddingX"), .radiusBottomTrailing: .token("button.corner"),
      ], children: [1, 2]),
    SpecSystem.node(
      .spinner, "spinner", [.size: .token("button.icon"), .color: .token("color.ink"), .hidden: .flag(true)]),
    SpecSystem.node(
      .text, "title", [.text: .text("Save"), .style: .token("type.label"), .color: .token("color.ink")]),
  ],
  properties: [("emphasis", ["primary", "quiet"]), ("state", ["rest", "loading"])],
  variants: [(when: [(1, "loading")], set: [(1, .hidden, .flag(false))])])

@Suite struct AnatomyTests {
  private let analysed = SpecSystem(system, [button]).analysed

  private func subject() throws -> AnatomySubject {
    let component = try #require(analysed.components.first)
    return try #require(AnatomySubject(analysed, component))
  }

  @Test func showsTheCombinationThatShowsMostAndDiffersLeast() throws {
    // Quiet and loading shows as much, but differs in two.
    #expect(try subject().label == "primary, loading")
  }

  @Test func addsTheHeightUp() throws {
    // 17 × 1.2941 = 21.9997, which is a line of 22: 12 + 22 + 12.
    let sum = AnatomySum(try subject())
    #expect(sum.description == "Height 46: paddingY 12 + line 22 + paddingY 12; at least minHeight 44.")
    #expect(sum.caption == "paddingY 12 + line 22 + paddingY 12 = 46, and 46 ≥ 44")
  }

  @Test func saysSoWhereTheMinimumIsMoreThanTheSum() throws {
    let spec = SpecSystem.spec([
      SpecSystem.node(
        .stack, "box", [.axis: .text("horizontal"), .minHeight: .token("button.minHeight")], children: [1]),
      SpecSystem.node(.text, "title", [.text: .text("Save"), .style: .token("type.label")]),
    ])
    let analysed = SpecSystem(system, [spec]).analysed
    let component = try #require(analysed.components.first)
    #expect(AnatomyFacts(analysed, component)?.caption == "minHeight 44, more than line 22 = 22")
  }

  @Test func dimensionsPaddingsAndGaps() throws {
    let subject = try subject()
    let distances = AnatomyDistances(subject.placed, subject)
    #expect(distances.across.map(\.label) == ["paddingX 24", "gap 8", "paddingX 24"])
    // The spinner is 16 wide and begins after the padding of 24.
    #expect(distances.across.map(\.from).prefix(2) == [0, 40])
    #expect(distances.across.map(\.to).prefix(2) == [24, 48])
    #expect(distances.column.map(\.label) == ["paddingY 12", "line 22", "paddingY 12"])
    #expect(distances.column.map(\.from) == [0, 12, 34])
  }

  @Test func drawsThreeTimesTheSizeWithLabelsThatLieOnNoOther() throws {
    let drawing = try #require(SheetKind.anatomy.draw(analysed).first).drawing
    let component = try #require(SmallSystem.groups(drawing)["anatomy.button-component"])
    #expect(component.scale == 3)
    #expect(drawing.boundsProblems == [])
    #expect(drawing.overlappingLabels == [])
    let strings = drawing.labels.map(\.string)
    #expect(strings.contains("3 : 1 · primary, loading"))
    #expect(strings.contains("height 46"))
    #expect(strings.contains("≥ minHeight 44"))
    #expect(strings.contains("corner 8"))
  }

  @Test func keepsNumbersApart() {
    // Five bars of 4 with nothing between: their middles are 4 apart, numbers need 26.
    let bars = (1...5).map { number in
      PlacedSamples.node(.divider, number: number, Frame(0, Double(number - 1) * 4, 100, 4))
    }
    let root = PlacedSamples.node(.stack, Frame(0, 0, 100, 20), [.axis: .text("vertical")], bars)
    let places = AnatomyLeaders(root, scale: 2).on(.right).map(\.place).sorted()
    #expect(places.count > 2)
    #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 >= 26 })
  }

  @Test func leadsPastOtherPartsWhereThereIsAWay() {
    // Two boxes beside each other: each is pointed at from below, since the second lies to the right of the first.
    let boxes = [0.0, 60].enumerated().map { PlacedSamples.node(.image, number: $0 + 1, Frame($1, 0, 40, 40)) }
    let row = PlacedSamples.node(.stack, Frame(0, 0, 100, 40), [.axis: .text("horizontal")], boxes)
    let leaders = AnatomyLeaders(row, scale: 1)
    #expect(leaders.on(.right).isEmpty)
    #expect(leaders.leaders.dropFirst().map(\.anchor) == [Point(20, 40), Point(80, 40)])
  }

  @Test func writesALetterWhereALabelHasNoRoom() {
    var labels = AnatomyLabels()
    let places: [(Point, Text.Anchor)] = [(Point(100, 50), .middle), (Point(100, 37), .middle)]
    _ = labels.place("a first label", at: places, ground: .page)
    let second = labels.place("a second label", at: places, ground: .page)
    #expect(SmallSystem.texts(second) == ["a"])
    #expect(labels.listed == ["a second label"])
    #expect(labels.letter(for: "a second label") == "a")
    #expect(labels.letter(for: "another") == "b")
    #expect(AnatomyLabels.letter(25) == "z")
    #expect(AnatomyLabels.letter(26) == "aa")
  }

  @Test func listsNoLetterThatFoundNoPlace() {
    var labels = AnatomyLabels()
    let place: [(Point, Text.Anchor)] = [(Point(100, 50), .middle)]
    _ = labels.place("a first label", at: place, ground: .page)
    #expect(labels.place("a second label", at: place, ground: .page).isEmpty)
    #expect(labels.listed.isEmpty)
  }

  @Test func keepsALongMinimumOnTheSheet() throws {
    let files: FileTree = ["a.tokens.json": #"{"minimumOfTheHeight": \#(length(44.25))}"#]
    let spec = SpecSystem.spec([
      SpecSystem.node(
        .stack, "box", [.axis: .text("vertical"), .width: .number(500), .minHeight: .token("minimumOfTheHeight")],
        children: [1, 2]),
      SpecSystem.node(.divider, "a", [.width: .number(500), .height: .number(4)]),
      SpecSystem.node(.divider, "b", [.width: .number(500), .height: .number(4)]),
    ])
    let drawing = try #require(SheetKind.anatomy.draw(SpecSystem(files, [spec]).analysed).first).drawing
    // The name has 13 characters of room beside its figure.
    #expect(drawing.labels.map(\.string).contains { $0.hasPrefix("≥ minimu") && $0.hasSuffix(" 44.25") })
    #expect(drawing.boundsProblems == [])
  }

  @Test func drawsInAScaleThatAFileSaysExactly() throws {
    // Room for 896 less 106 at the left and 150 at the right: 640 of 1111 is 0.57605…
    let spec = SpecSystem.spec([SpecSystem.node(.divider, "line", [.width: .number(1111), .height: .number(20)])])
    let drawing = try #require(SheetKind.anatomy.draw(SpecSystem(system, [spec]).analysed).first).drawing
    #expect(SmallSystem.groups(drawing)["anatomy.button-component"]?.scale == 0.576)
  }

  @Test func takesTokensOfADeeperGroupTogether() {
    let paths = [
      ["button", "background", "a"], ["button", "background", "b"], ["button", "corner"], ["button", "gap"],
    ]
    #expect(AnatomyLegend.shortened(paths) == ["button.background.*", "button.corner", "button.gap"])
  }
}
