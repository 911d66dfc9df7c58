import Syntax
import Testing
import TextCore

/// A file with every byte replaced and with its end cut off: nothing may crash or hang.
@Suite struct XMLDocumentRobustnessTests {
  private static let file = """
    \u{FEFF}<?xml version="1.0" encoding="UTF-8"?><!-- é -->
    <svg a="&lt;&#x41;" b='2'><g>x &amp; <![CDATA[y]]></g><é/></svg>
    """

  private func parse(_ bytes: [UInt8]) -> (isRead: Bool, diagnostics: Diagnostics) {
    var diagnostics = Diagnostics()
    let document = XMLDocument.parse(Source(path: "a.svg", bytes: bytes), into: &diagnostics)
    return (document != nil, diagnostics)
  }

  @Test func readsEveryChangedTextOrSaysOneThingAboutIt() {
    let bytes = Array(Self.file.utf8)
    #expect(parse(bytes).isRead)
    for position in bytes.indices {
      for byte: UInt8 in [0x00, 0xFF, 0xC3, 0x26, 0x3C, 0x3E, 0x22, 0x27, 0x2D, 0x2F, 0x3B, 0x5D, 0x20] {
        var broken = bytes
        broken[position] = byte
        let found = parse(broken)
        #expect(found.diagnostics.items.count == (found.isRead ? 0 : 1))
        for case .range(let range) in found.diagnostics.items.map(\.place) {
          #expect(range.lower <= range.upper && Int(range.upper) <= broken.count)
        }
      }
    }
  }

  @Test func refusesEveryCut() {
    let bytes = Array(Self.file.utf8)
    for length in bytes.indices { #expect(!parse(Array(bytes.prefix(length))).isRead) }
  }

  @Test(.timeLimit(.minutes(5))) func takesNoLongerThanTheTextIsLong() {
    // As many as a file of 1 MiB has room for.
    let attributes = (0..<110_000).map { "a\(String($0, radix: 36))=''" }.joined(separator: " ")
    #expect(parse(Array("<svg \(attributes)/>".utf8)).isRead)
    #expect(parse(Array(("<svg>" + String(repeating: "<a/>", count: 200_000) + "</svg>").utf8)).isRead)
    #expect(parse(Array(("<svg a='" + String(repeating: "&amp;", count: 200_000) + "'/>").utf8)).isRead)
    #expect(!parse(Array(("<svg>" + String(repeating: "&", count: 1_000_000)).utf8)).isRead)
  }
}
