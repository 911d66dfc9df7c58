/// A text in its case and style, taken apart so that it can be wrapped in any width. White space is collapsed as in a web page, but
/// a new line stays one; what is not seen is left out.
struct MeasuredText: Sendable {
  private struct Glyph {
    let character: Character
    var lineBreak = LineBreak.forbidden
    var isSpace: Bool { character.isBreakingSpace }
  }

  struct Line: Sendable, Hashable {
    let text: String
    let width: Hundredths
  }

  private let metrics: TextMetrics
  private let hyphen: TextExtent
  private let ellipsis: TextExtent
  private var glyphs: [Glyph] = []
  /// How much the glyphs before each one take.
  private var extents = [TextExtent()]
  private var paragraphs: [Range<Int>] = []
  /// Of the longest piece that can stand on a line of its own.
  private(set) var longestWord: Hundredths = 0

  init(_ text: String, style: TextStyle) {
    metrics = TextMetrics(style)
    hyphen = metrics.extent(of: "-")
    ellipsis = metrics.extent(of: "…")
    var start = 0
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      add(paragraph)
      paragraphs.append(start..<glyphs.count)
      start = glyphs.count
    }
    longestWord = paragraphs.reduce(0) { max($0, longestWord(of: $1)) }
  }

  /// The lines in a width, of which only a single character can be wider. Where there are more than are wanted, the last
  /// ends in an ellipsis.
  func lines(in width: Hundredths, atMost most: Int? = nil) -> [Line] {
    var lines: [Line] = []
    for (number, paragraph) in paragraphs.enumerated() {
      var start = paragraph.lowerBound
      repeat {
        let cut = lineEnd(from: start, to: paragraph.upperBound, in: width)
        let isLast = cut.end == paragraph.upperBound && number == paragraphs.count - 1
        if lines.count + 1 == most, !isLast {
          return lines + [shortened(start..<paragraph.upperBound, in: width)]
        }
        lines.append(line(start..<cut.end, with: cut.isHyphenated ? "-" : ""))
        start = cut.end
      } while start < paragraph.upperBound
    }
    return lines
  }

  private mutating func add(_ paragraph: Substring) {
    let start = glyphs.count
    var isGlued = false
    for character in paragraph {
      let last = glyphs.count > start ? glyphs.count - 1 : nil
      switch character {
      case "\u{200B}":
        if let last { glyphs[last].lineBreak = .allowed }
        continue
      case "\u{AD}":
        if let last, glyphs[last].lineBreak == .forbidden { glyphs[last].lineBreak = .hyphenated }
        continue
      case "\u{2060}", "\u{FEFF}":
        isGlued = true
        continue
      default: break
      }
      if character.isBreakingSpace {
        guard let last, !glyphs[last].isSpace else { continue }
        glyphs[last].lineBreak = .forbidden
        append(character == "\t" ? " " : character)
      } else if character.unicodeScalars.first.map(\.isControl) != true {
        if let last {
          let before = last > start ? glyphs[last - 1].character : nil
          let natural = LineBreak.between(glyphs[last].character, after: before, and: character)
          if isGlued {
            glyphs[last].lineBreak = .forbidden
          } else if natural == .allowed {
            glyphs[last].lineBreak = natural
          }
        }
        append(character)
      }
      isGlued = false
    }
  }

  private mutating func append(_ character: Character) {
    glyphs.append(Glyph(character: character))
    var extent = extents[extents.count - 1]
    extent.add(metrics.advance(of: character))
    extents.append(extent)
  }

  private func longestWord(of paragraph: Range<Int>) -> Hundredths {
    var longest = 0
    var start = paragraph.lowerBound
    for index in paragraph where glyphs[index].lineBreak != .forbidden || index == paragraph.upperBound - 1 {
      let isHyphenated = glyphs[index].lineBreak == .hyphenated
      longest = max(longest, width(start..<index + 1, with: isHyphenated ? hyphen : TextExtent()))
      start = index + 1
    }
    return longest
  }

  private func lineEnd(from start: Int, to end: Int, in width: Hundredths) -> (end: Int, isHyphenated: Bool) {
    var best: (end: Int, isHyphenated: Bool)?
    for index in start..<end {
      if !glyphs[index].isSpace, index > start, self.width(start..<index + 1) > width {
        return best ?? (index, false)
      }
      switch glyphs[index].lineBreak {
      case .forbidden: break
      case .allowed: best = (index + 1, false)
      case .hyphenated:
        if self.width(start..<index + 1, with: hyphen) <= width { best = (index + 1, true) }
      }
    }
    return (end, false)
  }

  /// As much of the text as fits with an ellipsis.
  private func shortened(_ range: Range<Int>, in width: Hundredths) -> Line {
    var end = range.lowerBound
    while end < range.upperBound, self.width(range.lowerBound..<end + 1, with: ellipsis) <= width { end += 1 }
    return line(range.lowerBound..<end, with: "…")
  }

  private func line(_ range: Range<Int>, with ending: String) -> Line {
    let shown = trimmed(range)
    return Line(
      text: String(glyphs[shown].map(\.character)) + ending,
      width: width(range, with: metrics.extent(of: ending)))
  }

  private func width(_ range: Range<Int>, with ending: TextExtent = TextExtent()) -> Hundredths {
    let shown = trimmed(range)
    return metrics.width(extents[shown.upperBound] - extents[shown.lowerBound] + ending)
  }

  /// Without the space at its end.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    guard let last = range.last, glyphs[last].isSpace else { return range }
    return range.lowerBound..<last
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
