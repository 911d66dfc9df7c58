/// Names with their values. The name `.` gives an item of a list a value of its own.
package struct TemplateRecord: Sendable, ExpressibleByDictionaryLiteral {
  // A record has a few names, so looking along them is faster than hashing.
  private var entries: [(TemplateKey, TemplateValue)]
  /// Names that are empty where no value is set.
  private let offered: [TemplateKey]

  package init(dictionaryLiteral elements: (TemplateKey, TemplateValue)...) {
    entries = elements
    offered = []
  }

  /// A record that has every name of the shape, all of them empty until they are set.
  package init(offering shape: TemplateShape) {
    entries = []
    offered = shape.keys
  }

  package subscript(key: TemplateKey) -> TemplateValue? {
    get {
      if let index = index(of: key) { return entries[index].1 }
      return offered.contains(key) ? .flag(false) : nil
    }
    set {
      let index = index(of: key)
      switch (index, newValue) {
      case (let index?, let value?): entries[index].1 = value
      case (let index?, nil): entries.remove(at: index)
      case (nil, let value?):
        // What shows nothing is as good as not set, and most of a table's cells are so.
        guard value.isShown || !offered.contains(key) else { return }
        if entries.isEmpty { entries.reserveCapacity(4) }
        entries.append((key, value))
      case (nil, nil): break
      }
    }
  }

  /// The values of both, and of a name that both have that of the second.
  package static func + (left: TemplateRecord, right: TemplateRecord) -> TemplateRecord {
    right.entries.reduce(into: left) { record, entry in record[entry.0] = entry.1 }
  }

  private func index(of key: TemplateKey) -> Int? {
    for index in entries.indices where entries[index].0 == key { return index }
    return nil
  }
}
