/// Names of tokens and groups as they stand in addresses (DESIGN.md section 5).
package enum PublicName {
  /// An id: letters, digits, `.`, `_` and `-` stay; any other scalar is its hexadecimal number between tildes.
  package static func anchor(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars {
      if isPlain(scalar) || scalar == "." || scalar == "_" || scalar == "-" {
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
      guard isPlain(scalar) || scalar == "." || !scalar.isASCII else {
        needsDash = true
        continue
      }
      if needsDash, !text.isEmpty { text += "-" }
      needsDash = false
      if scalar.isASCII {
        text.unicodeScalars.append(scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar)
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

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "A"..."Z", "a"..."z", "0"..."9": true
    default: false
    }
  }
}
