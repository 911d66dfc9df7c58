import Analysis
import DesignModel
import Layout
import TextCore

/// A component in the combination that shows the most of it, with names for its distances.
struct AnatomySubject {
  let analysed: AnalysedCatalog
  let component: Component
  let combination: Combination
  let placed: PlacedNode
  private let settings: [[NodeProperty: Setting]]

  /// What is larger cannot be drawn in a scale that a file can say.
  private static let largest = 500_000.0

  /// Nil where nothing of it is to be seen, or it is too large. Of combinations that show as many named parts, the one that
  /// differs least from the standard one is taken, the first of equals.
  init?(_ analysed: AnalysedCatalog, _ component: Component) {
    guard !analysed.catalog.appearances.isEmpty else { return nil }
    let standard = component.standard
    var best = (combination: standard, parts: component.namedParts(in: standard), changes: 0)
    for combination in component.combinations {
      let parts = component.namedParts(in: combination)
      let changes = zip(combination.values, standard.values).count { $0 != $1 }
      if (best.parts, -best.changes) < (parts, -changes) { best = (combination, parts, changes) }
    }
    guard let placed = analysed.placed(component, best.combination, in: 0),
      (0...Self.largest).contains(max(placed.frame.width, placed.frame.height)), placed.frame.width > 0,
      placed.frame.height > 0
    else { return nil }
    self.analysed = analysed
    self.component = component
    combination = best.combination
    self.placed = placed
    settings = component.settings(in: best.combination)
  }

  /// The values of the properties: `primary, loading`.
  var label: String {
    component.spec.properties.words(component.values(in: combination))
  }

  /// A distance by its token and figure: `paddingX 24`; by its property where there is no token.
  func name(_ node: PlacedNode, _ property: NodeProperty, _ figure: Double) -> String {
    let figure = Self.figure(figure)
    return Label.fit(source(of: node.node.number, property) ?? property.rawValue, 18 - figure.count) + " " + figure
  }

  /// The token that a property names: a token of the component without the segment that they share.
  func source(of node: Int, _ property: NodeProperty) -> String? {
    guard let setting = settings[node][property], let token = component.token(setting) else { return nil }
    let catalog = analysed.catalog
    let segments = catalog.paths.segments(of: catalog.tokens[token].path)
    let isOwn = analysed.tiers[token] == .component && segments.count > 1
    return (isOwn ? Array(segments.dropFirst()) : segments).joined(separator: ".")
  }

  /// What the width is, where it is fixed: `width 358 = 12 columns of Phone`.
  var width: String? {
    guard let setting = settings[0][.width] else { return nil }
    let figure = Self.figure(placed.frame.width)
    if case .span = setting.form { return "width \(figure) = \(analysed.words(of: setting.form))" }
    return name(placed, .width, placed.frame.width)
  }

  static func figure(_ length: Double) -> String { length.text(decimals: 2) }
}

extension Component {
  /// How many parts with names are not hidden.
  fileprivate func namedParts(in combination: Combination) -> Int {
    let settings = settings(in: combination)
    func count(_ number: Int) -> Int {
      guard settings[number][.hidden]?.form != .flag(true) else { return 0 }
      let node = spec.nodes[number]
      return node.children.reduce(node.part == nil ? 0 : 1) { $0 + count($1) }
    }
    return count(0)
  }
}

extension PlacedNode {
  var isHorizontal: Bool { node.kind == .stack && node.axis == .horizontal }

  func length(_ property: NodeProperty) -> Double { node.points(property) ?? 0 }

  /// The box without its padding.
  var content: Frame {
    let (top, leading) = (length(.paddingTop), length(.paddingLeading))
    return Frame(
      frame.x + leading, frame.y + top, max(0, frame.width - leading - length(.paddingTrailing)),
      max(0, frame.height - top - length(.paddingBottom)))
  }

  /// How high a part is, or its words where it is stretched beyond them.
  var ownHeight: Double {
    guard node.kind == .text, let style = node.style, !lines.isEmpty else { return frame.height }
    return min(frame.height, style.line * Double(lines.count))
  }

  var tallestChild: PlacedNode? { children.max { $0.ownHeight < $1.ownHeight } }
}
