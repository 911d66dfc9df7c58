import Foundation
import Syntax
import TestKit
import Testing

/// What a team writes in YAML, as it was published.
@Suite(.enabled(if: Fixtures.arePublicOnesThere, "set SPECIMEN_FIXTURES to a folder with suites and corpora"))
struct YAMLSuiteTests {
  @Test func readsEveryFileOfRedHatWithoutAWord() throws {
    let folder = try #require(Fixtures.publicFolder).appending(path: "corpora/redhat-yaml/tokens")
    let paths = (FileManager.default.subpaths(atPath: folder.path) ?? [])
      .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }
    #expect(paths.count == 19)
    for path in paths {
      let reading = YAMLReading(Array(try Data(contentsOf: folder.appending(path: path))))
      #expect(reading.root?.kind == .object && reading.finished == [], "\(path): \(reading.messages)")
    }
  }
}
