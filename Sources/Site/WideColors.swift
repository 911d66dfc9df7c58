import Analysis
import ColorScience
import DesignModel
import Graphics
import Sheets
import TextCore

/// Colours that sRGB does not hold, as a screen of the P3 gamut can show them; elsewhere the mapped colour stays.
enum WideColors {
  /// The colour in P3 without its alpha; nil inside sRGB.
  static func text(_ color: Color) -> String? {
    guard !color.isInSRGB else { return nil }
    return color.converted(to: .displayP3).withAlpha(1).cssText { $0.text(decimals: 4) }
  }

  /// The rules for chips and for the swatches of palettes, one a line.
  static func rules(for content: GuideContent) -> [String] {
    let analysed = content.analysed
    var rules: [String] = []
    for part in analysed.parts(of: .color) {
      let palettes = content.sheets("palette", in: part).map(\.sheet.id)
      for token in part.tokens {
        for appearance in analysed.firstAppearances(of: token) {
          guard let color = analysed.catalog.value(of: token, in: appearance)?.color?.color,
            let wide = text(color)
          else { continue }
          rules.append("[data-wide=\"\(wide)\"] { fill: \(wide); }")
          // Of a token that varies each palette shows one of the values, and a rule cannot say which.
          guard analysed.isSameEverywhere(token) else { continue }
          let name = PublicName.anchor(analysed.catalog.tokens[token].name)
          rules += palettes.map { "[id=\"\(SVGWriter.identifier("\($0)-\(name)"))\"] > rect { fill: \(wide); }" }
        }
      }
    }
    return rules
  }
}
