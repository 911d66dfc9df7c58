import Analysis
import DesignModel
import Foundation
import TestKit
import Testing
import TextCore
import Workflows

/// 500 files that teams have written, each cut at every twentieth of its length: nothing may crash, hang or stay without
/// a word.
@Suite(.enabled(if: Fixtures.arePublicOnesThere, "set SPECIMEN_FIXTURES to a folder with suites and corpora"))
struct CutFilesRobustnessTests {
  private static let count = 500
  private static let cuts = 20

  /// Evenly chosen from all by path, and so from each corpus and format as many as it has.
  private static let files: [URL] = {
    guard let folder = Fixtures.publicFolder?.appending(path: "corpora", directoryHint: .isDirectory) else { return [] }
    let paths = (FileManager.default.subpaths(atPath: folder.path) ?? []).sorted()
      .filter { path in Input.endings.contains { path.lowercased().hasSuffix($0) } }
    // What there are few files of is read in full.
    let rare = paths.filter { !$0.hasSuffix(".json") }
    let usual = paths.filter { $0.hasSuffix(".json") }
    let wanted = max(0, count - rare.count)
    let chosen = usual.count <= wanted ? usual : (0..<wanted).map { usual[$0 * usual.count / wanted] }
    return (rare + chosen).prefix(count).map { URL(filePath: $0, relativeTo: folder.absoluteURL) }
  }()

  /// In parts, which run side by side.
  @Test(.timeLimit(.minutes(5)), arguments: 0..<10) func survivesEveryCut(part: Int) throws {
    #expect(Self.files.count == Self.count)
    for (index, file) in Self.files.enumerated() where index % 10 == part {
      let bytes = Array(try Data(contentsOf: file))
      for cut in 0..<Self.cuts {
        var files = FileTree()
        files[file.relativePath] = Array(bytes.prefix(bytes.count * cut / Self.cuts))
        let system = TokenSystem(Input(files))
        let hasTokens = system.analysed.map { !$0.catalog.tokens.isEmpty } ?? false
        #expect(hasTokens || !system.diagnostics.isEmpty, "\(file.relativePath), cut at \(cut)/\(Self.cuts)")
      }
    }
  }
}
