extension Drawing {
  /// Every text but specimens, with its place and size in the drawing.
  package var labels: [Text] { Self.labels(shapes, offset: Point(0, 0), scale: 1) }

  /// Pairs of labels of which one lies on the other, by the same estimate of width as `boundsProblems`; an empty list is
  /// what a test expects.
  package var overlappingLabels: [String] {
    let labels = labels.map { (text: $0.string, box: $0.bounds) }
    return labels.indices.flatMap { index in
      labels[(index + 1)...].filter { $0.box.overlaps(labels[index].box) }.map {
        "'\(labels[index].text)' and '\($0.text)'"
      }
    }
  }

  private static func labels(_ shapes: [Shape], offset: Point, scale: Double) -> [Text] {
    shapes.flatMap { shape -> [Text] in
      switch shape {
      case .text(var text):
        guard !text.isSpecimen else { return [] }
        text.at = Point(offset.x + text.at.x * scale, offset.y + text.at.y * scale)
        text.size *= scale
        text.tracking *= scale
        text.length = text.length.map { $0 * scale }
        return [text]
      case .group(let group):
        let inner = Point(offset.x + group.offset.x * scale, offset.y + group.offset.y * scale)
        return labels(group.shapes, offset: inner, scale: scale * group.scale)
      default: return []
      }
    }
  }
}

extension Rect {
  /// Whether more than an edge is in both.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }
}
