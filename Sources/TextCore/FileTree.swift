/// Files by relative path. What the program reads and what it writes are both values of this type.
package struct FileTree: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  private var bytesByPath: [ExactText: [UInt8]] = [:]

  package init() {}

  package init(dictionaryLiteral elements: (String, String)...) {
    for (path, text) in elements { self[path] = Array(text.utf8) }
  }

  package var isEmpty: Bool { bytesByPath.isEmpty }

  package var count: Int { bytesByPath.count }

  package subscript(path: String) -> [UInt8]? {
    get { bytesByPath[ExactText(path)] }
    set { bytesByPath[ExactText(path)] = newValue }
  }

  /// Every path, sorted by bytes.
  package var paths: [String] {
    bytesByPath.keys.sorted().map(\.text)
  }

  /// Every file in path order.
  package var files: [(path: String, bytes: [UInt8])] {
    bytesByPath.sorted { $0.key < $1.key }.map { ($0.key.text, $0.value) }
  }

  package enum Difference: Sendable, Hashable {
    case added(String)
    case removed(String)
    case changed(String)
  }

  /// How this tree differs from an older one, in path order.
  package func differences(from old: FileTree) -> [Difference] {
    Set(bytesByPath.keys).union(old.bytesByPath.keys).sorted().compactMap { path in
      switch (old.bytesByPath[path], bytesByPath[path]) {
      case (nil, _): .added(path.text)
      case (_, nil): .removed(path.text)
      case (let before, let after): before == after ? nil : .changed(path.text)
      }
    }
  }
}
