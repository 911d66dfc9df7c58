/// Finds the marks of Markdown in a line, each byte looked at a few times at most.
struct InlineScanner {
  enum Mark {
    case words(String, href: String)
    case code(String, href: String)
    /// A run of asterisks, which opens something before what is no space and ends something behind it.
    case asterisks(Int, opens: Bool, ends: Bool, href: String)
  }

  private(set) var marks: [Mark] = []
  private let bytes: ArraySlice<UInt8>
  /// The address of the link that the bytes are the label of; else empty.
  private let href: String
  private var place: Int
  /// Where the words begin that are not in a mark yet.
  private var start: Int

  init(_ bytes: ArraySlice<UInt8>, href: String = "") {
    self.bytes = bytes
    self.href = href
    place = bytes.startIndex
    start = place
  }

  mutating func scan() {
    while place < bytes.endIndex {
      switch bytes[place] {
      case UInt8(ascii: "\\"): readEscape()
      case UInt8(ascii: "`"): readCode()
      case UInt8(ascii: "*"): readAsterisks()
      case UInt8(ascii: "[") where href.isEmpty: readLink()
      default: place += 1
      }
    }
    endWords(at: place)
  }

  private mutating func endWords(at end: Int) {
    if start < end { marks.append(.words(String(decoding: bytes[start..<end], as: UTF8.self), href: href)) }
  }

  private mutating func readEscape() {
    guard place + 1 < bytes.endIndex, bytes[place + 1].isPunctuation else {
      place += 1
      return
    }
    endWords(at: place)
    start = place + 1
    place += 2
  }

  private mutating func readCode() {
    guard let end = bytes[(place + 1)...].firstIndex(of: UInt8(ascii: "`")), end > place + 1 else {
      // Two at once hold nothing, and neither begins anything.
      place += place + 1 < bytes.endIndex && bytes[place + 1] == UInt8(ascii: "`") ? 2 : 1
      return
    }
    endWords(at: place)
    marks.append(.code(String(decoding: bytes[(place + 1)..<end], as: UTF8.self), href: href))
    place = end + 1
    start = place
  }

  private mutating func readAsterisks() {
    let end = bytes[place...].firstIndex { $0 != UInt8(ascii: "*") } ?? bytes.endIndex
    let opens = end < bytes.endIndex && !bytes[end].isSpace
    let ends = place > bytes.startIndex && !bytes[place - 1].isSpace
    endWords(at: place)
    marks.append(.asterisks(end - place, opens: opens, ends: ends, href: href))
    place = end
    start = end
  }

  private mutating func readLink() {
    let inner = bytes[(place + 1)...]
    guard let middle = inner.firstIndex(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") }),
      middle > place + 1, middle + 1 < bytes.endIndex, bytes[middle] == UInt8(ascii: "]"),
      bytes[middle + 1] == UInt8(ascii: "("),
      let end = bytes[(middle + 2)...].firstIndex(where: {
        $0.isSpace || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")")
      }),
      bytes[end] == UInt8(ascii: ")"), Self.isSafe(bytes[(middle + 2)..<end])
    else {
      place += 1
      return
    }
    endWords(at: place)
    var label = InlineScanner(
      bytes[(place + 1)..<middle], href: String(decoding: bytes[(middle + 2)..<end], as: UTF8.self))
    label.scan()
    marks += label.marks
    place = end + 1
    start = place
  }

  /// Whether an address is relative, or leads to a page by `http` or `https`: what else there is may run code.
  private static func isSafe(_ address: ArraySlice<UInt8>) -> Bool {
    guard let first = address.first, address.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }) else {
      return false
    }
    let head = address.prefix { !"/?#".utf8.contains($0) }
    guard let colon = head.firstIndex(of: UInt8(ascii: ":")) else {
      return !(first == UInt8(ascii: "/") && address.dropFirst().first == UInt8(ascii: "/"))
    }
    let scheme = String(decoding: address[..<colon], as: UTF8.self).lowercased()
    return scheme == "http" || scheme == "https"
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// What a backslash makes plain.
  fileprivate var isPunctuation: Bool {
    switch self {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
