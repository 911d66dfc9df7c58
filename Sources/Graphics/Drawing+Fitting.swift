extension Drawing {
  /// What a file stays below, since hosts of code show changes of pictures up to a size only.
  package static let mostBytes = 500_000

  /// The drawing of as many of its parts as a file has room for; `draw` has their number.
  package static func fitting(_ count: Int, _ draw: (_ count: Int) -> Drawing) -> Drawing {
    var count = count
    var drawing = draw(count)
    while count > 0, drawing.mayBeLarge {
      let size = SVGWriter.bytes(drawing).count
      guard size >= mostBytes else { break }
      count = min(count - 1, count * mostBytes / size)
      drawing = draw(count)
    }
    return drawing
  }

  /// Whether it has to be written to know how large it is.
  private var mayBeLarge: Bool { Self.weight(of: shapes) >= Self.mostBytes }

  /// More bytes than shapes are ever written in.
  private static func weight(of shapes: [Shape]) -> Int {
    shapes.reduce(0) { sum, shape in
      let own =
        switch shape {
        case .group(let group): weight(of: group.shapes) + 10 * (group.id ?? "").utf8.count
        case .path(let path, _), .pathClip(_, let path): path.steps.count * 100
        case .text(let text): text.string.utf8.count * 6
        case .gradient(let gradient): gradient.stops.count * 200
        case .shadow(let shadow): shadow.layers.count * 2_000
        case .rect, .line, .circle, .clip, .blur: 0
        }
      return sum + own + 500
    }
  }
}
