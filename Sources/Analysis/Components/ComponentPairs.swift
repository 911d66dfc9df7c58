import ColorScience
import DesignModel
import Layout

extension AnalysedCatalog {
  /// Whatever bears on colours and on what is seen.
  private static let visible: Set<NodeProperty> = [
    .text, .style, .color, .icon, .fill, .border, .opacity, .outline, .scale, .hidden,
  ]

  func findPairs(of component: Component) -> [ComponentPair] {
    var collector = PairCollector(appearances: catalog.appearances.count)
    let looks = ComponentLooks(self, component, in: Self.visible)
    let combinations = looks.combinations { component.value("state", in: $0) != "disabled" }
    let groups = looks.appearances { self.canvas(in: $0) == self.canvas(in: $1) }
    for combination in combinations {
      let settings = component.settings(in: combination)
      for group in groups {
        let walk = PairWalk(self, component, in: group)
        walk.visit(bound(component, combination, settings, in: group[0]), into: &collector)
      }
    }
    return collector.pairs
  }
}

/// Goes through a component from the back to the front.
///
/// A border has to be seen where it says where to tap or type: on the target of the component and on what is inside it. Other
/// borders are decoration, and so is the inner side of a border whose fill tells the box from what is around it. A ring
/// with an offset lies on what is around its node, which for a root is the canvas.
private struct PairWalk {
  /// One of the colours that may lie behind a node, as a gradient has several, with the strengths that all is seen through
  /// and what lay behind at each.
  struct Ground {
    let color: Color
    var veils: [(opacity: Double, behind: Color)] = []
  }

  /// Where a node stands.
  struct Place {
    /// The token of the fill behind it; nil for the canvas.
    var token: Int?
    var grounds: [Ground]
    var isInTarget = false
  }

  /// The most colours of which the worst is looked for: translucent gradients on each other multiply.
  private static let mostColors = 256

  private let analysed: AnalysedCatalog
  private let component: Component
  /// Appearances that are alike.
  private let appearances: [Int]

  init(_ analysed: AnalysedCatalog, _ component: Component, in appearances: [Int]) {
    self.analysed = analysed
    self.component = component
    self.appearances = appearances
  }

  func visit(_ root: BoundNode, into collector: inout PairCollector) {
    visit(root, at: Place(grounds: [Ground(color: analysed.canvas(in: appearances[0]))]), into: &collector)
  }

  private func visit(_ node: BoundNode, at outside: Place, into collector: inout PairCollector) {
    let opacity = node[.opacity]?.number ?? 1
    if node.isHidden || isDisabled(node) || opacity <= 0 || node[.scale] == .number(0) { return }
    var outside = outside
    if opacity < 1 {
      for index in outside.grounds.indices {
        outside.grounds[index].veils.append((opacity, outside.grounds[index].color))
      }
    }
    if node.number == component.spec.accessibility.target { outside.isInTarget = true }
    let inside = filled(by: node, outside)
    if let ring = edge(node, .outline) { add(ring, 3, node, at: outside, into: &collector) }
    if outside.isInTarget, let border = edge(node, .border) {
      let isFilled = inside.token != outside.token
      if !isFilled || !isApart(inside, outside) { add(border, 3, node, at: inside, into: &collector) }
      if isFilled { add(border, 3, node, at: outside, into: &collector) }
    }
    switch node.kind {
    case .text:
      if node[.text] != .text(""), let style = node.style {
        add(node.values[.color], style.isLarge ? 3 : 4.5, node, at: inside, into: &collector)
      }
    case .icon, .spinner: add(node.values[.color], 3, node, at: inside, into: &collector)
    case .stack, .image, .skeleton, .divider, .spacer: break
    }
    for child in node.children { visit(child, at: inside, into: &collector) }
  }

  /// Whether the strength of a node is the one of what cannot be used.
  private func isDisabled(_ node: BoundNode) -> Bool {
    guard let token = node.values[.opacity]?.token else { return false }
    let catalog = analysed.catalog
    return catalog.paths.segments(of: catalog.tokens[token].path).flatMap(Words.of).contains("disabled")
  }

  /// The place inside a node, which its fill covers.
  private func filled(by node: BoundNode, _ outside: Place) -> Place {
    guard let fill = node.values[.fill], let value = fill.value, node.kind != .skeleton else { return outside }
    let all = value.color.map { [$0.color] } ?? value.elements?.compactMap { $0["color"]?.color?.color } ?? []
    guard !all.isEmpty, all.contains(where: { $0.alpha > 0 }) else { return outside }
    let colors = Self.sample(all, Self.mostColors)
    var inside = outside
    inside.token = fill.token
    // What nothing shines through is the same on every ground.
    let isCovering = colors.allSatisfy { $0.alpha >= 1 } && outside.grounds.allSatisfy(\.veils.isEmpty)
    let grounds = Self.sample(outside.grounds, isCovering ? 1 : max(1, Self.mostColors / colors.count))
    inside.grounds = grounds.flatMap { ground in
      colors.map { Ground(color: $0.composited(over: ground.color), veils: ground.veils) }
    }
    return inside
  }

  /// So many of a list, from the first to the last at even distances.
  private static func sample<Element>(_ list: [Element], _ most: Int) -> [Element] {
    guard list.count > most else { return list }
    return (0..<most).map { list[$0 * (list.count - 1) / max(1, most - 1)] }
  }

  /// Whether the fills of two places are told from each other everywhere.
  private func isApart(_ first: Place, _ second: Place) -> Bool {
    first.grounds.allSatisfy { one in second.grounds.allSatisfy { contrastRatio(one.color, $0.color) >= 3 } }
  }

  /// The colour of a border that has a width, with the token that says it.
  private func edge(_ node: BoundNode, _ property: NodeProperty) -> (color: Color?, token: Int)? {
    guard let border = node.values[property], let color = border.value?["color"]?.color?.color,
      let token = border.token
    else { return nil }
    if let width = border.value?["width"], let points = width.pixels() ?? width.number, points <= 0 { return nil }
    let catalog = analysed.catalog
    let last = catalog.chain(of: token, in: appearances[0]).last.flatMap { catalog.index(of: $0) } ?? token
    let part = catalog.resolved(last, in: appearances[0])?.parts.first { $0.key == "color" }
    return (color, part.flatMap { catalog.index(of: $0.target) } ?? token)
  }

  private func add(
    _ bound: BoundValue?, _ minimum: Double, _ node: BoundNode, at place: Place, into collector: inout PairCollector
  ) {
    guard let bound, let token = bound.token else { return }
    add((bound.value?.color?.color, token), minimum, node, at: place, into: &collector)
  }

  private func add(
    _ front: (color: Color?, token: Int), _ minimum: Double, _ node: BoundNode, at place: Place,
    into collector: inout PairCollector
  ) {
    if let color = front.color, color.alpha <= 0 { return }
    let ratio = front.color.flatMap { worstRatio($0, at: place) }
    collector.add(
      ComponentPair.Colors(foreground: front.token, background: place.token), minimum,
      part: component.partName(of: node.number), ratio: ratio, in: appearances)
  }

  /// The least ratio on what may lie behind, both seen through the veils.
  private func worstRatio(_ color: Color, at place: Place) -> Double? {
    place.grounds.map { ground in
      func seen(_ color: Color) -> Color {
        ground.veils.reversed().reduce(color) { $0.withAlpha($1.opacity).composited(over: $1.behind) }
      }
      return contrastRatio(seen(color.composited(over: ground.color)), seen(ground.color))
    }.min()
  }
}

extension TextStyle {
  /// What WCAG calls large: 24 px, or 18.66 px when bold.
  fileprivate var isLarge: Bool { size >= 24 || (size >= 18.66 && weight >= 700) }
}
