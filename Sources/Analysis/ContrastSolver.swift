import ColorScience
import DesignModel

/// Finds what makes failing pairs pass in one appearance (DESIGN.md section 7).
struct ContrastSolver {
  private struct Move {
    let step: Int
    let color: Color
    let distance: Double
  }

  private let analysed: AnalysedCatalog
  private let appearance: Int
  private let canvas: Color
  /// What each role could be, found once however many of its pairs fail.
  private var moves: [Int: [Move]] = [:]

  init(_ analysed: AnalysedCatalog, in appearance: Int) {
    self.analysed = analysed
    self.appearance = appearance
    canvas = analysed.canvas(in: appearance)
  }

  /// The smallest move that helps; nil when the pair passes or has no ratio.
  mutating func remedy(for pair: ContrastPair) -> ContrastRemedy? {
    guard let result = analysed.contrast(pair, in: appearance), !result.passes else { return nil }
    var best: (role: Int, move: Move)?
    // The foreground comes first, so that it moves where both moves are equally small.
    for role in [pair.foreground, pair.background] {
      for move in moves(of: role) where best.map({ move.distance < $0.move.distance }) ?? true { best = (role, move) }
    }
    if let (role, move) = best, let ratio = ratio(pair, with: move.color, in: role) {
      return .step(role: role, step: move.step, ratio: ratio, distance: move.distance)
    }
    guard let front = color(pair.foreground), front.alpha >= 1,
      let ground = color(pair.background)?.composited(over: canvas),
      let moved = Color.nearestLightness(of: front, on: ground, reaching: pair.minimum)
    else { return ContrastRemedy.none }
    return .lightness(moved, ratio: contrastRatio(moved, ground))
  }

  /// The steps of the ramp that a role names with which all of its pairs pass.
  private mutating func moves(of role: Int) -> [Move] {
    if let known = moves[role] { return known }
    let found = candidates(for: role)
    moves[role] = found
    return found
  }

  private func candidates(for role: Int) -> [Move] {
    guard let present = color(role), let ramp = ramp(namedBy: role) else { return [] }
    let partners = analysed.contrastPairs.pairs(of: role)
    return ramp.steps.compactMap { step in
      guard step.token != role, let color = color(step.token), color != present,
        partners.allSatisfy({ pair in ratio(pair, with: color, in: role).map { $0 >= pair.minimum } ?? true })
      else { return nil }
      return Move(step: step.token, color: color, distance: deltaE2000(present, color))
    }
  }

  /// The ratio of a pair in which one role has another colour; nil when the partner has none.
  private func ratio(_ pair: ContrastPair, with color: Color, in role: Int) -> Double? {
    guard let front = pair.foreground == role ? color : self.color(pair.foreground),
      let back = pair.background == role ? color : self.color(pair.background)
    else { return nil }
    let ground = back.composited(over: canvas)
    return contrastRatio(front.composited(over: ground), ground)
  }

  /// The ramp of the primitive at the end of a role's chain, or of the role itself when it is a primitive.
  private func ramp(namedBy role: Int) -> Ramp? {
    let catalog = analysed.catalog
    let last = catalog.chain(of: role, in: appearance).last.flatMap { catalog.index(of: $0) } ?? role
    return analysed.rampOfToken[last].map { analysed.ramps[$0] }
  }

  private func color(_ token: Int) -> Color? {
    analysed.catalog.value(of: token, in: appearance)?.color?.color
  }
}
