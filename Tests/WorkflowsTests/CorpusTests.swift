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

  @Test(arguments: [
    ("primer-json5", 946, "Light, Dark, Dark dimmed, Dark high contrast, Light high contrast"),
    ("kong", 1946, "Classic day, Classic night, Electric lime day, Electric lime night"),
    ("metamask", 328, "Light, Dark"),
    ("spectrum-data", 1727, "Light, desktop, Light, mobile, Dark, desktop, Dark, mobile, Wireframe, desktop"),
  ])
  func readsEveryNameAndModeOfOlderTools(corpus: String, names: Int, appearances: String) throws {
    let system = try system(corpus)
    let catalog = try #require(system.analysed?.catalog)
    #expect(catalog.tokens.count == names)
    #expect(catalog.appearances.map(\.name).joined(separator: ", ").hasPrefix(appearances))
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

  // Primer names `onEmphasis` for 33 backgrounds called `emphasis`, and Figma's SDS `on-brand` for `background.brand`.
  @Test(arguments: [
    ("dtcg-github-primer", "fgColor.onEmphasis on bgColor.accent.emphasis", ContrastPair.Inference.onName),
    ("dtcg-github-primer", "fgColor.onInverse on bgColor.inverse", .onName),
    ("dtcg-github-primer", "button.primary.fgColor.rest on button.primary.bgColor.rest", .oneWord),
    ("dtcg-github-primer", "fgColor.muted on bgColor.default", .mainBackground),
    ("dtcg-figma-sds", "color.text.brand.on-brand on color.background.brand.$root", .onName),
    ("dtcg-figma-sds", "color.text.brand.on-brand-secondary on color.background.brand.secondary", .onName),
    ("dtcg-figma-sds", "color.text.default.$root on color.background.default.$root", .oneWord),
    ("dtcg-figma-sds", "color.text.danger.$root on color.background.default.$root", .mainBackground),
  ])
  func infersPairsFromNames(corpus: String, pair: String, rule: ContrastPair.Inference) throws {
    let analysed = try #require(try system(corpus).analysed)
    let names = analysed.catalog.tokens.map(\.name)
    let found = analysed.contrastPairs.pairs.first { "\(names[$0.foreground]) on \(names[$0.background])" == pair }
    #expect(found?.origin == .inferred(rule))
  }

  @Test(arguments: ["dtcg-github-primer", "dtcg-figma-sds"])
  func infersNoPairWithAnEdgeOrADisabledColor(corpus: String) throws {
    let analysed = try #require(try system(corpus).analysed)
    let names = analysed.catalog.tokens.map(\.name)
    #expect(analysed.contrastPairs.pairs.count > 50)
    for pair in analysed.contrastPairs.pairs {
      let name = "\(names[pair.foreground]) \(names[pair.background])"
      #expect(!name.contains("border") && !name.contains("disabled"), "\(name)")
    }
  }

  @Test(arguments: [
    ("netnewswire", 38), ("duckduckgo", 280), ("mastodon", 85), ("fluentui", 175), ("compound", 190),
    ("gds-ios-common", 30), ("oversizeui", 26), ("swiftgen", 4),
  ])
  func makesATokenOfEveryColorSet(corpus: String, sets: Int) throws {
    let system = try system("xcassets-" + corpus)
    let catalog = try #require(system.analysed?.catalog)
    #expect(catalog.tokens.count == sets)
    #expect(!system.hasErrors)
    for appearance in catalog.appearances.indices {
      let resolved = catalog.tokens.indices.compactMap { catalog.resolved($0, in: appearance) }
      #expect(resolved.count == sets)
      #expect(resolved.allSatisfy { $0.value != nil || $0.isGap })
    }
  }

  @Test func showsContrastAppearancesWithTheirGaps() throws {
    let catalog = try #require(try system("xcassets-duckduckgo").analysed?.catalog)
    #expect(catalog.appearances.map(\.name) == ["Light", "Dark", "Light high contrast", "Dark high contrast"])
    let gaps = catalog.appearances.indices.map { appearance in
      catalog.tokens.indices.count { catalog.resolved($0, in: appearance)?.isGap == true }
    }
    // Twenty sets have high contrast and no dark; no set has no light.
    #expect(gaps[0] == 0)
    #expect(gaps[1] == 20)
    #expect(gaps[2] > 0 && gaps[3] == gaps[2] + 20)
  }

  @Test func reportsEveryEntryWithoutAColor() throws {
    let system = try system("xcassets-fluentui")
    #expect(system.diagnostics.filter { $0.problem.code == "catalog-unfilled" }.count == 65)
  }

  private func system(_ corpus: String) throws -> TokenSystem {
    let folder = try #require(Fixtures.publicFolder).appending(path: "corpora/\(corpus)")
    return TokenSystem(Input(try FileTree(contentsOf: folder, endings: [".json", ".json5"])))
  }
}
