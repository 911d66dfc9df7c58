import DesignModel
import Testing
import TextCore

@Suite struct GlobTests {
  @Test(arguments: [
    ("palette.**", "palette.gray.50", true), ("palette.*", "palette.gray", true),
    ("palette.*", "palette.gray.50", false),
    ("palette.**", "palette", true), ("**", "a.b.c", true), ("**.base", "color.accent.base", true),
    ("**.base", "base", true), ("a.**.z", "a.z", true), ("a.**.z", "a.b.c.z", true), ("a.**.z", "a.b", false),
    ("*.text*", "color.textPrimary", true), ("a*c", "abbc", true), ("a*c", "abb", false), ("color", "Color", false),
    ("a.b", "a", false), ("a", "a.b", false),
  ])
  func matchesSegments(pattern: String, path: String, isMatch: Bool) {
    #expect(Glob(pattern).matches(path.split(separator: ".").map(String.init)) == isMatch)
  }

  @Test func matchesFilesByFolders() {
    #expect(Glob("brand/*.tokens.json", separator: "/").matches(["brand", "a.tokens.json"]))
    #expect(!Glob("brand/*.tokens.json", separator: "/").matches(["brand", "sub", "a.tokens.json"]))
  }

  @Test func endsWithManyStars() {
    let pattern = Glob(Array(repeating: "**", count: 60).joined(separator: ".") + ".x")
    #expect(!pattern.matches(Array(repeating: "a", count: 500)))
    #expect(!Glob(String(repeating: "*a", count: 60) + "b").matches([String(repeating: "a", count: 2_000)]))
  }
}
