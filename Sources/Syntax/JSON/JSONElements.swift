extension JSONNode {
  /// The elements of an array; none for other kinds.
  package struct Elements: Sequence, Sendable {
    fileprivate let node: JSONNode

    package var count: Int { node.kind == .array ? node.count : 0 }

    package var isEmpty: Bool { count == 0 }

    package var underestimatedCount: Int { count }

    package func makeIterator() -> Iterator {
      Iterator(storage: node.storage, index: node.index + 1, left: count)
    }

    package struct Iterator: IteratorProtocol {
      fileprivate let storage: JSONStorage
      fileprivate var index: Int
      fileprivate var left: Int

      package mutating func next() -> JSONNode? {
        guard left > 0 else { return nil }
        defer {
          left -= 1
          index = Int(storage.records[index].next)
        }
        return JSONNode(storage: storage, index: index)
      }
    }
  }

  package var elements: Elements { Elements(node: self) }
}
