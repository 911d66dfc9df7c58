import Syntax
import TextCore
import Testing

@Suite struct JSONNodeTests {
  @Test func knowsThePlaceOfEveryNodeAndName() throws {
    let text = #" {"ä": [1.5, "x\n", {}], "b": true} "#
    let root = try #require(JSONReading(text).root)
    // "ä" takes two bytes.
    #expect(root.range.bytes == 1..<36)
    let members = Array(root.members)
    #expect(members.map(\.nameRange.bytes) == [2..<6, 26..<29])
    #expect(members.map(\.value.range.bytes) == [8..<24, 31..<35])
    #expect(members[0].value.elements.map(\.range.bytes) == [9..<12, 14..<19, 21..<23])
    #expect(members[1].value.range.text(in: text) == "true")
  }

  @Test func givesEachKindItsValueAndNoOther() throws {
    let root = try #require(JSONReading(#"[null, true, false, -1.5e2, "a", [], {}]"#).root)
    let elements = Array(root.elements)
    #expect(elements.map(\.kind) == [.null, .bool, .bool, .number, .string, .array, .object])
    #expect(elements.map(\.isNull) == [true, false, false, false, false, false, false])
    #expect(elements.map(\.bool) == [nil, true, false, nil, nil, nil, nil])
    #expect(elements.map(\.number) == [nil, nil, nil, -150, nil, nil, nil])
    #expect(elements.map(\.string) == [nil, nil, nil, nil, "a", nil, nil])
    #expect(elements.allSatisfy { $0.members.isEmpty && $0.elements.isEmpty && $0.count == 0 })
    #expect(root.members.isEmpty)
    #expect(root.elements.count == 7)
    #expect(root["a"] == nil)
  }

  @Test func undoesEscapes() throws {
    let text = #""\" \\ \/ \b \f \n \r \t \u00e9 \u20AC \uD83D\uDE00 é€😀 \u0000""#
    let root = try #require(JSONReading(text).root)
    #expect(
      root.string.map { Array($0.unicodeScalars) }
        == Array(
          "\" \\ / \u{8} \u{C} \n \r \t é € 😀 é€😀 \0".unicodeScalars))
  }

  @Test(arguments: 0..<24)
  func findsTheEndOfAStringOfAnyLength(length: Int) throws {
    // The parser looks at eight bytes at once; the end and an escape fall on each of them here.
    let plain = String(repeating: "a", count: length)
    let text = #"["\#(plain)", "\#(plain)\t\#(plain)", "\#(plain)é"]"#
    let root = try #require(JSONReading(text).root)
    #expect(root.elements.map(\.string) == [plain, plain + "\t" + plain, plain + "é"])
  }

  @Test(arguments: 0..<24)
  func skipsIndentationOfAnyDepth(depth: Int) throws {
    let text = "[\n" + String(repeating: " ", count: depth) + "1\n" + String(repeating: " ", count: depth) + "]"
    #expect(try #require(JSONReading(text).root).elements.map(\.range.bytes) == [2 + depth..<3 + depth])
  }

  @Test func keepsOrderAndDuplicates() throws {
    let root = try #require(JSONReading(#"{"z": 1, "a": {"b": [2]}, "z": 3}"#).root)
    #expect(root.members.map(\.name) == ["z", "a", "z"])
    #expect(root.count == 3)
    #expect(root["z"]?.number == 3)
    #expect(root["a"]?["b"]?.elements.map(\.number) == [2])
    #expect(root["b"] == nil)
  }

  @Test func comparesNamesByBytes() throws {
    // The same letter, composed and decomposed.
    let root = try #require(JSONReading("{\"\u{E9}\": 1, \"e\u{301}\": 2, \"\\u0061b\": 3}").root)
    #expect(root["\u{E9}"]?.number == 1)
    #expect(root["e\u{301}"]?.number == 2)
    #expect(root[String("a") + "b"]?.number == 3)
    #expect(root.duplicateMembers.isEmpty)
    let members = Array(root.members)
    #expect(members[2].isNamed("ab"))
    #expect(members[2].isNamed(String("a") + "b"))
    #expect(!members[2].isNamed("a"))
    #expect(!members[2].isNamed("abc"))
    #expect(members[2].nameStartsWith(UInt8(ascii: "a")))
    #expect(!members[2].nameStartsWith(UInt8(ascii: "\\")))
    #expect(members[0].withNameBytes { Array($0) } == [0xC3, 0xA9])
  }

  @Test func comparesStringsByBytes() throws {
    let root = try #require(JSONReading(#"["px", "\u0070x", "", 1]"#).root)
    #expect(root.elements.map { $0.isString("px") } == [true, true, false, false])
    #expect(root.elements.map { $0.withStringBytes(\.count) } == [2, 2, 0, nil])
  }

  @Test func listsRepeatedMembersInTheOrderOfTheFile() throws {
    let text = #"{"b": 0, "a": 1, "b": 2, "\u0061": 3, "c": 4, "b": 5, "": 6, "": 7}"#
    let root = try #require(JSONReading(text).root)
    #expect(root.duplicateMembers.map(\.value.number) == [2, 3, 5, 7])
    #expect(root.duplicateMembers.map { $0.nameRange.text(in: text) } == [#""b""#, #""\u0061""#, #""b""#, #""""#])
  }

  @Test func listsRepeatedMembersOfALargeObject() throws {
    let names = (0..<1000).map { "name\($0 % 990)" }
    let text = "{" + names.enumerated().map { #""\#($1)": \#($0)"# }.joined(separator: ",") + "}"
    let root = try #require(JSONReading(text).root)
    #expect(root.duplicateMembers.map(\.value.number) == (990..<1000).map(Double.init))
  }

  @Test func namesTheSourceInEveryRange() throws {
    var diagnostics = Diagnostics()
    let source = Source(id: SourceID(7), path: "x.json", bytes: Array(#"{"a": 1}"#.utf8))
    let document = try #require(JSONDocument.parse(source, .strict, into: &diagnostics))
    #expect(document.source == SourceID(7))
    #expect(document.root.range == SourceRange(SourceID(7), 0..<8))
    #expect(document.root.members.map(\.nameRange) == [SourceRange(SourceID(7), 1..<4)])
  }
}
