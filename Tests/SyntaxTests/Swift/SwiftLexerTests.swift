import Syntax
import Testing
import TextCore

@Suite struct SwiftLexerTests {
  private func read(_ text: String) -> (tokens: [String], codes: [String]) {
    var diagnostics = Diagnostics()
    let swift = SwiftText.parse(Source(path: "a.swift", bytes: Array(text.utf8)), into: &diagnostics)
    return (swift.tokens.indices.map { swift.text($0) }, diagnostics.items.map(\.problem.message))
  }

  private func kinds(_ text: String) -> [SwiftToken.Kind] {
    var diagnostics = Diagnostics()
    return SwiftText.parse(Source(path: "a.swift", bytes: Array(text.utf8)), into: &diagnostics).tokens.map(\.kind)
  }

  @Test(arguments: [
    ("0xFF_00aa", ["0xFF_00aa"]), ("1_000.5e-3", ["1_000.5e-3"]), ("0b1010", ["0b1010"]), ("0o17", ["0o17"]),
    ("0x1.8p3", ["0x1.8p3"]), ("1...5", ["1", "...", "5"]), ("pair.0.1", ["pair", ".", "0", ".", "1"]),
    ("4.description", ["4", ".", "description"]), ("1e", ["1", "e"]), ("-12", ["-", "12"]),
    ("255/255", ["255", "/", "255"]),
  ]) func cutsNumbers(text: String, expected: [String]) {
    #expect(read(text).tokens == expected)
    #expect(read(text).codes == [])
  }

  @Test(arguments: [
    #""plain""#, #""a \" b""#, ##"#"raw \" and " too"#"##, #""\(a + "\(b)" + c)""#, #""\(f(")", x: (1)))""#,
    "\"\"\"\n  two \" lines \"\" \\(\"x\")\n  \"\"\"", "#\"\"\"\n \"\"\" \n \"\"\"#", ##"#"\#(a("b")) \(no"#"##,
    "\"\"", "#\"\"\"#",
  ]) func takesAStringWithAllThatIsInItAsOneToken(text: String) {
    #expect(read(text + " end").tokens == [text, "end"])
    #expect(read(text).codes == [])
  }

  @Test func nestsBlockComments() {
    #expect(read("/* a /* b */ c */ d").tokens == ["/* a /* b */ c */", "d"])
    #expect(
      kinds("/// x\n// y\n//// z\n/** w */\n/* v */\n/**/") == [
        .docComment, .comment, .comment, .docComment, .comment, .comment,
      ])
  }

  @Test func tellsNamesDirectivesAndAttributesApart() {
    #expect(kinds("`default` $0 @MainActor #if größe") == [.identifier, .identifier, .attribute, .hash, .identifier])
    #expect(read("`a b` #colorLiteral(").tokens == ["`a b`", "#colorLiteral", "("])
  }

  @Test func beginsARegularExpressionOnlyWhereAValueIsExpected() {
    #expect(kinds(#"let a = /["]x\/y/"#) == [.identifier, .identifier, .symbol, .regex])
    #expect(kinds("a / b / c") == [.identifier, .symbol, .identifier, .symbol, .identifier])
    #expect(kinds(##"#/ " / x/#"##) == [.regex])
  }

  @Test func endsAnOperatorWhereACommentBegins() {
    #expect(read("a =/* x */ b").tokens == ["a", "=", "/* x */", "b"])
    #expect(read("x ..< y ?? \\.z").tokens == ["x", "..<", "y", "??", "\\", ".", "z"])
  }

  @Test func knowsWhereALineBegins() {
    var diagnostics = Diagnostics()
    let text = "a /* x\n */ b\n/* y */ c d"
    let swift = SwiftText.parse(Source(path: "a.swift", bytes: Array(text.utf8)), into: &diagnostics)
    let starting = swift.tokens.indices.filter { swift.tokens[$0].startsLine }.map { swift.text($0) }
    #expect(starting == ["a", "b", "/* y */", "c"])
    #expect(swift.tokens.last?.isSpaced == true)
  }

  @Test(arguments: [
    ("let a = \"x\nlet b", "this string is never closed"), ("/* a /* b */", "this comment is never closed"),
    ("\"\"\"\nx", "this string is never closed"), ("\"\\(a", "this string is never closed"),
    ("`a\nb", "this name has no second '`'"), ("#/ a", "this regular expression is never closed"),
    ("a \u{0} b \u{1}", "byte 0x00 has no meaning in Swift"), ("f(1", "this '(' is never closed"),
    ("}", "this '}' closes nothing"), ("{ ( }", "this '(' is never closed"),
  ]) func saysWhatIsNotClosed(text: String, message: String) {
    #expect(read(text).codes == [message])
  }

  @Test func goesOnAfterAStringThatIsNotClosed() {
    #expect(read("a \"x\nb c").tokens == ["a", "\"x", "b", "c"])
  }

  @Test func refusesBytesThatAreNoText() {
    var diagnostics = Diagnostics()
    _ = SwiftText.parse(Source(path: "a.swift", bytes: Array("let ".utf8) + [0xFF, 0x20]), into: &diagnostics)
    #expect(diagnostics.items.map(\.problem.code) == ["swift-syntax"])
    #expect(diagnostics.items.first?.problem.message.contains("0xFF") == true)
  }
}
