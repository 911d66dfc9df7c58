package import TextCore

/// A name and its value in an object.
package struct JSONMember: Sendable {
  let storage: JSONStorage
  /// Of the name's record; the value's follows.
  let index: Int

  package var name: String {
    storage.withText(of: index) { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of the name with its quotes.
  package var nameRange: SourceRange { JSONNode(storage: storage, index: index).range }

  package var value: JSONNode { JSONNode(storage: storage, index: index + 1) }

  /// Calls a function with the UTF-8 of the name.
  package func withNameBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    storage.withText(of: index, body)
  }

  /// Whether the name has exactly these bytes.
  package func isNamed(_ name: StaticString) -> Bool {
    storage.text(of: index, equals: name)
  }

  /// Whether the name has exactly these bytes.
  @_disfavoredOverload
  package func isNamed(_ name: String) -> Bool {
    withNameBytes { $0.elementsEqual(name.utf8) }
  }

  package func nameStartsWith(_ byte: UInt8) -> Bool {
    withNameBytes { $0.first == byte }
  }
}

extension JSONNode {
  /// The members of an object in the order of the file, with duplicates; none for other kinds.
  package struct Members: Sequence, Sendable {
    fileprivate let node: JSONNode

    package var count: Int { node.kind == .object ? node.count : 0 }

    package var isEmpty: Bool { count == 0 }

    package var underestimatedCount: Int { count }

    package func makeIterator() -> Iterator {
      Iterator(storage: node.storage, index: node.index + 1, left: count)
    }

    package struct Iterator: IteratorProtocol {
      fileprivate let storage: JSONStorage
      fileprivate var index: Int
      fileprivate var left: Int

      package mutating func next() -> JSONMember? {
        guard left > 0 else { return nil }
        defer {
          left -= 1
          index = Int(storage.records[index + 1].next)
        }
        return JSONMember(storage: storage, index: index)
      }
    }
  }

  package var members: Members { Members(node: self) }

  /// The value of the last member of that name, compared byte by byte.
  package subscript(name: StaticString) -> JSONNode? {
    name.withUTF8Buffer { value(named: $0) }
  }

  /// The value of the last member of that name, compared byte by byte.
  @_disfavoredOverload
  package subscript(name: String) -> JSONNode? {
    var name = name
    return name.withUTF8 { value(named: $0) }
  }

  private func value(named name: UnsafeBufferPointer<UInt8>) -> JSONNode? {
    guard kind == .object else { return nil }
    var found: Int?
    var index = index + 1
    for _ in 0..<count {
      if storage.text(of: index, equals: name) { found = index + 1 }
      index = Int(storage.records[index + 1].next)
    }
    return found.map { JSONNode(storage: storage, index: $0) }
  }
}
