package import Foundation

/// The data that tests read: our own vectors, which are committed, and public suites, which are fetched.
package enum Fixtures {
  /// The repository's root folder.
  package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The folder of public suites and corpora that `SPECIMEN_FIXTURES` names, if it is there.
  package static let publicFolder: URL? = {
    guard let path = ProcessInfo.processInfo.environment["SPECIMEN_FIXTURES"], !path.isEmpty else { return nil }
    let folder = URL(filePath: path, relativeTo: root)
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  /// For `.enabled(if:)`: tests of public data are skipped, and counted, where it was not fetched.
  package static let arePublicOnesThere = publicFolder != nil

  /// The bytes of a file in `Tests/Fixtures`.
  package static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appending(path: "Tests/Fixtures").appending(path: path)))
  }

  /// The bytes of a public file.
  package static func publicBytes(_ path: String) throws -> [UInt8] {
    guard let publicFolder else { throw CocoaError(.fileNoSuchFile) }
    return Array(try Data(contentsOf: publicFolder.appending(path: path)))
  }

  /// The names in a public folder, sorted.
  package static func publicNames(in path: String) throws -> [String] {
    guard let publicFolder else { throw CocoaError(.fileNoSuchFile) }
    return try FileManager.default.contentsOfDirectory(atPath: publicFolder.appending(path: path).path).sorted()
  }
}
