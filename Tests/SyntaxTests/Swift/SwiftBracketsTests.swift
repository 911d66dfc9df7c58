import Syntax
import Testing
import TextCore

@Suite struct SwiftBracketsTests {
  /// For each bracket that opens, what stands between it and its end.
  private func pairs(_ text: String) -> (inner: [String], messages: [String]) {
    var diagnostics = Diagnostics()
    let swift = SwiftText.parse(Source(path: "a.swift", bytes: Array(text.utf8)), into: &diagnostics)
    let inner = swift.tokens.indices.filter { swift.end(of: $0) != $0 }.map { index in
      (index + 1..<swift.end(of: index)).map { swift.text($0) }.joined(separator: " ")
    }
    return (inner, diagnostics.items.map(\.problem.message))
  }

  @Test func pairsEachBracketWithItsOwn() {
    let found = pairs("a(b[c] { d })")
    #expect(found.inner == ["b [ c ] { d }", "c", "d"])
    #expect(found.messages == [])
  }

  @Test func closesWhatIsOpenInsideWithWhatIsAround() {
    let found = pairs("{ a ( b } c")
    #expect(found.inner == ["a ( b", "b"])
    #expect(found.messages == ["this '(' is never closed"])
  }

  @Test func letsTheFirstBranchOfAConditionDecide() {
    let found = pairs("#if A\nfunc f() {\n#else\nfunc f(x: Int) {\n#endif\n  g\n}\nh")
    #expect(found.inner.contains { $0.hasSuffix("#endif g") })
    #expect(found.messages == [])
  }

  @Test func leavesOutWhatIsNestedTooDeeply() {
    #expect(pairs(String(repeating: "(", count: 512) + String(repeating: ")", count: 512)).messages == [])
    let found = pairs(String(repeating: "(", count: 513) + "a")
    #expect(found.messages == ["brackets are nested deeper than 512; the rest is not read"])
    let strings = String(repeating: "\"\\(", count: 600)
    #expect(pairs(strings).messages.first == "strings are nested deeper than 512")
  }
}
