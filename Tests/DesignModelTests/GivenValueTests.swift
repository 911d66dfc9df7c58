import ColorScience
import Testing
import TextCore

@testable import DesignModel

@Suite struct GivenValueTests {
  private let place = SourceRange(SourceID(0), 0..<0)

  /// `a` is as given, `b` names it.
  private func resolved(_ given: GivenValue) -> (own: ResolvedToken?, alias: ResolvedToken?) {
    var declarations = Declarations()
    let a = declarations.paths.intern("a", under: .root)
    let b = declarations.paths.intern("b", under: .root)
    var own = TokenDeclaration(range: place)
    own.type = Located("color", at: place)
    own.given = given
    var alias = TokenDeclaration(range: place)
    alias.value = Expression(.alias(a), at: place)
    var tree = SourceTree()
    tree.entries = [
      SourceTree.Entry(path: a, slot: declarations.add(own)), SourceTree.Entry(path: b, slot: declarations.add(alias)),
    ]
    var plan = ResolutionPlan()
    plan.steps = [.trees([plan.add(tree)])]
    var diagnostics = Diagnostics()
    let catalog = Catalog(
      plan, declarations, sources: SourceSet(["a": ""]), appearances: plan.defaultAppearances(), isStrict: false,
      into: &diagnostics)
    #expect(diagnostics.items.isEmpty)
    return (catalog.resolved(0, in: 0), catalog.resolved(1, in: 0))
  }

  @Test func isAGapForWhatNamesAGap() {
    let (own, alias) = resolved(.gap)
    #expect(own?.isGap == true)
    #expect(alias?.isGap == true)
    #expect(alias?.value == nil)
    #expect(alias?.type == "color")
  }

  @Test func isAValueAsItStands() {
    let color = TokenValue.color(ColorValue(Color(.sRGB, SIMD3(1.5, 0, 0))))
    let (own, alias) = resolved(.value(color))
    #expect(own?.value == color)
    #expect(alias?.value == color)
    #expect(alias?.isGap == false)
  }

  @Test func isTheNameOfAColourThatAPlatformSets() {
    let (own, alias) = resolved(.platform(name: "labelColor", platform: "macOS"))
    #expect(own?.value == .text("labelColor"))
    #expect(alias?.platform == "macOS")
  }
}
