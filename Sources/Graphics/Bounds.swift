import TextCore

extension Drawing {
  /// What lies outside the drawing, one sentence a shape; an empty list is what a test expects.
  ///
  /// The width of text is an estimate unless its length is given: 0.6 of the size a character in mono, 0.5 in sans.
  package var boundsProblems: [String] {
    var problems: [String] = []
    collect(shapes, in: Place(), into: &problems)
    return problems
  }

  private func collect(_ shapes: [Shape], in place: Place, into problems: inout [String]) {
    var clips: [String: Rect] = [:]
    for shape in shapes {
      switch shape {
      case .clip(let id, let rect): clips[id] = rect
      case .pathClip(let id, let path): clips[id] = path.bounds
      case .blur(let id, let region, _): report("blur '\(id)'", place(region), into: &problems)
      case .group(let group):
        let inner = place.inside(group)
        // What a clip cuts off is not seen, so the clip is measured in place of what it frames.
        if let id = group.clip, let clip = clips[id] {
          report("clip '\(id)'", inner(clip), into: &problems)
        } else {
          collect(group.shapes, in: inner, into: &problems)
        }
      case .rect, .line, .circle, .path, .text, .gradient, .shadow:
        if let box = shape.bounds { report(shape.name, place(box), into: &problems) }
      }
    }
  }

  private func report(_ name: String, _ box: Rect, into problems: inout [String]) {
    let tolerance = 0.001
    let isInside =
      box.x >= -tolerance && box.y >= -tolerance && box.right <= width + tolerance && box.bottom <= height + tolerance
    if isInside { return }
    let numbers = [box.x, box.y, box.right, box.bottom, width, height].map { $0.text(decimals: 3) }
    problems.append(
      "\(name) reaches from (\(numbers[0]), \(numbers[1])) to (\(numbers[2]), \(numbers[3])), "
        + "outside \(numbers[4]) × \(numbers[5])")
  }
}

extension Shape {
  /// The box that the shape paints in, its stroke included; nil for groups and definitions.
  package var bounds: Rect? {
    switch self {
    case .rect(let rect, _, let style): rect.inset(by: -style.reach)
    case .line(let from, let to, let stroke): box(of: [from, to]).inset(by: -stroke.reach(from, to))
    case .circle(let center, let radius, let style):
      Rect(center.x, center.y, 0, 0).inset(by: -(radius + style.reach))
    case .path(let path, let style): path.bounds?.inset(by: -style.reach)
    case .text(let text): text.bounds
    case .group, .gradient, .shadow, .clip, .pathClip, .blur: nil
    }
  }

  fileprivate var name: String {
    switch self {
    case .rect: "rect"
    case .line: "line"
    case .circle: "circle"
    case .path: "path"
    case .text(let text): "text '\(text.string)'"
    case .group: "group"
    case .gradient: "gradient"
    case .shadow: "shadow"
    case .clip, .pathClip: "clip"
    case .blur: "blur"
    }
  }
}

extension Text {
  /// The box of the line from three quarters of the size above its baseline to a quarter below.
  package var bounds: Rect {
    let advance = (family == .mono ? 0.6 : 0.5) * size + tracking
    let width = length ?? Double(string.unicodeScalars.count) * advance
    let start =
      switch anchor {
      case .start: at.x
      case .middle: at.x - width / 2
      case .end: at.x - width
      }
    return Rect(start, at.y - 0.75 * size, width, size)
  }
}

extension Style {
  fileprivate var reach: Double { (stroke?.width ?? 0) / 2 }
}

extension Stroke {
  // A line along an axis may touch the edge: its half width there is a hair's breadth.
  fileprivate func reach(_ from: Point, _ to: Point) -> Double {
    from.x == to.x || from.y == to.y ? 0 : width / 2
  }
}

extension Path {
  fileprivate var bounds: Rect? { steps.isEmpty ? nil : box(of: points) }

  // A curve stays within its control points; of an arc only its end is taken.
  fileprivate var points: [Point] {
    steps.flatMap { step in
      switch step {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let end): [first, second, end]
      case .arc(_, _, _, let end): [end]
      case .close: [Point]()
      }
    }
  }
}

private func box(of points: [Point]) -> Rect {
  let left = points.map(\.x).min() ?? 0
  let top = points.map(\.y).min() ?? 0
  let right = points.map(\.x).max() ?? 0
  let bottom = points.map(\.y).max() ?? 0
  return Rect(left, top, right - left, bottom - top)
}
