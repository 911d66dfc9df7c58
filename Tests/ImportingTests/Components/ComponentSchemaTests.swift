import DesignModel
import Foundation
import Syntax
import TestKit
import Testing
import TextCore

@testable import Importing

/// The schema of specs and their reader know the same words.
@Suite struct ComponentSchemaTests {
  private let schema: JSONSchema

  init() throws {
    schema = try JSONSchema("tokens/component.schema.json")
  }

  private func keys(_ node: JSONNode?) -> Set<String> {
    Set((node?["properties"]?.members).map { $0.map(\.name) } ?? [])
  }

  private func texts(_ list: JSONNode?) -> [String] { (list?.elements).map { $0.compactMap(\.string) } ?? [] }

  /// What a property of a node refers to.
  private func target(_ property: WrittenProperty) throws -> String {
    let node = try #require(schema.definition("node")?["properties"]?[property.name])
    return try #require(node["$ref"]?.string?.split(separator: "/").last.map(String.init))
  }

  @Test func namesEveryKey() {
    #expect(keys(schema.root) == Set(ComponentReader.keys))
    #expect(keys(schema.definition("accessibility")) == Set(ComponentReader.accessibilityKeys))
    #expect(keys(schema.definition("guidelines")) == Set(ComponentReader.guidelineKeys))
    #expect(keys(schema.definition("property")) == Set(ComponentReader.propertyKeys))
    #expect(keys(schema.definition("variant")) == Set(ComponentReader.variantKeys))
    #expect(keys(schema.definition("span")) == Set(ComponentReader.spanKeys))
    #expect(keys(schema.definition("node")) == Set(WrittenProperty.names + ComponentReader.nodeKeys))
    #expect(
      texts(schema.root["properties"]?["status"]?["enum"]) == ComponentSpec.Status.allCases.map(\.rawValue))
    #expect(
      texts(schema.definition("node")?["properties"]?["kind"]?["enum"]) == NodeKind.allCases.map(\.rawValue))
  }

  @Test(arguments: NodeKind.allCases) func givesEachKindItsProperties(kind: NodeKind) throws {
    let alternatives = try #require(
      schema.definition("node")?["allOf"]?.elements.filter { alternative in
        let names = alternative["if"]?["properties"]?["kind"]
        return names?["const"]?.string == kind.rawValue || texts(names?["enum"]).contains(kind.rawValue)
      })
    #expect(alternatives.count == 1)
    let own = WrittenProperty.all.filter { $0.kinds?.contains(kind) != false }.map(\.name)
    for name in WrittenProperty.names + ComponentReader.nodeKeys {
      let isAllowed = own.contains(name) || ["kind", "part"].contains(name) || (name == "children" && kind == .stack)
      let names = try #require(alternatives.first?["then"]?["propertyNames"])
      let listed = names["anyOf"].map { Array($0.elements) } ?? [names]
      let allowed = listed.flatMap { list in
        texts(list["enum"]) + (list["$ref"] == nil ? [] : texts(schema.definition("common")?["enum"]))
      }
      #expect(allowed.contains(name) == isAllowed, "\(kind): \(name)")
    }
  }

  @Test(arguments: WrittenProperty.names) func givesEachPropertyTheFormThatIsRead(name: String) throws {
    let property = try #require(WrittenProperty.named(name))
    let target = try target(property)
    let definition = try #require(schema.definition(target))
    switch try #require(property.properties.first).form {
    case .length:
      let lengths = name == "outlineOffset" ? "offset" : property.objects.isEmpty ? "length" : name
      #expect(target == lengths)
      let objects = definition["anyOf"]?.elements.dropFirst().map { keys($0) }
      if !property.objects.isEmpty { #expect(objects == property.objects.map { Set($0.map(\.key)) }) }
    case .number(let range, let takesToken):
      let numbers = takesToken ? definition["anyOf"]?.elements.first { $0["type"]?.string == "number" } : definition
      #expect(numbers?["minimum"]?.number == range.lowerBound)
      #expect(numbers?["maximum"]?.number == range.upperBound)
      #expect((definition["anyOf"] != nil) == takesToken)
    case .color, .paint, .border, .shadow, .typography: #expect(target == "token")
    case .text: #expect(target == "text")
    case .flag: #expect(target == "flag")
    case .choice(let choices): #expect(texts(definition["enum"]) == choices)
    }
  }

  @Test func listsTheSizesOfDynamicType() throws {
    let rows = try #require(try JSONSchema.json("Tests/Fixtures/dynamic-type.json")["rows"])
    let sizes = schema.root["properties"]?["properties"]?["properties"]?["contentSize"]?["properties"]?["values"]?[
      "items"]
    #expect(texts(sizes?["enum"]) == rows.elements.compactMap { $0["size"]?.string })
  }

  @Test func hasTheRangesOfLengths() throws {
    for (name, range) in [("length", ComponentReader.lengths), ("offset", ComponentReader.offsets)] {
      let number = try #require(schema.definition(name)?["anyOf"]?.elements.first { $0["type"] != nil })
      #expect(number["minimum"]?.number == range.lowerBound)
      #expect(number["maximum"]?.number == range.upperBound)
    }
    let span = try #require(schema.definition("span")?["properties"]?["span"])
    #expect(span["minimum"]?.number == ComponentReader.spans.lowerBound)
    #expect(span["maximum"]?.number == ComponentReader.spans.upperBound)
  }

  @Test func setsWhatNodesHave() throws {
    let patterns = try #require(schema.definition("set")?["patternProperties"])
    for property in WrittenProperty.all {
      let matching = try patterns.members.filter { try Regex($0.name).firstMatch(in: "box.\(property.name)") != nil }
      #expect(matching.count == 1, "\(property.name)")
      #expect(matching.first?.value["$ref"]?.string == "#/$defs/\(try target(property))")
    }
    // A name in a pattern stands behind '\.', alone or among others in brackets.
    let named = patterns.members.flatMap { $0.name.dropFirst(#"^[^.]+\."#.count).split { "()|$".contains($0) } }
    #expect(Set(named.map(String.init)) == Set(WrittenProperty.names))
  }

  @Test func acceptsTheSpecsOfHarbor() throws {
    let files = try FileTree(contentsOf: Fixtures.root.appending(path: "tokens/components"), endings: [".json"])
    #expect(files.paths.count == 9)
    for file in files.files { #expect(schema.accepts(try JSONSchema.parse(file.bytes)), "\(file.path)") }
  }

  @Test(arguments: [
    (#"{"anatomy": {"kind": "stack"}}"#, true), (#"{}"#, false), (#"{"anatomy": []}"#, false),
    (#"{"anatomy": {}}"#, false), (#"{"anatomy": {"kind": "text", "gap": 0}}"#, false),
    (#"{"anatomy": {"kind": "stack", "gap": 0, "children": [{"kind": "image"}]}}"#, true),
    (#"{"anatomy": {"kind": "stack", "children": [{"kind": "image", "color": "{a}"}]}}"#, false),
    (#"{"anatomy": {"kind": "stack", "gap": -1}}"#, false), (#"{"anatomy": {"kind": "stack", "gap": "8px"}}"#, false),
    (#"{"anatomy": {"kind": "stack", "axis": "diagonal"}}"#, false),
    (##"{"anatomy": {"kind": "stack", "fill": "#fff"}}"##, false),
    (#"{"anatomy": {"kind": "stack", "padding": {"x": 0, "y": "{a}"}}}"#, true),
    (#"{"anatomy": {"kind": "stack", "padding": {"x": 0, "top": 0}}}"#, false),
    (#"{"anatomy": {"kind": "stack", "padding": {}}}"#, false),
    (#"{"anatomy": {"kind": "stack", "part": "a.b"}}"#, false),
    (#"{"anatomy": {"kind": "spacer"}, "status": "done"}"#, false),
    (#"{"anatomy": {"kind": "spacer"}, "extra": 1}"#, false),
    (#"{"anatomy": {"kind": "spacer"}, "properties": {"a": {"values": []}}}"#, false),
    (#"{"anatomy": {"kind": "spacer"}, "properties": {"a": {"values": ["x", "x"]}}}"#, false),
    (
      #"{"properties": {"p": {"values": ["x"]}}, "anatomy": {"kind": "spacer", "part": "a"}, "#
        + #""variants": [{"when": {"p": ["x"]}, "set": {"a.width": 0, "a.radius": {"topLeading": "{r}"}}}]}"#, true
    ),
    (#"{"anatomy": {"kind": "spacer"}, "variants": [{"when": {}, "set": {"a": 0}}]}"#, false),
    (#"{"anatomy": {"kind": "spacer"}, "variants": [{"when": {}, "set": {"a.hidden": "yes"}}]}"#, false),
    (#"{"anatomy": {"kind": "spacer"}, "variants": [{"when": {}}]}"#, false),
    (#"{"anatomy": {"kind": "text", "lines": 1.5}}"#, false),
    (#"{"anatomy": {"kind": "icon", "width": {"grid": "g", "span": 0}}}"#, false),
    (#"{"anatomy": {"kind": "icon", "opacity": 1.5}}"#, false),
    (#"{"name": "", "anatomy": {"kind": "icon"}}"#, false),
    (#"{"anatomy": {"kind": "icon"}, "properties": {"contentSize": {"values": ["large", "xLarge"]}}}"#, true),
    (#"{"anatomy": {"kind": "icon"}, "properties": {"state": {"values": ["rest", "mine"]}}}"#, true),
    (#"{"anatomy": {"kind": "icon"}, "usage": {"kotlin": "Icon()"}}"#, true),
  ])
  func agreesWithTheReader(text: String, isSound: Bool) throws {
    #expect(try schema.accepts(text) == isSound)
    #expect(ComponentReading(text).diagnostics.items.isEmpty == isSound)
  }
}
