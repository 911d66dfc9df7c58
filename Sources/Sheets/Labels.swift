import Analysis
import DesignModel
import Graphics

extension Shape {
  static func mono(
    _ text: String, _ x: Double, _ y: Double, size: Double = 11, weight: Int = 400, anchor: Text.Anchor = .start,
    _ paint: Paint = .chrome(.ink)
  ) -> Shape {
    .text(Text(text, at: Point(x, y), size: size, weight: weight, anchor: anchor, family: .mono, fill: paint))
  }

  static func sans(
    _ text: String, _ x: Double, _ y: Double, size: Double = 11, weight: Int = 400, anchor: Text.Anchor = .start,
    _ paint: Paint = .chrome(.ink2)
  ) -> Shape {
    .text(Text(text, at: Point(x, y), size: size, weight: weight, anchor: anchor, fill: paint))
  }

  /// A word in a colour of the team's, shown for its colour.
  static func specimen(
    _ text: String, _ x: Double, _ y: Double, size: Double, weight: Int = 400, anchor: Text.Anchor = .start,
    _ paint: Paint
  ) -> Shape {
    .text(Text(text, at: Point(x, y), size: size, weight: weight, anchor: anchor, fill: paint, isSpecimen: true))
  }

  /// What stands where a value is missing: magenta with a cross, since black would look like a decision.
  static func missing(_ rect: Rect) -> [Shape] {
    let cross = Stroke(.color(HexColor(0x000000)))
    return [
      .rect(rect, Style(fill: .color(.missing))),
      .line(Point(rect.x, rect.y), Point(rect.right, rect.bottom), cross),
      .line(Point(rect.right, rect.y), Point(rect.x, rect.bottom), cross),
    ]
  }

  /// What stands for a colour that cannot be drawn. One that nobody filled in or that a platform sets is no fault: a dashed
  /// frame, with the reason where there is room.
  static func absent(_ rect: Rect, _ absence: ColorAbsence, on ground: Ground = .page) -> [Shape] {
    if absence == .missing { return missing(rect) }
    let edge = Rect(rect.x + 0.5, rect.y + 0.5, rect.width - 1, rect.height - 1)
    let middle = Point(rect.x + rect.width / 2, rect.y + rect.height / 2)
    let words = rect.width < 56 ? [] : rect.width < 120 ? absence.lines : [absence.words]
    let first = middle.y + 4 - Double(words.count - 1) * 7
    return [.rect(edge, .absent(on: ground))]
      + words.enumerated().map { line, text in
        .sans(text, middle.x, first + Double(line) * 14, size: 10.5, anchor: .middle, ground.quiet)
      }
  }
}

extension Style {
  /// What is empty without a fault.
  static func absent(on ground: Ground) -> Style { Style(stroke: Stroke(ground.quiet, dash: [4, 3])) }
}

extension ColorAbsence {
  /// The reason in the two lines that a narrow place has room for.
  var lines: [String] {
    let isPlatform = if case .platform = self { true } else { false }
    let split = isPlatform ? words.lastIndex(of: " ") : words.firstIndex(of: " ")
    return split.map { [String(words[..<$0]), String(words[$0...].dropFirst())] } ?? [words]
  }
}

/// Names as a drawing can hold them.
enum Label {
  /// At most so many characters; what is too long loses its middle, since names differ at both ends.
  static func fit(_ name: String, _ limit: Int) -> String {
    // No name has more characters than bytes.
    guard name.utf8.count > limit else { return name }
    let letters = Array(name)
    guard letters.count > limit, limit > 2 else { return name }
    let head = (limit - 1) / 2
    return String(letters[..<head]) + "…" + String(letters[(letters.count - (limit - 1 - head))...])
  }

  /// The paths of tokens without the segments that all of them share; at least the last segment stays.
  static func names(of tokens: [Int], in analysed: AnalysedCatalog) -> [String] {
    let paths = tokens.map { analysed.catalog.paths.segments(of: analysed.catalog.tokens[$0].path) }
    return relative(paths).map { $0.joined(separator: ".") }
  }

  /// Paths without the segments that all of them share; at least the last segment of each stays.
  static func relative(_ paths: [[String]]) -> [[String]] {
    guard let first = paths.first else { return [] }
    var shared = 0
    while paths.allSatisfy({ $0.count > shared + 1 && $0[shared] == first[shared] }) { shared += 1 }
    return paths.map { Array($0.dropFirst(shared)) }
  }
}

extension AnalysedCatalog {
  /// The id of a token's marks in a sheet.
  func markID(_ sheet: String, _ token: Int) -> String {
    sheet + "-" + PublicName.anchor(catalog.tokens[token].name)
  }
}
