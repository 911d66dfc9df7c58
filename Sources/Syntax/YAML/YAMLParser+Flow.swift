import TextCore

// Maps in braces and lists in brackets.
extension YAMLParser {
  /// Reads a map or list with all that it holds; the offset is at its opening bracket.
  mutating func readFlow() throws(SyntaxFault) {
    let outside = open.count
    try openFlow()
    while open.count > outside, let container = open.last {
      try readNext(in: container)
    }
  }

  private mutating func openFlow() throws(SyntaxFault) {
    try openContainer(byte == UInt8(ascii: "{") ? .flowMap : .flowList, from: offset)
    offset += 1
  }

  /// Reads one item with the comma before it, or the closing bracket.
  private mutating func readNext(in container: Container) throws(SyntaxFault) {
    let isMap = container.kind == .flowMap
    let closing = isMap ? UInt8(ascii: "}") : UInt8(ascii: "]")
    try skipInside(container)
    if container.count > 0, byte != closing {
      guard byte == UInt8(ascii: ",") else { throw unexpected(in: container, closing) }
      offset += 1
      try skipInside(container)
    }
    if byte == closing {
      offset += 1
      return close(at: offset)
    }
    if byte == UInt8(ascii: ",") { throw SyntaxFault(.yamlEmptyItem, at: placeHere) }
    open[open.count - 1].count += 1
    guard isMap else { return try readFlowValue() }
    try readPair(in: container)
  }

  private mutating func readPair(in container: Container) throws(SyntaxFault) {
    let name = try readScalar(below: -1, inFlow: true)
    try appendName(name)
    try skipInside(container)
    guard byte == UInt8(ascii: ":") else {
      append(Scalar(.null, .bare, Int(name.upper)..<Int(name.upper)))
      if container.count == 0, byte == UInt8(ascii: "}"), name.spelling == .bare {
        traps.append(YAMLTrap(kind: .referenceAsMap, place: Int(records[container.record].lower)..<offset + 1))
      }
      return
    }
    offset += 1
    let gap = offset
    if let comment = colorComment(after: gap, inFlow: true) { throw SyntaxFault(.yamlColorAsComment, at: comment) }
    try skipInside(container)
    if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") {
      append(Scalar(.null, .bare, gap..<gap))
    } else {
      try readFlowValue()
    }
  }

  private mutating func readFlowValue() throws(SyntaxFault) {
    if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { return try openFlow() }
    append(try readScalar(below: -1, inFlow: true))
  }

  /// Passes what may stand between two items; the end of the file or of the document may not.
  @inline(__always)
  private mutating func skipInside(_ container: Container) throws(SyntaxFault) {
    try skipToContent(inFlow: true)
    if isAtEnd || isMarker { throw unclosed(container) }
  }

  private func unexpected(in container: Container, _ closing: UInt8) -> SyntaxFault {
    let start = Int(records[container.record].lower)
    let line = start < lineStart ? line(of: start) : nil
    if byte == UInt8(ascii: ":") {
      if line != nil, container.kind == .flowMap { return unclosed(container) }
      return SyntaxFault(container.kind == .flowList ? .yamlPair : .yamlNestedOnOneLine, at: placeHere)
    }
    let opening = Unicode.Scalar(bytes[start])
    return SyntaxFault(
      .yamlExpectedComma(Unicode.Scalar(closing), opening: opening, line: line), at: placeHere)
  }

  private func line(of offset: Int) -> Int {
    bytes[..<offset].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
  }

  /// Says where the bracket stands that is still open.
  private func unclosed(_ container: Container) -> SyntaxFault {
    let start = Int(records[container.record].lower)
    return SyntaxFault(.yamlUnclosed(Unicode.Scalar(bytes[start]), line: line(of: start)), at: placeHere)
  }
}
