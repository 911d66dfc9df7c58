import DesignModel
import Importing
import Testing
import TextCore

/// Damaged exports of Tokens Studio and Figma end in messages.
@Suite struct StudioRobustnessTests {
  private static let ids = ["tokens-studio", "figma-variables", "figma-export", "figma-plugin-dump"]

  private static let samples: [FileTree] = Importer.all.filter { ids.contains($0.id) }.map { importer in
    var files = FileTree()
    for (path, text) in importer.sample { files[path] = Array(text.utf8) }
    return files
  }

  @Test func hasASampleOfEachFormat() {
    #expect(Self.samples.map(\.paths.count) == [1, 1, 1, 1])
  }

  @Test(arguments: samples) func readsAFileThatIsCutAnywhere(files: FileTree) throws {
    let path = try #require(files.paths.first)
    let bytes = try #require(files[path])
    for length in bytes.indices {
      var cut = files
      cut[path] = Array(bytes[..<length])
      #expect(!ResolvedFiles(cut).codes.isEmpty, "cut at \(length)")
    }
  }

  @Test(arguments: samples) func readsAFileWithAnyByteReplaced(files: FileTree) throws {
    let path = try #require(files.paths.first)
    let bytes = try #require(files[path])
    for place in bytes.indices {
      for byte in [0, 0xFF, UInt8(ascii: "{"), UInt8(ascii: "\""), UInt8(ascii: "9")] {
        var damaged = files
        damaged[path] = bytes
        damaged[path]?[place] = byte
        let found = ResolvedFiles(damaged)
        #expect(found.names.count <= 1)
      }
    }
  }
}
