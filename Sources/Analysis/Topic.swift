import DesignModel

/// What a page of the guide is about; every token has one page of its kind, and its row in the table of all tokens.
package enum Topic: Sendable, Hashable, CaseIterable {
  case color, typography, spacing, grid, surfaces, motion
  /// Types that the guide has no page for.
  case other
}

extension AnalysedCatalog {
  /// The page that a token belongs to, by its type and its purpose (DESIGN.md section 5).
  package func topic(of token: Int) -> Topic {
    switch catalog.tokens[token].type {
    case "color": .color
    case "typography", "fontFamily", "fontWeight": .typography
    case "shadow", "border", "strokeStyle", "gradient": .surfaces
    case "duration", "cubicBezier", "transition": .motion
    case "dimension", "number": topicOfMeasure(token)
    default: .other
    }
  }

  private func topicOfMeasure(_ token: Int) -> Topic {
    if gridTokens.contains(token) { return .grid }
    switch purpose(of: token) {
    case .spacing, .radii, .sizes: return .spacing
    case .strokes, .opacity: return .surfaces
    case nil: break
    }
    if isTypeMeasure(token) { return .typography }
    return catalog.tokens[token].type == "dimension" ? .spacing : .surfaces
  }

  /// The tokens that the page of a topic lists, in declared order; those of components stand on the pages of components.
  package func tokens(about topic: Topic) -> [Int] {
    catalog.tokens.indices.filter { tiers[$0] != .component && self.topic(of: $0) == topic }
  }
}
