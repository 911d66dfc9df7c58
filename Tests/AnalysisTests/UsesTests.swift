import Analysis
import DesignModel
import Testing

@Suite struct UsesTests {
  @Test func namesWhatNamesATokenWhollyOrInAPartOnce() {
    let shadow = #"""
      {"$type": "shadow", "$value": {"color": "{p.1}", "offsetX": {"value": 0, "unit": "px"},
        "offsetY": {"value": 1, "unit": "px"}, "blur": {"value": 2, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}}
      """#
    let system = WrittenSystem(
      tokens: [
        "p.1": color(0xFF0000), "p.2": color(0x00FF00), "role": alias("p.1"), "other": alias("role"), "cast": shadow,
      ],
      contexts: ["light": ["mode": alias("p.1")], "dark": ["mode": alias("p.2")]])
    let analysed = system.analysed
    func users(_ name: String) -> [String]? {
      analysed.catalog.index(named: name).map { analysed.users(of: $0).map { analysed.name($0) } }
    }
    #expect(users("p.1") == ["role", "cast", "mode"])
    #expect(users("p.2") == ["mode"])
    #expect(users("role") == ["other"])
    #expect(users("other") == [])
  }
}
