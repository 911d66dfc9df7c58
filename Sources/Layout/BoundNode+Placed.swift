import DesignModel

extension BoundNode {
  /// The component at its place, as wide as it says or as its content is: a flexbox as in CSS, by arithmetic alone
  /// (DESIGN.md section 8). Nil where all of it is hidden.
  package func placed() -> PlacedNode? {
    guard !isHidden else { return nil }
    let measured = MeasuredNode(self, along: .vertical)
    let sized = SizedNode(measured, width: measured.natural, along: .vertical)
    return sized.placed(x: 0, y: 0, height: sized.height)
  }
}
