import DesignModel
import Syntax
import TextCore

/// The documents that a resolver refers to, parsed when they are first asked for.
struct Documents {
  private let sources: [ExactText: Source]
  private let isStrict: Bool
  private var parsed: [ExactText: JSONDocument?] = [:]

  init(_ sources: SourceSet, isStrict: Bool) {
    self.sources = Dictionary(sources.sources.map { (ExactText($0.path), $0) }) { first, _ in first }
    self.isStrict = isStrict
  }

  func contains(_ path: String) -> Bool {
    sources[ExactText(path)] != nil
  }

  /// The parsed file; nil when it is missing or its text cannot be parsed, which is reported once.
  mutating func document(_ path: String, into diagnostics: inout Diagnostics) -> JSONDocument? {
    let key = ExactText(path)
    if let known = parsed[key] { return known }
    let document = sources[key].flatMap { JSONDocument.read($0, isStrict: isStrict, into: &diagnostics) }
    parsed[key] = document
    return document
  }
}

/// A `$ref` of a resolver document, taken apart: a file, and a place in it.
struct DocumentReference {
  /// Relative to the input root; nil when the same document is meant.
  let file: String?
  let segments: [String]

  enum Failure: Error {
    case remote
    case outsideRoot
    case syntax
  }

  init(_ text: String, from path: String) throws(Failure) {
    if text.contains("://") || text.hasPrefix("//") { throw .remote }
    let parts = text.utf8.split(separator: UInt8(ascii: "#"), maxSplits: 1, omittingEmptySubsequences: false)
      .map { String(decoding: Array($0), as: UTF8.self) }
    file = parts[0].isEmpty ? nil : try FilePath.resolve(parts[0], against: path)
    guard parts.count > 1, !parts[1].isEmpty else {
      segments = []
      return
    }
    // The report's own table leaves out the first slash.
    let fragment = parts[1].hasPrefix("/") ? parts[1] : "/" + parts[1]
    guard let pointer = Pointer("#" + fragment) else { throw .syntax }
    segments = pointer.segments
  }

  /// The node at a place; percent-encoded names are tried after names as written.
  static func node(_ segments: some Sequence<String>, in root: JSONNode) -> JSONNode? {
    var current = root
    for segment in segments {
      guard
        let next = child(segment, of: current) ?? Pointer.percentDecoded(segment).flatMap({ child($0, of: current) })
      else { return nil }
      current = next
    }
    return current
  }

  private static func child(_ segment: String, of node: JSONNode) -> JSONNode? {
    if node.kind == .object { return node[segment] }
    guard node.kind == .array, let index = Int(segment), String(index) == segment, index < node.count else {
      return nil
    }
    return Array(node.elements)[index]
  }
}

/// Relative file paths, by text alone.
package enum FilePath {
  /// A path as seen from the folder of another file, without `.` and `..`; nothing leads above the root.
  static func resolve(_ text: String, against file: String) throws(DocumentReference.Failure) -> String {
    guard !text.hasPrefix("/") else { throw .outsideRoot }
    var folders = file.split(separator: "/").dropLast().map(String.init)
    for part in text.split(separator: "/") where part != "." {
      if part == ".." {
        guard folders.popLast() != nil else { throw .outsideRoot }
      } else {
        folders.append(String(part))
      }
    }
    return folders.joined(separator: "/")
  }

  /// The folder of a file, empty for the root.
  static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }
}
