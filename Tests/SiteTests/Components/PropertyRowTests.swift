import DesignModel
import Syntax
import Testing

@testable import Site

@Suite struct PropertyRowTests {
  private func names(_ properties: [(NodeProperty, Int)]) -> [String] {
    PropertyRow.merging(properties.map { (0, $0.0, $0.1) }).map(\.name)
  }

  @Test func writesSidesThatAgreeAsOne() {
    #expect(
      names([(.paddingTop, 1), (.paddingLeading, 1), (.paddingBottom, 1), (.paddingTrailing, 1)]) == ["padding"])
    #expect(
      names([(.paddingTop, 1), (.paddingLeading, 2), (.paddingBottom, 1), (.paddingTrailing, 2)])
        == ["paddingY", "paddingX"])
    #expect(names([(.paddingTop, 1), (.paddingLeading, 2)]) == ["paddingTop", "paddingLeading"])
    #expect(names([(.paddingTop, 1), (.paddingLeading, 1)]) == ["paddingTop, paddingLeading"])
  }

  @Test func writesCornersThatAgreeAsOne() {
    let corners: [NodeProperty] = [
      .radiusTopLeading, .radiusTopTrailing, .radiusBottomTrailing, .radiusBottomLeading,
    ]
    #expect(names(corners.map { ($0, 1) }) == ["radius"])
    #expect(names(zip(corners, [1, 1, 2, 2]).map { ($0, $1) }) == ["radiusTop", "radiusBottom"])
  }

  @Test func keepsPropertiesApartThatOnlyHaveOneValue() {
    #expect(names([(.width, 1), (.height, 1)]) == ["width", "height"])
    #expect(PropertyRow.merging([(0, .paddingTop, 1), (1, .paddingBottom, 1)]).map(\.node) == [0, 1])
  }
}
