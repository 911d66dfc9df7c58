extension TokenType {
  package static let gradient = TokenType(
    "gradient", one: "gradient", many: "gradients",
    .list(
      .record([
        ValueShape.Field("color", .token("color")),
        ValueShape.Field("position", .clamped(.token("number"), 0...1)),
      ]), references: "gradient")
  ) { value, style in
    (value.elements ?? [value]).map { stop in
      guard let color = stop["color"], let position = stop["position"]?.number else { return stop.plain(style) }
      return TokenType.color.display(color, style) + " " + position.percentText
    }.joined(separator: ", ")
  }
}
