import TextCore

/// Reads the elements of an XML text without recursion; whatever could reach beyond the text is refused.
struct XMLParser {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  private let source: SourceID
  private var open: [OpenElement] = []
  private var root: XMLElement?

  private struct OpenElement {
    let name: Range<Int>
    let attributes: [XMLAttribute]
    let tag: Range<Int>
    var children: [XMLElement] = []
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ source: SourceID) {
    self.bytes = bytes
    self.source = source
  }

  mutating func document() throws(SyntaxFault) -> XMLElement {
    try readStart()
    while !isAtEnd {
      if byte == UInt8(ascii: "<") { try readMarkup() } else { try skipText(isInside: !open.isEmpty) }
    }
    if let element = open.last { throw SyntaxFault(.unclosedElement(text(element.name)), at: element.tag) }
    guard let root else { throw SyntaxFault(.noElement, at: placeHere) }
    return root
  }

  /// The byte at the offset; 0, which XML does not have, at the end.
  var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The byte at the offset, or nothing at the end.
  var placeHere: Range<Int> { offset..<min(offset + 1, bytes.count) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func starts(with word: StaticString) -> Bool {
    let end = offset + word.utf8CodeUnitCount
    return end <= bytes.count && word.withUTF8Buffer { $0.elementsEqual(bytes[offset..<end]) }
  }

  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = offset
    while byte.isXMLSpace { offset += 1 }
    return offset > start
  }

  private mutating func readMarkup() throws(SyntaxFault) {
    if starts(with: "<!--") {
      try skipComment()
    } else if starts(with: "<![CDATA[") {
      guard !open.isEmpty else { throw SyntaxFault(.textOutside, at: offset..<offset + 9) }
      try skipSection()
    } else if starts(with: "<!") {
      throw SyntaxFault(.documentType, at: offset..<min(offset + 9, bytes.count))
    } else if starts(with: "<?") {
      throw SyntaxFault(.instruction, at: offset..<offset + 2)
    } else if starts(with: "</") {
      try readEndTag()
    } else {
      try readStartTag()
    }
  }

  private mutating func readStartTag() throws(SyntaxFault) {
    let start = offset
    guard root == nil || !open.isEmpty else { throw SyntaxFault(.secondRoot, at: placeHere) }
    guard open.count < XMLDocument.deepestNesting else { throw SyntaxFault(.tooDeep, at: placeHere) }
    offset += 1
    let name = try readName("an element's name after '<'")
    let attributes = try readAttributes(of: name)
    let isEmpty = byte == UInt8(ascii: "/")
    if isEmpty { offset += 1 }
    guard byte == UInt8(ascii: ">") else { throw SyntaxFault(.unclosedTag(text(name)), at: placeHere) }
    offset += 1
    open.append(OpenElement(name: name, attributes: attributes, tag: start..<offset))
    if isEmpty { close() }
  }

  private mutating func readEndTag() throws(SyntaxFault) {
    let start = offset
    offset += 2
    let name = try readName("an element's name after '</'")
    skipSpace()
    guard byte == UInt8(ascii: ">") else { throw SyntaxFault(.unclosedTag("/" + text(name)), at: placeHere) }
    offset += 1
    guard let element = open.last else { throw SyntaxFault(.endWithoutStart(text(name)), at: start..<offset) }
    guard bytes[name].elementsEqual(bytes[element.name]) else {
      throw SyntaxFault(.otherEnd(text(name), expected: text(element.name)), at: start..<offset)
    }
    close()
  }

  private mutating func close() {
    guard let last = open.popLast() else { return }
    let element = XMLElement(
      name: text(last.name), attributes: last.attributes, children: last.children,
      range: SourceRange(source, last.tag))
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  private mutating func readAttributes(of element: Range<Int>) throws(SyntaxFault) -> [XMLAttribute] {
    var attributes: [XMLAttribute] = []
    var names: Set<ExactText> = []
    while true {
      let isParted = skipSpace()
      if isAtEnd || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { return attributes }
      let name = try readName("an attribute, '>' or '/>' in the tag '<\(text(element))'")
      guard isParted else { throw SyntaxFault(.noSpace, at: name) }
      let nameText = text(name)
      guard names.insert(ExactText(nameText)).inserted else { throw SyntaxFault(.secondAttribute(nameText), at: name) }
      skipSpace()
      guard byte == UInt8(ascii: "=") else { throw SyntaxFault(.noValue(nameText), at: placeHere) }
      offset += 1
      skipSpace()
      let (value, range) = try readValue(of: nameText)
      attributes.append(
        XMLAttribute(
          name: nameText, value: value, nameRange: SourceRange(source, name), valueRange: SourceRange(source, range)))
    }
  }
}

extension Problem {
  fileprivate static let noElement = xmlSyntax("the file holds no element")

  fileprivate static func unclosedElement(_ name: String) -> Problem {
    xmlSyntax("the element '\(name)' is not closed", hint: "end it with '</\(name)>'")
  }

  fileprivate static func unclosedTag(_ name: String) -> Problem { xmlSyntax("the tag '<\(name)' must end with '>'") }

  fileprivate static func endWithoutStart(_ name: String) -> Problem {
    xmlSyntax("'</\(name)>' closes an element that is not open")
  }

  fileprivate static func otherEnd(_ name: String, expected: String) -> Problem {
    xmlSyntax("'</\(name)>' stands where '</\(expected)>' must")
  }

  fileprivate static let secondRoot = xmlSyntax("an XML text is one element, and no other may follow it")

  fileprivate static let noSpace = xmlSyntax("there must be a space before an attribute")

  fileprivate static func secondAttribute(_ name: String) -> Problem {
    xmlSyntax("the attribute '\(name)' stands twice in one tag")
  }

  fileprivate static func noValue(_ name: String) -> Problem {
    xmlSyntax("the attribute '\(name)' must be followed by '=' and a value in quotes")
  }

  fileprivate static let documentType = Problem(
    "xml-doctype", .error,
    "a document type or other declaration is not read, since it can name other files and entities",
    hint: "remove it; a picture does not need it")

  fileprivate static let instruction = xmlSyntax(
    "a processing instruction is not read; only '<?xml … ?>' may begin the file", hint: "remove it")

  fileprivate static let tooDeep = Problem(
    "xml-limit", .error, "elements may be nested \(XMLDocument.deepestNesting) deep and no deeper")
}
