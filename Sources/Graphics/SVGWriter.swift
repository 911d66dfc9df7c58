package import TextCore

/// Writes a drawing as SVG: one element a line, attributes in a fixed order, nothing from outside.
package struct SVGWriter {
  package enum Mode: Sendable {
    /// A file that stands alone.
    case file
    /// Part of an HTML page.
    case inline
  }

  var out = ByteWriter()
  private var level = 0

  private init() {}

  package static func bytes(_ drawing: Drawing, mode: Mode = .file) -> [UInt8] {
    var out = ByteWriter()
    write(drawing, mode: mode, into: &out)
    return out.bytes
  }

  package static func write(_ drawing: Drawing, mode: Mode = .file, into out: inout ByteWriter) {
    var writer = SVGWriter()
    swap(&writer.out, &out)
    writer.write(drawing, mode)
    swap(&writer.out, &out)
  }

  static let sans: StaticString =
    "-apple-system, BlinkMacSystemFont, 'Helvetica Neue', 'Segoe UI', Roboto, 'Liberation Sans', Arial, sans-serif"
  static let mono: StaticString = "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace"

  private mutating func write(_ drawing: Drawing, _ mode: Mode) {
    let id = "sheet-\(drawing.id)"
    out.write("<svg")
    if mode == .file { attribute("xmlns", "http://www.w3.org/2000/svg") }
    identifier("id", id)
    number("width", drawing.width)
    number("height", drawing.height)
    out.write(" viewBox=\"0 0 ")
    out.write(drawing.width)
    out.write(" ")
    out.write(drawing.height)
    out.write("\" role=\"img\" aria-labelledby=\"")
    writeID(id)
    out.write("-title ")
    writeID(id)
    out.write("-desc\"")
    attribute("font-family", Self.sans)
    nested("svg") { writer in
      writer.labelled("title", id: "\(id)-title", drawing.title)
      writer.labelled("desc", id: "\(id)-desc", drawing.description)
      for shape in drawing.shapes { writer.write(shape) }
    }
  }

  private mutating func write(_ shape: Shape) {
    switch shape {
    case .rect(let rect, let radius, let style):
      open("rect")
      box(rect)
      if radius > 0 { number("rx", radius) }
      self.style(style)
      close()
    case .line(let from, let to, let stroke):
      open("line")
      number("x1", from.x)
      number("y1", from.y)
      number("x2", to.x)
      number("y2", to.y)
      self.style(stroke: stroke)
      if from.x == to.x || from.y == to.y { attribute("shape-rendering", "crispEdges") }
      close()
    case .circle(let center, let radius, let style):
      open("circle")
      number("cx", center.x)
      number("cy", center.y)
      number("r", radius)
      self.style(style)
      close()
    case .path(let path, let style):
      open("path")
      out.write(" d=\"")
      write(path)
      out.write("\"")
      self.style(style)
      close()
    case .text(let text): write(text)
    case .group(let group): write(group)
    case .gradient(let gradient): write(gradient)
    case .shadow(let shadow): write(shadow)
    case .clip(let id, let rect):
      open("clipPath")
      identifier("id", id)
      nested("clipPath") { writer in
        writer.open("rect")
        writer.box(rect)
        writer.close()
      }
    }
  }

  private mutating func write(_ group: Group) {
    open("g")
    if let id = group.id { identifier("id", id) }
    if group.offset != Point(0, 0) {
      out.write(" transform=\"translate(")
      out.write(group.offset.x)
      out.write(" ")
      out.write(group.offset.y)
      out.write(")\"")
    }
    if group.opacity != 1 { number("opacity", group.opacity) }
    if let clip = group.clip { reference("clip-path", clip) }
    nested("g") { writer in
      if let title = group.title { writer.labelled("title", id: nil, title) }
      for shape in group.shapes { writer.write(shape) }
    }
  }

  private mutating func write(_ gradient: LinearGradient) {
    open("linearGradient")
    identifier("id", gradient.id)
    number("x1", gradient.from.x)
    number("y1", gradient.from.y)
    number("x2", gradient.to.x)
    number("y2", gradient.to.y)
    nested("linearGradient") { writer in
      for stop in gradient.stops {
        writer.open("stop")
        writer.number("offset", stop.offset)
        writer.color("stop-color", stop.color)
        if stop.opacity != 1 { writer.number("stop-opacity", stop.opacity) }
        writer.close()
      }
    }
  }
}

extension SVGWriter {
  mutating func open(_ element: StaticString) {
    for _ in 0..<level { out.write("  ") }
    out.write("<")
    out.write(element)
  }

  mutating func close() {
    out.write("/>\n")
  }

  mutating func nested(_ element: StaticString, _ body: (inout SVGWriter) -> Void) {
    out.write(">\n")
    level += 1
    body(&self)
    level -= 1
    for _ in 0..<level { out.write("  ") }
    out.write("</")
    out.write(element)
    out.write(">\n")
  }

  private mutating func labelled(_ element: StaticString, id: String?, _ text: String) {
    open(element)
    if let id { identifier("id", id) }
    out.write(">")
    out.writeEscaped(text)
    out.write("</")
    out.write(element)
    out.write(">\n")
  }
}
