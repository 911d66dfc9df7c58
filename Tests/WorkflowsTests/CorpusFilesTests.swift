import Analysis
import DesignModel
import Foundation
import TestKit
import Testing
import TextCore
import Workflows

/// Every file that teams have published, each as the whole input.
@Suite(.enabled(if: Fixtures.arePublicOnesThere, "set SPECIMEN_FIXTURES to a folder with suites and corpora"))
struct CorpusFilesTests {
  private static let parts = 8

  private static let files: [URL] = {
    guard let folder = Fixtures.publicFolder?.appending(path: "corpora", directoryHint: .isDirectory) else { return [] }
    return (FileManager.default.subpaths(atPath: folder.path) ?? []).sorted()
      .filter { path in Input.endings.contains { path.lowercased().hasSuffix($0) } }
      .map { URL(filePath: $0, relativeTo: folder.absoluteURL) }
  }()

  @Test(.timeLimit(.minutes(5)), arguments: 0..<parts) func readsOrReportsEachWithItsPlace(part: Int) throws {
    #expect(Self.files.count > 1_500)
    for (index, file) in Self.files.enumerated() where index % Self.parts == part {
      var files = FileTree()
      files[file.relativePath] = Array(try Data(contentsOf: file))
      let system = TokenSystem(Input(files, entry: .file(file.relativePath)))
      let hasTokens = system.analysed.map { !$0.catalog.tokens.isEmpty } ?? false
      var places = Places(system.sources)
      let isReported = system.diagnostics.contains { places.locate($0.place)?.file == file.relativePath }
      #expect(hasTokens || isReported, "\(file.relativePath)")
    }
  }
}
