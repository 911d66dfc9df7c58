import Foundation
import Site
import TestKit
import Testing
import TextCore

@Suite struct EmbeddedTemplatesTests {
  @Test func carriesEveryTemplateAsItStandsInTheRepository() throws {
    let folder = Fixtures.root.appending(path: "Templates")
    var tree = FileTree()
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    for path in paths where !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
      let file = folder.appending(path: path)
      if try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true { continue }
      tree[path] = Array(try Data(contentsOf: file))
    }
    #expect(tree["page.html"] != nil)
    #expect(BuiltInTemplates.files.differences(from: tree) == [], "run Scripts/embed-templates")
  }
}
