import Graphics

/// Labels of distances: where there is no room for one, a letter stands there, and the label in a list.
struct AnatomyLabels {
  private static let advance = 6.6
  private static let height = 12.0

  /// The labels that letters stand for, in the order of the letters.
  private(set) var listed: [String] = []
  private var taken: [Rect] = []

  /// A letter for a label; labels that say the same have the same one.
  mutating func letter(for label: String) -> String {
    if !listed.contains(label) { listed.append(label) }
    return nextLetter(for: label)
  }

  private func nextLetter(for label: String) -> String { Self.letter(listed.firstIndex(of: label) ?? listed.count) }

  /// `a` to `z`, then `aa`.
  static func letter(_ index: Int) -> String {
    let last = String(UnicodeScalar(UInt8(97 + index % 26)))
    return index < 26 ? last : letter(index / 26 - 1) + last
  }

  /// The box of a label that ends, begins or has its middle at a place.
  static func box(_ text: String, _ x: Double, _ baseline: Double, _ anchor: Text.Anchor) -> Rect {
    let width = Double(text.count) * advance
    let start =
      switch anchor {
      case .start: x
      case .middle: x - width / 2
      case .end: x - width
      }
    return Rect(start - 3, baseline - 9, width + 6, height)
  }

  mutating func take(_ box: Rect) { taken.append(box) }

  func isFree(_ box: Rect) -> Bool {
    box.x >= 4 && box.right <= Plate.width - 4 && !taken.contains { $0.overlaps(box) }
  }

  /// The label at the first of the places where it is free there, else its letter.
  mutating func place(_ label: String, at places: [(Point, Text.Anchor)], ground: Ground) -> [Shape] {
    if let (point, anchor) = places.first {
      let box = Self.box(label, point.x, point.y, anchor)
      if isFree(box) {
        take(box)
        return [.mono(label, point.x, point.y, anchor: anchor, ground.ink)]
      }
    }
    return placeLetter(for: label, at: places, ground: ground)
  }

  /// The letter of a label at the first of the places that is free; nothing where none is.
  mutating func placeLetter(
    for label: String, at places: [(Point, Text.Anchor)], ground: Ground
  ) -> [Shape] {
    let letter = nextLetter(for: label)
    for (point, anchor) in places {
      let box = Self.box(letter, point.x, point.y, anchor)
      guard isFree(box) else { continue }
      take(box)
      _ = self.letter(for: label)
      return [.mono(letter, point.x, point.y, weight: 600, anchor: anchor, ground.ink)]
    }
    return []
  }
}
