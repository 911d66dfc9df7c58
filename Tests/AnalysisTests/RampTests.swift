import Analysis
import DesignModel
import Testing
import TextCore

@Suite struct RampTests {
  private func ramps(_ names: [String], globs: [Glob]? = nil) -> [String: [String]] {
    var paths: [String] = []
    for name in names {
      var text = #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}"#
      for segment in name.split(separator: ".").reversed() { text = #"{"\#(segment)": \#(text)}"# }
      paths.append(text)
    }
    var settings = Settings()
    if let globs { settings.groups["ramps"] = globs }
    let resolver =
      ##"{"version": "2025.10", "sets": {"s": {"sources": [\##(paths.joined(separator: ", "))]}}, "resolutionOrder": [{"$ref": "#/sets/s"}]}"##
    let analysed = AnalysedCatalog(catalog(["a.resolver.json": resolver]), settings, componentIDs: [])
    return Dictionary(uniqueKeysWithValues: analysed.ramps.map { ($0.name, $0.steps.map(\.name)) })
  }

  @Test func ordersStepsByNumberWhenAllAreNumbers() {
    #expect(ramps(["p.gray.900", "p.gray.50", "p.gray.100"]) == ["p.gray": ["50", "100", "900"]])
  }

  @Test func keepsTheDeclaredOrderOtherwise() {
    #expect(ramps(["p.gray.900", "p.gray.base", "p.gray.100"]) == ["p.gray": ["900", "base", "100"]])
  }

  @Test func partsRampsByAllButTheLastSegment() {
    #expect(ramps(["ink", "p.blue.1", "p.blue.dark.1"]) == ["": ["ink"], "p.blue": ["1"], "p.blue.dark": ["1"]])
  }

  @Test func keepsToTheGroupsThatTheGuideNames() {
    #expect(ramps(["p.blue.1", "q.red.1"], globs: [Glob("p.*")]) == ["p.blue": ["1"]])
  }
}
