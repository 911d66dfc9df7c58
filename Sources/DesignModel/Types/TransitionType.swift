extension TokenType {
  package static let transition = TokenType(
    "transition", one: "transition", many: "transitions",
    .record([
      ValueShape.Field("duration", .token("duration")),
      ValueShape.Field("delay", .token("duration"), assumed: .quantity(0, unit: "ms")),
      ValueShape.Field(
        "timingFunction", .token("cubicBezier"), assumed: .list([.number(0), .number(0), .number(1), .number(1)])),
    ])
  ) { value, style in
    guard let duration = value["duration"], let delay = value["delay"], let curve = value["timingFunction"] else {
      return value.plain(style)
    }
    return [duration.measure(style), delay.measure(style), curve.plain(style)].joined(separator: " ")
  }
}
