import TextCore

extension SVGWriter {
  /// A filter that paints each layer as CSS paints a box shadow: spread, blurred, moved, coloured.
  mutating func write(_ shadow: ShadowFilter) {
    open("filter")
    identifier("id", shadow.id)
    box(shadow.region)
    attribute("filterUnits", "userSpaceOnUse")
    attribute("color-interpolation-filters", "sRGB")
    nested("filter") { writer in
      let layers = shadow.layers.enumerated().map { (result: "s\($0.offset)", layer: $0.element) }
      for (index, entry) in layers.enumerated() { writer.write(entry.layer, index) }
      writer.open("feMerge")
      writer.nested("feMerge") { writer in
        for entry in layers.reversed() where !entry.layer.inset { writer.mergeNode(entry.result) }
        writer.mergeNode("SourceGraphic")
        for entry in layers.reversed() where entry.layer.inset { writer.mergeNode(entry.result) }
      }
    }
  }

  private mutating func write(_ layer: ShadowFilter.Layer, _ index: Int) {
    var input = "SourceAlpha"
    if layer.inset {
      // An inset shadow is that of all that is not the shape, seen through the shape.
      open("feComponentTransfer")
      identifier("in", input)
      input = "n\(index)"
      identifier("result", input)
      nested("feComponentTransfer") { writer in
        writer.open("feFuncA")
        writer.attribute("type", "table")
        writer.attribute("tableValues", "1 0")
        writer.close()
      }
    }
    if layer.spread != 0 {
      open("feMorphology")
      identifier("in", input)
      attribute("operator", layer.spread > 0 ? "dilate" : "erode")
      number("radius", layer.spread.magnitude)
      input = "m\(index)"
      identifier("result", input)
      close()
    }
    if layer.blur > 0 {
      open("feGaussianBlur")
      identifier("in", input)
      number("stdDeviation", layer.blur / 2)
      input = "b\(index)"
      identifier("result", input)
      close()
    }
    open("feOffset")
    identifier("in", input)
    number("dx", layer.offset.x)
    number("dy", layer.offset.y)
    identifier("result", "o\(index)")
    close()
    open("feFlood")
    color("flood-color", layer.color)
    number("flood-opacity", layer.opacity)
    identifier("result", "c\(index)")
    close()
    keep("c\(index)", within: "o\(index)", result: layer.inset ? "i\(index)" : "s\(index)")
    if layer.inset { keep("i\(index)", within: "SourceAlpha", result: "s\(index)") }
  }

  private mutating func keep(_ paint: String, within mask: String, result: String) {
    open("feComposite")
    identifier("in", paint)
    identifier("in2", mask)
    attribute("operator", "in")
    identifier("result", result)
    close()
  }

  private mutating func mergeNode(_ input: String) {
    open("feMergeNode")
    identifier("in", input)
    close()
  }
}
