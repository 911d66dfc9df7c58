import DesignModel
import TestKit
import Testing
import TextCore

@testable import Importing

@Suite struct ResolverReaderTests {
  private func read(_ files: FileTree, entry: TokenSources.Entry = .folder("")) -> Importing {
    var importing = Importing(isStrict: true)
    TokenSources(SourceSet(files), entry: entry, settings: Settings(), guideFolder: nil).read(into: &importing)
    return importing
  }

  private func resolver(sources: String) -> String {
    ##"{"version": "2025.10", "sets": {"s": {"sources": [\##(sources)]}}, "resolutionOrder": [{"$ref": "#/sets/s"}]}"##
  }

  private static let one = #"{"a": {"$type": "number", "$value": 1}}"#

  @Test(arguments: [
    ("../x.json", "pointer-forbidden"), ("../../etc/passwd", "pointer-forbidden"), ("/etc/passwd", "pointer-forbidden"),
    ("sub/../../x.json", "pointer-forbidden"), ("https://example.com/x.json", "pointer-unresolved"),
    ("//example.com/x.json", "pointer-unresolved"), ("gone.json", "pointer-unresolved"),
    ("one.json#/nothing", "pointer-unresolved"), ("one.json#/a~2", "pointer-unresolved"),
  ])
  func refusesWhatItMayNotOrCannotRead(reference: String, code: String) {
    let importing = read(["r.resolver.json": resolver(sources: #"{"$ref": "\#(reference)"}"#), "one.json": Self.one])
    #expect(importing.diagnostics.codes.filter { $0 != "source-unused" } == [code])
    #expect(importing.diagnostics.items.first?.subject == "sets/s/sources/0")
    #expect(importing.plan.isDamaged)
  }

  @Test func readsFilesRelativeToTheDocument() {
    let importing = read([
      "brand/r.resolver.json": resolver(sources: #"{"$ref": "../core/./one.json"}"#), "core/one.json": Self.one,
    ])
    #expect(importing.diagnostics.items == [])
    #expect(importing.declarations.tokens.count == 1)
  }

  @Test func readsAFileOnceHoweverOftenItIsNamed() {
    let importing = read([
      "r.resolver.json": resolver(sources: #"{"$ref": "one.json"}, {"$ref": "./one.json"}"#), "one.json": Self.one,
    ])
    #expect(importing.plan.trees.count == 1)
  }

  @Test func refusesAResolverAsASource() {
    let importing = read([
      "a.resolver.json": resolver(sources: #"{"$ref": "b.resolver.json"}"#),
      "b.resolver.json": resolver(sources: #"{"$ref": "a.resolver.json"}"#),
    ])
    #expect(importing.diagnostics.codes.contains("source-shape"))
  }

  @Test(arguments: ["#", "#/sets", "#/sets/s", "#/sets/s/sources", "#/sets/s/sources/0"])
  func refusesAReferenceToWhatItStandsIn(pointer: String) {
    let importing = read(["r.resolver.json": resolver(sources: #"{"$ref": "\#(pointer)"}"#)])
    #expect(importing.diagnostics.codes == ["pointer-cycle"])
  }

  @Test func endsWithReferencesThatLeadRoundAndRound() {
    let importing = read([
      "r.resolver.json": ##"""
      {"version": "2025.10", "$defs": {"a": {"$ref": "#/$defs/b"}, "b": {"$ref": "#/$defs/a"}},
       "sets": {"s": {"sources": [{"$ref": "#/$defs/a"}]}}, "resolutionOrder": [{"$ref": "#/sets/s"}]}
      """##
    ])
    #expect(importing.diagnostics.codes == ["pointer-cycle"])
  }

  @Test func keepsPlacesApartWhoseNamesAreSpelledAlike() {
    let importing = read([
      "r.resolver.json": ##"""
      {"version": "2025.10", "$defs": {"a/b": {"one": {"$type": "number", "$value": 1}},
         "a": {"b": {"two": {"$type": "number", "$value": 2}}}},
       "sets": {"\u00e9": {"sources": [{"three": {"$type": "number", "$value": 3}}, {"$ref": "#/sets/e\u0301"}]},
         "e\u0301": {"sources": [{"four": {"$type": "number", "$value": 4}}]},
         "s": {"sources": [{"$ref": "#/$defs/a~1b"}, {"$ref": "#/$defs/a/b"}]}},
       "modifiers": {"\u00e9": {"contexts": {"\u00e9": [{"five": {"$type": "number", "$value": 5}}],
           "e\u0301": [{"six": {"$type": "number", "$value": 6}}]}},
         "e\u0301": {"contexts": {"x": [], "y": []}}},
       "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/sets/\u00e9"}, {"$ref": "#/modifiers/\u00e9"},
         {"$ref": "#/modifiers/e\u0301"}]}
      """##
    ])
    #expect(importing.diagnostics.items == [])
    #expect(importing.declarations.tokens.count == 6)
    #expect(importing.plan.trees.count == 6)
    #expect(importing.plan.modifiers.count == 2)
  }

  @Test func endsAChainOfFiftyThousandSets() {
    let sets = (0..<50_000).map { ##""s\##($0)": {"sources": [{"$ref": "#/sets/s\##($0 + 1)"}]}"## }
    let text =
      ##"{"version": "2025.10", "sets": {\##(sets.joined(separator: ",")), "s50000": {"sources": []}}, "resolutionOrder": [{"$ref": "#/sets/s0"}]}"##
    #expect(read(["r.resolver.json": text]).diagnostics.codes == ["limit-chain"])
  }

  @Test func endsSetsThatDoubleWithoutEnd() {
    let sets = (1...40).map {
      ##""s\##($0)": {"sources": [{"$ref": "#/sets/s\##($0 - 1)"}, {"$ref": "#/sets/s\##($0 - 1)"}]}"##
    }
    let text =
      ##"{"version": "2025.10", "sets": {"s0": {"sources": [{}]}, \##(sets.joined(separator: ","))}, "resolutionOrder": [{"$ref": "#/sets/s40"}]}"##
    #expect(read(["r.resolver.json": text]).diagnostics.codes == ["limit-sources"])
  }

  @Test func chainsReferencesInsideTheDocumentAndLaysOverrides() {
    let importing = read([
      "r.resolver.json": ##"""
      {"version": "2025.10", "$defs": {"one": {"$ref": "one.json", "b": {"$type": "number", "$value": 2}}},
       "sets": {"s": {"sources": [{"$ref": "#/$defs/one", "b": {"$type": "number", "$value": 3}}]}},
       "resolutionOrder": [{"$ref": "#/sets/s"}]}
      """##, "one.json": Self.one,
    ])
    #expect(importing.diagnostics.items == [])
    let values = importing.declarations.tokens.compactMap { token -> Double? in
      if case .number(let number)? = token.value?.form { number } else { nil }
    }
    #expect(values == [1, 3])
  }
}
