import Testing
import TextCore

@Suite struct FileTreeTests {
  @Test func listsFilesByTheBytesOfTheirPaths() {
    let tree: FileTree = ["b.json": "1", "a/z.json": "2", "a.json": "3", "B.json": "4"]
    // '.' is 2E and '/' is 2F; capitals come before small letters.
    #expect(tree.paths == ["B.json", "a.json", "a/z.json", "b.json"])
    #expect(tree.files.map(\.path) == tree.paths)
    #expect(tree.files.map { String(decoding: $0.bytes, as: UTF8.self) } == ["4", "3", "2", "1"])
    #expect(tree.count == 4)
  }

  @Test func keepsPathsApartThatLookAlike() {
    var tree: FileTree = ["\u{E9}": "composed", "e\u{301}": "decomposed"]
    #expect(tree.count == 2)
    #expect(tree["\u{E9}"] == Array("composed".utf8))
    tree["\u{E9}"] = nil
    #expect(tree.paths.map { Array($0.utf8) } == [Array("e\u{301}".utf8)])
  }

  @Test func listsWhatWasAddedRemovedAndChanged() {
    let old: FileTree = ["same": "1", "changed": "1", "removed": "1", "emptied": "1"]
    let new: FileTree = ["same": "1", "changed": "2", "added": "1", "emptied": ""]
    #expect(
      new.differences(from: old) == [.added("added"), .changed("changed"), .changed("emptied"), .removed("removed")])
    #expect(
      old.differences(from: new) == [.removed("added"), .changed("changed"), .changed("emptied"), .added("removed")])
  }

  @Test func doesNotDifferFromItself() {
    let tree: FileTree = ["a": "1", "b": ""]
    #expect(tree.differences(from: tree) == [])
    #expect(FileTree().differences(from: FileTree()) == [])
    #expect(FileTree().isEmpty)
    #expect(!tree.isEmpty)
  }

  @Test func becomesSourcesInPathOrder() {
    let sources = SourceSet(["b": "2", "a": "1"])
    #expect(sources.sources.map(\.path) == ["a", "b"])
    #expect(sources[SourceID(1)].bytes == Array("2".utf8))
  }
}
