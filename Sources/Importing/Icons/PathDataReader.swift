import DesignModel

/// Reads path data into absolute steps (SVG 2, section 9.3).
struct PathDataReader {
  private var scanner: NumberScanner
  private var steps: [Icon.Step] = []
  private var start = Icon.Point(0, 0)
  private var current = Icon.Point(0, 0)
  /// The last control point of a curve that the next may mirror.
  private var control: (point: Icon.Point, isCubic: Bool)?
  private var isRelative = false

  /// The steps of a text; none of an empty one.
  static func steps(_ text: String) throws(NumberScanner.Fault) -> [Icon.Step] {
    var reader = PathDataReader(scanner: NumberScanner(text))
    while !reader.scanner.isAtEnd { try reader.readCommand() }
    return reader.steps
  }

  private init(scanner: NumberScanner) {
    self.scanner = scanner
  }

  private mutating func readCommand() throws(NumberScanner.Fault) {
    let place = scanner.placeHere
    let letter = Unicode.Scalar(scanner.byte | 0x20)
    guard "mzlhvcsqta".unicodeScalars.contains(letter), scanner.byte >= UInt8(ascii: "A") else {
      throw NumberScanner.Fault(message: "this is no command of a path", place: place)
    }
    guard letter == "m" || !steps.isEmpty else {
      throw NumberScanner.Fault(message: "a path must begin with a move", place: place)
    }
    isRelative = scanner.byte >= UInt8(ascii: "a")
    scanner.skip()
    if letter == "z" {
      steps.append(.close)
      current = start
      control = nil
      return
    }
    var isFirst = true
    repeat {
      // What follows a move without a command of its own are lines.
      let mirrored = control
      control = nil
      try read(letter == "m" && !isFirst ? "l" : letter, mirrored)
      isFirst = false
    } while scanner.beginsNumber
    if scanner.hasComma {
      throw NumberScanner.Fault(message: "a number is missing after the comma", place: scanner.placeHere)
    }
  }

  private mutating func read(
    _ command: Unicode.Scalar, _ mirrored: (point: Icon.Point, isCubic: Bool)?
  ) throws(NumberScanner.Fault) {
    switch command {
    case "m":
      try advance(to: point()) { .move($0) }
      start = current
    case "h":
      let x = try scanner.number()
      try advance(to: Icon.Point(isRelative ? current.x + x : x, current.y)) { .line($0) }
    case "v":
      let y = try scanner.number()
      try advance(to: Icon.Point(current.x, isRelative ? current.y + y : y)) { .line($0) }
    case "c": try curve(from: point(), point())
    case "s": try curve(from: mirror(mirrored?.isCubic == true ? mirrored?.point : nil), point())
    case "q": try curve(around: point())
    case "t": try curve(around: mirror(mirrored?.isCubic == false ? mirrored?.point : nil))
    case "a": try arc()
    default: try advance(to: point()) { .line($0) }
    }
  }

  private mutating func point() throws(NumberScanner.Fault) -> Icon.Point {
    let x = try scanner.number()
    let y = try scanner.number()
    return isRelative ? Icon.Point(current.x + x, current.y + y) : Icon.Point(x, y)
  }

  private func mirror(_ point: Icon.Point?) -> Icon.Point {
    guard let point else { return current }
    return Icon.Point(2 * current.x - point.x, 2 * current.y - point.y)
  }

  private mutating func curve(from first: Icon.Point, _ second: Icon.Point) throws(NumberScanner.Fault) {
    try advance(to: point()) { .curve(first, second, to: $0) }
    control = (second, true)
  }

  /// A curve with one control point, as the curve with two that is the same.
  private mutating func curve(around middle: Icon.Point) throws(NumberScanner.Fault) {
    func nearer(_ end: Icon.Point) -> Icon.Point {
      Icon.Point(end.x + (middle.x - end.x) * 2 / 3, end.y + (middle.y - end.y) * 2 / 3)
    }
    let from = current
    try advance(to: point()) { .curve(nearer(from), nearer($0), to: $0) }
    control = (middle, false)
  }

  private mutating func arc() throws(NumberScanner.Fault) {
    let radii = (try scanner.number(), try scanner.number())
    let rotation = try scanner.number()
    let isLarge = try scanner.flag()
    let isClockwise = try scanner.flag()
    let from = current
    try advance(to: point()) { _ in nil }
    let arc = IconArc(
      from: from, to: current, radii: radii, rotation: rotation, isLarge: isLarge, isClockwise: isClockwise)
    steps += arc.steps
  }

  private mutating func advance(
    to point: Icon.Point, _ step: (Icon.Point) -> Icon.Step?
  ) throws(NumberScanner.Fault) {
    guard max(point.x.magnitude, point.y.magnitude) <= NumberScanner.largest else {
      throw NumberScanner.Fault(message: "the path goes beyond 100,000", place: scanner.placeHere)
    }
    if let step = step(point) { steps.append(step) }
    current = point
  }
}
