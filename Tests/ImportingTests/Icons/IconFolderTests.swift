import DesignModel
import Importing
import TestKit
import Testing
import TextCore

@Suite struct IconFolderTests {
  private static let picture = "<svg viewBox='0 0 9 9'><path d='M0 0h1'/></svg>"

  private func icons(_ files: FileTree, in folder: String = "icons") -> (names: [String], diagnostics: Diagnostics) {
    var diagnostics = Diagnostics()
    let icons = IconFolder.icons(in: folder, of: SourceSet(files), into: &diagnostics)
    return (icons.map(\.name), diagnostics)
  }

  @Test func readsThePicturesOfItsFolderByName() {
    let found = icons([
      "icons/b.svg": Self.picture, "icons/a.b.svg": Self.picture, "icons/C.SVG": Self.picture,
      "icons/deeper/d.svg": Self.picture, "icons/e.json": "{}", "other/f.svg": Self.picture, "icons/.svg": "",
    ])
    #expect(found.names == ["C", "a.b", "b"])
    #expect(found.diagnostics.items == [])
    #expect(icons(["x/y/b.svg": Self.picture], in: "x/y").names == ["b"])
  }

  @Test func leavesOutOnlyTheIconThatIsWrong() {
    let found = icons(["icons/a.svg": "<svg/>", "icons/b.svg": Self.picture])
    #expect(found.names == ["b"])
    #expect(found.diagnostics.codes == ["icon-view-box"])
  }

  @Test func warnsOfNamesThatDifferInCaseAlone() {
    let found = icons(["icons/Mail.svg": Self.picture, "icons/mail.svg": Self.picture, "icons/mail.SVG": Self.picture])
    #expect(found.names == ["Mail", "mail"])
    #expect(found.diagnostics.codes == ["icon-name", "icon-name"])
    #expect(found.diagnostics.items.map(\.problem.severity) == [.warning, .warning])
  }
}
