import Analysis
import DesignModel
import Testing
import TextCore

@Suite struct TierTests {
  private let text = #"""
    {"raw": {"$type": "number", "$value": 1}, "role": {"$value": "{raw}"}, "button": {"gap": {"$value": "{role}"}},
     "edge": {"$type": "strokeStyle", "$value": {"dashArray": ["{len}"], "lineCap": "butt"}},
     "len": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}
    """#

  private func tiers(_ settings: Settings, components: [String]) -> [String: Tier] {
    let analysed = AnalysedCatalog(catalog(["a.tokens.json": text]), settings, componentIDs: components)
    return Dictionary(uniqueKeysWithValues: zip(analysed.catalog.tokens.map(\.name), analysed.tiers))
  }

  @Test func comesFromComponentsAndReferences() {
    #expect(
      tiers(Settings(), components: ["button"]) == [
        "raw": .primitive, "role": .semantic, "button.gap": .component, "edge": .semantic, "len": .primitive,
      ])
    #expect(tiers(Settings(), components: [])["button.gap"] == .semantic)
  }

  @Test func comesFromTheGuideWhereItSaysSo() {
    var settings = Settings()
    settings.tiers = Settings.Tiers()
    settings.tiers?.primitive = [Glob("role"), Glob("button.**")]
    settings.tiers?.component = [Glob("button.*")]
    #expect(
      tiers(settings, components: ["button"]) == [
        "raw": .semantic, "role": .primitive, "button.gap": .component, "edge": .semantic, "len": .semantic,
      ])
  }
}
