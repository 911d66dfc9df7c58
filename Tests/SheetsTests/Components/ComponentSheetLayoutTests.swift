import Analysis
import DesignModel
import Graphics
import Layout
import Testing

@testable import Sheets

@Suite struct ComponentSheetLayoutTests {
  private typealias Samples = PlacedSamples
  private let kinds = ["primary", "secondary", "destructive"]
  private let states = ["rest", "focused"]

  /// A component in all its combinations, each drawn by its values.
  private func matrix(
    _ properties: [(name: String, values: [String])], _ cell: ([String]) -> PlacedNode
  ) -> ComponentMatrix {
    var combinations: [[Int]] = [[]]
    for property in properties {
      combinations = combinations.flatMap { start in property.values.indices.map { start + [$0] } }
    }
    return ComponentMatrix(
      properties: properties.map { Samples.property($0.name, $0.values) },
      cells: combinations.map { numbers in
        ComponentCell(
          combination: Combination(numbers), placed: cell(zip(properties, numbers).map { $0.values[$1] }))
      })
  }

  private func drawing(_ matrix: ComponentMatrix) -> Drawing {
    matrix.drawing(
      id: "component.x.light", title: "X — Light", name: "X", ground: Samples.ground, icon: Samples.icon)
  }

  /// Where a group's own coordinates begin, through the groups around it.
  private func places(_ drawing: Drawing) -> [String: Point] {
    var found: [String: Point] = [:]
    func collect(_ shapes: [Shape], _ origin: Point) {
      for case .group(let group) in shapes {
        let place = Point(origin.x + group.offset.x, origin.y + group.offset.y)
        if let id = group.id { found[id] = place }
        collect(group.shapes, place)
      }
    }
    collect(drawing.shapes, Point(0, 0))
    return found
  }

  private func plain(_ width: Double, _ height: Double, _ values: [NodeProperty: TokenValue] = [:]) -> PlacedNode {
    Samples.node(.stack, Frame(0, 0, width, height), values.merging([.fill: Samples.blue]) { own, _ in own })
  }

  private func texts(_ drawing: Drawing) -> [Text] {
    drawing.shapes.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  @Test func setsStatesInRowsAndAllElseInColumns() {
    let sheet = drawing(
      matrix([("kind", kinds), ("state", states)]) { Samples.button($0[1] == "focused" ? Samples.focus : [:]) })
    let places = places(sheet)
    // 46 and 34 are 80; a third of 768 is 256.
    #expect(places["component.x.light-rest"] == Point(32, 96))
    #expect(places["component.x.light-focused"] == Point(32, 176))
    #expect(places["component.x.light-rest-primary"] == Point(160, 113))
    #expect(places["component.x.light-rest-secondary"] == Point(416, 113))
    #expect(places["component.x.light-focused-destructive"] == Point(672, 193))
    let labels = texts(sheet).dropFirst(2)
    #expect(labels.map(\.string) == kinds)
    #expect(labels.map(\.at) == [Point(160, 80), Point(416, 80), Point(672, 80)])
    #expect(sheet.height == 272)
    #expect(sheet.boundsProblems == [])
    #expect(texts(sheet)[1].string == "true size")
    #expect(sheet.description == "X in 6 combinations of kind and state, drawn from its tokens on the page background.")
  }

  @Test func takesTheLastPropertyForTheRowsWhereNoneIsAState() {
    let sheet = drawing(matrix([("kind", kinds), ("size", ["s", "m"])]) { _ in plain(40, 20) })
    #expect(places(sheet)["component.x.light-s-primary"] != nil)
    let turned = drawing(matrix([("state", states), ("size", ["s", "m"])]) { _ in plain(40, 20) })
    #expect(places(turned)["component.x.light-rest-s"] != nil)
    #expect(places(turned)["component.x.light-focused-m"] != nil)
  }

  @Test func putsColumnsThatDoNotFitIntoBandsBelow() {
    // 240 and 24 fit twice into 768, and three columns are too many.
    let sheet = drawing(matrix([("kind", kinds), ("state", states)]) { _ in plain(240, 46) })
    let places = places(sheet)
    #expect(places["component.x.light-rest-secondary"] == Point(544, 113))
    // Two rows of 80 from 96 to 256, 16 between, 24 for labels, 17 above the cell.
    #expect(places["component.x.light-rest-destructive"] == Point(160, 313))
    #expect(sheet.boundsProblems == [])
  }

  @Test func givesPaintThatReachesOutItsRoom() {
    let shadow = Samples.shadow(Samples.color(0, alpha: 0.2), blur: 24)
    let sheet = drawing(matrix([("kind", kinds), ("state", states)]) { _ in plain(100, 46, [.shadow: shadow]) })
    let places = places(sheet)
    // 36 reach out: 12 of them stand at the left of the column, 24 more above and below than a row has.
    #expect(places["component.x.light-rest-primary"] == Point(172, 137))
    // 46 + 34 + 24 + 24 = 128
    #expect(places["component.x.light-focused"] == Point(32, 224))
    #expect(sheet.boundsProblems == [])
  }

  @Test func setsOneColumnOfNarrowCellsSideBySide() {
    let sheet = drawing(matrix([("state", ["empty", "filled", "error"])]) { _ in plain(358, 70) })
    let places = places(sheet)
    #expect(places["component.x.light-empty"] == Point(32, 104))
    #expect(places["component.x.light-filled"] == Point(480, 104))
    // 40 + 70 + 20 rounded up to 144
    #expect(places["component.x.light-error"] == Point(32, 248))
    #expect(texts(sheet).dropFirst(2).map(\.string) == ["empty", "filled", "error"])
    #expect(sheet.boundsProblems == [])
    let small = drawing(matrix([("state", ["off", "on", "mixed"])]) { _ in plain(24, 24) })
    #expect(self.places(small)["component.x.light-mixed"] == Point(480, 104))
    #expect(small.description == "X in 3 values of state, drawn from its tokens on the page background.")
  }

  @Test func setsLabelsAboveTheBoxesAndNotTheirShadows() {
    let shadow = Samples.shadow(Samples.color(0, alpha: 0.2), blur: 24)
    let sheet = drawing(matrix([("media", ["none", "image"])]) { _ in plain(358, 70, [.shadow: shadow]) })
    // 36 reach out: 12 more than there is room for at the left, 24 more above.
    #expect(places(sheet)["component.x.light-image"] == Point(492, 128))
    #expect(texts(sheet).last?.at == Point(492, 88))
    #expect(sheet.boundsProblems == [])
  }

  @Test func setsOneColumnOfWideCellsBesideTheirLabels() {
    let sheet = drawing(matrix([("state", states)]) { _ in plain(600, 46) })
    #expect(places(sheet)["component.x.light-rest"] == Point(160, 89))
    #expect(places(sheet)["component.x.light-focused"] == Point(160, 169))
    #expect(sheet.boundsProblems == [])
  }

  @Test func halvesWhatIsWiderThanTheSheet() throws {
    let sheet = drawing(matrix([("kind", ["a", "b"]), ("state", states)]) { _ in plain(1400, 80) })
    #expect(texts(sheet)[1].string == "1 : 2")
    let cell = try #require(SmallSystem.groups(sheet)["component.x.light-rest-a"])
    #expect(cell.scale == 0.5)
    #expect(sheet.boundsProblems == [])
  }

  @Test func setsCellsTooWideForLabelsBelowThem() {
    let sheet = drawing(matrix([("kind", ["a", "b"]), ("state", states)]) { _ in plain(860, 80) })
    #expect(texts(sheet).dropFirst(2).map(\.string) == ["a, rest", "b, rest", "a, focused", "b, focused"])
    #expect(places(sheet)["component.x.light-a-rest"] == Point(32, 104))
    #expect(sheet.boundsProblems == [])
  }

  @Test(arguments: [24, 180, 358, 424, 600, 744, 860, 900, 1_780, 5_000], [0, 24, 64])
  func letsNoPaintReachAnotherCellOrLeaveTheSheet(width: Double, blur: Double) {
    let shadow = Samples.shadow(Samples.color(0, alpha: 0.2), y: blur / 4, blur: blur)
    let cell = plain(width, 46, [.shadow: shadow])
    for properties in [[("state", states)], [("kind", kinds), ("state", states)]] {
      let sheet = drawing(matrix(properties) { _ in cell })
      #expect(sheet.boundsProblems == [])
      let places = places(sheet)
      let cells = SmallSystem.groups(sheet).values.filter { group in !group.shapes.contains { $0.isGroup } }
      #expect(cells.count == (properties.count == 1 ? 2 : 6))
      func boxes(_ box: Rect) -> [Rect] {
        cells.compactMap { group in
          group.id.flatMap { places[$0] }.map { place in
            Rect(
              place.x + box.x * group.scale, place.y + box.y * group.scale, box.width * group.scale,
              box.height * group.scale)
          }
        }
      }
      let frame = Rect(0, 0, width, 46)
      for (index, paint) in boxes(cell.paintBounds).enumerated() {
        for (other, box) in boxes(frame).enumerated() where other != index {
          let isApart =
            paint.right <= box.x + 0.01 || box.right <= paint.x + 0.01 || paint.bottom <= box.y + 0.01
            || box.bottom <= paint.y + 0.01
          #expect(isApart, "\(paint) meets \(box)")
        }
      }
    }
  }

  @Test func drawsAComponentWithoutPropertiesWithoutALabel() {
    let sheet = drawing(matrix([]) { _ in plain(500, 80) })
    #expect(texts(sheet).count == 2)
    #expect(places(sheet)["component.x.light"] == Point(32, 88))
    #expect(sheet.description == "X, drawn from its tokens on the page background.")
  }

  @Test func drawsEachValueAloneWhereNotAllCombinationsAreThere() {
    let properties = [Samples.property("kind", kinds), Samples.property("state", states)]
    let cells = [
      [0, 0], [1, 0], [2, 0], [0, 1],
    ].map { ComponentCell(combination: Combination($0), placed: plain(100, 46)) }
    let sheet = drawing(ComponentMatrix(properties: properties, cells: cells, drawsValuesAlone: true))
    let places = places(sheet)
    #expect(places["component.x.light-kind-destructive"] == Point(672, 113))
    // One row of 80, 16 between and 24 for labels
    #expect(places["component.x.light-state-rest"] == Point(160, 233))
    #expect(places["component.x.light-state-focused"] == Point(416, 233))
    #expect(texts(sheet)[1].string == "each value alone, true size")
    #expect(sheet.description.hasPrefix("X with each value of kind and state alone, the others at their defaults"))
    #expect(sheet.boundsProblems == [])
  }

  @Test func standsCellsOfARowInItsMiddleAndTallOnesAtItsTop() {
    let sheet = drawing(
      matrix([("size", ["s", "l"]), ("state", states)]) { plain(100, $0[0] == "s" ? 26 : 46) })
    #expect(places(sheet)["component.x.light-rest-s"] == Point(160, 123))
    #expect(places(sheet)["component.x.light-rest-l"] == Point(544, 113))
    let tall = drawing(
      matrix([("size", ["s", "l"]), ("state", states)]) { plain(100, $0[0] == "s" ? 26 : 110) })
    #expect(places(tall)["component.x.light-rest-s"] == Point(160, 113))
    #expect(places(tall)["component.x.light-rest-l"] == Point(544, 113))
  }

  @Test func tellsApartValuesThatAreSpelledDifferentlyOnly() {
    // One letter, and a letter with an accent that is one of its own: equal as text.
    let sheet = drawing(matrix([("kind", ["\u{E9}", "e\u{301}"]), ("state", states)]) { _ in plain(40, 20) })
    let places = places(sheet)
    #expect(places["component.x.light-rest-~e9~"]?.x == 160)
    #expect(places["component.x.light-rest-e~301~"]?.x == 544)
  }

  @Test func drawsValuesAloneOnlyWhereCombinationsAreLeftOut() {
    // Of a kind that is written twice a combination is missing, and all are drawn.
    let properties = [Samples.property("kind", kinds), Samples.property("state", states)]
    let cells = [[0, 0], [1, 0], [2, 0]].map {
      ComponentCell(combination: Combination($0), placed: plain(100, 46))
    }
    #expect(ComponentMatrix(properties: properties, cells: cells).bands.count == 1)
    #expect(ComponentMatrix(properties: properties, cells: cells, drawsValuesAlone: true).bands.count == 2)
  }

  @Test func leavesOutRowsAndColumnsOfWhichNothingHasRoom() {
    let properties = [Samples.property("kind", kinds), Samples.property("state", states)]
    let cells = [[0, 0], [1, 0]].map { ComponentCell(combination: Combination($0), placed: plain(100, 46)) }
    let matrix = ComponentMatrix(properties: properties, cells: cells, missing: 4)
    #expect(matrix.bands.map(\.columns) == [[["primary"], ["secondary"]]])
    #expect(matrix.bands.first?.rows.map(\.label) == ["rest"])
    #expect(texts(drawing(matrix))[1].string == "the first 2 of 6, true size")
    #expect(matrix.description(of: "X").hasSuffix("background. 4 of 6 have no room in the file."))
  }

  @Test func letsACellBeginWhereItsFrameBegins() {
    let moved = Samples.node(.stack, Frame(10, 20, 100, 46), [.fill: Samples.blue])
    let sheet = drawing(matrix([("kind", kinds), ("state", states)]) { _ in moved })
    #expect(places(sheet)["component.x.light-rest-primary"] == Point(150, 93))
  }
}

extension Shape {
  fileprivate var isGroup: Bool {
    if case .group = self { true } else { false }
  }
}
