import Analysis
import DesignModel
import Syntax
import Testing

@testable import Site

@Suite struct ComponentPartsTests {
  @Test func saysWhereAPartStandsAndWhetherItIsThere() {
    #expect(
      ComponentParts.table(SmallButton.scope).texts == [
        ["1", "container", "stack", "–", "–"], ["2", "spinner", "spinner", "container", "hidden by default"],
        ["3", "title", "spacer", "container", "–"],
      ])
  }
}
