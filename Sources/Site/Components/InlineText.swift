import Syntax

/// Text in which backticks mark code and asterisks emphasis; all else of it stands as it is.
enum InlineText {
  static let shape: TemplateShape = ["code": .text, "emphasis": .text, "words": .text]

  static func pieces(_ text: String) -> [TemplateRecord] {
    var pieces: [TemplateRecord] = []
    var rest = text[...]
    var words = ""
    func add(_ key: TemplateKey, _ text: String) {
      guard !text.isEmpty else { return }
      var piece = TemplateRecord(offering: shape)
      piece[key] = .text(text)
      pieces.append(piece)
    }
    while let mark = rest.first {
      let key: TemplateKey? = mark == "`" ? "code" : mark == "*" ? "emphasis" : nil
      if let key, let inner = span(at: rest) {
        add("words", words)
        add(key, String(inner))
        words = ""
        rest = rest[inner.endIndex...].dropFirst()
      } else {
        words.append(mark)
        rest = rest.dropFirst()
      }
    }
    add("words", words)
    return pieces
  }

  /// What stands between a mark at the start and the next of its kind; an asterisk beside a space is none.
  private static func span(at text: Substring) -> Substring? {
    guard let mark = text.first else { return nil }
    let body = text.dropFirst()
    guard let end = body.firstIndex(of: mark), end > body.startIndex else { return nil }
    let inner = body[..<end]
    if mark == "*", inner.first?.isWhitespace == true || inner.last?.isWhitespace == true { return nil }
    return inner
  }
}
