import DesignModel
import Testing
import TextCore

@testable import Importing

@Suite struct ModeTableTests {
  private var declarations = Declarations()
  private var table = ModeTable()
  private var diagnostics = Diagnostics()

  private func token(_ value: Double, at offset: Int = 0) -> TokenDeclaration {
    let range = SourceRange(SourceID(0), offset..<(offset + 1))
    var token = TokenDeclaration(range: range)
    token.value = Expression(.number(value), at: range)
    return token
  }

  private mutating func add(_ name: String, _ base: Double?, _ modes: KeyValuePairs<String, Double>) {
    let path = declarations.paths.intern(name, under: .root)
    table.add(
      modes.map { ($0.key, token($0.value)) }, base: base.map { token($0) }, at: path, in: &declarations)
  }

  /// The contexts of each modifier, and the values that each lays over the rest.
  private mutating func finished(_ plan: inout ResolutionPlan) -> [[(name: String, values: [Double])]] {
    table.finish(into: &plan, &diagnostics)
    return plan.modifiers.map { modifier in
      modifier.contexts.map { context in (context.name, context.trees.flatMap { values(plan.trees[$0]) }) }
    }
  }

  private func values(_ tree: SourceTree) -> [Double] {
    tree.entries.compactMap { entry in
      guard case .token(let index) = entry.slot,
        case .number(let number)? = declarations.tokens[Int(index)].value?.form
      else { return nil }
      return number
    }
  }

  @Test mutating func makesTheModeThatSaysNothingNewTheDefault() {
    add("a", 1, ["dark": 2, "light": 1])
    add("b", 3, ["dark": 4, "light": 3])
    var plan = ResolutionPlan()
    let found = finished(&plan)
    #expect(found.count == 1)
    #expect(found[0].map(\.name) == ["light", "dark"])
    #expect(found[0].map(\.values) == [[], [2, 4]])
    #expect(plan.modifiers[0].defaultContext == 0)
    #expect(table.isEmpty)
  }

  @Test mutating func addsALightContextBesideDarkModes() {
    add("a", 1, ["dark": 2])
    add("b", 3, ["dark": 4, "dark-dimmed": 5])
    var plan = ResolutionPlan()
    let found = finished(&plan)
    #expect(found[0].map(\.name) == ["light", "dark", "dark-dimmed"])
    // Dimmed has no word about `a`, so that of dark counts.
    #expect(found[0].map(\.values) == [[], [2, 4], [2, 4, 5]])
  }

  @Test mutating func addsADefaultContextWhereNoModeIsTheUsualOne() {
    add("a", 1, ["compact": 2, "roomy": 3])
    var plan = ResolutionPlan()
    #expect(finished(&plan)[0].map(\.name) == ["default", "compact", "roomy"])
  }

  @Test mutating func namesTheContextOfItsOwnApartFromModes() {
    add("a", 1, ["default": 2, "compact": 3])
    var plan = ResolutionPlan()
    #expect(finished(&plan)[0].map(\.name) == ["base", "default", "compact"])
  }

  @Test mutating func keepsIndependentModesApart() {
    add("a", 1, ["light": 1, "dark": 2])
    add("b", 3, ["desktop": 3, "mobile": 4])
    add("c", 5, ["light": 5, "dark": 6])
    var plan = ResolutionPlan()
    let found = finished(&plan)
    #expect(found.map { $0.map(\.name) } == [["light", "dark"], ["desktop", "mobile"]])
    #expect(found.map { $0.map(\.values) } == [[[], [2, 6]], [[], [4]]])
    #expect(plan.modifiers.map(\.name) == ["mode", "mode 2"])
  }

  @Test mutating func joinsModesThatALaterTokenHasTogether() {
    add("a", 1, ["light": 1, "dark": 2])
    add("b", 3, ["night": 4])
    add("c", 5, ["night": 6, "dark": 7])
    var plan = ResolutionPlan()
    let found = finished(&plan)
    #expect(found.map { $0.map(\.name) } == [["light", "dark", "night"]])
    #expect(found[0].map(\.values) == [[], [2, 7], [4, 6]])
  }

  @Test mutating func addsNoModifierForOneModeThatSaysNothingNew() {
    add("a", 1, ["light": 1])
    var plan = ResolutionPlan()
    #expect(finished(&plan).isEmpty)
  }

  @Test mutating func joinsTheModifierThatHasOneOfTheModes() {
    var plan = ResolutionPlan()
    let contexts = ["Light", "Dark"].map { ResolutionPlan.Modifier.Context(name: $0, trees: []) }
    plan.add(
      ResolutionPlan.Choice(modifier: "theme", contexts: contexts, range: SourceRange(SourceID(0), 0..<1)))
    add("a", 1, ["dark": 2])
    _ = finished(&plan)
    #expect(plan.modifiers.map(\.name) == ["theme"])
    #expect(plan.modifiers[0].contexts.map(\.name) == ["Light", "Dark"])
  }

  @Test(.timeLimit(.minutes(5))) mutating func refusesMoreModesThanItMayHave() {
    for index in 0..<20_000 { add("t\(index)", 0, ["m\(index)": 1, "m\(index + 1)": 2]) }
    var plan = ResolutionPlan()
    #expect(finished(&plan).isEmpty)
    #expect(diagnostics.items.map(\.problem.code) == ["limit-modes"])
    #expect(table.isEmpty)
  }

  @Test(.timeLimit(.minutes(5))) mutating func readsAsManyChoicesAsItMay() {
    for index in 0..<256 { add("t\(index)", 0, ["m\(index)": 1, "n\(index)": 2]) }
    var plan = ResolutionPlan()
    #expect(finished(&plan).count == 256)
    #expect(diagnostics.items.isEmpty)
    add("t", 0, ["m": 1, "n": 2])
    for index in 0..<256 { add("u\(index)", 0, ["o\(index)": 1, "p\(index)": 2]) }
    #expect(finished(&plan).count == 256)
    #expect(diagnostics.items.map(\.problem.code) == ["limit-modes"])
  }
}
