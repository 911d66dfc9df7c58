import DesignModel
import Testing

@Suite struct NodePropertyGroupTests {
  @Test func takesSidesThatAreSetAlikeTogether() {
    #expect(
      NodeProperty.joined([.gap, .paddingTop, .paddingLeading, .paddingBottom, .paddingTrailing]) == ["gap", "padding"])
    #expect(NodeProperty.joined([.paddingLeading, .paddingTrailing, .paddingTop]) == ["paddingX", "paddingTop"])
    #expect(NodeProperty.joined([.radiusBottomLeading, .radiusBottomTrailing]) == ["radiusBottom"])
  }
}
