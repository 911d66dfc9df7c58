extension TokenType {
  private static let layer = ValueShape.record([
    ValueShape.Field("color", .token("color")),
    ValueShape.Field("offsetX", .token("dimension")),
    ValueShape.Field("offsetY", .token("dimension")),
    ValueShape.Field("blur", .token("dimension"), assumed: .quantity(0, unit: "px")),
    ValueShape.Field("spread", .token("dimension"), assumed: .quantity(0, unit: "px")),
    ValueShape.Field("inset", .flag, omitted: .flag(false)),
  ])

  package static let shadow = TokenType(
    "shadow", one: "shadow", many: "shadows",
    .either([(.record, .single(layer)), (.list, .list(layer, references: "shadow"))])
  ) { value, style in
    (value.elements ?? [value]).map { layer in
      guard case .record(let fields) = layer, let color = layer["color"] else { return layer.plain(style) }
      let inner = layer["inset"] == .flag(true) ? ["inset"] : []
      let lengths = fields.filter { ["offsetX", "offsetY", "blur", "spread"].contains($0.name) }
      return (inner + lengths.map { $0.value.offset(style) } + [TokenType.color.display(color, style)])
        .joined(separator: " ")
    }.joined(separator: "; ")
  }
}
