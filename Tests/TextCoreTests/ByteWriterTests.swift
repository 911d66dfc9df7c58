import Testing
import TextCore

@Suite struct ByteWriterTests {
  private func write(_ body: (inout ByteWriter) -> Void) -> String {
    var out = ByteWriter()
    body(&out)
    return out.text
  }

  @Test func escapesMarkup() {
    #expect(write { $0.writeEscaped("<a b=\"c\" d='e'> & é") } == "&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt; &amp; é")
  }

  @Test func replacesControlCharactersThatXMLCannotHold() {
    #expect(write { $0.writeEscaped("\0\t\n\r\u{1F}\u{7F}") } == "\u{FFFD}\t\n\r\u{FFFD}\u{FFFD}")
  }

  @Test func replacesTheTwoScalarsThatXMLCannotHoldAndNotTheirNeighbours() {
    #expect(write { $0.writeEscaped("a\u{FFFE}\u{FFFF}\u{FFFD}\u{FFBE}") } == "a\u{FFFD}\u{FFFD}\u{FFFD}\u{FFBE}")
  }

  @Test func writesNumbersForDrawings() {
    #expect(write { $0.write(1.23456) } == "1.235")
    #expect(write { $0.write(-12) } == "-12")
  }

  @Test func keepsTerminalsSafe() {
    #expect(write { $0.writePlain("a\u{1B}[2J\u{9B}\r\n\u{2066}é") } == "a [2J    é")
  }
}
