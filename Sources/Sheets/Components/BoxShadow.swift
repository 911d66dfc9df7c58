import DesignModel
import Graphics

/// One layer of a shadow, drawn as CSS draws it: cast by the box, and not seen through it.
struct BoxShadow {
  let isInset: Bool
  private let offset: Point
  private let blur: Double
  private let spread: Double
  private let tint: Tint

  /// The layers of a value, the topmost first; a rim where it is none, magenta where that is a fault.
  static func layers(_ value: TokenValue?, isOpen: Bool = false) -> [BoxShadow] {
    guard let value else { return [BoxShadow(nil, isOpen: isOpen)] }
    return (value.elements ?? [value]).map { BoxShadow($0) }
  }

  private init(_ value: TokenValue?, isOpen: Bool = false) {
    let lengths = ["offsetX", "offsetY", "blur", "spread"].map { value?[$0] }
    let isWhole = value != nil && lengths.allSatisfy { $0 == nil || $0?.points != nil }
    offset = Point(lengths[0]?.points ?? 0, lengths[1]?.points ?? 0)
    blur = max(0, lengths[2]?.points ?? 0)
    spread = lengths[3]?.points ?? (isWhole ? 0 : 2)
    isInset = value?["inset"] == .flag(true)
    tint = isWhole ? Tint(part: value?["color"]) : isOpen ? .absent : .missing
  }

  /// How far it is seen around a box.
  func extent(of rect: Rect) -> Rect { rect.inset(by: -(spread + reach)).moved(by: offset) }

  /// A blur is twice a deviation, and beyond three of them nothing is left.
  private var reach: Double { 1.5 * blur }

  /// The shadow around a box; where the box is translucent it is cut out.
  func outside(_ box: RoundedBox, id: String, isCutOut: Bool, on ground: Ground = .page) -> [Shape] {
    let cast = box.spread(by: spread).moved(by: offset)
    guard !cast.isEmpty else { return [] }
    if tint.isAbsent { return [cast.shape(.absent(on: ground))] }
    let region = extent(of: box.rect)
    let shadow = blurred(id: id, region: region) { cast.shape($0) }
    guard isCutOut else { return shadow }
    let clip = id + "-clip"
    return [
      .pathClip(id: clip, box.hole(in: region.union(box.rect))),
      .group(Group(clip: clip, shadow)),
    ]
  }

  /// The shadow that the edge of a hole casts into it.
  func inside(_ box: RoundedBox, id: String, on ground: Ground = .page) -> [Shape] {
    guard !box.isEmpty else { return [] }
    if tint.isAbsent { return [box.inset(by: 0.5).shape(.absent(on: ground))] }
    let clip = id + "-clip"
    let frame = box.rect.inset(by: -(reach + abs(spread) + abs(offset.x) + abs(offset.y) + 1))
    let edge = box.spread(by: -spread).moved(by: offset).hole(in: frame)
    return [
      .pathClip(id: clip, box.path),
      .group(Group(clip: clip, blurred(id: id, region: frame) { .path(edge, $0) })),
    ]
  }

  private func blurred(id: String, region: Rect, _ shape: (Style) -> Shape) -> [Shape] {
    guard blur > 0 else { return [shape(Style(fill: tint.paint))] }
    return [.blur(id: id, region: region, deviation: blur / 2), shape(Style(fill: tint.paint, filter: id))]
  }
}
