package import DesignModel
import Syntax
package import TextCore

/// Reads the SVG of an icon as paths and nothing else (DESIGN.md section 8).
package struct IconReader {
  /// An icon with more steps is an illustration, and too large for a sheet of icons.
  private static let mostSteps = 2_000
  /// A view box with shorter sides is none that can be drawn.
  private static let shortestSide = 0.001

  private struct ViewBox {
    let x: Double
    let y: Double
    let width: Double
    let height: Double
  }

  private let viewBox: ViewBox
  private var outlines: [Icon.Outline] = []
  /// What the first outline is seen in, and so every other.
  private var paint: IconPaint?
  private var stepCount = 0

  /// The icon; nil, with one problem reported, where the file holds anything but paths that can be drawn.
  package static func read(_ source: Source, name: String, into diagnostics: inout Diagnostics) -> Icon? {
    guard let document = XMLDocument.parse(source, into: &diagnostics) else { return nil }
    do {
      return try icon(document.root, name: name)
    } catch {
      diagnostics.report(error.problem, at: error.range)
      return nil
    }
  }

  private static func icon(_ root: XMLElement, name: String) throws(IconFault) -> Icon {
    guard root.name == "svg" else { throw IconFault(.iconElement(root.name), at: root.range) }
    var style = IconStyle()
    try style.read(root.attributes)
    var reader = IconReader(viewBox: try viewBox(of: root))
    for child in root.children { try reader.read(child, style) }
    guard !reader.outlines.isEmpty else { throw IconFault(.iconEmpty, at: root.range) }
    let box = reader.viewBox
    return Icon(name: name, x: box.x, y: box.y, width: box.width, height: box.height, outlines: reader.outlines)
  }

  private init(viewBox: ViewBox) {
    self.viewBox = viewBox
  }

  private mutating func read(_ element: XMLElement, _ outer: IconStyle) throws(IconFault) {
    switch element.name {
    case "g":
      var style = outer
      try style.read(element.attributes)
      for child in element.children { try read(child, style) }
    case "title", "desc":
      for attribute in element.attributes { try IconStyle.check(attribute) }
      if let child = element.children.first { throw IconFault(Self.problem(child), at: child.range) }
    case _ where IconShape.names.contains(element.name):
      var style = outer
      try style.read(element.attributes)
      let steps = try IconShape.steps(of: element)
      for child in element.children {
        guard child.name == "title" || child.name == "desc" else {
          throw IconFault(Self.problem(child), at: child.range)
        }
        try read(child, style)
      }
      if let outline = style.outline(steps) { try add(outline, style.paints, of: element) }
    default: throw IconFault(Self.problem(element), at: element.range)
    }
  }

  private mutating func add(
    _ outline: Icon.Outline, _ paints: [IconPaint], of element: XMLElement
  ) throws(IconFault) {
    stepCount += outline.steps.count
    guard stepCount <= Self.mostSteps else { throw IconFault(.iconSteps(Self.mostSteps), at: element.range) }
    if isOutside(outline) { return }
    let side = max(viewBox.width, viewBox.height)
    guard outline.steps.allSatisfy(isInside), outline.strokeWidth ?? 0 <= side else {
      throw IconFault(.iconBounds, at: element.range)
    }
    for paint in paints {
      if let first = self.paint, !first.looksLike(paint) {
        throw IconFault(
          .iconAttribute(paint.attribute?.name ?? "fill", "is a second colour", hint: "an icon has one colour"),
          at: paint.attribute?.valueRange ?? element.range)
      }
      self.paint = paint
    }
    outlines.append(outline)
  }

  /// Whether all of it lies beyond one side of the view box, where a browser shows nothing either.
  private func isOutside(_ outline: Icon.Outline) -> Bool {
    let reach = (outline.strokeWidth ?? 0) / 2
    let points = outline.steps.flatMap(\.points)
    return points.allSatisfy { $0.x > viewBox.x + viewBox.width + reach }
      || points.allSatisfy { $0.x < viewBox.x - reach }
      || points.allSatisfy { $0.y > viewBox.y + viewBox.height + reach }
      || points.allSatisfy { $0.y < viewBox.y - reach }
  }

  /// Whether a step ends in the view box, or so little outside that it touches nothing of its neighbours.
  private func isInside(_ step: Icon.Step) -> Bool {
    switch step {
    case .close: true
    case .move(let end), .line(let end): isInside(end, slack: 0.125)
    case .curve(let first, let second, let end):
      isInside(end, slack: 0.125) && isInside(first, slack: 1) && isInside(second, slack: 1)
    }
  }

  /// `slack` is a share of the longer side.
  private func isInside(_ point: Icon.Point, slack: Double) -> Bool {
    let slack = slack * max(viewBox.width, viewBox.height)
    return (viewBox.x - slack...viewBox.x + viewBox.width + slack).contains(point.x)
      && (viewBox.y - slack...viewBox.y + viewBox.height + slack).contains(point.y)
  }

  private static func viewBox(of root: XMLElement) throws(IconFault) -> ViewBox {
    if let attribute = root["viewBox"] {
      guard let numbers = try? NumberScanner.numbers(attribute.value), numbers.count == 4,
        min(numbers[2], numbers[3]) >= shortestSide
      else { throw IconFault(.iconViewBox, at: attribute.valueRange) }
      return ViewBox(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    guard let width = root["width"], let height = root["height"] else {
      throw IconFault(.iconViewBox, at: root.range)
    }
    let sides = (try IconShape.length(width), try IconShape.length(height))
    guard min(sides.0, sides.1) >= shortestSide else { throw IconFault(.iconViewBox, at: root.range) }
    return ViewBox(x: 0, y: 0, width: sides.0, height: sides.1)
  }

  private static func problem(_ element: XMLElement) -> Problem {
    switch element.name {
    case "script": .iconScript("'<script>'")
    case "style": .iconStyle("'<style>'")
    case "use", "image", "a": .iconReference("'<\(element.name)>'")
    default: .iconElement(element.name)
    }
  }
}

extension Icon.Step {
  fileprivate var points: [Icon.Point] {
    switch self {
    case .close: []
    case .move(let end), .line(let end): [end]
    case .curve(let first, let second, let end): [first, second, end]
    }
  }
}

extension Problem {
  fileprivate static let iconViewBox = Problem(
    "icon-view-box", .error,
    "an icon needs a 'viewBox' of four numbers with sides of at least 0.001, so the icon is left out")

  fileprivate static let iconEmpty = Problem(
    "icon-empty", .error, "there is no path that is filled or has a line, so the icon is left out")

  fileprivate static func iconSteps(_ limit: Int) -> Problem {
    Problem("icon-size", .error, "an icon has at most \(limit) steps, so the icon is left out")
  }

  fileprivate static let iconBounds = Problem(
    "icon-bounds", .error, "the path leaves the view box, and is not cut off there, so the icon is left out",
    hint: "draw inside the view box")
}
