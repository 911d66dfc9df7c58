import ColorScience
import Foundation

/// Colour arithmetic in bulk, as multiples of a million calls of the C library's `pow`.
enum ColorWork {
  private static let count = 1_000_000
  private static let side = 1_000
  private static let rounds = 5

  static func report() {
    var times: [[Double]] = [[], [], [], []]
    var sum = 0.0
    for _ in 0..<rounds {
      times[0].append(Stopwatch.seconds { sum += powers() })
      times[1].append(Stopwatch.seconds { sum += conversions() })
      times[2].append(Stopwatch.seconds { sum += matrix() })
      times[3].append(Stopwatch.seconds { sum += differences() })
    }
    precondition(sum.isFinite, "the results must be used")
    let medians = times.map(\.median)
    print("Colours, as multiples of 1,000,000 calls of pow:")
    let names = [
      "1,000,000 oklch → sRGB, half of them mapped", "contrast of 1,000 × 1,000", "ΔE2000 of 1,000 × 1,000",
    ]
    for (name, median) in zip(names, medians.dropFirst()) {
      print("  \(name): \(String(format: "%.1f", median / medians[0]))")
    }
  }

  private static func powers() -> Double {
    var sum = 0.0
    for index in 0..<count { sum += pow(Double(index % 1000) / 1000 + 0.001, 2.4) }
    return sum
  }

  /// Colours of the middle lightnesses: of two neighbours one lies inside sRGB, the other far outside.
  private static func conversions() -> Double {
    var sum = 0.0
    for index in 0..<count {
      let chroma = index.isMultiple(of: 2) ? 0.03 : 0.37
      let lightness = 0.4 + Double(index % 100) / 300
      let color = Color(.oklch, SIMD3(lightness, chroma, Double(index % 360)))
      sum += color.mappedToSRGB.components.x
    }
    return sum
  }

  private static func palette() -> [Color] {
    (0..<side).map { index in
      let channels = [37, 53, 71].map { Double(index * $0 % 256) / 255 }
      return Color(.sRGB, SIMD3(channels[0], channels[1], channels[2]))
    }
  }

  /// As the guide does it: each colour is measured once, then every two of them are compared.
  private static func matrix() -> Double {
    let luminances = palette().map(\.relativeLuminance)
    var sum = 0.0
    for first in luminances {
      for second in luminances { sum += contrastRatio(ofLuminances: first, second) }
    }
    return sum
  }

  private static func differences() -> Double {
    let colors = palette().map { $0.converted(to: .lab) }
    var sum = 0.0
    for first in colors {
      for second in colors { sum += deltaE2000(first, second) }
    }
    return sum
  }
}
