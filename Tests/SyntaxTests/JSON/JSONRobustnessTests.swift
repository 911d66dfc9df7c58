import Syntax
import TestKit
import TextCore
import Testing

/// Damaged files are read or refused with one error, and what is read holds together.
@Suite struct JSONRobustnessTests {
  static let files = [
    #"{"brand": {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.1, 0.2, 0.3]}}}}"#,
    "{\n  \"space\": {\n    \"$type\": \"dimension\",\n    \"a\": {\"$value\": {\"value\": -4e-1, \"unit\": \"px\"}}\n  }\n}\n",
    #"["\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00", "é€😀", "", "long enough for two words at once"]"#,
    "[0, -0, 10, 0.5, -1.25, 1e5, 1E-5, 123456789012345678901234567890, 1.7976931348623157e308]",
    "[[[[]]], {}, {\"a\": {}, \"a\": []}, null, true, false]",
    "// palette\n{a: 1, 'b': \"c\", /* d */ $e_1: [.5, 5., +1, 0x1F, -0xA,],}",
    "\u{FEFF}{\u{A0}\"a\"\u{2028}: 'it\\'s\\x41\\v\\0\\\nb',}",
    "{\\u0061b: 1, ünï\u{200D}: 2, \"\\u0061b\": 3}",
    "\r\n\t \"text\" \r\n",
    ##"{"a": "{b.c}", "b": {"c": {"$ref": "#/a", "$extensions": {"com.example": null}}}}"##,
  ]

  @Test(arguments: files) func surviveDamageToAnyByte(text: String) {
    let bytes = Array(text.utf8)
    for offset in bytes.indices {
      for byte in [0x00, 0xFF, UInt8(ascii: "{"), UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "*")] {
        var damaged = bytes
        damaged[offset] = byte
        expectSound(damaged)
      }
    }
  }

  @Test(arguments: files) func surviveAnyCut(text: String) {
    let bytes = Array(text.utf8)
    for length in 0...bytes.count {
      expectSound(Array(bytes[..<length]))
      expectSound(Array(bytes[length...]))
    }
  }

  @Test func readEveryFileInTheTolerantDialect() {
    for text in Self.files {
      let reading = JSONReading(text, .tolerant)
      #expect(reading.document != nil, "\(reading.messages)")
    }
  }

  private func expectSound(_ bytes: [UInt8]) {
    let strict = JSONReading(bytes, .strict)
    let tolerant = JSONReading(bytes, .tolerant)
    for reading in [strict, tolerant] {
      if let root = reading.root {
        #expect(root.isSound(within: 0..<bytes.count, isBracketed: true))
      } else {
        #expect(reading.diagnostics.codes == ["json-syntax"])
        #expect(reading.diagnostics.items.allSatisfy { $0.isInside(bytes.count) })
      }
    }
    if let root = strict.root {
      #expect(strict.diagnostics.items.isEmpty && tolerant.diagnostics.items.isEmpty)
      #expect(tolerant.root.map(JSONTree.init) == JSONTree(root))
    } else {
      #expect(tolerant.diagnostics.items.count == 1)
    }
  }
}

extension Diagnostic {
  func isInside(_ length: Int) -> Bool {
    guard case .range(let range) = place else { return false }
    return range.bytes.lowerBound <= range.bytes.upperBound && range.bytes.upperBound <= length
  }
}
