import Analysis
import DesignModel
import Testing
import TextCore

@Suite struct VariantTests {
  private func variants(
    _ tokens: KeyValuePairs<String, String>, _ contexts: KeyValuePairs<String, KeyValuePairs<String, String>>
  ) -> [Variant] {
    let system = WrittenSystem(tokens: tokens, contexts: contexts).analysed
    return system.variants(of: Array(system.catalog.tokens.indices))
  }

  @Test func isOneWhereNothingDiffers() {
    let one = variants(["a": number(1)], [:])
    #expect(one.map(\.appearances) == [[0]])
    #expect(one.map(\.label) == ["Default"])
    #expect(one.map(\.stem) == ["default"])
    let both = variants([:], ["light": ["a": number(1)], "dark": ["a": number(1)]])
    #expect(both.map(\.appearances) == [[0, 1]])
    #expect(both.map(\.label) == ["All appearances"])
    #expect(both.map(\.stem) == ["light"])
    #expect(both.map(\.first) == [0])
  }

  @Test func differsInValueInTargetAndInBeingThere() {
    let values = variants([:], ["light": ["a": number(1)], "dark": ["a": number(2)]])
    #expect(values.map(\.label) == ["Light", "Dark"])
    #expect(values.map(\.stem) == ["light", "dark"])
    let targets = variants(
      ["x": number(1), "y": number(1)], ["light": ["a": alias("x")], "dark": ["a": alias("y")]])
    #expect(targets.map(\.appearances) == [[0], [1]])
    let absent = variants(["x": number(1)], ["light": ["a": number(1)], "dark": ["x": number(1)]])
    #expect(absent.map(\.appearances) == [[0], [1]])
  }

  @Test func asksOnlyTheTokensInQuestion() {
    let system = WrittenSystem(
      tokens: ["same": number(1)], contexts: ["light": ["a": number(1)], "dark": ["a": number(2)]]
    ).analysed
    #expect(system.variants(of: [0]).map(\.appearances) == [[0, 1]])
    #expect(system.variants(of: []).map(\.appearances) == [[0, 1]])
  }

  @Test func putsAppearancesTogetherThatAgreeInEveryToken() {
    // The first token parts a and c from b and d, the second a, b and c from d.
    let four = variants(
      [:],
      [
        "a": ["x": number(1), "y": number(1)], "b": ["x": number(2), "y": number(1)],
        "c": ["x": number(1), "y": number(1)], "d": ["x": number(2), "y": number(2)],
      ])
    #expect(four.map(\.appearances) == [[0, 2], [1], [3]])
    #expect(four.map(\.label) == ["A; C", "B", "D"])
    #expect(four.map(\.stem) == ["a-c", "b", "d"])
  }

  // Appearances: Light; Dark; Light, hc; Dark, hc.
  @Test(arguments: [
    ([1.0, 2, 3, 4], ["Light", "Dark", "Light, hc", "Dark, hc"]),
    // What all of a group are called and no other is.
    ([1, 2, 1, 2], ["Light", "Dark"]), ([1, 1, 2, 2], ["Light; Dark", "Hc"]),
    ([1, 1, 1, 2], ["Light; Dark; Light, hc", "Dark, hc"]), ([1, 2, 2, 1], ["Light; Dark, hc", "Dark; Light, hc"]),
    ([1, 1, 1, 1], ["All appearances"]),
  ])
  func isCalledWhatItsAppearancesShare(values: [Double], labels: [String]) {
    let found = variants(
      [:],
      [
        "light": ["a": number(values[0])], "dark": ["a": number(values[1])], "light, hc": ["a": number(values[2])],
        "dark, hc": ["a": number(values[3])],
      ])
    #expect(found.map(\.label) == labels)
    #expect(Set(found.map(\.stem)).count == found.count)
  }

  @Test func namesOneAndCountsTheRestOfMany() {
    let found = variants(
      [:],
      [
        "a": ["x": number(1)], "b": ["x": number(1)], "c": ["x": number(1)], "d": ["x": number(1)],
        "e": ["x": number(2)],
      ])
    #expect(found.map(\.label) == ["A and 3 more", "E"])
  }
}
