import Analysis
import DesignModel
import Testing
import TextCore

@Suite struct TraceTests {
  @Test func leadsThroughEveryHopToTheValue() {
    let text = #"""
      {"raw": {"$type": "number", "$value": 8},
       "role": {"$value": "{raw}"},
       "button": {"gap": {"$value": "{role}"}}}
      """#
    let analysed = AnalysedCatalog(catalog(["a.tokens.json": text]), Settings(), componentIDs: ["button"])
    let traces = analysed.traces(of: 2)
    #expect(traces.map(\.appearance) == ["Default"])
    #expect(traces[0].hops.map(\.name) == ["button.gap", "role", "raw"])
    #expect(traces[0].hops.map(\.tier) == [.component, .semantic, .primitive])
    #expect(traces[0].hops.last?.display == "8")
    var places = Places(analysed.catalog.sources)
    #expect(traces[0].hops.map { places.locate($0.range).line } == [3, 2, 1])
  }
}
