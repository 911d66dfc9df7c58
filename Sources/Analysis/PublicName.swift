/// Names of tokens and groups as they stand in addresses (DESIGN.md section 5).
package enum PublicName {
  /// An id: letters, digits, `.`, `_` and `-` stay; any other scalar is its hexadecimal number between tildes.
  package static func anchor(_ name: String) -> String {
    var text = name
    // Most names are as an address can hold them.
    if text.withUTF8({ $0.allSatisfy(isKept) }) { return text }
    text = ""
    for scalar in name.unicodeScalars {
      if scalar.isASCII, isKept(UInt8(scalar.value)) {
        text.unicodeScalars.append(scalar)
      } else {
        text += "~" + String(scalar.value, radix: 16) + "~"
      }
    }
    return text
  }

  /// The longest part of a file name: a few of them, and what stands around them, fit into the 255 bytes of a disk.
  private static let longest = 72

  /// A part of a file name: ASCII, lower case; each run of other ASCII is one `-`, other scalars are `u` and four
  /// hexadecimal digits or more. A long one is cut and ends in a number made from the whole name.
  package static func file(_ name: String) -> String {
    var text = ""
    var needsDash = false
    for scalar in name.unicodeScalars {
      guard !scalar.isASCII || scalar == "." || isPlain(UInt8(scalar.value)) else {
        needsDash = true
        continue
      }
      if needsDash, !text.isEmpty { text += "-" }
      needsDash = false
      if scalar.isASCII {
        let isUpper = ("A"..."Z").contains(scalar)
        text.unicodeScalars.append(isUpper ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar)
      } else {
        let digits = String(scalar.value, radix: 16)
        text += "u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
      }
    }
    guard text.utf8.count > longest else { return text }
    let digits = String(hash(name), radix: 16)
    return text.prefix(longest - 9) + "-" + String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }

  /// FNV-1a, whose results are the same on every machine.
  private static func hash(_ name: String) -> UInt32 {
    name.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }

  /// What an id keeps as it is.
  private static func isKept(_ byte: UInt8) -> Bool {
    isPlain(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
