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

  /// What helps each failing pair, one line where all appearances agree: `foreground on background [appearance] remedy …`.
  package func remedyFacts() -> [String] {
    let found = catalog.appearances.indices.map { remedies(in: $0) }
    return contrastPairs.pairs.enumerated().flatMap { number, pair -> [String] in
      let words = found.map { $0[number].map { self.words($0, for: pair) } }
      guard words.contains(where: { $0 != nil }) else { return [] }
      let names = [pair.foreground, pair.background].map { Ledger.name(catalog.tokens[$0].name) }
      let head = "\(names[0]) on \(names[1])"
      if let first = words[0], words.allSatisfy({ $0 == first }) { return ["\(head) [*] remedy \(first)"] }
      return zip(catalog.appearances, words).compactMap { appearance, words in
        words.map { "\(head) [\(Ledger.oneLine(appearance.name))] remedy \($0)" }
      }
    }
  }
}
