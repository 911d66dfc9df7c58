extension TokenType {
  static let strokeStyles = ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"]

  package static let strokeStyle = TokenType(
    "strokeStyle", one: "stroke style", many: "stroke styles",
    .either([
      (.text, .words(strokeStyles)),
      (
        .record,
        .record([
          ValueShape.Field("dashArray", .list(.token("dimension"), references: nil)),
          ValueShape.Field("lineCap", .words(["round", "butt", "square"])),
        ])
      ),
    ])
  ) { value, style in
    guard let dashes = value["dashArray"]?.elements, let cap = value["lineCap"] else { return value.plain(style) }
    return (dashes.map { $0.measure(style) } + [cap.plain(style)]).joined(separator: " ")
  }
}
