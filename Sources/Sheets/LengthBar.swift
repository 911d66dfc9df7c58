import Graphics

/// A length as a bar; an outline where it is negative, magenta with a cross and a word where it is missing.
struct LengthBar {
  let length: Length
  /// Pixels of the drawing for a pixel of the length.
  let scale: Double
  let height: Double
  let paint: Paint

  func shapes(at point: Point) -> [Shape] {
    guard let pixels = length.pixels else {
      let word = Shape.mono(length.text, point.x + 36, point.y + height / 2 + 4, .chrome(.ink2))
      return Shape.missing(Rect(point.x, point.y, 28, height)) + [word]
    }
    let bar = Rect(point.x, point.y, pixels.magnitude * scale, height)
    if bar.width == 0 { return [] }
    guard pixels < 0, bar.width > 2 else { return [.rect(bar, Style(fill: paint))] }
    return [.rect(bar.inset(by: 0.5), Style(stroke: Stroke(.chrome(.ink))))]
  }
}
