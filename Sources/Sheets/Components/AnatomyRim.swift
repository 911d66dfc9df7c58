import DesignModel
import Graphics
import Layout

/// The height and the width of a component, and its round corners.
struct AnatomyRim {
  private let subject: AnatomySubject
  private let placing: AnatomyPlacing
  private let ground: Ground
  private var box: Rect { placing.box }
  private var scale: Double { placing.scale }

  init(_ subject: AnatomySubject, _ placing: AnatomyPlacing, ground: Ground) {
    self.subject = subject
    self.placing = placing
    self.ground = ground
  }

  func shapes(_ labels: inout AnatomyLabels) -> [Shape] {
    let sum = AnatomySum(subject)
    let height = "height \(AnatomySubject.figure(sum.height))"
    let floor = sum.minimum.map { "≥ \($0.name)" }
    var shapes: [Shape] = []
    if placing.isBeside {
      let x = box.x - 28 - placing.columnsDepth
      shapes += label("= " + height, Point(x, box.bottom + 22), .end, &labels)
      if let floor { shapes += label(floor, Point(x, box.bottom + 37), .end, &labels, isQuiet: true) }
    } else {
      shapes += line(box.y, box.bottom, across: box.right + 32, edge: box.right + 4, isVertical: true)
      let middle = box.y + box.height / 2 + 4
      shapes += label(height, Point(box.right + 40, middle), .start, &labels)
      if let floor { shapes += label(floor, Point(box.right + 40, middle + 15), .start, &labels, isQuiet: true) }
    }
    if let width = subject.width {
      shapes += line(
        box.x, box.right, across: placing.widthY, edge: placing.isBeside ? placing.widthY - 12 : box.bottom + 4)
      shapes += label(width, Point(box.x + box.width / 2, placing.widthY + 16), .middle, &labels)
    }
    return shapes + corners(&labels)
  }

  private func label(
    _ text: String, _ point: Point, _ anchor: Text.Anchor, _ labels: inout AnatomyLabels, isQuiet: Bool = false
  ) -> [Shape] {
    labels.take(AnatomyLabels.box(text, point.x, point.y, anchor))
    return [
      .mono(
        text, point.x, point.y, size: isQuiet ? 10.5 : 11, anchor: anchor, isQuiet ? ground.quiet : ground.ink)
    ]
  }

  /// Corners that are round, as circles: that of the component with its name, others with a letter inside.
  private func corners(_ labels: inout AnatomyLabels) -> [Shape] {
    var shapes: [Shape] = []
    let root = subject.placed
    if root.length(.radiusBottomTrailing) > 0 {
      shapes += corner(.radiusBottomTrailing, root.box.corners.bottomTrailing, isUpper: false, &labels)
    } else if root.length(.radiusTopTrailing) > 0 {
      shapes += corner(.radiusTopTrailing, root.box.corners.topTrailing, isUpper: true, &labels)
    }
    for part in placing.nested.map(\.stack)
    where part.length(.radiusBottomTrailing) > 0 && (part.node[.fill] != nil || part.node[.border] != nil) {
      let radius = part.box.corners.bottomTrailing * scale
      let center = Point(box.x + part.frame.right * scale - radius, box.y + part.frame.bottom * scale - radius)
      let name = subject.name(part, .radiusBottomTrailing, part.length(.radiusBottomTrailing))
      let reach = radius * 0.5.squareRoot()
      shapes.append(circle(center, radius, of: part))
      shapes += letter(for: name, at: Point(center.x + reach, center.y + reach), &labels)
    }
    return shapes
  }

  private func circle(_ center: Point, _ radius: Double, of part: PlacedNode) -> Shape {
    let ink = AnatomyShading.ink(of: part, ground)
    return .circle(center: center, radius: radius, Style(stroke: Stroke(ink.faded(by: 0.7).paint, dash: [2, 2])))
  }

  /// A letter on paper, since it lies on the component.
  private func letter(for name: String, at sign: Point, _ labels: inout AnatomyLabels) -> [Shape] {
    let letter = labels.letter(for: name)
    labels.take(AnatomyLabels.box(letter, sign.x, sign.y + 4, .middle))
    return [
      .circle(center: sign, radius: 7, Style(fill: ground.paper)),
      .mono(letter, sign.x, sign.y + 4, weight: 600, anchor: .middle, ground.ink),
    ]
  }

  /// A corner of the component, with its name outside where there is room.
  private func corner(
    _ property: NodeProperty, _ length: Double, isUpper: Bool, _ labels: inout AnatomyLabels
  ) -> [Shape] {
    let root = subject.placed
    let radius = length * scale
    let center = Point(box.right - radius, isUpper ? box.y + radius : box.bottom - radius)
    let reach = radius * 0.5.squareRoot()
    let end = Point(center.x + reach, center.y + (isUpper ? -reach : reach))
    let name = subject.name(root, property, root.length(property))
    let target = Point(box.right + 20, isUpper ? box.y - 16 : box.bottom + 27)
    let isWide = target.x + 6 + Double(name.count) * 6.6 > Plate.right + 20
    let place =
      isWide ? Point(target.x, target.y + (isUpper ? -5 : 12)) : Point(target.x + 4, target.y + (isUpper ? 0 : 8))
    let circle = circle(center, radius, of: root)
    let anchor: Text.Anchor = isWide ? .end : .start
    guard labels.isFree(AnatomyLabels.box(name, place.x, place.y, anchor)) else {
      return [circle] + letter(for: name, at: end, &labels)
    }
    return [circle, .line(end, target, Stroke(ground.quiet, width: 0.75))] + label(name, place, anchor, &labels)
  }

  private func line(
    _ from: Double, _ to: Double, across place: Double, edge: Double, isVertical: Bool = false
  ) -> [Shape] {
    DimensionLine(from: from, to: to, across: place, edge: edge, isVertical: isVertical, ground: ground).shapes
  }
}
