// TextCore: bytes in, bytes out, and what we say about them. It knows nothing of tokens, colours or files on a disk.

/// One input file: its path, relative to the input root and written with `/`, and its bytes.
package struct Source: Sendable, Identifiable {
  package let id: SourceID
  package let path: String
  package let bytes: [UInt8]

  package init(id: SourceID = SourceID(0), path: String, bytes: [UInt8]) {
    self.id = id
    self.path = path
    self.bytes = bytes
  }
}

/// The position of a source in its `SourceSet`.
package struct SourceID: Hashable, Sendable {
  package let index: UInt32

  package init(_ index: Int) {
    self.index = UInt32(index)
  }
}

/// A span of bytes in one source. Twelve bytes and no references, so every node can carry one.
package struct SourceRange: Hashable, Sendable {
  package let source: SourceID
  package let lower: UInt32
  package let upper: UInt32

  package init(_ source: SourceID, _ bytes: Range<Int>) {
    self.source = source
    lower = UInt32(bytes.lowerBound)
    upper = UInt32(bytes.upperBound)
  }
}

/// Every source of one run, in path order.
package struct SourceSet: Sendable {
  package private(set) var sources: [Source] = []

  package init() {}

  package init(_ tree: FileTree) {
    for file in tree.files { add(path: file.path, bytes: file.bytes) }
  }

  @discardableResult
  package mutating func add(path: String, bytes: [UInt8]) -> Source {
    let source = Source(id: SourceID(sources.count), path: path, bytes: bytes)
    sources.append(source)
    return source
  }

  package subscript(id: SourceID) -> Source {
    sources[Int(id.index)]
  }
}
