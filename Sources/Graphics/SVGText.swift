import TextCore

extension SVGWriter {
  mutating func write(_ text: Text) {
    open("text")
    number("x", text.at.x)
    number("y", text.at.y)
    number("font-size", text.size)
    if text.weight != 400 { number("font-weight", Double(text.weight)) }
    if text.isItalic { attribute("font-style", "italic") }
    if text.family == .mono { attribute("font-family", Self.mono) }
    switch text.anchor {
    case .start: break
    case .middle: attribute("text-anchor", "middle")
    case .end: attribute("text-anchor", "end")
    }
    if text.tracking != 0 { number("letter-spacing", text.tracking) }
    if let length = text.length {
      number("textLength", length)
      attribute("lengthAdjust", "spacingAndGlyphs")
    }
    writeClasses(fill: text.fill, stroke: .none)
    paint("fill", "fill-opacity", text.fill)
    out.write(">")
    out.writeEscaped(text.string)
    out.write("</text>\n")
  }

  mutating func write(_ path: Path) {
    for (index, step) in path.steps.enumerated() {
      if index > 0 { out.write(" ") }
      switch step {
      case .move(let point): write("M", point)
      case .line(let point): write("L", point)
      case .curve(let first, let second, let end):
        write("C", first)
        write(" ", second)
        write(" ", end)
      case .arc(let radius, let large, let clockwise, let end):
        write("A", Point(radius, radius))
        out.write(" 0 ")
        out.write(large ? "1" : "0")
        out.write(clockwise ? " 1" : " 0")
        write(" ", end)
      case .close: out.write("Z")
      }
    }
  }

  private mutating func write(_ letter: StaticString, _ point: Point) {
    out.write(letter)
    out.write(point.x)
    out.write(" ")
    out.write(point.y)
  }
}
