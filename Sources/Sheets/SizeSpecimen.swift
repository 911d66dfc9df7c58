import Analysis
import DesignModel
import Graphics

/// A size drawn as large as it is, standing on a baseline at height nought.
struct SizeSpecimen {
  private enum Picture { case square, avatar, target }

  /// From one specimen to the next.
  static let pitch = 112.0
  private static let icon = 24.0
  /// What stands in for a size that is missing.
  private static let missing = 32.0

  let length: Length
  /// The last segment of the token's path.
  private let name: String
  private let picture: Picture

  init(_ length: Length, segments: [String]) {
    self.length = length
    name = segments.last ?? ""
    let words = segments.flatMap { Words.of($0) }
    picture = words.contains("avatar") ? .avatar : words.contains("target") ? .target : .square
  }

  /// How many pitches it takes, its distance to the next included.
  var slots: Int { max(1, Int(((length.amount + 16) / Self.pitch).rounded(.up))) }

  /// The room that it needs above the baseline.
  var height: Double {
    guard length.pixels != nil else { return Self.missing }
    return length.amount + (picture == .target ? 32 : 0)
  }

  var shapes: [Shape] {
    let characters = Int((Double(slots) * Self.pitch - 8) / 8.1)
    return drawing + [
      .mono(Label.fit(name, characters), 0, 20, size: 12, weight: 600),
      .mono(figure, 0, 37, .chrome(.ink2)),
    ]
  }

  private var figure: String {
    picture == .target && length.pixels != nil ? "\(length.text) × \(length.text)" : length.text
  }

  private var drawing: [Shape] {
    guard let pixels = length.pixels else { return Shape.missing(Rect(0, -Self.missing, Self.missing, Self.missing)) }
    let size = pixels.magnitude
    let box = Rect(0, -size, size, size)
    if size == 0 { return [] }
    if size < 2 { return [.rect(box, Style(fill: .chrome(.ink)))] }
    let outline = Style(stroke: Stroke(.chrome(.ink)))
    if pixels < 0 { return [.rect(box.inset(by: 0.5), outline)] }
    switch picture {
    case .square:
      let diagonal = Stroke(.chrome(.ink2), width: 0.5)
      return [
        .rect(box.inset(by: 0.5), outline), .line(Point(0, -size), Point(size, 0), diagonal),
        .line(Point(size, -size), Point(0, 0), diagonal),
      ]
    case .avatar:
      let disc = Style(fill: .chrome(.wash), stroke: Stroke(.chrome(.ink)))
      return [.circle(center: Point(size / 2, -size / 2), radius: size / 2 - 0.5, disc)]
    case .target:
      let area = Style(fill: .chrome(.wash), stroke: Stroke(.chrome(.ink), dash: [3, 3]))
      let inset = (size - Self.icon) / 2
      let icon: [Shape] = inset < 0 ? [] : [.rect(box.inset(by: inset + 0.5), outline)]
      let width = DimensionLine(
        from: 0, to: size, across: -size - 16, edge: -size - 4, label: length.text, labelOffset: -6)
      return [.rect(box.inset(by: 0.5), area)] + icon + width.shapes
    }
  }
}
