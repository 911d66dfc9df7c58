import DesignModel
import Syntax
import TestKit
import Testing
import TextCore

@testable import Importing

@Suite struct DTCGReaderTests {
  private func read(_ text: String) throws -> (tree: SourceTree, importing: Importing) {
    var importing = Importing(isStrict: true)
    let document = try #require(
      JSONDocument.parse(Source(path: "a.tokens.json", bytes: Array(text.utf8)), .strict, into: &importing.diagnostics))
    return (DTCGReader.read(document.root, into: &importing), importing)
  }

  private func names(_ tree: SourceTree, _ importing: Importing) -> [String] {
    tree.entries.compactMap { entry in
      if case .token = entry.slot { importing.declarations.paths.text(of: entry.path) } else { nil }
    }
  }

  @Test func keepsNamesToTheLetter() throws {
    let (tree, importing) = try read(
      ##"{"<script>alert(1)</script>": {"a/b ~c#9 🎨": {"$type": "number", "$value": 1}, "..\/..": {"$value": 1}}}"##)
    #expect(names(tree, importing) == ["<script>alert(1)</script>.a/b ~c#9 🎨"])
    #expect(importing.diagnostics.codes == ["name-char"])
  }

  @Test func keepsNamesApartThatLookTheSame() throws {
    let (tree, importing) = try read(
      "{\"caf\u{E9}\": {\"$type\": \"number\", \"$value\": 1}, \"cafe\u{301}\": {\"$type\": \"number\", \"$value\": 2}}"
    )
    #expect(names(tree, importing).count == 2)
    #expect(importing.diagnostics.items == [])
  }

  @Test func letsTheLastOfEqualNamesCountAsAWhole() throws {
    let (tree, importing) = try read(
      #"{"g": {"a": {"$type": "number", "$value": 1}, "b": {"$type": "number", "$value": 2}}, "g": {"c": {"$type": "number", "$value": 3}}}"#
    )
    #expect(names(tree, importing) == ["g.c"])
    #expect(importing.diagnostics.codes == ["duplicate-key"])
    #expect(importing.diagnostics.items.first?.subject == "g")
  }

  @Test func reportsEachFaultAtItsPlace() throws {
    let marked = MarkedText(
      #"""
      {"a": {"$type": "number", "$value": 1, ↓"$extends": "{g}", "$description": ↓7},
       "b": {"$value": ↓1, "$ref": "#/a"}, ↓"c": {"$type": "number", "$value": 1, "d": {"$value": 1}},
       ↓"$e": {}, ↓"": {}, ↓"f.g": {}, ↓"note": "x", "h": {↓"$order": 1, "$root": ↓{}}}
      """#)
    let (_, importing) = try read(marked.text)
    #expect(importing.diagnostics.offsets.sorted() == marked.offsets)
  }

  @Test func readsDeepValuesAndExtensions() throws {
    // Three levels of the 512 stand above.
    let deep = String(repeating: "[", count: 509) + String(repeating: "]", count: 509)
    let (tree, importing) = try read(#"{"a": {"$type": "number", "$value": \#(deep), "$extensions": {"x": \#(deep)}}}"#)
    #expect(names(tree, importing) == ["a"])
    #expect(importing.diagnostics.items == [])
  }

  @Test func takesABareReferenceForATokenUntilItHasChildren() throws {
    let (tree, importing) = try read(##"{"a": {"$ref": "#/b"}, "c": {"$ref": "#/b", "d": {"$value": 1}}}"##)
    #expect(names(tree, importing) == ["a", "c.d"])
  }
}
