import Analysis
import DesignModel
import Foundation
import TestKit
import Testing
import TextCore
import Workflows

/// Real systems, as their teams published them.
@Suite(.enabled(if: Fixtures.arePublicOnesThere, "set SPECIMEN_FIXTURES to a folder with suites and corpora"))
struct CorpusTests {
  @Test func readsPrimerInTwelveAppearances() throws {
    let system = try system("dtcg-github-primer")
    let catalog = try #require(system.analysed?.catalog)
    #expect(catalog.appearances.count == 12)
    #expect(catalog.tokens.count == 1356)
    for appearance in catalog.appearances.indices {
      let resolved = catalog.tokens.indices.compactMap { catalog.resolved($0, in: appearance) }
      #expect((1353...1356).contains(resolved.count))
      #expect(resolved.allSatisfy { $0.value != nil }, "no value is lost")
    }
    #expect(!system.hasErrors)
  }

  @Test(arguments: [("dtcg-figma-sds", 298), ("dtcg-shopify-polaris", 67)])
  func readsEveryName(corpus: String, names: Int) throws {
    let system = try system(corpus)
    let catalog = try #require(system.analysed?.catalog)
    #expect(catalog.tokens.count == names)
    #expect(catalog.tokens.indices.allSatisfy { catalog.resolved($0, in: 0)?.value != nil })
    #expect(!system.hasErrors)
  }

  @Test func reportsTheFaultOfTheAppleGuidelinesWhereItIs() throws {
    let system = try system("dtcg-apple-hig")
    let catalog = try #require(system.analysed?.catalog)
    #expect(catalog.tokens.count == 29)
    #expect(catalog.combinations == 28)
    #expect(catalog.appearances.count == 10)
    let errors = system.diagnostics.filter { $0.problem.severity == .error }
    #expect(Set(errors.map(\.problem.code)) == ["ref-unresolved"])
    let dangling = Set(errors.compactMap(\.subject))
    #expect(dangling.count == 11)
    #expect(dangling == Set(catalog.tokens.filter { $0.type == "typography" }.map(\.name)))
    var places = Places(system.sources)
    let first = try #require(errors.first.flatMap { places.locate($0.place) })
    #expect(first.file == "apple-hig/font/textStyle/large.tokens.json")
    #expect(first.line == 8)
  }

  private func system(_ corpus: String) throws -> TokenSystem {
    let folder = try #require(Fixtures.publicFolder).appending(path: "corpora/\(corpus)")
    return TokenSystem(Input(try FileTree(contentsOf: folder)))
  }
}

extension FileTree {
  /// The JSON files below a folder.
  init(contentsOf folder: URL) throws {
    self.init()
    for path in FileManager.default.subpaths(atPath: folder.path) ?? [] where path.hasSuffix(".json") {
      self[path] = Array(try Data(contentsOf: folder.appending(path: path)))
    }
  }
}
