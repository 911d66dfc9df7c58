import ColorScience
import DesignModel
import Graphics
import Layout

/// What the box of a node is filled with.
struct NodeFill {
  let paint: Paint
  /// The gradient that the paint names.
  private(set) var definitions: [Shape] = []
  /// Whether nothing is seen through it.
  private(set) var isOpaque = true
  /// Black or white, whichever is told from it more easily; nil where it is not known what it lies on.
  private(set) var ink: HexColor?
  /// Whether there is no colour to fill it with, and that is no fault.
  private(set) var isAbsent = false

  /// What the box is drawn as.
  func style(on ground: Ground) -> Style { isAbsent ? .absent(on: ground) : Style(fill: paint) }

  /// Nil where the node is not filled. Bars and pictures that say no colour have the ground's hairline tone.
  init?(_ node: BoundNode, id: String, on ground: Ground) {
    let isBar = node.kind == .skeleton || node.kind == .divider
    guard let bound = (isBar ? node.values[.color] : nil) ?? node.values[.fill] else {
      guard isBar || node.kind == .image else { return nil }
      paint = ground.rule
      isOpaque = false
      return
    }
    let stops = bound.value?.elements ?? []
    let isOpen = bound.isOpen && bound.value?.color == nil
    if isOpen || stops.contains(where: { Tint(part: $0["color"]).isAbsent }) {
      paint = .none
      isOpaque = false
      isAbsent = true
    } else if !stops.isEmpty {
      let gradient = Self.gradient(stops, id: id)
      paint = .gradient(id: id)
      definitions = [.gradient(gradient)]
      isOpaque = gradient.stops.allSatisfy { $0.opacity == 1 }
      ink = Self.ink(on: stops[stops.count / 2]["color"])
    } else {
      let tint = Tint(bound.value)
      paint = tint.paint
      isOpaque = tint.opacity == 1
      ink = Self.ink(on: bound.value)
    }
  }

  /// From the leading to the trailing side; a stop before the one that it follows lies where that one does.
  private static func gradient(_ stops: [TokenValue], id: String) -> LinearGradient {
    var reached = 0.0
    return LinearGradient(
      id: id,
      stops: stops.map { stop in
        let position = stop["position"]?.number
        reached = max(reached, min(position ?? reached, 1))
        let tint = position == nil ? .missing : Tint(stop["color"])
        return .init(reached, tint.color, opacity: tint.opacity)
      })
  }

  private static func ink(on value: TokenValue?) -> HexColor? {
    guard let color = value?.color?.color, color.alpha > 0.5 else { return nil }
    return color.ink == .white ? .white : .black
  }
}
