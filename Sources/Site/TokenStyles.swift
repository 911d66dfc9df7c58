import TextCore

/// `assets/tokens.css`: what this guide's own names need in a style sheet, one rule a line.
enum TokenStyles {
  static let path = "assets/tokens.css"

  static func bytes(for sheets: [DrawnSheet]) -> [UInt8] {
    let rules = Set(Plates.rules(for: sheets.map(\.sheet)).map(ExactText.init)).sorted()
    var out = ByteWriter()
    out.write("/* Which drawing a choice of appearance shows. On paper all of them are. */\n@media screen {\n")
    for rule in rules {
      out.write("  ")
      out.write(rule.text)
      out.write("\n")
    }
    out.write("}\n")
    return out.bytes
  }
}
