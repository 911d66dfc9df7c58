/// A node with its place. A hidden node is not placed at all.
package struct PlacedNode: Sendable {
  package let node: BoundNode
  /// From the component's own corner; `scale` of nodes around it is not applied.
  package let frame: Frame
  /// The lines of a text node, from the top.
  package let lines: [PlacedLine]
  package let children: [PlacedNode]

  package init(_ node: BoundNode, frame: Frame, lines: [PlacedLine] = [], children: [PlacedNode] = []) {
    self.node = node
    self.frame = frame
    self.lines = lines
    self.children = children
  }

  /// The node and every one inside it, in reading order.
  package var all: [PlacedNode] { [self] + children.flatMap(\.all) }
}

/// One line of text at its place.
package struct PlacedLine: Sendable, Hashable {
  /// In the case in which it is shown.
  package let text: String
  package let x: Double
  package let baseline: Double
  /// With tracking between characters, and none after the last.
  package let width: Double

  package init(_ text: String, x: Double, baseline: Double, width: Double) {
    self.text = text
    self.x = x
    self.baseline = baseline
    self.width = width
  }
}
