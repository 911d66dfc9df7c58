import ColorScience
import DesignModel
import Foundation
import Importing
import Sheets
import TestKit
import Testing
import TextCore

/// Every plug-in file is in its list, and the other way round.
@Suite struct RegistryTests {
  @Test func listsEveryTokenType() throws {
    #expect(try count("DesignModel/Types") == TokenType.all.count)
    #expect(Set(TokenType.all.map(\.name)).count == TokenType.all.count)
  }

  @Test func listsEveryColorSpace() throws {
    #expect(try count("ColorScience/Spaces") == ColorSpace.all.count)
    #expect(Set(ColorSpace.all.map(\.name)).count == 14)
  }

  @Test func listsEveryReporter() throws {
    // One file holds the list.
    #expect(try count("TextCore/Reporters") - 1 == Reporter.all.count)
  }

  @Test func listsEverySheet() throws {
    #expect(try count("Sheets/Kinds") == SheetKind.all.count)
  }

  @Test func listsEveryRuleOfAHouseDialect() throws {
    let declarations = try declarations(of: "HouseRule", below: "DesignModel/Dialects")
    #expect(declarations == HouseRule.all.count)
    // Rules may share a code, for other values or for the same kind of departure.
    #expect(Set(HouseRule.all.map(\.problem.code)).count > 15)
  }

  @Test func listsEveryImporter() throws {
    #expect(try declarations(of: "Importer", below: "Importing/Formats") == Importer.all.count)
  }

  @Test(arguments: Importer.all.map(\.id)) func readsTheSampleOfAnImporter(id: String) throws {
    let importer = try #require(Importer.all.first { $0.id == id })
    var files = FileTree()
    for (path, text) in importer.sample { files[path] = Array(text.utf8) }
    let isStrict = importer.isStrictlyRead
    var importing = Importing(isStrict: isStrict)
    let inputs = SourceSet(files).sources.map { InputFile($0, isStrict: isStrict) }
    for group in importer.claims(inputs) { importer.read(group, &importing) }
    #expect(importing.diagnostics.items == [])
    #expect(importing.plan.trees.flatMap(\.entries).count { if case .token = $0.slot { true } else { false } } == 1)
  }

  private func count(_ folder: String) throws -> Int {
    try SwiftFile.all(below: "Sources/\(folder)").count
  }

  private func declarations(of type: String, below folder: String) throws -> Int {
    try SwiftFile.all(below: "Sources/\(folder)").reduce(0) { total, file in
      total + file.text.matches(of: try Regex("static let \\w+ = \(type)\\(")).count
    }
  }
}
