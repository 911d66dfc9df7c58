import TextCore

/// Reads the tags of a template in one pass over its bytes.
struct TemplateParser {
  private(set) var instructions: [TemplateInstruction] = []
  private(set) var names: [TemplateName] = []
  private(set) var partials: [PartialCall] = []

  private let bytes: [UInt8]
  private var opening = Array("{{".utf8)
  private var closing = Array("}}".utf8)
  /// Where the text begins that no instruction covers yet.
  private var textStart = 0
  private var openSections: [(instruction: Int, inverted: Bool)] = []

  private static let deepestNesting = 64
  private static let longestDelimiter = 16

  init(_ source: Source) {
    bytes = source.bytes
  }

  mutating func parse() throws(TemplateFault) {
    while let start = find(opening, from: textStart) {
      try readTag(at: start)
    }
    writeText(upTo: bytes.count)
    if let open = openSections.last, case let name = names[nameIndex(of: open.instruction)] {
      throw TemplateFault(problem: .unclosedSection(name.text), range: name.range)
    }
  }

  private mutating func readTag(at start: Int) throws(TemplateFault) {
    let inside = start + opening.count
    let sigil = inside < bytes.count ? bytes[inside] : 0
    switch sigil {
    case UInt8(ascii: "!"):
      let end = try endOfTag(start, closing, from: inside + 1)
      leave(start, end.after, mayStandAlone: true)
    case UInt8(ascii: "="):
      let end = try endOfTag(start, [sigil] + closing, from: inside + 1)
      leave(start, end.after, mayStandAlone: true)
      try setDelimiters(in: inside + 1..<end.before)
    case UInt8(ascii: "{"):
      let end = try endOfTag(start, [UInt8(ascii: "}")] + closing, from: inside + 1)
      leave(start, end.after, mayStandAlone: false)
      instructions.append(.markup(name: try addName(in: inside + 1..<end.before)))
    case UInt8(ascii: "#"), UInt8(ascii: "^"), UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "&"):
      let end = try endOfTag(start, closing, from: inside + 1)
      try readTag(sigil, start..<end.after, content: inside + 1..<end.before)
    default:
      let end = try endOfTag(start, closing, from: inside)
      leave(start, end.after, mayStandAlone: false)
      instructions.append(.escaped(name: try addName(in: inside..<end.before)))
    }
  }

  private mutating func readTag(
    _ sigil: UInt8, _ tag: Range<Int>, content: Range<Int>
  ) throws(TemplateFault) {
    let indent = leave(tag.lowerBound, tag.upperBound, mayStandAlone: sigil != UInt8(ascii: "&"))
    switch sigil {
    case UInt8(ascii: "&"):
      instructions.append(.markup(name: try addName(in: content)))
    case UInt8(ascii: ">"):
      let range = trimmed(content)
      guard !range.isEmpty, bytes[range].allSatisfy({ isNameByte($0) || $0 == UInt8(ascii: "/") || isDot($0) }) else {
        throw TemplateFault(problem: .badName, range: range)
      }
      partials.append(PartialCall(name: text(range), range: range, indent: indent))
      instructions.append(.partial(partials.count - 1))
    case UInt8(ascii: "/"):
      try closeSection(try addName(in: content))
    default:
      let name = try addName(in: content)
      guard openSections.count < Self.deepestNesting else {
        throw TemplateFault(problem: .tooDeep(Self.deepestNesting), range: names[name].range)
      }
      let inverted = sigil == UInt8(ascii: "^")
      openSections.append((instruction: instructions.count, inverted: inverted))
      instructions.append(inverted ? .inverted(name: name, end: 0) : .section(name: name, end: 0))
    }
  }

  private mutating func closeSection(_ closing: Int) throws(TemplateFault) {
    let name = names.remove(at: closing)
    guard let open = openSections.popLast() else {
      throw TemplateFault(problem: .closesNothing(name.text), range: name.range)
    }
    let opened = nameIndex(of: open.instruction)
    guard names[opened].segments == name.segments else {
      throw TemplateFault(problem: .closesAnother(name.text, open: names[opened].text), range: name.range)
    }
    let end = instructions.count
    instructions[open.instruction] =
      open.inverted ? .inverted(name: opened, end: end) : .section(name: opened, end: end)
  }

  private func nameIndex(of instruction: Int) -> Int {
    switch instructions[instruction] {
    case .escaped(let name), .markup(let name), .section(let name, _), .inverted(let name, _): name
    case .literal, .indent, .partial: 0
    }
  }

  private mutating func setDelimiters(in content: Range<Int>) throws(TemplateFault) {
    let parts = bytes[trimmed(content)].split(whereSeparator: isSpace)
    let areFit = parts.allSatisfy { $0.count <= Self.longestDelimiter && !$0.contains(UInt8(ascii: "=")) }
    guard parts.count == 2, areFit else { throw TemplateFault(problem: .badDelimiters, range: content) }
    opening = Array(parts[0])
    closing = Array(parts[1])
  }

  private mutating func addName(in content: Range<Int>) throws(TemplateFault) -> Int {
    let range = trimmed(content)
    let name = bytes[range]
    if name.elementsEqual([UInt8(ascii: ".")]) {
      names.append(TemplateName(segments: [], range: range))
    } else {
      let segments = name.split(omittingEmptySubsequences: false, whereSeparator: isDot)
      guard segments.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isNameByte) }) else {
        throw TemplateFault(problem: .badName, range: range)
      }
      names.append(TemplateName(segments: segments.map { String(decoding: $0, as: UTF8.self) }, range: range))
    }
    return names.count - 1
  }
}

extension TemplateParser {
  /// Writes the text before a tag and goes on behind it; a tag with a line to itself takes the whole line along.
  ///
  /// - Returns: what stands before the tag on a line of its own.
  @discardableResult
  private mutating func leave(_ start: Int, _ end: Int, mayStandAlone: Bool) -> Range<Int>? {
    if mayStandAlone, let line = ownLine(of: start..<end) {
      writeText(upTo: line.lowerBound)
      textStart = line.upperBound
      return line.lowerBound..<start
    }
    writeText(upTo: start)
    if startsLine(start) { instructions.append(.indent) }
    textStart = end
    return nil
  }

  private mutating func writeText(upTo end: Int) {
    guard textStart < end else { return }
    instructions.append(.literal(textStart..<end, startsLine: startsLine(textStart)))
  }

  private func startsLine(_ offset: Int) -> Bool {
    offset == 0 || bytes[offset - 1] == UInt8(ascii: "\n")
  }

  private func ownLine(of tag: Range<Int>) -> Range<Int>? {
    var start = tag.lowerBound
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    guard startsLine(start) else { return nil }
    var end = tag.upperBound
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    if end == bytes.count { return start..<end }
    if bytes[end] == UInt8(ascii: "\r"), end + 1 < bytes.count { end += 1 }
    return bytes[end] == UInt8(ascii: "\n") ? start..<end + 1 : nil
  }

  private func endOfTag(
    _ start: Int, _ mark: [UInt8], from offset: Int
  ) throws(TemplateFault) -> (before: Int, after: Int) {
    guard let before = find(mark, from: offset) else {
      let close = String(decoding: mark, as: UTF8.self)
      throw TemplateFault(problem: .unclosedTag(close), range: start..<start + opening.count)
    }
    return (before, before + mark.count)
  }

  private func find(_ mark: [UInt8], from offset: Int) -> Int? {
    var offset = offset
    while offset + mark.count <= bytes.count {
      if bytes[offset] == mark[0], bytes[offset..<offset + mark.count].elementsEqual(mark) { return offset }
      offset += 1
    }
    return nil
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isSpace(bytes[end - 1]) { end -= 1 }
    while start < end, isSpace(bytes[start]) { start += 1 }
    return start..<end
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

private func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}

private func isSpace(_ byte: UInt8) -> Bool {
  isBlank(byte) || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}

private func isDot(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: ".")
}

private func isNameByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...:
    true
  default: false
  }
}

extension TemplateName {
  var text: String { segments.isEmpty ? "." : segments.joined(separator: ".") }
}

extension Problem {
  fileprivate static func unclosedTag(_ close: String) -> Problem {
    Problem("template-syntax", .error, "this tag has no '\(close)' to end it")
  }

  fileprivate static func unclosedSection(_ name: String) -> Problem {
    Problem("template-syntax", .error, "section '\(name)' is not closed")
  }

  fileprivate static func closesNothing(_ name: String) -> Problem {
    Problem("template-syntax", .error, "'\(name)' is closed here and was not opened")
  }

  fileprivate static func closesAnother(_ name: String, open: String) -> Problem {
    Problem("template-syntax", .error, "'\(name)' is closed here while '\(open)' is open")
  }

  fileprivate static var badName: Problem {
    Problem("template-syntax", .error, "a name is made of letters, digits, '_' and '-', joined by '.'")
  }

  fileprivate static var badDelimiters: Problem {
    Problem("template-syntax", .error, "delimiters are two short marks with a space between them and no '='")
  }

  fileprivate static func tooDeep(_ limit: Int) -> Problem {
    Problem("template-syntax", .error, "sections nest at most \(limit) deep")
  }
}
