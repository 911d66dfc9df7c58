import DesignModel
import Graphics
import Layout

/// A component drawn from its boxes: each node with its shadow, fill, border, content and outline, the later over the earlier.
struct ComponentDrawing {
  /// What the ids of gradients, clips and blurs begin with.
  let id: String
  let ground: Ground
  let icon: NodeContent.IconDrawing

  func shapes(_ placed: PlacedNode) -> [Shape] {
    let box = placed.box
    let mark = "\(id)-\(placed.node.number)"
    let fill = NodeFill(placed.node, id: mark + "-fill", on: ground)
    var shapes = box.isEmpty ? [] : surface(placed.node, box, fill, mark)
    shapes += NodeContent(placed: placed, fill: fill, ground: ground, icon: icon).shapes
    shapes += placed.children.flatMap(self.shapes)
    if let outline = placed.outline { shapes += outline.line.shapes(in: outline.box, on: ground) }
    if placed.node.isIncomplete { shapes += BorderLine.missing.shapes(in: box) }
    let opacity = min(max(placed.node[.opacity]?.number ?? 1, 0), 1)
    guard opacity != 1 || placed.scale != 1 else { return shapes }
    return [.group(.scaled(by: placed.scale, about: placed.center, opacity: opacity, shapes))]
  }

  private func surface(_ node: BoundNode, _ box: RoundedBox, _ fill: NodeFill?, _ mark: String) -> [Shape] {
    let border = node.values[.border].map { BorderLine($0.value, isOpen: $0.isOpen) }
    // The last layer lies lowest.
    let shadows = node.shadows.enumerated().reversed()
    var shapes: [Shape] = []
    for (index, shadow) in shadows where !shadow.isInset {
      shapes += shadow.outside(box, id: "\(mark)-shadow-\(index)", isCutOut: fill?.isOpaque != true, on: ground)
    }
    if let fill {
      shapes += fill.definitions + [(fill.isAbsent ? box.inset(by: 0.5) : box).shape(fill.style(on: ground))]
    }
    let hollow = box.inset(by: border?.width ?? 0)
    for (index, shadow) in shadows where shadow.isInset {
      shapes += shadow.inside(hollow, id: "\(mark)-shadow-\(index)", on: ground)
    }
    return shapes + (border?.shapes(in: box, on: ground) ?? [])
  }
}

extension BoundNode {
  var shadows: [BoxShadow] { values[.shadow].map { BoxShadow.layers($0.value, isOpen: $0.isOpen) } ?? [] }

  /// Whether a measure that the spec sets has no value; what is painted shows that in its own colour.
  fileprivate var isIncomplete: Bool {
    values.contains { property, bound in
      switch property.form {
      case .length: return bound.value?.points == nil
      case .number: return bound.value?.number == nil
      case .color, .paint, .border, .shadow, .typography, .text, .flag, .choice: return false
      }
    }
  }
}
