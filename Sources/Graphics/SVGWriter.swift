package import TextCore

/// Writes a drawing as SVG: one element a line, attributes in a fixed order, nothing from outside.
package struct SVGWriter {
  var out = ByteWriter()
  private var level = 0

  private init() {}

  private static let namespace: StaticString = "http://www.w3.org/2000/svg"

  /// A file that stands alone.
  package static func bytes(_ drawing: Drawing) -> [UInt8] {
    var writer = SVGWriter()
    writer.write(drawing)
    return writer.out.bytes
  }

  /// An id as it stands in files.
  package static func identifier(_ id: String) -> String {
    var writer = SVGWriter()
    writer.writeID(id)
    return writer.out.text
  }

  /// The drawing of a file as part of an HTML page, where the namespace needs no name.
  package static func writeInline(_ file: [UInt8], into out: inout ByteWriter) {
    let opening = "<svg".utf8.count
    let attribute = " xmlns=\"".utf8.count + namespace.utf8CodeUnitCount + 1
    guard file.count > opening + attribute else { return }
    out.write(file[..<opening])
    out.write(file[(opening + attribute)...])
  }

  static let sans: StaticString =
    "-apple-system, BlinkMacSystemFont, 'Helvetica Neue', 'Segoe UI', Roboto, 'Liberation Sans', Arial, sans-serif"
  static let mono: StaticString = "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace"

  private mutating func write(_ drawing: Drawing) {
    let id = "sheet-\(drawing.id)"
    out.write("<svg")
    attribute("xmlns", Self.namespace)
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
    case .pathClip(let id, let path):
      open("clipPath")
      identifier("id", id)
      nested("clipPath") { writer in
        writer.open("path")
        writer.out.write(" d=\"")
        writer.write(path)
        writer.out.write("\"")
        writer.close()
      }
    case .blur(let id, let region, let deviation):
      open("filter")
      identifier("id", id)
      box(region)
      attribute("filterUnits", "userSpaceOnUse")
      attribute("color-interpolation-filters", "sRGB")
      nested("filter") { writer in
        writer.open("feGaussianBlur")
        writer.number("stdDeviation", deviation)
        writer.close()
      }
    }
  }

  private mutating func write(_ group: Group) {
    open("g")
    if let id = group.id { identifier("id", id) }
    writeTransform(group)
    if group.opacity != 1 { number("opacity", group.opacity) }
    if let clip = group.clip { reference("clip-path", clip) }
    nested("g") { writer in
      if let title = group.title { writer.labelled("title", id: nil, title) }
      for shape in group.shapes { writer.write(shape) }
    }
  }

  private mutating func writeTransform(_ group: Group) {
    let isMoved = group.offset != Point(0, 0)
    guard isMoved || group.scale != 1 else { return }
    out.write(" transform=\"")
    if isMoved {
      out.write("translate(")
      out.write(group.offset.x)
      out.write(" ")
      out.write(group.offset.y)
      out.write(")")
    }
    if group.scale != 1 {
      if isMoved { out.write(" ") }
      out.write("scale(")
      out.write(group.scale)
      out.write(")")
    }
    out.write("\"")
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
