/// Turns byte offsets into lines and columns. Built when somebody is about to read a place.
package struct LineTable: Sendable {
  private let bytes: [UInt8]
  private let starts: [UInt32]

  package init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(UInt32(offset + 1))
    }
    self.bytes = bytes
    self.starts = starts
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
    var length = 0
    for byte in bytes[range] where byte & 0xC0 != 0x80 {
      length += byte >= 0xF0 ? 2 : 1
    }
    // A byte order mark has no width for an editor.
    let startsWithMark = range.lowerBound == 0 && bytes[range].starts(with: [0xEF, 0xBB, 0xBF])
    return startsWithMark ? length - 1 : length
  }
}
