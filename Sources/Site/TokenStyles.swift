import TextCore

/// `assets/tokens.css`: what this guide's own names need in a style sheet, one rule a line.
enum TokenStyles {
  static let path = "assets/tokens.css"

  static func bytes(for content: GuideContent) -> [UInt8] {
    var out = ByteWriter()
    out.write("/* Which drawing a choice of appearance shows. On paper all of them are. */\n")
    write(Plates.rules(for: content.sheets.map(\.sheet)), when: "screen", into: &out)
    let wide = WideColors.rules(for: content)
    if !wide.isEmpty {
      out.write("\n/* Colours outside sRGB, where the screen can show them. */\n")
      write(wide, when: "(color-gamut: p3)", into: &out)
    }
    return out.bytes
  }

  private static func write(_ rules: [String], when media: String, into out: inout ByteWriter) {
    out.write("@media \(media) {\n")
    for rule in Set(rules.map(ExactText.init)).sorted() { out.write("  \(rule.text)\n") }
    out.write("}\n")
  }
}
