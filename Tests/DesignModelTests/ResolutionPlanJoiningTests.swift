import DesignModel
import Testing
import TextCore

@Suite struct ResolutionPlanJoiningTests {
  private typealias Context = ResolutionPlan.Modifier.Context

  private static let place = SourceRange(SourceID(0), 0..<1)

  /// A plan that was offered choices, each a name and the trees of its contexts.
  private func plan(_ choices: [(String, [(String, [Int])])]) -> ResolutionPlan {
    var plan = ResolutionPlan()
    for (name, contexts) in choices {
      plan.add(
        ResolutionPlan.Choice(
          modifier: name, contexts: contexts.map { Context(name: $0.0, trees: $0.1) }, range: Self.place))
    }
    return plan
  }

  private func overlays(_ plan: ResolutionPlan) -> [[[Int]]] {
    plan.steps.compactMap { if case .overlay(_, let trees) = $0 { trees } else { nil } }
  }

  @Test func makesAModifierOfAChoice() {
    let plan = plan([("theme", [("light", [0]), ("dark", [1])])])
    #expect(plan.modifiers.map(\.name) == ["theme"])
    #expect(plan.modifiers[0].contexts.map(\.trees) == [[0], [1]])
    #expect(plan.modifiers[0].defaultContext == 0)
  }

  @Test func joinsChoicesThatMeanTheSame() {
    let plan = plan([("theme", [("light", [0]), ("dark", [1])]), ("appearance", [("Dark", [2]), ("Light", [3])])])
    #expect(plan.modifiers.map(\.name) == ["theme"])
    #expect(overlays(plan) == [[[3], [2]]])
  }

  @Test func keepsChoicesApartThatShareOneContext() {
    let plan = plan([("theme", [("light", [0]), ("dark", [1])]), ("size", [("dark", [2]), ("small", [3])])])
    #expect(plan.modifiers.map(\.name) == ["theme", "size"])
  }

  @Test func numbersASecondModifierOfAName() {
    let plan = plan([("mode", [("light", []), ("dark", [])]), ("mode", [("small", []), ("large", [])])])
    #expect(plan.modifiers.map(\.name) == ["mode", "mode 2"])
  }

  @Test func givesANewContextTheTreesOfTheLikest() {
    let plan = plan([
      ("theme", [("light", [0]), ("dark", [1])]),
      ("appearance", [("Light", [2]), ("Dark", [3]), ("Dark high contrast", [4])]),
    ])
    #expect(plan.modifiers[0].contexts.map(\.name) == ["light", "dark", "Dark high contrast"])
    #expect(plan.modifiers[0].contexts.map(\.trees) == [[0], [1], [1]])
    #expect(overlays(plan) == [[[2], [3], [4]]])
  }

  @Test func letsASourceWithFewerContextsAnswerForAll() {
    let plan = plan([
      ("appearance", [("Light", [0]), ("Dark", [1]), ("Dark high contrast", [2])]),
      ("theme", [("light", [3]), ("dark", [4])]),
    ])
    #expect(overlays(plan) == [[[3], [4], [4]]])
  }

  @Test func offersAModifierToSeveralSteps() {
    var plan = ResolutionPlan()
    let names = ["★", "☆"]
    let choice = ResolutionPlan.Choice(
      modifier: "rating", contexts: names.map { Context(name: $0, trees: []) }, range: Self.place)
    let index = plan.modifier(offering: choice, defaultContext: 1, amongFirst: 0)
    plan.overlay([Context(name: "☆", trees: [5]), Context(name: "★", trees: [4])], on: index)
    plan.overlay([Context(name: "★", trees: [6]), Context(name: "☆", trees: [])], on: index)
    #expect(plan.modifiers.map(\.defaultContext) == [1])
    #expect(overlays(plan) == [[[4], [5]], [[6], []]], "names without words are told apart too")
  }

  @Test func joinsAnOfferedModifierOnlyAmongEarlierOnes() {
    var plan = plan([("theme", [("light", [0]), ("dark", [1])])])
    let choice = ResolutionPlan.Choice(
      modifier: "text", contexts: ["Light", "Dark"].map { Context(name: $0, trees: []) }, range: Self.place)
    #expect(plan.modifier(offering: choice, defaultContext: 0, amongFirst: 0) == 1)
    #expect(plan.modifier(offering: choice, defaultContext: 0, amongFirst: 1) == 0)
    #expect(plan.modifiers.map(\.name) == ["theme", "text"])
  }

  @Test(arguments: [
    ("dark-hc", "Dark high contrast"), ("darkHighContrast", "dark_high_contrast"), ("Light", "light"),
    ("dark increased contrast", "dark hc"),
  ])
  func takesSpellingsOfAContextForOne(first: String, second: String) {
    #expect(ContextKey(first) == ContextKey(second))
  }

  @Test func tellsDarkFromLight() {
    #expect(ContextKey("Dark") != ContextKey("Light"))
    #expect(ContextKey("Electric lime night").isDark)
    #expect(!ContextKey("Light high contrast").isDark)
    #expect(ContextKey("light-hc").isHighContrast)
  }

  @Test func takesDayAndNightForLightAndDark() {
    #expect(ContextKey("Day") == ContextKey("light"))
    #expect(ContextKey("night-hc") == ContextKey("Dark high contrast"))
    #expect(ContextKey("classic day") != ContextKey("electric lime day"))
    let plan = plan([("theme", [("day", [0]), ("night", [1])]), ("appearance", [("Light", [2]), ("Dark", [3])])])
    #expect(plan.modifiers.map(\.name) == ["theme"])
    #expect(overlays(plan) == [[[2], [3]]])
  }
}
