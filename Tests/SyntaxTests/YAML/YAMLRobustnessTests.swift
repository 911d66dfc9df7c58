import Syntax
import TestKit
import Testing
import TextCore

/// Damaged files are read or refused with one error, and what is read holds together.
@Suite struct YAMLRobustnessTests {
  static let files = [
    "color:\n  $type: color\n  brand:\n    10:\n      $value: '#E9F7DF'\n    20: {$value: \"{color.brand.10}\"}\n",
    "---\n# c\n- >-\n  folded\n   more\n\n  text\n- |2+\n   kept\n\n- 'a''b\n\n  c'\n- \"\\u00e9\\\n  \\x41\"\n...\n",
    "a:\n- b: [1, .5, {c, \"d\":e}]\n  f: x\n    y\n-   - - g\n    - ~\n",
    "\u{FEFF}a: \u{E9}\r\nb:\r\n  c: |\r\n    d\r\n  e: {f: 'g', h: [i, j]} # k\r\n",
  ]

  @Test(arguments: files) func surviveDamageToAnyByte(text: String) {
    let bytes = Array(text.utf8)
    for offset in bytes.indices {
      for byte in [UInt8](arrayLiteral: 0x00, 0xFF) + Array("{\"'\\\n \t#:-&*|>%?,]".utf8) {
        var damaged = bytes
        damaged[offset] = byte
        expectSound(damaged)
      }
    }
  }

  @Test(arguments: files) func surviveAnyCut(text: String) {
    #expect(YAMLReading(text).document != nil)
    let bytes = Array(text.utf8)
    for length in 0...bytes.count {
      expectSound(Array(bytes[..<length]))
      expectSound(Array(bytes[length...]))
    }
  }

  private func expectSound(_ bytes: [UInt8]) {
    let reading = YAMLReading(bytes)
    if let root = reading.root {
      #expect(root.isSound(within: 0..<bytes.count, isBracketed: false), "\(String(decoding: bytes, as: UTF8.self))")
    } else {
      #expect(reading.diagnostics.codes == ["yaml-syntax"])
      #expect(reading.diagnostics.items.allSatisfy { $0.isInside(bytes.count) })
    }
  }
}
