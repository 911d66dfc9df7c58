extension TokenType {
  package static let fontFamily = TokenType(
    "fontFamily", one: "family", many: "families",
    .either([(.text, .single(.text)), (.list, .list(.text, references: nil))])
  ) { value, style in
    value.plain(style)
  }
}
