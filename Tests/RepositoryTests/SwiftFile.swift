import Foundation
import TestKit
import Testing

/// The Swift files of the repository as text.
struct SwiftFile: Sendable {
  /// Relative to the repository's root.
  let path: String
  let text: String

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  static func all(below folder: String) throws -> [SwiftFile] {
    let root = Fixtures.root.appending(path: folder)
    let paths = try #require(FileManager.default.subpaths(atPath: root.path)).sorted()
    return try paths.filter { $0.hasSuffix(".swift") }.map { path in
      SwiftFile(path: "\(folder)/\(path)", text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
  }
}
