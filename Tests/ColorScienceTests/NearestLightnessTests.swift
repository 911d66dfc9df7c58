import Testing

@testable import ColorScience

struct NearestLightnessTests {
  @Test(
    arguments: ["#777", "#0a84ff", "#ff9f0a", "#34c75980", "oklch(0.6 0.3 150)", "color(display-p3 0 1 0)", "#fff"],
    [("#fff", 4.5), ("#000", 7), ("#888", 3), ("#f2f2f7", 4.5)] as [(String, Double)])
  func passesAsAColorAndAsHex(foreground: String, ground: (background: String, minimum: Double)) throws {
    let (color, background) = (try css(foreground), try css(ground.background))
    let found = try #require(Color.nearestLightness(of: color, on: background, reaching: ground.minimum))
    #expect(contrastRatio(found, background) >= ground.minimum)
    #expect(try contrastRatio(css(found.hex), background) >= ground.minimum)
    let origin = color.converted(to: .oklch).components
    #expect(found.space == .oklch && found.components.y == origin.y && found.components.z == origin.z)
    #expect(found.alpha == 1)
  }

  /// Of the 256 greys, #767676 is the lightest that passes on white with 4.5, and #777777 fails.
  @Test func findsTheNearestGreyOnWhite() throws {
    #expect(try contrastRatio(css("#777777"), css("#fff")) < 4.5)
    #expect(try Color.nearestLightness(of: css("#777"), on: css("#fff"), reaching: 4.5)?.hex == "#767676")
    #expect(try Color.nearestLightness(of: css("#fff"), on: css("#fff"), reaching: 4.5)?.hex == "#767676")
  }

  @Test func movesToTheNearerSide() throws {
    // On #767676 both white, 4.54, and black, 4.62, pass with 4.5.
    let ground = try css("#767676")
    #expect(try Color.nearestLightness(of: css("#eee"), on: ground, reaching: 4.5)?.oklch.lightness ?? 0 > 0.95)
    #expect(try Color.nearestLightness(of: css("#222"), on: ground, reaching: 4.5)?.oklch.lightness ?? 1 < 0.2)
  }

  @Test func leavesWhatPassesAlone() throws {
    let found = try #require(try Color.nearestLightness(of: css("#123456"), on: css("#fff"), reaching: 4.5))
    #expect(found.hex == "#123456")
  }

  @Test func saysWhenNeitherSideReaches() throws {
    #expect(try Color.nearestLightness(of: css("#888"), on: css("#777"), reaching: 7) == nil)
    #expect(try Color.nearestLightness(of: css("#888"), on: css("#fff"), reaching: 21.1) == nil)
    #expect(try Color.nearestLightness(of: css("#888"), on: css("#fff"), reaching: .nan) == nil)
    #expect(try Color.nearestLightness(of: css("#888"), on: css("#fff"), reaching: 21)?.hex == "#000000")
  }
}
