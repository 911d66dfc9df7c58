import Syntax

/// The Markdown that stands inside a line: code in backticks, emphasis and strength by asterisks, links, and marks that a
/// backslash makes plain. All else stands as it is.
enum InlineText {
  static let shape: TemplateShape = [
    "href": .text, "isStrong": .flag, "isEmphasis": .flag, "code": .text, "words": .text,
  ]

  static func pieces(_ text: String) -> [TemplateRecord] {
    var scanner = InlineScanner(Array(text.utf8)[...])
    scanner.scan()
    let closes = lastClosing(scanner.marks)
    var isStrong = false
    var isEmphasis = false
    var pieces: [TemplateRecord] = []
    var words = (text: "", href: "")
    func flush() {
      add("words", words.text, href: words.href)
      words = ("", "")
    }
    func add(_ key: TemplateKey, _ text: String, href: String) {
      guard !text.isEmpty else { return }
      var piece = TemplateRecord(offering: shape)
      piece[key] = .text(text)
      piece["href"] = .text(href)
      piece["isStrong"] = .flag(isStrong)
      piece["isEmphasis"] = .flag(isEmphasis)
      pieces.append(piece)
    }
    func say(_ text: String, href: String) {
      if href != words.href { flush() }
      words.text += text
      words.href = href
    }
    for (place, mark) in scanner.marks.enumerated() {
      switch mark {
      case .words(let text, let href): say(text, href: href)
      case .code(let code, let href):
        flush()
        add("code", code, href: href)
      case .asterisks(let count, let opens, let ends, let href):
        let isOpen = count == 1 ? isEmphasis : count == 2 ? isStrong : isEmphasis && isStrong
        let isMark = count > 3 ? false : isOpen ? ends : opens && closes[count].map { $0 > place } == true
        guard isMark else {
          say(String(repeating: "*", count: count), href: href)
          break
        }
        flush()
        if count != 2 { isEmphasis = !isOpen }
        if count != 1 { isStrong = !isOpen }
      }
    }
    flush()
    return pieces
  }

  /// By the length of a run of asterisks: the place of the last that may end something.
  private static func lastClosing(_ marks: [InlineScanner.Mark]) -> [Int: Int] {
    var last: [Int: Int] = [:]
    for (place, mark) in marks.enumerated() {
      if case .asterisks(let count, _, true, _) = mark, count <= 3 { last[count] = place }
    }
    return last
  }
}
