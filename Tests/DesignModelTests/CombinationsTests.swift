import DesignModel
import Testing
import TextCore

@Suite struct CombinationsTests {
  private func plan(_ modifiers: [(name: String, contexts: [String], preset: Int?)]) -> ResolutionPlan {
    var plan = ResolutionPlan()
    plan.modifiers = modifiers.map { modifier in
      ResolutionPlan.Modifier(
        name: modifier.name, contexts: modifier.contexts.map { ResolutionPlan.Modifier.Context(name: $0, trees: []) },
        defaultContext: modifier.preset, range: SourceRange(SourceID(0), 0..<0))
    }
    return plan
  }

  private func names(_ modifiers: [(name: String, contexts: [String], preset: Int?)]) -> [String] {
    plan(modifiers).defaultAppearances().map(\.name)
  }

  @Test func isCalledDefaultWithoutModifiers() {
    #expect(names([]) == ["Default"])
  }

  @Test func variesTheFirstModifierSlowestAndJoinsNames() {
    #expect(
      names([("scheme", ["light", "light-hc", "dark_hc"], 0), ("pointer", ["fine", "coarse"], 0)]) == [
        "Light, fine", "Light, coarse", "Light hc, fine", "Light hc, coarse", "Dark hc, fine", "Dark hc, coarse",
      ])
  }

  @Test func leavesOutContextsThatSayNothing() {
    #expect(
      names([("scheme", ["light", "dark"], nil), ("size", ["default", "coarse"], 0)]) == [
        "Light", "Light, coarse", "Dark", "Dark, coarse",
      ])
    #expect(names([("brand", ["only"], nil), ("scheme", ["light", "dark"], nil)]) == ["Light", "Dark"])
  }

  @Test func numbersNamesThatAreEqual() {
    #expect(names([("a", ["x-y", "x_y"], nil)]) == ["X y", "X y 2"])
    #expect(names([("a", ["x-y", "x_y", "x y"], nil)]) == ["X y", "X y 2", "X y 3"])
    #expect(names([("a", ["x-y", "x_y", "x y 2"], nil)]) == ["X y", "X y 2", "X y 2 2"])
  }

  @Test func showsEveryCombinationUpToSixteen() {
    let four = ["a", "b", "c", "d"]
    #expect(names([("m", four, 0), ("n", four, 0)]).count == 16)
  }

  @Test func showsTheDefaultsAndEachOtherContextAloneBeyondSixteen() {
    let themes = ["light", "light_ax", "dark", "dark_ax"]
    let sizes = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge"]
    let plan = plan([("theme", themes, 0), ("size", sizes, 2)])
    #expect(plan.combinations == 28)
    #expect(
      plan.defaultAppearances().map(\.name) == [
        "Light, medium", "Light ax, medium", "Dark, medium", "Dark ax, medium", "Light, xSmall", "Light, small",
        "Light, large", "Light, xLarge", "Light, xxLarge", "Light, xxxLarge",
      ])
  }

  @Test func countsMoreCombinationsThanANumberHolds() {
    let modifiers = (0..<100).map { (name: "m\($0)", contexts: ["a", "b", "c"], preset: Int?(0)) }
    #expect(plan(modifiers).combinations == .max)
    #expect(plan(modifiers).defaultAppearances().count == 201)
    #expect(plan(modifiers).defaultAppearanceCount == 201)
    #expect(plan([("m", ["a", "b"], 0), ("n", ["a", "b", "c"], 0)]).defaultAppearanceCount == 6)
  }

  @Test func comparesInputsWithoutRegardToCaseExactlyFirst() {
    var diagnostics = Diagnostics()
    let plan = plan([("theme", ["Dark", "dark"], nil)])
    let input = [ResolutionPlan.Input(name: "THEME", value: "dark")]
    #expect(plan.contexts(for: input, at: nil, into: &diagnostics) == [1])
    #expect(diagnostics.items == [])
  }
}
