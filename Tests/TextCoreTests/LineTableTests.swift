import Testing
import TextCore

@Suite struct LineTableTests {
  private func positions(_ text: String, _ offsets: [Int]) -> [[Int]] {
    let table = LineTable(Array(text.utf8))
    return offsets.map { [table.position(of: $0).line, table.position(of: $0).column] }
  }

  @Test func countsLinesAndColumnsFromOne() {
    #expect(positions("ab\n\nc", [0, 1, 2, 3, 4, 5]) == [[1, 1], [1, 2], [1, 3], [2, 1], [3, 1], [3, 2]])
  }

  @Test func countsColumnsInUTF16Units() {
    // é: two bytes, one unit. €: three bytes, one unit. 😀: four bytes, two units.
    #expect(positions("é€😀x", [0, 2, 5, 9, 10]) == [[1, 1], [1, 2], [1, 3], [1, 5], [1, 6]])
  }

  @Test func endsALineAfterCarriageReturnAndLineFeed() {
    let table = LineTable(Array("ab\r\ncd\r\n".utf8))
    #expect(table.position(of: 4) == (2, 1))
    #expect(table.position(of: 5) == (2, 2))
    #expect([1, 2, 3].map { String(decoding: table.line($0), as: UTF8.self) } == ["ab", "cd", ""])
  }

  @Test func givesTheMarkOfAFileNoWidth() {
    #expect(positions("\u{FEFF}ab\n\u{FEFF}c", [0, 3, 4, 9]) == [[1, 1], [1, 1], [1, 2], [2, 2]])
  }

  @Test func takesTheEndForAnOffsetBeyondIt() {
    #expect(positions("a\nb", [3, 99]) == [[2, 2], [2, 2]])
    #expect(positions("", [0, 1]) == [[1, 1], [1, 1]])
  }

  @Test func findsColumnsOfLongLines() {
    // 3,000 letters of two bytes, a pair of two units, then ASCII.
    let text = "x\n" + String(repeating: "é", count: 3000) + "😀" + String(repeating: "a", count: 3000) + "\nz"
    #expect(
      positions(text, [2, 4, 2 + 2 * 1500, 2 + 2 * 3000, 6006, 6007, 9006, 9007])
        == [[2, 1], [2, 2], [2, 1501], [2, 3001], [2, 3003], [2, 3004], [2, 6003], [3, 1]])
  }

  @Test func givesLinesWithoutTheirEnds() {
    let table = LineTable(Array("first\nsecond\n\nlast".utf8))
    #expect((1...4).map { String(decoding: table.line($0), as: UTF8.self) } == ["first", "second", "", "last"])
  }
}
