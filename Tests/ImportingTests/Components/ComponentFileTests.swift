import DesignModel
import Foundation
import Importing
import TestKit
import Testing
import TextCore

@Suite struct ComponentFileTests {
  private static let anatomy = #"{"anatomy": {"kind": "text"}}"#

  private func specs(_ files: FileTree, isStrict: Bool = false) -> (ids: [String], diagnostics: [Diagnostic]) {
    let sources = SourceSet(files)
    var diagnostics = Diagnostics()
    let specs = ComponentFile.specs(in: "components", of: sources, isStrict: isStrict, into: &diagnostics)
    return (specs.map(\.id), diagnostics.finished(in: sources))
  }

  @Test func readsTheSpecsOfTheFolderByTheBytesOfTheirIDs() {
    let found = specs([
      "components/b/aa.json": Self.anatomy, "components/z.json": Self.anatomy, "components/B.json": Self.anatomy,
      "components/é.json": Self.anatomy, "other/c.json": Self.anatomy, "components.json": Self.anatomy,
    ])
    #expect(found.ids == ["B", "aa", "z", "é"])
    #expect(found.diagnostics == [])
  }

  @Test func passesOverWhatIsNoSpec() {
    let found = specs([
      "components/component.schema.json": "[", "components/.x/a.json": "[", "components/.b.json": "[",
      "components/node_modules/c.json": "[", "components/README.md": "text", "components/d.json": Self.anatomy,
    ])
    #expect(found.ids == ["d"])
    #expect(found.diagnostics == [])
  }

  @Test func reportsEachFileThatCannotBeReadAndReadsTheRest() {
    let files: FileTree = [
      "components/a.json": "{", "components/b.json": "[]", "components/c.json": "{}", "components/d.json": Self.anatomy,
    ]
    let found = specs(files)
    #expect(found.ids == ["d"])
    #expect(found.diagnostics.map(\.problem.code) == ["json-syntax", "spec-shape", "spec-anatomy"])
    #expect(ComponentFile.ids(in: "components", of: SourceSet(files)) == ["a", "d"])
  }

  @Test func readsStrictlyWhereItIsAskedTo() {
    let files: FileTree = ["components/a.json": "{anatomy: {kind: 'text'}}"]
    #expect(specs(files).ids == ["a"])
    #expect(specs(files, isStrict: true).ids == [])
    #expect(ComponentFile.ids(in: "components", of: SourceSet(files)) == ["a"])
  }

  @Test func keepsTheFirstOfTwoFilesWithOneID() {
    let files: FileTree = ["components/a/x.json": Self.anatomy, "components/b/x.json": Self.anatomy]
    let found = specs(files)
    #expect(found.ids == ["x"])
    #expect(found.diagnostics.map(\.problem.code) == ["spec-id"])
    #expect(found.diagnostics.map(\.place) == [.file("components/b/x.json")])
    #expect(ComponentFile.ids(in: "components", of: SourceSet(files)) == ["x"])
  }

  @Test func readsTheSpecsOfHarbor() throws {
    let found = specs(
      try FileTree(contentsOf: Fixtures.root.appending(path: "tokens"), endings: [".json"]), isStrict: true)
    #expect(
      found.ids == [
        "button", "card", "chip", "confirm-sheet", "content-state", "field", "search-field", "sheet", "toast",
      ])
    #expect(found.diagnostics == [])
  }
}
