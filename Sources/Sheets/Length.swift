import Analysis
import DesignModel
import TextCore

/// A token as a length to be drawn.
struct Length {
  /// Beyond it a drawing to scale shows nothing of its neighbours.
  private static let longest = 1_000_000.0

  let token: Int
  /// Nil where the token has no value that is a length.
  let pixels: Double?
  let isRem: Bool
  /// A line of the description without its full stop; empty where there is none.
  let description: String

  init(_ token: Int, in appearance: Int, of analysed: AnalysedCatalog) {
    self.token = token
    let value = analysed.catalog.value(of: token, in: appearance)
    pixels = value?.pixels.flatMap { $0.magnitude <= Self.longest ? $0 : nil }
    isRem = if case .quantity(_, "rem")? = value { true } else { false }
    let words = (analysed.catalog.tokens[token].description ?? "").split(whereSeparator: \.isWhitespace)
    let line = words.joined(separator: " ")
    description = line.hasSuffix(".") ? String(line.dropLast()) : line
  }

  /// How long it is, whatever its sign; 0 where it is missing.
  var amount: Double { pixels?.magnitude ?? 0 }

  /// The length as a figure, or the word that it is missing.
  var text: String { pixels?.text(decimals: 3) ?? "missing" }
}

extension [Length] {
  var longest: Double { map(\.amount).max() ?? 0 }

  /// What a legend adds where lengths are written in `rem`.
  var remLegend: [String] { contains(where: \.isRem) ? ["1 rem = 16"] : [] }
}

extension AnalysedCatalog {
  /// The tokens of a part that are shown as that; nil stands for lengths of no purpose. Several lengths in one value are
  /// none that could be drawn.
  func lengths(of part: Part, for purpose: Purpose?) -> [Int] {
    part.tokens.filter { token in
      self.purpose(of: token) == purpose
        && !catalog.appearances.indices.contains { catalog.value(of: token, in: $0)?.elements != nil }
    }
  }
}

/// How many there are, in words.
func counted(_ number: Int, _ one: String, _ many: String) -> String {
  "\(number) \(number == 1 ? one : many)"
}

/// What a file leaves out: `1 of 13 has no room in the file`.
func lacking(_ number: Int, of all: Int) -> String {
  "\(number) of \(all) \(number == 1 ? "has" : "have") no room in the file"
}
