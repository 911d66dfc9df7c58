package import ColorScience
import DesignModel
import TextCore

/// How a pair fares in one appearance.
package struct ContrastResult: Sendable, Hashable {
  package enum Level: String, Sendable, Hashable {
    case aaa = "AAA"
    case aa = "AA"
    case large = "AA large"
    case fail

    init(_ ratio: Double) {
      self = ratio >= 7 ? .aaa : ratio >= 4.5 ? .aa : ratio >= 3 ? .large : .fail
    }
  }

  /// Not rounded.
  package let ratio: Double
  package let minimum: Double

  package init(ratio: Double, minimum: Double) {
    self.ratio = ratio
    self.minimum = minimum
  }

  package var level: Level { Level(ratio) }
  package var passes: Bool { ratio >= minimum }
  /// Whether it has less of a margin; of two that have the same, the one that needs more.
  package func isWorse(than other: ContrastResult) -> Bool {
    (ratio - minimum, -minimum) < (other.ratio - other.minimum, -other.minimum)
  }
  /// Whether it passes by less than a tenth.
  package var isNear: Bool { passes && ratio < minimum + 0.1 }
  /// Cut to two decimals.
  package var shown: String { cutRatio(ratio, decimals: 2) }

  /// The shown ratio minus the minimum, with its sign.
  package var margin: String {
    let difference = (((Double(shown) ?? ratio) - minimum) * 100).rounded()
    // A minimum such as 4.555 lies between two figures that can be shown; the sign still says whether it is reached.
    let hundredths = Int(passes ? max(difference, 0) : min(difference, -1))
    let digits = String(abs(hundredths) % 100)
    return (hundredths < 0 ? "-" : "+") + "\(abs(hundredths) / 100)." + (digits.utf8.count < 2 ? "0" : "") + digits
  }
}

/// The colours of every pair, ready to be compared: mapped to sRGB once, however many pairs they stand in.
struct ContrastColors: Sendable {
  private struct Ready {
    let color: Color
    let luminance: Double
  }

  private let ready: [[Int: Ready]]
  let canvases: [Canvas]

  init(_ catalog: Catalog, _ pairs: [ContrastPair], canvases: [Canvas]) {
    self.canvases = canvases
    let tokens = Set(pairs.map(\.foreground)).union(pairs.map(\.background))
    ready = catalog.appearances.indices.map { appearance in
      var colors: [Int: Ready] = [:]
      for token in tokens {
        guard let color = catalog.value(of: token, in: appearance)?.color?.color else { continue }
        let mapped = color.mappedToSRGB
        colors[token] = Ready(color: mapped, luminance: mapped.relativeLuminance)
      }
      return colors
    }
  }

  func apca(_ pair: ContrastPair, in appearance: Int) -> Double? {
    guard let front = ready[appearance][pair.foreground], let back = ready[appearance][pair.background] else {
      return nil
    }
    let ground = back.color.composited(over: canvases[appearance].color)
    return apcaContrast(text: front.color.composited(over: ground), background: ground)
  }

  func ratio(_ pair: ContrastPair, in appearance: Int) -> Double? {
    guard let front = ready[appearance][pair.foreground], let back = ready[appearance][pair.background] else {
      return nil
    }
    if front.color.alpha >= 1, back.color.alpha >= 1 {
      return contrastRatio(ofLuminances: front.luminance, back.luminance)
    }
    let ground = back.color.composited(over: canvases[appearance].color)
    return contrastRatio(front.color.composited(over: ground), ground)
  }
}

extension AnalysedCatalog {
  /// The result of a pair, or nil where one of its colours has no value.
  package func contrast(_ pair: ContrastPair, in appearance: Int) -> ContrastResult? {
    contrastColors.ratio(pair, in: appearance).map { ContrastResult(ratio: $0, minimum: pair.minimum) }
  }

  /// The Lc of APCA, without its sign, cut to a whole number; nil where one of its colours has no value.
  package func apca(_ pair: ContrastPair, in appearance: Int) -> Int? {
    contrastColors.apca(pair, in: appearance).map { Int(abs($0)) }
  }

  /// What lies under translucent backgrounds.
  package func canvas(in appearance: Int) -> Color { contrastColors.canvases[appearance].color }

  /// The facts of a pair, one a line: `foreground on background [appearance] ratio level min … margin …`.
  package func facts(of pair: ContrastPair) -> [String] {
    let names = [pair.foreground, pair.background].map { Ledger.name(catalog.tokens[$0].name) }
    return facts(names[0], on: names[1], minimum: pair.minimum) { contrast(pair, in: $0) }
  }

  /// The minimum is that of an appearance without a result.
  func facts(
    _ foreground: String, on background: String, minimum: Double, _ result: (Int) -> ContrastResult?
  ) -> [String] {
    let ends = catalog.appearances.indices.map { appearance -> String in
      guard let result = result(appearance) else {
        return "– min \(minimum.text(decimals: 3))"
      }
      let minimum = "min " + result.minimum.text(decimals: 3)
      return "\(result.shown) \(result.level.rawValue) \(minimum) margin \(result.margin)"
        + (result.passes ? "" : " FAILS")
    }
    guard let first = ends.first else { return [] }
    let head = "\(foreground) on \(background)"
    if ends.allSatisfy({ $0 == first }) { return ["\(head) [*] \(first)"] }
    return zip(catalog.appearances, ends).map { "\(head) [\(Ledger.oneLine($0.name))] \($1)" }
  }
}
