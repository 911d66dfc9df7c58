import Syntax
import TestKit
import Testing
import TextCore

@testable import Importing

/// The schema of `guide.json` and its reader know the same words.
@Suite struct SettingsSchemaTests {
  private let schema: JSONSchema

  init() throws {
    schema = try JSONSchema("tokens/guide.schema.json")
  }

  private func keys(_ node: JSONNode?) -> Set<String> {
    Set((node?["properties"]?.members).map { $0.map(\.name) } ?? [])
  }

  @Test func namesEveryKey() {
    let keys = schema.root["properties"]
    #expect(self.keys(schema.root) == Set(SettingsReader.readKeys + SettingsReader.otherKeys))
    #expect(self.keys(keys?["groups"]) == Set(SettingsReader.groupKeys))
    #expect(self.keys(keys?["tiers"]) == Set(SettingsReader.tierKeys))
    #expect(self.keys(keys?["contrast"]) == Set(SettingsReader.contrastKeys))
    #expect(
      self.keys(keys?["contrast"]?["properties"]?["pairs"]?["items"]) == Set(SettingsReader.pairKeys))
    // Those of DESIGN.md section 9.
    #expect(self.keys(keys?["lint"]).count == 31)
    #expect(keys?["unit"]?["enum"]?.elements.compactMap(\.string) == SettingsReader.units)
  }

  @Test func acceptsTheGuideOfHarbor() throws {
    #expect(schema.accepts(try JSONSchema.json("tokens/guide.json")))
  }

  @Test(arguments: [
    ("{}", true), ("[]", false), (#"{"nmae": "x"}"#, false), (#"{"unit": "em"}"#, false), (#"{"tokens": [1]}"#, false),
    (#"{"appearances": []}"#, false), (#"{"appearances": [{"name": "x"}]}"#, false), (#"{"grids": [{}]}"#, false),
    (#"{"contrast": {"pairs": [{"foreground": "a", "background": ["b"], "minimum": 3}]}}"#, true),
    (#"{"contrast": {"pairs": [{"foreground": "a", "background": "b", "minimum": 22}]}}"#, false),
    (#"{"contrast": {"canvas": {"Light": 1}}}"#, false), (#"{"tiers": {"primitives": []}}"#, false),
    (#"{"groups": {"radii": "radius.*"}}"#, false),
  ])
  func agreesWithTheReader(text: String, isSound: Bool) throws {
    #expect(try schema.accepts(text) == isSound)
    var diagnostics = Diagnostics()
    _ = SettingsReader.read(Source(path: "guide.json", bytes: Array(text.utf8)), isStrict: true, into: &diagnostics)
    #expect(diagnostics.items.isEmpty == isSound)
  }

  // A keyword that the checker does not know would let everything pass, or nothing.
  @Test(arguments: ["tokens/guide.schema.json", "tokens/component.schema.json"])
  func usesOnlyKeywordsThatAreChecked(path: String) throws {
    var waiting = [try JSONSchema.json(path)]
    while let schema = waiting.popLast() {
      for member in schema.members {
        #expect(JSONSchema.keywords.union(JSONSchema.annotations).contains(member.name), "\(member.name)")
        switch member.name {
        case "properties", "patternProperties", "$defs": waiting += member.value.members.map(\.value)
        case "anyOf", "allOf": waiting += member.value.elements
        case "additionalProperties", "propertyNames", "items", "if", "then": waiting.append(member.value)
        default: break
        }
      }
    }
  }
}
