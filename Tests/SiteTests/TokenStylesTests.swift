import Testing

@testable import Site

@Suite struct TokenStylesTests {
  private func styles(_ tokens: String) -> String {
    String(decoding: TokenStyles.bytes(for: SmallGuide.content(tokens)), as: UTF8.self)
  }

  private func color(_ space: String) -> String {
    #"{"$type": "color", "$value": {"colorSpace": "\#(space)", "components": [0, 1, 0]}}"#
  }

  @Test func saysNothingOfWideColorsWhereThereAreNone() {
    #expect(!styles(#"{"c": \#(color("srgb"))}"#).contains("color-gamut"))
  }

  @Test func writesARuleOnceHoweverManyTokensNeedIt() {
    let text = styles(#"{"p": {"1": \#(color("display-p3")), "2": \#(color("display-p3"))}}"#)
    let rules = text.split(separator: "\n").filter { $0.contains("data-wide") }
    #expect(rules == [#"  [data-wide="color(display-p3 0 1 0)"] { fill: color(display-p3 0 1 0); }"#])
    #expect(text.contains(#"[id="palette-p.2"] > rect { fill: color(display-p3 0 1 0); }"#))
  }

  @Test func standsInTheOrderOfItsBytes() {
    let text = styles(
      SmallGuide.resolver(
        #""p": {"1": \#(color("srgb"))}, "text": {"a": {"$value": "{p.1}"}}"#,
        [("light", ""), ("dark", #""p": {"1": \#(color("display-p3"))}"#)]))
    let rules = text.split(separator: "\n").filter { $0.hasPrefix("  main:has") }
    #expect(rules.count == 4 && rules == rules.sorted())
  }
}
