import TextCore

extension SVGWriter {
  mutating func attribute(_ name: StaticString, _ value: StaticString) {
    begin(name)
    out.write(value)
    out.write("\"")
  }

  mutating func number(_ name: StaticString, _ value: Double) {
    begin(name)
    out.write(value)
    out.write("\"")
  }

  mutating func color(_ name: StaticString, _ color: HexColor) {
    begin(name)
    out.write("#")
    for shift in stride(from: 20, through: 0, by: -4) {
      out.write(byte: hexDigit(UInt8(color.value >> UInt32(shift) & 15)))
    }
    out.write("\"")
  }

  mutating func identifier(_ name: StaticString, _ id: String) {
    begin(name)
    writeID(id)
    out.write("\"")
  }

  mutating func reference(_ name: StaticString, _ id: String) {
    begin(name)
    out.write("url(#")
    writeID(id)
    out.write(")\"")
  }

  /// Ids come ready-made; whatever else they hold is spelled as `·` hex `·`, so that nothing breaks out of `url(#…)`. A
  /// tilde, which the ids of pages have in that place, is no part of an XML name.
  mutating func writeID(_ id: String) {
    for scalar in id.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "-": out.write(byte: UInt8(scalar.value))
      case "~": out.write("·" as StaticString)
      default: out.write("·\(String(scalar.value, radix: 16))·")
      }
    }
  }

  mutating func box(_ rect: Rect) {
    number("x", rect.x)
    number("y", rect.y)
    number("width", rect.width)
    number("height", rect.height)
  }

  /// Class, fill and stroke, in that order.
  mutating func style(_ style: Style) {
    writeClasses(fill: style.fill, stroke: style.stroke?.paint ?? .none)
    paint("fill", "fill-opacity", style.fill)
    if style.fillsEvenOdd { attribute("fill-rule", "evenodd") }
    if let stroke = style.stroke { writeStroke(stroke) }
    if let filter = style.filter { reference("filter", filter) }
  }

  /// The style of a line, which has nothing to fill.
  mutating func style(stroke: Stroke) {
    writeClasses(fill: .none, stroke: stroke.paint)
    writeStroke(stroke)
  }

  mutating func paint(_ name: StaticString, _ opacityName: StaticString, _ paint: Paint) {
    switch paint {
    case .none: attribute(name, "none")
    case .color(let hex, let opacity):
      color(name, hex)
      if opacity != 1 { number(opacityName, opacity) }
    case .chrome(let role): color(name, role.printed)
    case .gradient(let id): reference(name, id)
    }
  }

  mutating func writeClasses(fill: Paint, stroke: Paint) {
    switch (fill, stroke) {
    case (.chrome(.paper), .chrome(.ink)): attribute("class", "h")
    case (.chrome(let fill), .chrome(let stroke)):
      begin("class")
      out.write(fill.fillClass)
      out.write(" ")
      out.write(stroke.strokeClass)
      out.write("\"")
    case (.chrome(let fill), _): attribute("class", fill.fillClass)
    case (_, .chrome(let stroke)): attribute("class", stroke.strokeClass)
    case (_, _): break
    }
  }

  private mutating func writeStroke(_ stroke: Stroke) {
    guard stroke.paint != .none else { return }
    paint("stroke", "stroke-opacity", stroke.paint)
    if stroke.width != 1 { number("stroke-width", stroke.width) }
    if !stroke.dash.isEmpty {
      begin("stroke-dasharray")
      for (index, length) in stroke.dash.enumerated() {
        if index > 0 { out.write(" ") }
        out.write(length)
      }
      out.write("\"")
    }
    switch stroke.cap {
    case .butt: break
    case .round: attribute("stroke-linecap", "round")
    case .square: attribute("stroke-linecap", "square")
    }
    switch stroke.join {
    case .miter: break
    case .round: attribute("stroke-linejoin", "round")
    case .bevel: attribute("stroke-linejoin", "bevel")
    }
  }

  private mutating func begin(_ name: StaticString) {
    out.write(byte: UInt8(ascii: " "))
    out.write(name)
    out.write("=\"")
  }
}
