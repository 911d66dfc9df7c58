extension Color {
  /// The OKLCH colour of the same chroma and hue, and the least change of lightness, that reaches a contrast ratio.
  ///
  /// Both it and its `hex` reach the minimum against the background; it is opaque, as alpha is ignored. On either side
  /// of the present lightness 32 steps of bisection look for the edge; the nearer edge wins, on a tie the darker one.
  /// Nil where neither black nor white, of that chroma and hue, would do.
  package static func nearestLightness(
    of foreground: Color, on background: Color, reaching minimum: Double
  ) -> Color? {
    let origin = foreground.converted(to: .oklch).components
    let backdrop = background.relativeLuminance
    let color = { (lightness: Double) in Color(.oklch, Triple(lightness, origin.y, origin.z)) }
    let passes = { (lightness: Double) in
      let candidate = color(lightness).mappedToSRGB
      return [candidate, candidate.roundedToBytes].allSatisfy {
        contrastRatio(ofLuminances: $0.relativeLuminance, backdrop) >= minimum
      }
    }

    let start = min(max(origin.x, 0), 1)
    if passes(start) { return color(start) }
    let edges = [0.0, 1].compactMap { end in edge(from: start, to: end, where: passes) }
    return edges.min { ($0 - start).magnitude < ($1 - start).magnitude }.map(color)
  }

  /// The passing end of the last step between a start that fails and an end, or nil if the end fails too.
  private static func edge(from start: Double, to end: Double, where passes: (Double) -> Bool) -> Double? {
    guard passes(end) else { return nil }
    var (failing, passing) = (start, end)
    for _ in 0..<32 {
      let middle = (failing + passing) / 2
      if passes(middle) { passing = middle } else { failing = middle }
    }
    return passing
  }

  /// The colour that `hex` writes, of one mapped to sRGB already.
  private var roundedToBytes: Color {
    Color(.sRGB, components.mapped { ($0 * 255 + 0.5).rounded(.down) / 255 })
  }
}
