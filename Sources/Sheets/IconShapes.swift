package import DesignModel
package import Graphics

extension Icon {
  /// The icon as shapes of one paint, as large as fits in a box and in the middle of it.
  package func shapes(in rect: Rect, _ paint: Paint) -> [Shape] {
    let scale = min(rect.width / width, rect.height / height)
    let left = rect.x + (rect.width - width * scale) / 2
    let top = rect.y + (rect.height - height * scale) / 2
    func point(_ point: Point) -> Graphics.Point {
      Graphics.Point(left + (point.x - x) * scale, top + (point.y - y) * scale)
    }
    return joinedOutlines.map { outline in
      let steps = outline.steps.map { step -> Path.Step in
        switch step {
        case .move(let end): .move(point(end))
        case .line(let end): .line(point(end))
        case .curve(let first, let second, let end): .curve(point(first), point(second), to: point(end))
        case .close: .close
        }
      }
      let stroke = outline.strokeWidth.map {
        Stroke(paint, width: $0 * scale, cap: outline.cap.graphics, join: outline.join.graphics)
      }
      return .path(
        Path(steps),
        Style(
          fill: outline.isFilled ? paint : .none, fillsEvenOdd: outline.isFilled && outline.fillsEvenOdd, stroke: stroke
        ))
    }
  }

  /// The outlines, with neighbours that are lines of one kind as one: the fewer paths, the smaller the file.
  private var joinedOutlines: [Outline] {
    var joined: [Outline] = []
    for outline in outlines {
      if let last = joined.last, !last.isFilled, !outline.isFilled, last.hasStyle(of: outline) {
        joined[joined.count - 1] = last.followed(by: outline)
      } else {
        joined.append(outline)
      }
    }
    return joined
  }
}

extension Icon.Outline {
  fileprivate func hasStyle(of other: Icon.Outline) -> Bool {
    strokeWidth == other.strokeWidth && cap == other.cap && join == other.join
  }

  fileprivate func followed(by other: Icon.Outline) -> Icon.Outline {
    var both = Icon.Outline(steps: steps + other.steps)
    both.isFilled = isFilled
    both.strokeWidth = strokeWidth
    both.cap = cap
    both.join = join
    return both
  }
}

extension Icon.Outline.Cap {
  fileprivate var graphics: Stroke.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension Icon.Outline.Join {
  fileprivate var graphics: Stroke.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
