import ColorScience
import DesignModel
import Layout
import TextCore

/// A colour of a component on what lies behind it, wherever neither the state nor the part is disabled (DESIGN.md section
/// 7).
package struct ComponentPair: Sendable {
  /// The numbers of the tokens; a nil background is the canvas.
  package struct Colors: Sendable, Hashable {
    package let foreground: Int
    package let background: Int?
  }

  package let colors: Colors
  /// The highest that one of the parts needs.
  package fileprivate(set) var minimum: Double
  /// The parts that show the foreground, in reading order.
  package fileprivate(set) var parts: [String]
  /// For each appearance the least of all combinations; nil where a colour has no value.
  fileprivate var ratios: [Double?]

  package func result(in appearance: Int) -> ContrastResult? {
    ratios[appearance].map { ContrastResult(ratio: $0, minimum: minimum) }
  }
}

extension AnalysedCatalog {
  /// The pairs of a component, in reading order.
  package func pairs(of component: Component) -> [ComponentPair] {
    var collector = PairCollector(appearances: catalog.appearances.count)
    for combination in component.combinations where component.value("state", in: combination) != "disabled" {
      for appearance in catalog.appearances.indices {
        var walk = PairWalk(self, component, in: appearance, collector)
        walk.visit(bound(component, combination, in: appearance), on: walk.canvas, [])
        collector = walk.collector
      }
    }
    return collector.pairs
  }

  /// The facts of pairs that components have and nothing else declares, one a line, as those of declared pairs.
  package func componentPairFacts() -> [String] {
    let declared = Set(contrastPairs.pairs.map { [$0.foreground, $0.background] })
    var collector = PairCollector(appearances: catalog.appearances.count)
    for pair in components.flatMap(pairs) {
      if let background = pair.colors.background, declared.contains([pair.colors.foreground, background]) { continue }
      collector.add(pair)
    }
    return collector.pairs.flatMap { pair in
      facts(
        Ledger.name(catalog.tokens[pair.colors.foreground].name),
        on: pair.colors.background.map { Ledger.name(catalog.tokens[$0].name) } ?? "canvas",
        minimum: pair.minimum, pair.result)
    }
  }
}

/// Pairs with the same colours, gathered.
private struct PairCollector {
  let appearances: Int
  private(set) var pairs: [ComponentPair] = []
  private var numbers: [ComponentPair.Colors: Int] = [:]

  init(appearances: Int) {
    self.appearances = appearances
  }

  mutating func add(
    _ colors: ComponentPair.Colors, _ minimum: Double, part: String, ratio: Double?, in appearance: Int
  ) {
    var ratios = [Double?](repeating: nil, count: appearances)
    ratios[appearance] = ratio
    add(ComponentPair(colors: colors, minimum: minimum, parts: [part], ratios: ratios))
  }

  mutating func add(_ pair: ComponentPair) {
    guard let number = numbers[pair.colors] else {
      numbers[pair.colors] = pairs.count
      pairs.append(pair)
      return
    }
    pairs[number].minimum = max(pair.minimum, pairs[number].minimum)
    for part in pair.parts where !pairs[number].parts.contains(part) { pairs[number].parts.append(part) }
    for (appearance, ratio) in pair.ratios.enumerated() {
      guard let ratio else { continue }
      pairs[number].ratios[appearance] = min(ratio, pairs[number].ratios[appearance] ?? ratio)
    }
  }
}

/// Goes through a component from the back to the front.
private struct PairWalk {
  /// What lies behind a node: opaque colours, several of a gradient, and the token that they come from.
  struct Ground {
    let token: Int?
    let colors: [Color]
  }

  /// A node that is translucent with all that is in it, and what lies behind it.
  struct Veil {
    let opacity: Double
    let behind: Color
  }

  private let analysed: AnalysedCatalog
  private let component: Component
  private let appearance: Int
  var collector: PairCollector

  init(_ analysed: AnalysedCatalog, _ component: Component, in appearance: Int, _ collector: PairCollector) {
    self.analysed = analysed
    self.component = component
    self.appearance = appearance
    self.collector = collector
  }

  var canvas: Ground { Ground(token: nil, colors: [analysed.canvas(in: appearance)]) }

  mutating func visit(_ node: BoundNode, on ground: Ground, _ veils: [Veil]) {
    if node[.hidden] == .flag(true) || isDisabled(node) { return }
    var veils = veils
    if let opacity = node[.opacity]?.number, opacity < 1, let behind = ground.colors.first {
      veils.append(Veil(opacity: opacity, behind: behind))
    }
    let own = fill(of: node, on: ground)
    if let ring = edge(node, .outline) { add(ring, 3, node, on: ground, veils) }
    // Only an edge that says where to tap or type has to be seen.
    if node.number == component.spec.accessibility.target, let border = edge(node, .border) {
      add(border, 3, node, on: own, veils)
      if own.token != ground.token { add(border, 3, node, on: ground, veils) }
    }
    switch node.kind {
    case .text:
      if node[.text] != .text(""), let style = node.style { add(node, .color, style.isLarge ? 3 : 4.5, on: own, veils) }
    case .icon, .spinner: add(node, .color, 3, on: own, veils)
    case .stack, .image, .skeleton, .divider, .spacer: break
    }
    for child in node.children { visit(child, on: own, veils) }
  }

  /// Whether the strength of a node is the one of what cannot be used.
  private func isDisabled(_ node: BoundNode) -> Bool {
    guard let token = node.values[.opacity]?.token else { return false }
    let catalog = analysed.catalog
    return catalog.paths.segments(of: catalog.tokens[token].path).flatMap(Words.of).contains("disabled")
  }

  private func fill(of node: BoundNode, on ground: Ground) -> Ground {
    guard let fill = node.values[.fill], let value = fill.value, node.kind != .skeleton else { return ground }
    let colors = value.color.map { [$0.color] } ?? value.elements?.compactMap { $0["color"]?.color?.color } ?? []
    guard !colors.isEmpty, colors.contains(where: { $0.alpha > 0 }) else { return ground }
    return Ground(
      token: fill.token, colors: colors.flatMap { color in ground.colors.map { color.composited(over: $0) } })
  }

  /// The colour of a border, with the token that says it.
  private func edge(_ node: BoundNode, _ property: NodeProperty) -> (color: Color, token: Int)? {
    guard let border = node.values[property], let color = border.value?["color"]?.color?.color,
      let token = border.token
    else { return nil }
    let catalog = analysed.catalog
    let last = catalog.chain(of: token, in: appearance).last.flatMap { catalog.index(of: $0) } ?? token
    let part = catalog.resolved(last, in: appearance)?.parts.first { $0.key == "color" }
    return (color, part.flatMap { catalog.index(of: $0.target) } ?? token)
  }

  private mutating func add(
    _ node: BoundNode, _ property: NodeProperty, _ minimum: Double, on ground: Ground, _ veils: [Veil]
  ) {
    guard let bound = node.values[property], let token = bound.token else { return }
    add((bound.value?.color?.color, token), minimum, node, on: ground, veils)
  }

  private mutating func add(
    _ front: (color: Color?, token: Int), _ minimum: Double, _ node: BoundNode, on ground: Ground, _ veils: [Veil]
  ) {
    func seen(_ color: Color) -> Color {
      veils.reversed().reduce(color) { $0.withAlpha($1.opacity).composited(over: $1.behind) }
    }
    let ratios = ground.colors.compactMap { back in
      front.color.map { contrastRatio(seen($0.composited(over: back)), seen(back)) }
    }
    collector.add(
      ComponentPair.Colors(foreground: front.token, background: ground.token), minimum,
      part: component.partName(of: node.number), ratio: ratios.min(), in: appearance)
  }
}

extension TextStyle {
  /// What WCAG calls large: 24 px, or 18.66 px when bold.
  fileprivate var isLarge: Bool { size >= 24 || (size >= 18.66 && weight >= 700) }
}
