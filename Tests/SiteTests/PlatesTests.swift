import Analysis
import Syntax
import Testing

@testable import Site

@Suite struct PlatesTests {
  /// A spacing step that has another value in each of so many contexts.
  private func content(_ contexts: Int) -> GuideContent {
    SmallGuide.content(
      SmallGuide.resolver(
        #""space": {"a": \#(SmallGuide.dimension(0))}"#,
        (0..<contexts).map { ("c\($0)", #""space": {"a": \#(SmallGuide.dimension($0 + 1))}"#) }))
  }

  private func plates(_ contexts: Int) -> Plates {
    Plates("spacing-ruler", in: PageScope(content: content(contexts), number: 1, part: .whole))
  }

  @Test func offersNoChoiceOfOneDrawing() {
    let values = plates(1).values
    #expect(values.list("plates").count == 1)
    #expect(values.flag("isButtons") == false && values.flag("isMenu") == false)
    #expect(Plates.rules(for: plates(1).sheets) == [])
  }

  @Test(arguments: [(2, true, "Both"), (3, true, "All three"), (6, true, "All six"), (7, false, "All seven")])
  func offersButtonsForSixAndAMenuForMore(count: Int, isButtons: Bool, all: String) {
    let values = plates(count).values
    #expect(values.list("plates").count == count)
    #expect(values.flag("isButtons") == isButtons && values.flag("isMenu") == !isButtons)
    #expect(values.text("allLabel") == all)
  }

  @Test func hidesWhatIsNotChosenByARuleForEachDrawing() {
    let rules = Plates.rules(for: plates(2).sheets).sorted()
    #expect(
      rules
        == ["c0", "c1"].map { stem in
          "main:has([id=\"g~choice~spacing-ruler~\(stem)\"]:checked) [data-set=\"spacing-ruler\"]"
            + ":not([data-sheet=\"\(stem)\"]) { display: none; }"
        })
    let menu = Plates.rules(for: plates(7).sheets)
    #expect(menu.allSatisfy { $0.hasPrefix("main:has([id=\"g~choice~spacing-ruler\"] > [value=\"c") })
  }
}
