import DesignModel
import Syntax
import TextCore

/// The elements that draw something, as the steps of a path.
enum IconShape {
  static let names = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]

  static func steps(of element: XMLElement) throws(IconFault) -> [Icon.Step] {
    switch element.name {
    case "path": return try path(element)
    case "rect": return try rectangle(element)
    case "circle":
      let radius = try length("r", of: element) ?? 0
      return try ellipse(element, radius, radius)
    case "ellipse":
      let (x, y) = (try length("rx", of: element), try length("ry", of: element))
      return try ellipse(element, x ?? y ?? 0, y ?? x ?? 0)
    case "line":
      let from = Icon.Point(try number("x1", of: element), try number("y1", of: element))
      return [.move(from), .line(Icon.Point(try number("x2", of: element), try number("y2", of: element)))]
    default: return try polyline(element)
    }
  }

  /// A length that is not negative, in units of the view box.
  static func length(_ attribute: XMLAttribute) throws(IconFault) -> Double {
    let value = try number(attribute)
    guard value >= 0 else {
      throw IconFault(.iconAttribute(attribute.name, "must not be negative"), at: attribute.valueRange)
    }
    return value
  }

  private static func number(_ attribute: XMLAttribute) throws(IconFault) -> Double {
    let value = attribute.value.trimmed
    let bare = value.hasSuffix("px") ? String(value.dropLast(2)) : value
    guard let numbers = try? NumberScanner.numbers(bare), numbers.count == 1 else {
      throw IconFault(.iconAttribute(attribute.name, "must be a number of at most 100,000"), at: attribute.valueRange)
    }
    return numbers[0]
  }

  private static func number(_ name: String, of element: XMLElement) throws(IconFault) -> Double {
    guard let attribute = element[name] else { return 0 }
    return try number(attribute)
  }

  private static func length(_ name: String, of element: XMLElement) throws(IconFault) -> Double? {
    guard let attribute = element[name], attribute.value.trimmed != "auto" else { return nil }
    return try length(attribute)
  }

  private static func path(_ element: XMLElement) throws(IconFault) -> [Icon.Step] {
    guard let attribute = element["d"] else { return [] }
    do {
      return try PathDataReader.steps(attribute.value)
    } catch {
      throw IconFault(.iconPath(error.message), at: attribute.place(of: error.place))
    }
  }

  private static func polyline(_ element: XMLElement) throws(IconFault) -> [Icon.Step] {
    guard let attribute = element["points"] else { return [] }
    let numbers: [Double]
    do {
      numbers = try NumberScanner.numbers(attribute.value)
    } catch {
      throw IconFault(.iconPath(error.message), at: attribute.place(of: error.place))
    }
    guard numbers.count.isMultiple(of: 2) else {
      throw IconFault(.iconPath("a point has two numbers, and one is missing"), at: attribute.valueRange)
    }
    let points = stride(from: 0, to: numbers.count, by: 2).map { Icon.Point(numbers[$0], numbers[$0 + 1]) }
    let steps: [Icon.Step] = points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
    return element.name == "polygon" && !steps.isEmpty ? steps + [.close] : steps
  }

  private static func ellipse(_ element: XMLElement, _ rx: Double, _ ry: Double) throws(IconFault) -> [Icon.Step] {
    let (x, y) = (try number("cx", of: element), try number("cy", of: element))
    guard rx > 0, ry > 0 else { return [] }
    return rounded(x - rx, y - ry, 2 * rx, 2 * ry, rx, ry)
  }

  private static func rectangle(_ element: XMLElement) throws(IconFault) -> [Icon.Step] {
    let (x, y) = (try number("x", of: element), try number("y", of: element))
    let width = try length("width", of: element) ?? 0
    let height = try length("height", of: element) ?? 0
    let (rx, ry) = (try length("rx", of: element), try length("ry", of: element))
    guard width > 0, height > 0 else { return [] }
    return rounded(x, y, width, height, min(rx ?? ry ?? 0, width / 2), min(ry ?? rx ?? 0, height / 2))
  }

  /// A box with corners that are quarters of an ellipse; clockwise from the left end of its upper side.
  private static func rounded(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ rx: Double, _ ry: Double
  ) -> [Icon.Step] {
    let (right, bottom) = (x + width, y + height)
    guard rx > 0, ry > 0 else {
      let corners = [(right, y), (right, bottom), (x, bottom)]
      return [.move(Icon.Point(x, y))] + corners.map { .line(Icon.Point($0.0, $0.1)) } + [.close]
    }
    // How far the control points of a quarter circle of radius 1 lie from its ends: 4/3 × tan 22.5°.
    let reach = 0.5522847498307936
    let (kx, ky) = (rx * (1 - reach), ry * (1 - reach))
    func corner(_ first: (Double, Double), _ second: (Double, Double), _ end: (Double, Double)) -> Icon.Step {
      .curve(Icon.Point(first.0, first.1), Icon.Point(second.0, second.1), to: Icon.Point(end.0, end.1))
    }
    let hasWidth = width > 2 * rx
    let hasHeight = height > 2 * ry
    var steps: [Icon.Step] = [.move(Icon.Point(x + rx, y))]
    if hasWidth { steps.append(.line(Icon.Point(right - rx, y))) }
    steps.append(corner((right - kx, y), (right, y + ky), (right, y + ry)))
    if hasHeight { steps.append(.line(Icon.Point(right, bottom - ry))) }
    steps.append(corner((right, bottom - ky), (right - kx, bottom), (right - rx, bottom)))
    if hasWidth { steps.append(.line(Icon.Point(x + rx, bottom))) }
    steps.append(corner((x + kx, bottom), (x, bottom - ky), (x, bottom - ry)))
    if hasHeight { steps.append(.line(Icon.Point(x, y + ry))) }
    steps.append(corner((x, y + ky), (x + kx, y), (x + rx, y)))
    return steps + [.close]
  }
}
