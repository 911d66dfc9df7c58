import TextCore

/// `assets/files.txt`: whose guide a folder holds, and which of its files are ours to replace.
package struct GuideManifest: Sendable, Equatable {
  package static let path = "assets/files.txt"
  private static let mark = "specimen 1 "
  private static let conflictMarks = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"]

  package let name: String
  /// Every file of the guide but this one, sorted.
  package let paths: [String]

  package init(name: String, paths: [String]) {
    self.name = name
    self.paths = paths.filter { $0 != Self.path }
  }

  /// Reads a manifest; nil when the bytes are none.
  package init?(_ bytes: [UInt8]) {
    var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    // A merge that nobody has finished must not make the folder somebody else's.
    lines.removeAll { line in Self.conflictMarks.contains { line.hasPrefix($0) } }
    guard let first = lines.first, first.hasPrefix(Self.mark) else { return nil }
    lines.removeFirst()
    name = String(first.dropFirst(Self.mark.count))
    paths = lines.map(String.init).filter { !$0.isEmpty && Self.isInside($0) }
  }

  package var bytes: [UInt8] {
    var out = ByteWriter()
    out.write(Self.mark)
    out.write(name.split(whereSeparator: \.isNewline).joined(separator: " "))
    out.write("\n")
    for path in paths {
      out.write(path)
      out.write("\n")
    }
    return out.bytes
  }

  /// A path that a damaged manifest could hold must not lead out of the folder.
  private static func isInside(_ path: String) -> Bool {
    !path.hasPrefix("/")
      && !path.split(separator: "/", omittingEmptySubsequences: false).contains { $0 == ".." || $0.isEmpty }
  }
}
