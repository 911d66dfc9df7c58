import Syntax
import Testing
import TextCore

/// Text with every byte replaced and with its end cut off, and text made to be slow: nothing may crash or hang.
@Suite struct SwiftTextRobustnessTests {
  private static let file = ##"""
    #!/usr/bin/swift
    /** é /* x */ */ @available(*, deprecated) enum A { // b
      static let c = "\(d("e")) é", `f` = #"g"#, h = [0x1F_2, 1.5e3: /i/]
    #if J
      let k = """
        l
        """
    #endif
    }
    """##

  private func check(_ bytes: [UInt8]) {
    var diagnostics = Diagnostics()
    let swift = SwiftText.parse(Source(path: "a.swift", bytes: bytes), into: &diagnostics)
    var last: UInt32 = 0
    var isWhole = true
    for (index, token) in swift.tokens.enumerated() {
      isWhole = isWhole && token.lower >= last && token.upper > token.lower && Int(token.upper) <= bytes.count
      isWhole = isWhole && swift.end(of: index) >= index && swift.end(of: index) <= swift.tokens.count
      last = token.upper
    }
    for case .range(let range) in diagnostics.items.map(\.place) {
      isWhole = isWhole && range.lower <= range.upper && Int(range.upper) <= bytes.count
    }
    #expect(isWhole, "\(String(decoding: bytes, as: UTF8.self))")
  }

  @Test func readsEveryChangedText() {
    let bytes = Array(Self.file.utf8)
    for position in bytes.indices {
      for byte: UInt8 in [0x00, 0xFF, 0xC3, 0x22, 0x23, 0x28, 0x29, 0x2A, 0x2F, 0x5C, 0x60, 0x7B, 0x7D, 0x0A] {
        var broken = bytes
        broken[position] = byte
        check(broken)
      }
    }
  }

  @Test func readsEveryCut() {
    let bytes = Array(Self.file.utf8)
    for length in bytes.indices { check(Array(bytes.prefix(length))) }
  }

  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      "/", "#", "\"", "/*", "(", ")", "\"\\(", "`", "#\"", "a", "0", "=/", "\\", "//\n", "#if\n", "#if{#else ", ".",
    ]
  ) func takesNoLongerThanTheTextIsLong(piece: String) {
    var diagnostics = Diagnostics()
    let bytes = Array(String(repeating: piece, count: 300_000 / piece.utf8.count).utf8)
    let swift = SwiftText.parse(Source(path: "a.swift", bytes: bytes), into: &diagnostics)
    #expect(swift.tokens.count <= bytes.count)
  }

  @Test(.timeLimit(.minutes(5))) func looksOnceForTheEndOfARegularExpression() {
    check(Array(("let a = " + String(repeating: "/\\", count: 200_000)).utf8))
  }
}
