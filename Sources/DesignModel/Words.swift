/// The words of a name.
package enum Words {
  /// Lower-case words of a segment, split at everything that is no letter or digit and at camel case: `fgColor` is `fg`
  /// and `color`.
  package static func of(_ segment: String) -> [String] {
    var segment = segment
    return segment.withUTF8 { $0.allSatisfy { $0 < 0x80 } ? plain($0) : nil } ?? all(segment)
  }

  /// Words without the number of a step at their end: `space1` is a space.
  package static func unnumbered(of segment: String) -> [String] {
    of(segment).map { word in
      guard let last = word.utf8.last, last.isDigit, let end = word.lastIndex(where: { !("0"..."9").contains($0) })
      else { return word }
      return String(word[...end])
    }
  }

  /// The words of a segment in ASCII, which nearly all are, without the tables of Unicode.
  private static func plain(_ bytes: UnsafeBufferPointer<UInt8>) -> [String] {
    var words: [String] = []
    var start = 0
    var previousIsLower = false
    func close(_ end: Int) {
      guard start < end else { return }
      words.append(
        String(unsafeUninitializedCapacity: end - start) { word in
          for index in start..<end { word[index - start] = isUpper(bytes[index]) ? bytes[index] | 0x20 : bytes[index] }
          return end - start
        })
    }
    for (index, byte) in bytes.enumerated() {
      switch Letter(Unicode.Scalar(byte)) {
      case .none:
        close(index)
        start = index + 1
        previousIsLower = false
      case .upper:
        if previousIsLower {
          close(index)
          start = index
        }
        previousIsLower = false
      case .lower, .other: previousIsLower = true
      }
    }
    close(bytes.count)
    return words
  }

  private static func isUpper(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func all(_ segment: String) -> [String] {
    var words: [String] = []
    var current = ""
    var previousIsLower = false
    func close() {
      if !current.isEmpty { words.append(current.lowercased()) }
      current = ""
    }
    for scalar in segment.unicodeScalars {
      switch Letter(scalar) {
      case .none:
        close()
        previousIsLower = false
        continue
      case .upper:
        if previousIsLower { close() }
        previousIsLower = false
      case .lower: previousIsLower = true
      case .other: previousIsLower = false
      }
      current.unicodeScalars.append(scalar)
    }
    close()
    return words
  }

  private enum Letter {
    case upper, lower, other, none

    init(_ scalar: Unicode.Scalar) {
      switch scalar {
      case "A"..."Z": self = .upper
      // A digit ends a word before a capital as a small letter does.
      case "a"..."z", "0"..."9": self = .lower
      default:
        // Looked up only outside ASCII, since names are long and the tables of Unicode slow.
        guard !scalar.isASCII else {
          self = .none
          return
        }
        let properties = scalar.properties
        if properties.isUppercase {
          self = .upper
        } else if properties.numericType != nil || properties.isLowercase {
          self = .lower
        } else {
          self = properties.isAlphabetic ? .other : .none
        }
      }
    }
  }
}
