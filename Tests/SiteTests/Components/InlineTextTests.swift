import Analysis
import DesignModel
import Syntax
import Testing

@testable import Site

@Suite struct InlineTextTests {
  /// Each piece with what it is: `strong a`, `emphasis code b`, `link(x) words c`.
  private func texts(_ text: String) -> [String] {
    InlineText.pieces(text).map { piece in
      let href = piece.text("href").map { "link(\($0))" }
      let kinds = [
        href, piece.flag("isStrong") == true ? "strong" : nil, piece.flag("isEmphasis") == true ? "emphasis" : nil,
        piece.text("code").map { "code \($0)" }, piece.text("words").map { "words \($0)" },
      ]
      return kinds.compactMap { $0 }.joined(separator: " ")
    }
  }

  @Test(arguments: [
    ("Plain.", ["words Plain."]), ("", []),
    ("Use `a*b` now", ["words Use ", "code a*b", "words  now"]),
    ("*Save* and *Add a receipt*.", ["emphasis words Save", "words  and ", "emphasis words Add a receipt", "words ."]),
    ("2 * 3 * 4", ["words 2 * 3 * 4"]), ("a ` b", ["words a ` b"]), ("``", ["words ``"]), ("*", ["words *"]),
    ("a *b", ["words a *b"]), ("snake_case_name", ["words snake_case_name"]), ("****", ["words ****"]),
  ]) func findsCodeAndEmphasis(text: String, expected: [String]) {
    #expect(texts(text) == expected)
  }

  @Test(arguments: [
    ("**b**", ["strong words b"]), ("***b***", ["strong emphasis words b"]), ("**", ["words **"]),
    ("**b*", ["words **b*"]),
    ("**a *b* `c`**", ["strong words a ", "strong emphasis words b", "strong words  ", "strong code c"]),
    ("*a **b***", ["words *a **b***"]), ("** b **", ["words ** b **"]),
  ]) func findsStrength(text: String, expected: [String]) {
    #expect(texts(text) == expected)
  }

  @Test(arguments: [
    (#"\*a\*"#, ["words *a*"]), (#"\`a\` \[b](c) \\"#, [#"words `a` [b](c) \"#]), (#"a\b\"#, [#"words a\b\"#]),
    (#"*a\** "#, ["emphasis words a*", "words  "]), (#"`a\`"#, [#"code a\"#]),
  ]) func readsWhatIsEscapedAsItIs(text: String, expected: [String]) {
    #expect(texts(text) == expected)
  }

  @Test(arguments: [
    ("[a](b.html)", ["link(b.html) words a"]),
    ("[a](https://a.example/?b=c:d)", ["link(https://a.example/?b=c:d) words a"]),
    ("[a](HTTP://b)", ["link(HTTP://b) words a"]), ("[a](../b#c:d)", ["link(../b#c:d) words a"]),
    (
      "See [the *`a`* b](#c).",
      [
        "words See ", "link(#c) words the ", "link(#c) emphasis code a", "link(#c) words  b", "words .",
      ]
    ),
    ("**[a](b)**", ["link(b) strong words a"]), ("[a] (b)", ["words [a] (b)"]), ("[a]()", ["words [a]()"]),
    ("[](b)", ["words [](b)"]), ("[[a](b)", ["words [", "link(b) words a"]), ("[a](b", ["words [a](b"]),
    ("[a](b c)", ["words [a](b c)"]),
  ]) func findsLinks(text: String, expected: [String]) {
    #expect(texts(text) == expected)
  }

  @Test(arguments: [
    "javascript:alert", "JavaScript:alert", "data:text/html,x", "vbscript:x", "//a.example", "a\u{1}:b",
    "\u{1}javascript:x",
    "\\\\a.example", "mailto:a@b.example", "file:///a", ":", "java&colon;x:y",
  ]) func makesNoLinkOfAnotherAddress(address: String) {
    #expect(InlineText.pieces("[a](\(address))").allSatisfy { ($0.text("href") ?? "").isEmpty })
  }

  @Test(arguments: ["*", "**", "`", "[", "[a](", "[a](b", "\\", "*a ", "`` ", "[a](b)", "**a*"])
  func needsTimeInProportion(piece: String) {
    let text = String(repeating: piece, count: 20_000)
    #expect(ContinuousClock().measure { _ = InlineText.pieces(text) } < .seconds(2))
  }
}
