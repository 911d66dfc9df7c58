import TextCore

/// Reads the structure of a YAML text into records, without recursion; block maps and lists here, the rest in extensions.
struct YAMLParser {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  /// Where the line of the offset begins.
  var lineStart = 0
  /// The first content of a line, once spaces up to it have been passed.
  var contentStart = -1
  /// Whether a tab was among the spaces that were passed last.
  var hasTabInGap = false
  var records: [JSONRecord] = []
  var texts: StoredTexts
  var traps: [YAMLTrap] = []
  var open: [Container] = []
  /// Where the value ends that was read last.
  private var lastEnd: UInt32 = 0
  /// What stands before the value that comes next; nil when an item comes next.
  private var lead: Lead?

  struct Container {
    enum Kind {
      case blockMap, blockList, flowMap, flowList
    }

    let kind: Kind
    let record: Int
    /// The column of its items, for a block.
    let indent: Int
    var count: UInt32 = 0
  }

  private enum Lead {
    case startOfFile, marker, key, dash
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    texts = StoredTexts(after: bytes.count)
    records.reserveCapacity(bytes.count / 8 + 1)
    open.reserveCapacity(16)
  }

  mutating func document() throws(SyntaxFault) -> (records: [JSONRecord], texts: [UInt8], traps: [YAMLTrap]) {
    lead = try readStart() ? .marker : .startOfFile
    while true {
      if let before = lead {
        lead = nil
        try readValue(after: before)
      } else if open.isEmpty {
        break
      } else {
        try readItem()
      }
    }
    try expectEnd()
    return (records, texts.bytes, traps)
  }

  /// The byte at the offset; 0, which no YAML text holds, at the end.
  @inline(__always)
  var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  @inline(__always)
  func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  var isAtEnd: Bool { offset >= bytes.count }

  var column: Int { offset - lineStart }

  /// The byte at the offset, or nothing at the end.
  var placeHere: Range<Int> { offset..<min(offset + 1, bytes.count) }

  /// Reads a value, or begins the block map or list that is one.
  private mutating func readValue(after before: Lead) throws(SyntaxFault) {
    let parent = open.last?.indent ?? -1
    let (gap, line) = (offset, lineStart)
    try skipToContent()
    let isOnNewLine = lineStart != line
    if isAtEnd || isMarker || (isOnNewLine && column <= parent) {
      if before == .key, column == parent, isDash, !isAtEnd { return try openList() }
      return appendNull(at: gap)
    }
    let mayOpenBlock = isOnNewLine || before == .dash || before == .startOfFile
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      try readFlow()
      skipBlanks()
      if byte == UInt8(ascii: ":") { throw SyntaxFault(.yamlKeyOfParts, at: placeHere) }
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      try readBlockText(below: parent)
    case UInt8(ascii: "-") where isDash:
      guard mayOpenBlock else { throw SyntaxFault(.yamlListOnOneLine, at: placeHere) }
      try openList()
    default:
      try readScalarOrMap(below: parent, mayOpenBlock)
    }
  }

  private mutating func readScalarOrMap(below parent: Int, _ mayOpenBlock: Bool) throws(SyntaxFault) {
    let column = column
    let hasTab = hasTabInGap
    let scalar = try readScalar(below: parent)
    guard isKeyEnd else { return append(scalar) }
    guard mayOpenBlock else { throw SyntaxFault(.yamlNestedOnOneLine, at: placeHere) }
    if hasTab { throw SyntaxFault(.yamlTab, at: lineStart..<offset) }
    try openContainer(.blockMap, from: Int(scalar.lower), column: column)
    try appendKey(scalar)
  }

  private mutating func openList() throws(SyntaxFault) {
    if hasTabInGap { throw SyntaxFault(.yamlTab, at: lineStart..<offset) }
    try openContainer(.blockList, from: offset, column: column)
    passDash()
  }

  private mutating func passDash() {
    offset += 1
    open[open.count - 1].count += 1
    lead = .dash
  }

  /// Appends a name and passes the colon behind it.
  private mutating func appendKey(_ scalar: Scalar) throws(SyntaxFault) {
    if Int(scalar.lower) < lineStart { throw SyntaxFault(.yamlKeyOfLines, at: scalar.place) }
    try appendName(scalar)
    offset += 1
    open[open.count - 1].count += 1
    lead = .key
  }

  /// Reads up to the next value of the innermost block, or ends blocks that the line does not belong to.
  private mutating func readItem() throws(SyntaxFault) {
    try skipToContent()
    if isAtEnd || isMarker {
      while !open.isEmpty { close() }
      return
    }
    guard offset == contentStart else { throw SyntaxFault(.yamlTextAfterValue, at: placeHere) }
    while let last = open.last, column < last.indent { close() }
    guard let last = open.last else { return }
    guard column == last.indent else { throw SyntaxFault(.yamlIndentation, at: placeHere) }
    switch last.kind {
    case .blockList where isDash: passDash()
    case .blockList:
      close()
      // A list may be indented like the key that it belongs to.
      if open.last?.indent != column { throw SyntaxFault(.yamlKeyInList, at: placeHere) }
    default:
      if isDash { throw SyntaxFault(.yamlItemInMap, at: placeHere) }
      let scalar = try readScalar(below: last.indent)
      guard isKeyEnd else { throw SyntaxFault(.yamlExpectedColon(atEnd: isAtEnd), at: scalar.place) }
      try appendKey(scalar)
    }
  }

  /// Whether a colon that ends a key is here, behind blanks.
  private var isKeyEnd: Bool {
    mutating get {
      skipBlanks()
      return byte == UInt8(ascii: ":") && isSpace(at: offset + 1)
    }
  }

  func isSpace(at offset: Int) -> Bool {
    offset >= bytes.count || bytes[offset].isYAMLBlank || bytes[offset].isYAMLBreak
  }

  private var isDash: Bool {
    byte == UInt8(ascii: "-") && isSpace(at: offset + 1)
  }
}

// The records.
extension YAMLParser {
  @inline(__always)
  mutating func append(_ scalar: Scalar) {
    records.append(
      JSONRecord(
        kind: scalar.kind, spelling: scalar.spelling, lower: scalar.lower, upper: scalar.upper,
        next: UInt32(truncatingIfNeeded: records.count + 1), count: scalar.text))
    lastEnd = scalar.upper
  }

  /// A key is text, whatever the same characters would be as a value.
  mutating func appendName(_ scalar: Scalar) throws(SyntaxFault) {
    if scalar.spelling == .bare, scalar.upper - scalar.lower == 2,
      bytes[Int(scalar.lower)] == UInt8(ascii: "<"), bytes[Int(scalar.lower) + 1] == UInt8(ascii: "<")
    {
      throw SyntaxFault(.yamlMergeKey, at: scalar.place)
    }
    var name = scalar
    name.kind = .string
    append(name)
  }

  /// A value that is not there: null, and a trap when a colour was meant.
  mutating func appendNull(at gap: Int) {
    append(Scalar(.null, .bare, gap..<gap))
    if let comment = colorComment(after: gap) { traps.append(YAMLTrap(kind: .colorAsComment, place: comment)) }
  }

  /// A comment behind blanks that looks like a colour.
  func colorComment(after gap: Int, inFlow: Bool = false) -> Range<Int>? {
    var start = gap
    while byte(at: start).isYAMLBlank { start += 1 }
    guard start > gap, byte(at: start) == UInt8(ascii: "#") else { return nil }
    var end = start + 1
    while byte(at: end).hexValue != nil, end - start < 10 { end += 1 }
    guard [4, 5, 7, 9].contains(end - start), isSpace(at: end) || (inFlow && byte(at: end).isYAMLFlowMark) else {
      return nil
    }
    return start..<end
  }

  mutating func openContainer(_ kind: Container.Kind, from start: Int, column: Int = 0) throws(SyntaxFault) {
    guard open.count < JSONDocument.deepestNesting else { throw SyntaxFault(.tooDeepInJSON, at: start..<start + 1) }
    open.append(Container(kind: kind, record: records.count, indent: column))
    let isMap = kind == .blockMap || kind == .flowMap
    append(Scalar(isMap ? .object : .array, .plain, start..<start))
  }

  /// Ends the innermost container with its last value, or at a closing bracket.
  mutating func close(at end: Int? = nil) {
    guard let container = open.popLast() else { return }
    let upper = end.map { UInt32(truncatingIfNeeded: $0) } ?? lastEnd
    records[container.record].upper = upper
    records[container.record].next = UInt32(truncatingIfNeeded: records.count)
    records[container.record].count = container.count
    lastEnd = upper
  }
}
