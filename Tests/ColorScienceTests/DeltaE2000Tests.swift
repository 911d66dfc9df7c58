import Testing

@testable import ColorScience

struct DeltaE2000Tests {
  /// Sharma, Wu and Dalal, 2005, "The CIEDE2000 Color-Difference Formula", table 1, printed with four decimals.
  @Test(
    arguments: [
      ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
      ([50.0, 3.1571, -77.2803], [50.0, 0.0, -82.7485], 2.8615),
      ([50.0, 2.8361, -74.02], [50.0, 0.0, -82.7485], 3.4412),
      ([50.0, -1.3802, -84.2814], [50.0, 0.0, -82.7485], 1.0),
      ([50.0, -1.1848, -84.8006], [50.0, 0.0, -82.7485], 1.0),
      ([50.0, -0.9009, -85.5211], [50.0, 0.0, -82.7485], 1.0),
      ([50.0, 0.0, 0.0], [50.0, -1.0, 2.0], 2.3669),
      ([50.0, -1.0, 2.0], [50.0, 0.0, 0.0], 2.3669),
      ([50.0, 2.49, -0.001], [50.0, -2.49, 0.0009], 7.1792),
      ([50.0, 2.49, -0.001], [50.0, -2.49, 0.001], 7.1792),
      ([50.0, 2.49, -0.001], [50.0, -2.49, 0.0011], 7.2195),
      ([50.0, 2.49, -0.001], [50.0, -2.49, 0.0012], 7.2195),
      ([50.0, -0.001, 2.49], [50.0, 0.0009, -2.49], 4.8045),
      ([50.0, -0.001, 2.49], [50.0, 0.001, -2.49], 4.8045),
      ([50.0, -0.001, 2.49], [50.0, 0.0011, -2.49], 4.7461),
      ([50.0, 2.5, 0.0], [50.0, 0.0, -2.5], 4.3065),
      ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
      ([50.0, 2.5, 0.0], [61.0, -5.0, 29.0], 22.8977),
      ([50.0, 2.5, 0.0], [56.0, -27.0, -3.0], 31.903),
      ([50.0, 2.5, 0.0], [58.0, 24.0, 15.0], 19.4535),
      ([50.0, 2.5, 0.0], [50.0, 3.1736, 0.5854], 1.0),
      ([50.0, 2.5, 0.0], [50.0, 3.2972, 0.0], 1.0),
      ([50.0, 2.5, 0.0], [50.0, 1.8634, 0.5757], 1.0),
      ([50.0, 2.5, 0.0], [50.0, 3.2592, 0.335], 1.0),
      ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
      ([63.0109, -31.0961, -5.8663], [62.8187, -29.7946, -4.0864], 1.263),
      ([61.2901, 3.7196, -5.3901], [61.4292, 2.248, -4.962], 1.8731),
      ([35.0831, -44.1164, 3.7933], [35.0232, -40.0716, 1.5901], 1.8645),
      ([22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373),
      ([36.4612, 47.858, 18.3852], [36.2715, 50.5065, 21.2231], 1.4146),
      ([90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441),
      ([90.9257, -0.5406, -0.9208], [88.6381, -0.8985, -0.7239], 1.5381),
      ([6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377),
      ([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082),
    ] as [(Triple, Triple, Double)])
  func agreesWithThePublishedPairs(first: Triple, second: Triple, expected: Double) {
    let difference = deltaE2000(Color(.lab, first), Color(.lab, second))
    #expect(abs(difference - expected) <= 0.000_05)
    #expect(deltaE2000(Color(.lab, second), Color(.lab, first)) == difference)
  }

  @Test func isTheSameBothWays() {
    var generator = SeededGenerator(seed: 5)
    let color = { (generator: inout SeededGenerator) in
      Color(.sRGB, Triple(generator.number(0, 1), generator.number(0, 1), generator.number(0, 1)))
    }
    for _ in 0..<20_000 {
      let (first, second) = (color(&generator), color(&generator))
      #expect(deltaE2000(first, second) == deltaE2000(second, first))
      #expect(deltaE2000(first, first) == 0)
    }
  }

  @Test func reachesFromBlackToWhite() throws {
    #expect(try abs(deltaE2000(css("black"), css("white")) - 100) < 1e-9)
  }

  @Test func ignoresAlphaAndCountsNoneAsZero() throws {
    #expect(try deltaE2000(css("#f008"), css("#f00")) == 0)
    #expect(try deltaE2000(css("lab(50 none 20)"), css("lab(50 0 20)")) == 0)
  }

  @Test func tellsColorsBeyondSRGBApart() throws {
    let (green, brighter) = (try css("color(display-p3 0 1 0)"), try css("color(rec2020 0 1 0)"))
    #expect(deltaE2000(green, brighter) > 1)
  }

  /// From the definition: √(C⁷ / (C⁷ + 25⁷)) goes to 1 for a chroma without end.
  @Test func survivesAChromaWithoutEnd() {
    #expect(deltaE2000(Color(.lab, [50, 1e60, 0]), Color(.lab, [50, 1e60, 0])) == 0)
    #expect(deltaE2000(Color(.lab, [50, 1e60, 0]), Color(.lab, [50, 0, 0])).isFinite)
  }

  @Test func leavesOutWhatIsNotBelowALimitAndNothingElse() {
    var generator = SeededGenerator(seed: 7)
    var below = 0
    for _ in 0..<2000 {
      let (first, second) = (generator.lab(), generator.lab())
      let whole = deltaE2000(first, second)
      let limit = generator.number(0, 100)
      let limited = deltaE2000(first, second, below: limit)
      #expect(limited == (whole < limit ? whole : nil))
      below += limited == nil ? 0 : 1
    }
    #expect((500...1500).contains(below))
  }
}

extension SeededGenerator {
  fileprivate mutating func lab() -> Color {
    Color(
      .lab,
      SIMD3(
        number(0, 100), number(-100, 100),
        number(-100, 100)))
  }
}
