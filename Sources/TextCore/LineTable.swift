/// Turns byte offsets into lines and columns. Built when somebody is about to read a place.
package struct LineTable: Sendable {
  private let bytes: [UInt8]
  private let starts: [UInt32]
  /// UTF-16 units before each block of bytes, so that a place in a file of one line is found without reading all of it.
  private let unitsBeforeBlock: [UInt32]

  private static let blockLength = 1024

  package init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    var unitsBeforeBlock: [UInt32] = []
    var units = 0
    for (offset, byte) in bytes.enumerated() {
      if offset % Self.blockLength == 0 { unitsBeforeBlock.append(UInt32(units)) }
      if byte == UInt8(ascii: "\n") { starts.append(UInt32(offset + 1)) }
      units += Self.utf16Length(byte)
    }
    self.bytes = bytes
    self.starts = starts
    self.unitsBeforeBlock = unitsBeforeBlock
  }

  /// The line and column of a byte offset, both from 1; a column counts UTF-16 units.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(offset, bytes.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, utf16Length(Int(starts[low])..<offset) + 1)
  }

  /// The bytes of a line that is counted from 1, without its end.
  package func line(_ number: Int) -> ArraySlice<UInt8> {
    let start = Int(starts[number - 1])
    var end = number < starts.count ? Int(starts[number]) - 1 : bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return bytes[start..<end]
  }

  private func utf16Length(_ range: Range<Int>) -> Int {
    let length = utf16Length(before: range.upperBound) - utf16Length(before: range.lowerBound)
    // A byte order mark has no width for an editor.
    let startsWithMark = range.lowerBound == 0 && bytes[range].starts(with: [0xEF, 0xBB, 0xBF])
    return startsWithMark ? length - 1 : length
  }

  private func utf16Length(before offset: Int) -> Int {
    let block = offset / Self.blockLength
    guard block < unitsBeforeBlock.count else {
      return bytes.isEmpty ? 0 : utf16Length(before: offset - 1) + Self.utf16Length(bytes[offset - 1])
    }
    return bytes[block * Self.blockLength..<offset].reduce(Int(unitsBeforeBlock[block])) {
      $0 + Self.utf16Length($1)
    }
  }

  /// The units of a scalar are counted at its first byte.
  private static func utf16Length(_ byte: UInt8) -> Int {
    byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
  }
}
