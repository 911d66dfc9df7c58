import Analysis
import DesignModel
import TestKit
import Testing
import TextCore

@Suite struct GridTests {
  private let tablet: KeyValuePairs = [
    "grid.tablet.width": dimension(1024), "grid.tablet.columns": number(12), "grid.tablet.gutter": dimension(24),
    "grid.tablet.margin": dimension(32),
  ]

  private func facts(_ system: AnalysedCatalog) -> [String] { system.grids.flatMap { system.facts(of: $0) } }

  // DESIGN.md section 5.2.
  @Test func isEveryGroupWithTheFourTokens() {
    let system = WrittenSystem(tokens: tablet).analysed
    #expect(system.grids.map(\.name) == ["Tablet"])
    #expect(system.grids.map(\.group) == ["grid.tablet"])
    #expect(system.grids.map(\.stem) == ["tablet"])
    #expect(facts(system) == ["Tablet 12 × 58 + 11 × 24 + 2 × 32 = 1024; span 6 = 468; 2 × span 6 + 24 = 960"])
  }

  @Test func isWhatTheGuideNames() {
    let system = WrittenSystem(tokens: tablet, guide: #"{"grids": [{"name": "Big grid", "group": "grid.tablet"}]}"#)
    #expect(
      facts(system.analysed) == [
        #""Big grid" 12 × 58 + 11 × 24 + 2 × 32 = 1024; span 6 = 468; 2 × span 6 + 24 = 960"#
      ])
    #expect(WrittenSystem(tokens: tablet, guide: #"{"grids": []}"#).analysed.grids.isEmpty)
  }

  @Test(arguments: ["grid", "grid.phone", "grid.tablet.width", "", "grid..tablet"])
  func saysWhichGroupIsNone(group: String) {
    let system = WrittenSystem(tokens: tablet, guide: #"{"grids": [{"name": "A", "group": "\#(group)"}]}"#).analysed
    #expect(system.grids.isEmpty)
    #expect(system.diagnostics.codes == ["grid-incomplete"])
  }

  @Test func needsThreeLengthsAndANumberOfColumns() {
    let noMargin: KeyValuePairs = ["g.width": dimension(1024), "g.columns": number(12), "g.gutter": dimension(24)]
    #expect(WrittenSystem(tokens: noMargin).analysed.grids.isEmpty)
    let wideColumns: KeyValuePairs = [
      "g.width": dimension(1024), "g.columns": dimension(12), "g.gutter": dimension(24), "g.margin": dimension(8),
    ]
    #expect(WrittenSystem(tokens: wideColumns).analysed.grids.isEmpty)
    let plain: KeyValuePairs = [
      "width": number(100), "columns": number(2), "gutter": number(10), "margin": number(5),
    ]
    // (100 − 10 − 2 × 5) ÷ 2 = 40.
    #expect(
      facts(WrittenSystem(tokens: plain).analysed) == [
        "Grid 2 × 40 + 1 × 10 + 2 × 5 = 100; span 1 = 40; 2 × span 1 + 10 = 90"
      ])
  }

  @Test func tellsGridsOfOneNameApart() {
    let system = WrittenSystem(tokens: [
      "web.phone.width": dimension(100), "web.phone.columns": number(1), "web.phone.gutter": dimension(0),
      "web.phone.margin": dimension(5), "app.phone.width": dimension(80), "app.phone.columns": number(1),
      "app.phone.gutter": dimension(0), "app.phone.margin": dimension(5),
    ]).analysed
    #expect(
      facts(system) == ["Web.phone 1 × 90 + 0 × 0 + 2 × 5 = 100", "App.phone 1 × 70 + 0 × 0 + 2 × 5 = 80"])
    #expect(Set(system.grids.map(\.stem)).count == 2)
    let named = WrittenSystem(
      tokens: tablet,
      guide: #"{"grids": [{"name": "a b", "group": "grid.tablet"}, {"name": "a-b", "group": "grid.tablet"}]}"#)
    #expect(named.analysed.grids.map(\.stem) == ["a-b", "a-b-2"])
  }

  @Test func writesALineAnAppearanceWhereSumsDiffer() {
    let tokens: KeyValuePairs = [
      "g.width": dimension(100), "g.columns": number(1), "g.gutter": dimension(0), "g.margin": dimension(5),
    ]
    let system = WrittenSystem(
      tokens: tokens,
      contexts: ["light": ["x": number(1)], "dark": ["g.margin": dimension(10)], "dim": ["x": number(3)]]
    ).analysed
    #expect(
      facts(system) == [
        "G [Light] 1 × 90 + 0 × 0 + 2 × 5 = 100", "G [Dark] 1 × 80 + 0 × 0 + 2 × 10 = 100",
        "G [Dim] 1 × 90 + 0 × 0 + 2 × 5 = 100",
      ])
  }

  @Test func hasNoSumOfDifferentUnitsOrWithoutAValue() {
    let mixed: KeyValuePairs = [
      "g.width": dimension(100), "g.columns": number(1), "g.gutter": dimension(1, unit: "rem"),
      "g.margin": dimension(5),
    ]
    #expect(facts(WrittenSystem(tokens: mixed).analysed) == ["G –"])
    let broken: KeyValuePairs = [
      "g.width": #"{"$type": "dimension", "$value": "{nothing}"}"#, "g.columns": number(1), "g.gutter": dimension(1),
      "g.margin": dimension(5),
    ]
    #expect(facts(WrittenSystem(tokens: broken).analysed) == ["G –"])
  }
}
