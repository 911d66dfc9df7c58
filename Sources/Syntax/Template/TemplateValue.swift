package import TextCore

/// What a name in a template stands for.
package enum TemplateValue: Sendable {
  /// Text of any origin; it is escaped wherever a template puts it.
  case text(String)
  case flag(Bool)
  case list([TemplateRecord])
  case record(TemplateRecord)
  /// Ready-made markup, written straight into the page.
  case markup(@Sendable (inout ByteWriter) -> Void)

  /// Whether a section of this value is shown; empty text counts as absent.
  var isShown: Bool {
    switch self {
    case .text(let text): !text.isEmpty
    case .flag(let flag): flag
    case .list(let items): !items.isEmpty
    case .record, .markup: true
    }
  }
}

/// Names with their values, in order. The name `.` gives an item of a list a value of its own.
package struct TemplateRecord: Sendable, ExpressibleByDictionaryLiteral {
  // A record has a dozen names at most, so looking along them is faster than hashing.
  private var entries: [(name: String, value: TemplateValue)]

  package init(dictionaryLiteral elements: (String, TemplateValue)...) {
    entries = elements.map { (name: $0.0, value: $0.1) }
  }

  package subscript(name: String) -> TemplateValue? {
    get {
      for entry in entries where entry.name == name { return entry.value }
      return nil
    }
    set {
      let index = entries.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): entries[index].value = value
      case (let index?, nil): entries.remove(at: index)
      case (nil, let value?): entries.append((name: name, value: value))
      case (nil, nil): break
      }
    }
  }
}
