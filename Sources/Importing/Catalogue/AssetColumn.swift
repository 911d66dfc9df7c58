/// One appearance of a catalogue: its entries with the same luminosity and contrast.
enum AssetColumn: Int, CaseIterable {
  case light, dark, lightHigh, darkHigh

  init(isDark: Bool, isHighContrast: Bool) {
    self = isDark ? (isHighContrast ? .darkHigh : .dark) : isHighContrast ? .lightHigh : .light
  }

  /// The name of its context.
  var name: String {
    switch self {
    case .light: "Light"
    case .dark: "Dark"
    case .lightHigh: "Light high contrast"
    case .darkHigh: "Dark high contrast"
    }
  }

  var isDark: Bool { self == .dark || self == .darkHigh }

  var isHighContrast: Bool { self == .lightHigh || self == .darkHigh }

  /// Where a catalogue that knows no such appearance at all takes its colours from, best first.
  var substitutes: [AssetColumn] {
    switch self {
    case .light: []
    case .dark, .lightHigh: [.light]
    case .darkHigh: [.dark, .lightHigh, .light]
    }
  }
}
