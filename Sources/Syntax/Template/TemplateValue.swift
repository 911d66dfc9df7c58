package import TextCore

/// What a name in a template stands for.
package enum TemplateValue: Sendable {
  /// Text of any origin; it is escaped wherever a template puts it.
  case text(String)
  case flag(Bool)
  case list([TemplateRecord])
  /// A list of which each item is a text, which `{{.}}` puts.
  case texts([String])
  case record(TemplateRecord)
  /// Ready-made markup, written straight into the page.
  case markup(@Sendable (inout ByteWriter) -> Void)

  /// Whether a section of this value is shown; empty text counts as absent.
  var isShown: Bool {
    switch self {
    case .text(let text): !text.isEmpty
    case .flag(let flag): flag
    case .list(let items): !items.isEmpty
    case .texts(let items): !items.isEmpty
    case .record, .markup: true
    }
  }
}
