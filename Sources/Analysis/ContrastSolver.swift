import ColorScience
import DesignModel

/// Finds what makes failing pairs pass in one appearance (DESIGN.md section 7).
struct ContrastSolver {
  private struct Move {
    let step: Int
    let color: Color
    let distance: Double
  }

  /// A colour with what is asked of it again and again.
  private struct Ready {
    let token: Int
    let color: Color
    let lab: Color
    let luminance: Double

    init(_ token: Int, _ color: Color, over canvas: Color) {
      self.token = token
      self.color = color
      // As it is seen: a white that lets the dark through is far from white.
      lab = (color.alpha < 1 ? color.composited(over: canvas) : color).converted(to: .lab)
      luminance = color.relativeLuminance
    }
  }

  /// What a role stands on, or what stands on it; nil for the role itself.
  private struct Partner {
    let color: Ready?
    let isGround: Bool
    let minimum: Double
  }

  private let analysed: AnalysedCatalog
  private let appearance: Int
  private let canvas: Color
  /// What each role could best be, found once however many of its pairs fail.
  private var moves: [Int: Move?] = [:]
  private var colors: [Int: Ready?] = [:]
  private var ramps: [Int: [Ready]] = [:]

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
      guard let move = move(of: role), best.map({ move.distance < $0.move.distance }) ?? true else { continue }
      best = (role, move)
    }
    if let (role, move) = best, let ratio = ratio(pair, with: move, in: role) {
      return .step(role: role, step: move.step, ratio: ratio, distance: move.distance)
    }
    guard let front = color(pair.foreground)?.color, front.alpha >= 1,
      let ground = color(pair.background)?.color.composited(over: canvas),
      let moved = Color.nearestLightness(of: front, on: ground, reaching: pair.minimum)
    else { return ContrastRemedy.none }
    return .lightness(moved, ratio: contrastRatio(moved, ground))
  }

  private mutating func move(of role: Int) -> Move? {
    if let known = moves[role] { return known }
    let found = nearestStep(for: role)
    moves[role] = .some(found)
    return found
  }

  /// The nearest step of the ramp that a role names with which all of its pairs pass.
  private mutating func nearestStep(for role: Int) -> Move? {
    guard let present = color(role), let steps = steps(ofRampNamedBy: role) else { return nil }
    var partners: [Partner] = []
    for pair in analysed.contrastPairs.pairs(of: role) {
      let isGround = pair.foreground == role
      let other = isGround ? pair.background : pair.foreground
      let known = color(other)
      if known != nil || other == role {
        partners.append(Partner(color: other == role ? nil : known, isGround: isGround, minimum: pair.minimum))
      }
    }
    var best: Move?
    for step in steps where step.token != role {
      let passes = partners.allSatisfy { partner in
        let other = partner.color ?? step
        return (partner.isGround ? ratio(step, on: other) : ratio(other, on: step)) >= partner.minimum
      }
      guard passes, step.color != present.color,
        let distance = deltaE2000(present.lab, step.lab, below: best?.distance ?? .infinity)
      else { continue }
      best = Move(step: step.token, color: step.color, distance: distance)
    }
    return best
  }

  private func ratio(_ front: Ready, on back: Ready) -> Double {
    if front.color.alpha >= 1, back.color.alpha >= 1 {
      return contrastRatio(ofLuminances: front.luminance, back.luminance)
    }
    let ground = back.color.composited(over: canvas)
    return contrastRatio(front.color.composited(over: ground), ground)
  }

  /// The ratio of a pair in which one role has made a move; nil when the partner has no colour.
  private mutating func ratio(_ pair: ContrastPair, with move: Move, in role: Int) -> Double? {
    let moved = Ready(move.step, move.color, over: canvas)
    guard let front = pair.foreground == role ? moved : color(pair.foreground),
      let back = pair.background == role ? moved : color(pair.background)
    else { return nil }
    return ratio(front, on: back)
  }

  /// The colours of the ramp of the primitive at the end of a role's chain, or of the role itself when it is a primitive.
  private mutating func steps(ofRampNamedBy role: Int) -> [Ready]? {
    let catalog = analysed.catalog
    let last = catalog.chain(of: role, in: appearance).last.flatMap { catalog.index(of: $0) } ?? role
    guard let ramp = analysed.rampOfToken[last] else { return nil }
    if let known = ramps[ramp] { return known }
    let steps = analysed.ramps[ramp].steps.compactMap { color($0.token) }
    ramps[ramp] = steps
    return steps
  }

  private mutating func color(_ token: Int) -> Ready? {
    if let known = colors[token] { return known }
    let found = (analysed.catalog.value(of: token, in: appearance)?.color?.color).map { [canvas] color in
      Ready(token, color, over: canvas)
    }
    colors[token] = .some(found)
    return found
  }
}
