extension Drawing {
  /// Every text but specimens, with its place and size in the drawing.
  package var labels: [Text] { Self.labels(shapes, in: Place()) }

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

  private static func labels(_ shapes: [Shape], in place: Place) -> [Text] {
    shapes.flatMap { shape -> [Text] in
      switch shape {
      case .text(let text): text.isSpecimen ? [] : [place(text)]
      case .group(let group): labels(group.shapes, in: place.inside(group))
      case .rect, .line, .circle, .path, .gradient, .shadow, .clip, .pathClip, .blur: []
      }
    }
  }
}
