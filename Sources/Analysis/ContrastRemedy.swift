package import ColorScience
import DesignModel

/// What would make a failing pair pass.
package enum ContrastRemedy: Sendable {
  /// Points a role of the pair at another step of the ramp that it names. The ratio is the one that the pair then has, the
  /// distance is ΔE2000 from the present colour.
  case step(role: Int, step: Int, ratio: Double, distance: Double)
  /// Gives the foreground another OKLCH lightness, since no step will do.
  case lightness(Color, ratio: Double)
  case none
}

extension AnalysedCatalog {
  /// A remedy for every failing pair in an appearance, by the number of the pair.
  package func remedies(in appearance: Int) -> [Int: ContrastRemedy] {
    var solver = ContrastSolver(self, in: appearance)
    var remedies: [Int: ContrastRemedy] = [:]
    for (number, pair) in contrastPairs.pairs.enumerated() {
      if let remedy = solver.remedy(for: pair) { remedies[number] = remedy }
    }
    return remedies
  }

  /// A remedy in words: `color.accent.base <- palette.blue.600 5.61`.
  package func words(_ remedy: ContrastRemedy, for pair: ContrastPair) -> String {
    switch remedy {
    case .step(let role, let step, let ratio, _):
      let names = [role, step].map { Ledger.name(catalog.tokens[$0].name) }
      return "\(names[0]) <- \(names[1]) \(cutRatio(ratio, decimals: 2))"
    case .lightness(let color, let ratio):
      return "\(Ledger.name(catalog.tokens[pair.foreground].name)) \(color.hex) \(cutRatio(ratio, decimals: 2))"
    case .none: return "none"
    }
  }

  /// What helps each failing pair, one line an appearance: `foreground on background [appearance] remedy …`.
  package func remedyFacts() -> [String] {
    catalog.appearances.indices.flatMap { appearance in
      let label = Ledger.oneLine(catalog.appearances[appearance].name)
      return remedies(in: appearance).sorted { $0.key < $1.key }.map { number, remedy in
        let pair = contrastPairs.pairs[number]
        let names = [pair.foreground, pair.background].map { Ledger.name(catalog.tokens[$0].name) }
        return "\(names[0]) on \(names[1]) [\(label)] remedy \(words(remedy, for: pair))"
      }
    }
  }
}
