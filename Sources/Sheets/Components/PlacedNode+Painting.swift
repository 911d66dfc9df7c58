import DesignModel
import Graphics
import Layout

extension PlacedNode {
  private static let skeletonRadius = 4.0
  /// Beyond any sheet: nodes that are scaled inside others that are grow without limit.
  private static let farthest = 1e9

  /// The box with its corners; bars that stand for text have round ones unless the spec says otherwise.
  var box: RoundedBox {
    let corners: [Double?] = [
      NodeProperty.radiusTopLeading, .radiusTopTrailing, .radiusBottomTrailing, .radiusBottomLeading,
    ].map { corner in node.values[corner].map { $0.value?.points ?? 0 } }
    let standard = node.kind == .skeleton ? Self.skeletonRadius : 0
    return RoundedBox(
      Rect(frame.x, frame.y, frame.width, frame.height),
      RoundedBox.Corners(
        topLeading: corners[0] ?? standard, topTrailing: corners[1] ?? standard,
        bottomTrailing: corners[2] ?? standard, bottomLeading: corners[3] ?? standard))
  }

  /// The ring around the box, and the box whose inner edge it is; nil where its offset leaves no room for one.
  var outline: (line: BorderLine, box: RoundedBox)? {
    guard let bound = node.values[.outline] else { return nil }
    let line = BorderLine(bound.value, isOpen: bound.isOpen)
    let ring = box.inset(by: -((node[.outlineOffset]?.points ?? 0) + line.width))
    return ring.isEmpty ? nil : (line, ring)
  }

  var scale: Double { max(0, node[.scale]?.number ?? 1) }

  /// The point that stays where it is when the node is scaled.
  var center: Point { Point(frame.x + frame.width / 2, frame.y + frame.height / 2) }

  /// All that is painted, with shadows and outlines, as large as it is drawn.
  var paintBounds: Rect {
    let rect = box.rect
    var bounds = rect
    for shadow in node.shadows where !shadow.isInset { bounds = bounds.union(shadow.extent(of: rect)) }
    if let outline { bounds = bounds.union(outline.box.rect) }
    if let missingWords { bounds = bounds.union(missingWords) }
    let size = node.style?.size ?? 0
    for line in lines {
      bounds = bounds.union(Rect(line.x, line.baseline - 0.75 * size, line.width, size))
    }
    for child in children { bounds = bounds.union(child.paintBounds) }
    func scaled(_ place: Double, _ center: Double) -> Double {
      min(max(center + (place - center) * scale, -Self.farthest), Self.farthest)
    }
    let corner = Point(scaled(bounds.x, center.x), scaled(bounds.y, center.y))
    return Rect(
      corner.x, corner.y, scaled(bounds.right, center.x) - corner.x, scaled(bounds.bottom, center.y) - corner.y)
  }
}
