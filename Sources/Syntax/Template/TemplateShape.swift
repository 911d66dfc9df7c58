/// The names that a page offers to its template, and what each is.
package struct TemplateShape: Sendable, ExpressibleByDictionaryLiteral {
  package enum Kind: Sendable {
    case text, flag, markup
    case list(TemplateShape)
    case record(TemplateShape)
  }

  private let entries: [(name: String, kind: Kind)]
  let keys: [TemplateKey]

  package init(dictionaryLiteral elements: (String, Kind)...) {
    entries = elements.map { (name: $0.0, kind: $0.1) }
    keys = elements.map { TemplateKey($0.0) }
  }

  /// The names of both.
  package static func + (left: TemplateShape, right: TemplateShape) -> TemplateShape {
    TemplateShape(entries: left.entries + right.entries, keys: left.keys + right.keys)
  }

  private init(entries: [(name: String, kind: Kind)], keys: [TemplateKey]) {
    self.entries = entries
    self.keys = keys
  }

  package var names: [String] { entries.map(\.name) }

  package subscript(name: String) -> Kind? {
    entries.first { $0.name == name }?.kind
  }
}
