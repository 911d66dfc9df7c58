import Syntax
import TestKit
import Testing
import TextCore

@Suite struct XMLDocumentTests {
  private func parse(_ bytes: [UInt8]) -> (root: XMLElement?, diagnostics: Diagnostics) {
    var diagnostics = Diagnostics()
    let document = XMLDocument.parse(Source(path: "a.svg", bytes: bytes), into: &diagnostics)
    return (document?.root, diagnostics)
  }

  private func parse(_ text: String) -> (root: XMLElement?, diagnostics: Diagnostics) { parse(Array(text.utf8)) }

  @Test func readsElementsInsideOneAnother() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8" standalone='yes'?>
      <!-- made - by hand -->
      <svg xmlns="n"  width = '24'>
        text &amp; more <![CDATA[<not> an & element]]>
        <g><path d="M0 0"/><path/></g ><x:y é.1="ü"/>
      </svg>
      <!-- end -->

      """
    let root = try #require(parse(text).root)
    #expect(root.name == "svg")
    #expect(root.attributes.map(\.name) == ["xmlns", "width"])
    #expect(root["width"]?.value == "24")
    #expect(root["height"] == nil)
    #expect(root.children.map(\.name) == ["g", "x:y"])
    #expect(root.children[0].children.map(\.name) == ["path", "path"])
    #expect(root.children[0].children[0]["d"]?.value == "M0 0")
    #expect(root.children[1]["é.1"]?.value == "ü")
  }

  @Test func readsAByteOrderMark() {
    #expect(parse([0xEF, 0xBB, 0xBF] + Array("<a/>".utf8)).root?.name == "a")
  }

  @Test func replacesReferencesAndWhiteSpaceInValues() throws {
    let root = try #require(parse("<a b=\"&lt;&gt;&amp;&quot;&apos;&#65;&#x1F600;\" c=\"1\t2\r\n3\n4\"/>").root)
    #expect(root["b"]?.value == "<>&\"'A😀")
    #expect(root["c"]?.value == "1 2 3 4")
  }

  @Test func saysWhereElementsAndValuesStand() throws {
    let marked = MarkedText("<a>\n ↓<b ↓c='↓x↓y↓'/>↓</a>")
    let element = try #require(parse(marked.bytes).root?.children.first)
    let attribute = try #require(element["c"])
    #expect(element.range == SourceRange(SourceID(0), marked.offsets[0]..<marked.offsets[5]))
    #expect(Int(attribute.nameRange.lower) == marked.offsets[1])
    #expect(attribute.valueRange == SourceRange(SourceID(0), marked.offsets[2]..<marked.offsets[4]))
    #expect(attribute.place(of: 1..<2) == SourceRange(SourceID(0), marked.offsets[3]..<marked.offsets[4]))
  }

  @Test func pointsAtAllOfAValueThatHoldsReferences() throws {
    let attribute = try #require(parse("<a b='&#65;1'/>").root?["b"])
    #expect(attribute.place(of: 1..<2) == attribute.valueRange)
  }

  @Test(arguments: [
    ("↓", "the file holds no element"),
    (" ↓", "the file holds no element"),
    ("↓text", "text may stand in an element only"),
    ("<a/>↓text", "text may stand in an element only"),
    ("<a/>↓<b/>", "an XML text is one element, and no other may follow it"),
    ("↓<![CDATA[x]]><a/>", "text may stand in an element only"),
    ("↓<a>", "the element 'a' is not closed"),
    ("<a>↓<b>", "the element 'b' is not closed"),
    ("<a><b>↓</a></b>", "'</a>' stands where '</b>' must"),
    ("<a/>↓</a>", "'</a>' closes an element that is not open"),
    ("<a↓", "the tag '<a' must end with '>'"),
    ("<a/↓ >", "the tag '<a' must end with '>'"),
    ("<a></a ↓b>", "the tag '</a' must end with '>'"),
    ("<↓1/>", "expected an element's name after '<'"),
    ("<↓ a/>", "expected an element's name after '<'"),
    ("<a ↓'b'/>", "expected an attribute, '>' or '/>' in the tag '<a'"),
    ("<a b↓/>", "the attribute 'b' must be followed by '=' and a value in quotes"),
    ("<a b=↓c/>", "the value of 'b' must be in quotes"),
    ("<a b=↓'c/>", "the value of 'b' has no quote at its end"),
    ("<a b='1'↓c='2'/>", "there must be a space before an attribute"),
    ("<a b='1' ↓b='2'/>", "the attribute 'b' stands twice in one tag"),
    ("<a b='↓<'/>", "a value may not hold '<'"),
    ("<a b='↓&'/>", "'&' must begin a reference that ends with ';'"),
    ("<a>↓& b</a>", "'&' must begin a reference that ends with ';'"),
    ("<a>↓&nbsp;</a>", "there is no entity '&nbsp;'"),
    ("<a>↓&#0;</a>", "'&#0;' is no character of XML"),
    ("<a>↓&#xD800;</a>", "'&#xD800;' is no character of XML"),
    ("<a>↓&#99999999999;</a>", "'&#99999999999;' is no character of XML"),
    ("<a>↓]]></a>", "text may not hold ']]>'"),
    ("<a>↓\u{1}</a>", "the character U+0001 may not stand in XML"),
    ("<a>↓\u{FFFE}</a>", "the character U+FFFE may not stand in XML"),
    ("<!-- a ↓-- b --><a/>", "a comment may not hold '--'"),
    ("↓<!-- a", "a comment that begins with '<!--' must end with '-->'"),
    ("<a>↓<![CDATA[x]]", "a section that begins with '<![CDATA[' must end with ']]>'"),
    ("↓<?php echo ?><a/>", "a processing instruction is not read; only '<?xml … ?>' may begin the file"),
    (" ↓<?xml version='1.0'?><a/>", "a processing instruction is not read; only '<?xml … ?>' may begin the file"),
    ("<?xml version='1.0' encoding='↓UTF-16'?><a/>", "XML is read as UTF-8 text, and this file is UTF-16"),
    (
      "<?xml version='1.0' other↓='1'?><a/>",
      "a declaration holds 'version', 'encoding' and 'standalone', and ends with '?>'"
    ),
  ]) func saysWhatIsWrongAndWhere(text: String, message: String) {
    let marked = MarkedText(text)
    let found = parse(marked.bytes)
    #expect(found.root == nil)
    #expect(found.diagnostics.codes == ["xml-syntax"])
    #expect(found.diagnostics.items.first?.problem.message == message)
    #expect(found.diagnostics.offsets == marked.offsets)
  }

  @Test func keepsNamesApartThatOnlyLookAlike() throws {
    // One letter with an accent, and a letter followed by an accent.
    let root = try #require(parse("<a \u{E9}='1' e\u{301}='2'/>").root)
    #expect(root["\u{E9}"]?.value == "1")
    #expect(root["e\u{301}"]?.value == "2")
    #expect(parse("<\u{E9}></e\u{301}>").root == nil)
  }

  @Test func refusesWhatIsNotUTF8() {
    let found = parse(Array("<a>".utf8) + [0xC3, 0x28])
    #expect(
      found.diagnostics.items.map(\.problem.message) == ["XML is read as UTF-8 text, and byte 0xC3 is not UTF-8 here"])
    #expect(found.diagnostics.offsets == [3])
    #expect(parse([0xFF, 0xFE, 0x3C, 0]).diagnostics.items.first?.problem.message.hasSuffix("UTF-16") == true)
  }

  @Test(arguments: [
    "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd\"><svg/>",
    "<!DOCTYPE svg [<!ENTITY a \"&b;&b;\"><!ENTITY b SYSTEM \"file:///etc/passwd\">]><svg>&a;</svg>",
    "<!ELEMENT svg ANY><svg/>", "<!",
  ]) func refusesADocumentType(text: String) {
    let found = parse(text)
    #expect(found.root == nil)
    #expect(found.diagnostics.codes == ["xml-doctype"])
    #expect(found.diagnostics.offsets == [0])
  }

  @Test func nestsSixtyFourDeepAndNoDeeper() {
    func nested(_ depth: Int) -> String {
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    #expect(parse(nested(64)).root != nil)
    let found = parse(nested(65))
    #expect(found.diagnostics.codes == ["xml-limit"])
    #expect(found.diagnostics.offsets == [192])
  }

  @Test func readsOneMebibyteAndNoMore() {
    let text = Array("<a/>".utf8)
    let space = [UInt8](repeating: 0x20, count: 1024 * 1024 - text.count)
    #expect(parse(text + space).root != nil)
    #expect(parse(text + space + [0x20]).diagnostics.codes == ["xml-limit"])
  }
}
