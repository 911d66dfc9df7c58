import ColorScience
import DesignModel
import Testing
import TextCore

@Suite struct ModifyingTests {
  private func resolved(_ value: String, _ modifier: String, _ others: String = "") -> ResolvedText {
    ResolvedText(
      ##"""
      {"c": {"$type": "color", "$value": "\##(value)", "$extensions": {"studio.tokens": {"modify": \##(modifier)}}}
       \##(others.isEmpty ? "" : ", " + others)}
      """##, isStrict: false)
  }

  private func channels(_ text: ResolvedText) -> [Double] {
    guard let color = text.token("c")?.value?.color?.color else { return [] }
    return [color.components.x, color.components.y, color.components.z]
  }

  private func isNear(_ channels: [Double], _ expected: [Double]) -> Bool {
    channels.count == expected.count && zip(channels, expected).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test func movesEachChannelInSRGB() {
    let lighter = resolved("#336699", #"{"type": "lighten", "value": "0.5", "space": "srgb"}"#)
    #expect(isNear(channels(lighter), [0.6, 0.7, 0.8]))
    #expect(lighter.token("c")?.value?.color?.hex == "#99b3cc")
    let darker = resolved("#336699", #"{"type": "darken", "value": 0.5, "space": "srgb"}"#)
    #expect(isNear(channels(darker), [0.1, 0.2, 0.3]))
  }

  @Test func movesLightnessInHSL() {
    // hsl(210 50% 40%) becomes hsl(210 50% 70%): a reach of 0.15 on either side of 0.7.
    let text = resolved("#336699", #"{"type": "lighten", "value": "0.5", "space": "hsl"}"#)
    #expect(isNear(channels(text), [0.55, 0.7, 0.85]))
  }

  @Test func mixesAlongTheShorterArc() {
    let srgb = resolved("#000000", ##"{"type": "mix", "value": "0.25", "space": "srgb", "color": "#ff0080"}"##)
    #expect(isNear(channels(srgb), [0.25, 0, 0.25 * 128 / 255]))
    // Half way from hue 350 to hue 10 is red.
    let hsl = resolved(
      "hsl(350 100% 50%)", #"{"type": "mix", "value": 0.5, "space": "hsl", "color": "hsl(10 100% 50%)"}"#)
    #expect(isNear(channels(hsl), [1, 0, 0]))
    // A grey takes the hue of the other.
    let grey = resolved("#ffffff", #"{"type": "mix", "value": 0.5, "space": "hsl", "color": "hsl(240 100% 50%)"}"#)
    #expect(isNear(channels(grey), [0.625, 0.625, 0.875]))
  }

  @Test func keepsWhatIsWrittenBesideAnotherAlpha() {
    let text = resolved("#336699", #"{"type": "alpha", "value": "0.3", "space": "srgb"}"#)
    #expect(text.token("c")?.value?.color == ColorValue(Color(.sRGB, [0.2, 0.4, 0.6], alpha: 0.3), hex: "#336699"))
    #expect(text.token("c")?.modification?.authored.hex == "#336699")
    #expect(text.token("c")?.modification?.words == "alpha 0.3")
    #expect(text.codes == ["legacy-color-string", "legacy-color-modifier"])
  }

  @Test func keepsColoursThatSRGBCannotShow() {
    let text = ResolvedText(
      #"""
      {"c": {"$type": "color", "$value": {"colorSpace": "display-p3", "components": [1, 0, 0]}, "$extensions":
        {"studio.tokens": {"modify": {"type": "darken", "value": 0.25, "space": "p3"}}}}}
      """#, isStrict: false)
    #expect(text.token("c")?.value?.color == ColorValue(Color(.displayP3, [0.75, 0, 0])))
  }

  @Test func followsReferencesInTheModifierAndInTheValue() {
    let others =
      ##"""
      "ink": {"$type": "color", "$value": "#000000"}, "n": {"$type": "number", "$value": 0.1}, "mixed": {"$type": "color",
        "$value": "#ff0000"}
      """##
    let text = resolved("{ink}", #"{"type": "mix", "value": "{n} * 5", "space": "srgb", "color": "{mixed}"}"#, others)
    #expect(isNear(channels(text), [0.5, 0, 0]))
    #expect(text.token("c")?.target.map { text.catalog.name(of: $0) } == "ink")
    let parts = text.token("c")?.parts.map { $0.key + " " + text.catalog.name(of: $0.target) }
    #expect(parts == ["modify.value.0 n", "modify.color.0 mixed"])
  }

  @Test func readsAModifierThatIsATokenItself() {
    let others =
      #""m": {"$type": "other", "$value": {"type": "alpha", "value": "{n}", "space": "srgb"}}, "n": {"$type": "number", "$value": 0.5}"#
    let text = resolved("#000000", #""{m}""#, others)
    #expect(text.token("c")?.value?.color?.color.alpha == 0.5)
  }

  @Test(arguments: [
    #"{"type": "spin", "value": 0.5, "space": "srgb"}"#, #"{"type": "lighten", "value": "much", "space": "srgb"}"#,
    #"{"type": "lighten", "value": 0.5, "space": "cmyk"}"#, #"{"type": "mix", "value": 0.5, "space": "srgb"}"#, "7",
    #"{"type": "lighten", "space": "srgb"}"#,
  ])
  func showsTheColourUnchangedWhenTheModifierCannotBeRead(modifier: String) {
    let text = resolved("#336699", modifier)
    #expect(isNear(channels(text), [0.2, 0.4, 0.6]))
    #expect(text.codes.contains("color-modifier-form c"))
  }

  @Test func findsAModifierThatNamesItsOwnToken() {
    let text = resolved("#336699", #"{"type": "mix", "value": 0.5, "space": "srgb", "color": "{c}"}"#)
    #expect(text.codes.contains("ref-cycle c"))
    #expect(text.token("c")?.value == nil)
  }

  @Test func needsNoSpaceForAnotherAlpha() {
    let text = resolved("#336699", #"{"type": "alpha", "value": "0.5"}"#)
    #expect(text.token("c")?.value?.color?.color.alpha == 0.5)
  }

  @Test func namesAColourThatThereIsNot() {
    let text = resolved("#336699", #"{"type": "mix", "value": 0.5, "space": "srgb", "color": "{no.such}"}"#)
    let problem = text.diagnostics.first { $0.problem.code == "ref-unresolved" }?.problem
    #expect(problem?.message == "alias '{no.such}' names no token")
    #expect(text.token("c")?.value == nil)
  }

  @Test func ignoresModifiersWhenStrict() {
    let text = ResolvedText(
      #"""
      {"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}, "$extensions":
        {"studio.tokens": {"modify": {"type": "lighten", "value": 0.5, "space": "srgb"}}}}}
      """#)
    #expect(channels(text) == [0, 0, 0])
    #expect(text.diagnostics == [])
  }
}
