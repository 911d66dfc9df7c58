import DesignModel
import Graphics
import Layout

/// A border as it is drawn: all round a box, inside it.
struct BorderLine {
  private enum Pattern {
    case solid, dashed, dotted, double, groove, ridge, inset, outset
    case dashes([Double], Stroke.Cap)
  }

  let width: Double
  private let tint: Tint
  private let pattern: Pattern

  /// A line of 1 where the value is none, in magenta where that is a fault.
  init(_ value: TokenValue?, isOpen: Bool = false) {
    let width = value?["width"]?.points
    let style = value?["style"]
    let pattern = style.flatMap(Self.pattern)
    let isSound = width != nil && (style == nil || pattern != nil)
    self.width = max(0, width ?? 1)
    tint = isSound ? Tint(part: value?["color"]) : isOpen ? .absent : .missing
    self.pattern = pattern ?? .solid
  }

  /// A hairline that says that something about a box is missing.
  static let missing = BorderLine(nil)

  func shapes(in box: RoundedBox, on ground: Ground = .page) -> [Shape] {
    let width = min(self.width, min(box.rect.width, box.rect.height) / 2)
    guard width > 0 else { return [] }
    if tint.isAbsent { return [box.inset(by: min(0.5, width / 2)).shape(.absent(on: ground))] }
    let middle = box.inset(by: width / 2)
    func line(_ dash: [Double] = [], _ cap: Stroke.Cap = .butt) -> [Shape] {
      [middle.shape(Style(stroke: Stroke(tint.paint, width: width, dash: dash, cap: cap)))]
    }
    switch pattern {
    case .solid: return line()
    case .dashes(let dashes, let cap): return line(dashes, cap)
    case .dashed:
      let dash = fitted(middle, period: 5 * width)
      return line([dash * 0.6, dash * 0.4])
    // A dash next to nothing with round ends is a dot; of one of nothing at all not every renderer makes one.
    case .dotted: return line([0.001, fitted(middle, period: 2 * width) - 0.001], .round)
    case .double:
      guard width >= 3 else { return line() }
      let stroke = Stroke(tint.paint, width: width / 3)
      return [width / 6, width * 5 / 6].map { box.inset(by: $0).shape(Style(stroke: stroke)) }
    case .inset: return bevel(box, width, isRaised: false)
    case .outset: return bevel(box, width, isRaised: true)
    case .groove, .ridge:
      let isRaised = if case .ridge = pattern { true } else { false }
      return bevel(box, width / 2, isRaised: isRaised) + bevel(box.inset(by: width / 2), width / 2, isRaised: !isRaised)
    }
  }

  /// The period nearest to one wished for that leaves no rest on the way round.
  private func fitted(_ box: RoundedBox, period: Double) -> Double {
    let corners = box.corners
    let radii = corners.topLeading + corners.topTrailing + corners.bottomTrailing + corners.bottomLeading
    let length = 2 * (box.rect.width + box.rect.height) - radii * (2 - .pi / 2)
    return length / max(1, (length / period).rounded())
  }

  /// As light from the top leading corner shows what is raised or sunken.
  private func bevel(_ box: RoundedBox, _ width: Double, isRaised: Bool) -> [Shape] {
    let light = tint.isDark ? tint.mixed(with: .white, 0.4) : tint
    let dark = tint.isDark ? tint : tint.mixed(with: .black, 0.4)
    let inner = box.inset(by: width)
    return [
      .path(box.bevel(to: inner, isUpper: true), Style(fill: (isRaised ? light : dark).paint)),
      .path(box.bevel(to: inner, isUpper: false), Style(fill: (isRaised ? dark : light).paint)),
    ]
  }

  /// Nil where it is none that can be drawn.
  private static func pattern(_ value: TokenValue) -> Pattern? {
    if let lengths = value["dashArray"]?.elements {
      let dashes = lengths.compactMap(\.points).filter { $0 >= 0 }
      guard dashes.count == lengths.count else { return nil }
      let caps: [String: Stroke.Cap] = ["round": .round, "square": .square]
      return dashes.contains { $0 > 0 } ? .dashes(dashes, value["lineCap"]?.text.flatMap { caps[$0] } ?? .butt) : .solid
    }
    switch value.text {
    case "solid": return .solid
    case "dashed": return .dashed
    case "dotted": return .dotted
    case "double": return .double
    case "groove": return .groove
    case "ridge": return .ridge
    case "inset": return .inset
    case "outset": return .outset
    default: return nil
    }
  }
}
