import Analysis
import DesignModel
import Testing
import TextCore

@Suite struct PartTests {
  private func parts(_ paths: [String], limit: Int = Part.limit) -> [Part] {
    let catalog = colors(paths)
    return Part.all(of: Array(catalog.tokens.indices), in: catalog, limit: limit)
  }

  /// A catalogue of colours, written as one file.
  private func colors(_ paths: [String]) -> Catalog {
    var root = Group()
    for path in paths { root.add(path.split(separator: ".").map(String.init)[...]) }
    return catalog([
      "a.tokens.json": #"{"$type": "color", \#(root.members(#"{"colorSpace": "srgb", "components": [0, 0, 0]}"#))}"#
    ])
  }

  private struct Group {
    var names: [String] = []
    var children: [String: Group] = [:]

    mutating func add(_ path: ArraySlice<String>) {
      guard let first = path.first else { return }
      if children[first] == nil { names.append(first) }
      children[first, default: Group()].add(path.dropFirst())
    }

    func members(_ value: String) -> String {
      if names.isEmpty { return #""$value": \#(value)"# }
      return names.map { #""\#($0)": {\#((children[$0] ?? Group()).members(value))}"# }.joined(separator: ", ")
    }
  }

  @Test func keepsFiveHundredTogether() {
    let whole = parts((0..<500).map { "a.t\($0)" })
    #expect(whole.map(\.stem) == [""])
    #expect(whole[0].isWhole)
    #expect(whole[0].tokens == Array(0..<500))
    #expect(parts([]).map(\.tokens) == [[]])
  }

  @Test func splitsFiveHundredAndOneByFirstSegment() {
    let split = parts(["b.x"] + (0..<500).map { "a.t\($0)" })
    #expect(split.map(\.name) == ["b", "a"])
    #expect(split.map(\.stem) == ["b", "a"])
    #expect(split.map(\.tokens) == [[0], Array(1...500)])
    #expect(split.map(\.isWhole) == [false, false])
  }

  @Test func goesDeeperWhileAGroupHoldsTooMany() {
    let split = parts(["a.b.c", "a.b.d", "a.e", "a.f.g", "h.i"], limit: 2)
    #expect(split.map(\.name) == ["a.b", "a", "a.f", "h"])
    #expect(split.map(\.tokens) == [[0, 1], [2], [3], [4]])
  }

  @Test func cutsByNumberWhatHasNoGroups() {
    let split = parts((0..<1001).map { "base.color.t\($0)" })
    #expect(split.map(\.name) == ["base.color", "base.color", "base.color"])
    #expect(split.map(\.stem) == ["base.color", "base.color-2", "base.color-3"])
    #expect(split.map(\.tokens.count) == [500, 500, 1])
    #expect(parts((0..<501).map { "t\($0)" }).map(\.tokens.count) == [500, 1])
  }

  @Test func cutsByNumberWhatHasAHundredGroupsOrFortyForEachPageThatWouldDo() {
    func groups(_ count: Int, of tokens: Int) -> [String] {
      (0..<count).flatMap { group in (0..<tokens).map { "g\(group).t\($0)" } }
    }
    // 1,500 tokens fill three pages, so that a hundred groups are the most.
    #expect(parts(groups(100, of: 15)).count == 100)
    #expect(parts(groups(101, of: 15)).map(\.tokens.count) == [500, 500, 500, 15])
    // 560 and 567 fill two, so that eighty are.
    #expect(parts(groups(80, of: 7)).count == 80)
    #expect(parts(groups(81, of: 7)).map(\.tokens) == [Array(0..<500), Array(500..<567)])
    #expect(parts(groups(81, of: 7).map { "base." + $0 }).map(\.stem) == ["base", "base-2"])
  }

  // Each pair shares a file name, or would on a disk that ignores case.
  @Test(arguments: [["a b", "a-b"], ["gap", "GAP"], ["a/b", "a b"], ["ä", "u00e4"], ["-", "!"]])
  func keepsFileNamesApart(groups: [String]) {
    let split = parts(groups.map { $0 + ".x" } + ["z.x"], limit: 2)
    #expect(split.map(\.name) == groups + ["z"])
    #expect(split[1].stem == split[0].stem + "-2")
  }

  @Test func keepsANumberedPartFromAGroupOfThatName() {
    let split = parts(["a.1", "a.2", "a.3", "a-2.1", "a-2-2.1"], limit: 2)
    #expect(split.map(\.stem) == ["a", "a-2", "a-2-2", "a-2-2-2"])
  }

  @Test(arguments: [("Größe / breit", "gru00f6u00dfe-breit"), ("🎨", "u1f3a8"), ("/", "unnamed")])
  func makesFileNamesOfAnyGroup(group: String, stem: String) {
    #expect(parts([group + ".x", "z.x"], limit: 1).map(\.stem) == [stem, "z"])
  }

  @Test func keepsFileNamesShortEnoughForADisk() {
    let long = String(repeating: "ö", count: 200)
    let split = parts([long + "a.x", long + "b.x", String(repeating: "n", count: 72) + ".x"], limit: 1)
    #expect(Set(split.map(\.stem)).count == 3)
    // A file name has a few parts, and 255 bytes at most.
    #expect(split.allSatisfy { $0.stem.utf8.count <= 72 })
    #expect(split[2].stem == String(repeating: "n", count: 72))
  }

  @Test func givesAPartTheStepsOfRampsThatItHolds() {
    let catalog = colors(["p.gray.1", "p.blue.1", "p.blue.2", "p.gray.2"])
    let system = AnalysedCatalog(catalog, Settings(), componentIDs: [])
    let halves = Part.all(of: [0, 1, 3], in: catalog, limit: 2)
    #expect(halves.map { system.ramps(of: $0).map(\.name) } == [["p.gray"], ["p.blue"]])
    #expect(system.ramps(of: halves[1]).flatMap(\.steps).map(\.name) == ["2"])
    let whole = Part.all(of: [0, 1], in: catalog)[0]
    #expect(system.ramps(of: whole).flatMap(\.steps).count == 4)
  }

  @Test(.timeLimit(.minutes(5))) func findsTheRampsOfThousandsOfParts() {
    let paths = (0..<80).flatMap { first in
      (0..<40).flatMap { second in (0..<13).map { "g\(first).h\(second).t\($0)" } }
    }
    let catalog = colors(paths)
    let system = AnalysedCatalog(catalog, Settings(), componentIDs: [])
    let parts = Part.all(of: Array(catalog.tokens.indices), in: catalog)
    #expect(parts.count == 3200)
    #expect(parts.allSatisfy { system.ramps(of: $0).count == 1 })
  }

  @Test(.timeLimit(.minutes(5))) func splitsTokensDeepDown() {
    let deep = (0..<400).map { "g\($0)" }.joined(separator: ".")
    let catalog = colors((0..<2000).map { "\(deep).t\($0)" })
    let parts = Part.all(of: Array(catalog.tokens.indices), in: catalog)
    #expect(parts.map(\.tokens.count) == [500, 500, 500, 500])
  }

  @Test func givesEveryNameItsOwnFile() {
    var names = DistinctNames()
    #expect(
      ["a", "a", "a-2", "", "a", ""].map { names.distinct($0) } == ["a", "a-2", "a-2-2", "unnamed", "a-3", "unnamed-2"])
  }
}
