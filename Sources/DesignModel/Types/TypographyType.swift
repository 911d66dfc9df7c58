extension TokenType {
  package static let typography = TokenType(
    "typography", one: "text style", many: "text styles",
    .record([
      ValueShape.Field("fontFamily", .token("fontFamily")),
      ValueShape.Field("fontSize", .token("dimension")),
      ValueShape.Field("fontWeight", .token("fontWeight"), assumed: .number(400)),
      ValueShape.Field(
        "letterSpacing", .token("dimension"), assumed: .quantity(0, unit: "px"), dialect: "letterSpacing"),
      ValueShape.Field("lineHeight", .token("number"), assumed: .number(1.2), dialect: "lineHeight"),
    ])
  ) { value, style in
    guard let family = value["fontFamily"], let size = value["fontSize"], let weight = value["fontWeight"],
      let tracking = value["letterSpacing"], let height = value["lineHeight"]
    else { return value.plain(style) }
    let line = value.isAssumed("lineHeight") ? "normal" : height.plain(style)
    let parts = [
      TokenType.fontWeight.display(weight, style), size.measure(style) + "/" + line, tracking.measure(style),
      family.plain(style),
    ].joined(separator: " ")
    guard case .record(let fields)? = value["extra"] else { return parts }
    let extra = fields.filter { $0.value.text != "none" }.map { "\($0.name) \($0.value.plain(style))" }
    return ([parts] + extra).joined(separator: ", ")
  }
}
