import Analysis
import DesignModel
import Graphics
import Testing
import TextCore

@testable import Sheets

@Suite struct StressTests {
  private static let grown = #", "$extensions": {"design.specimen": {"textStyle": "headline"}}"#

  private static let system: FileTree = [
    "a.tokens.json": #"{"type": {\#(TypeSystem.style("label", size: "17px", line: "1.2941", more: grown))}}"#
  ]

  /// Words with 24 beside them and 12 above and below.
  private static let spec = SpecSystem.spec([
    SpecSystem.node(
      .stack, "container",
      [
        .axis: .text("horizontal"), .paddingTop: .number(12), .paddingBottom: .number(12),
        .paddingLeading: .number(24), .paddingTrailing: .number(24),
      ], children: [1]),
    SpecSystem.node(.text, "title", [.text: .text("Save"), .style: .token("type.label")]),
  ])

  /// The words of one specimen, without its label and its size.
  private func words(_ stem: String, _ drawing: Drawing) throws -> (label: String, words: [Text], size: String) {
    let group = try #require(SmallSystem.groups(drawing)["stress.button-" + stem])
    let component = group.shapes.compactMap { if case .group(let group) = $0 { group } else { nil } }
    let all = SmallSystem.texts(group.shapes)
    return (try #require(all.first), component.flatMap(\.texts), try #require(all.last))
  }

  @Test func showsThreeContentsInTheWidthOfACommonPhone() throws {
    let drawing = try SpecSystem(Self.system, [Self.spec]).drawing(.stress)
    #expect(drawing.boundsProblems == [])
    #expect(drawing.overlappingLabels == [])

    // Apple's headline is 17 by default and 53 at the largest size; 53 × 1.2941 = 68.59, and 12 above and below.
    let size = try words("size", drawing)
    #expect(size.label == "Largest content size")
    #expect(size.words.map(\.string) == ["Save"])
    #expect(size.words.map(\.size) == [53])
    #expect(size.size.hasSuffix(" × 92.59"))

    // What is too long for the room takes all of it: 358, of which the paddings take 48. A line is 22 high.
    let text = try words("text", drawing)
    #expect(text.label == "A long text")
    #expect(text.words.map(\.string).joined(separator: " ") == StressLayout.sentence)
    #expect(text.words.allSatisfy { $0.size == 17 })
    #expect(text.words.count > 2)
    #expect(text.size == "358 × \(24 + 22 * text.words.count)")

    let word = try words("word", drawing)
    #expect(word.label == "A long word")
    #expect(word.words.map(\.string).joined() == StressLayout.compound)
    #expect(word.size.hasSuffix(" × \(24 + 22 * word.words.count)"))
  }

  @Test func leavesOutWhatHasNoWords() {
    let spec = SpecSystem.spec([SpecSystem.node(.divider, "rule")])
    #expect(SheetKind.stress.draw(SpecSystem(Self.system, [spec]).analysed).isEmpty)
  }
}
