import Testing

@testable import ColorScience

struct RoundTripSuiteTests {
  /// A grid of sRGB that holds black, white, greys, the primaries and the secondaries.
  private static let grid = [0, 0.25, 0.5, 0.75, 1].flatMap { red in
    [0, 0.25, 0.5, 0.75, 1].flatMap { green in
      [0, 0.25, 0.5, 0.75, 1].map { blue in Color(.sRGB, Triple(red, green, blue), alpha: 0.5) }
    }
  }

  @Test(arguments: ColorSpace.all) func comesBackFromEverySpace(start: ColorSpace) {
    var greatest = 0.0
    for original in Self.grid {
      let color = original.converted(to: start)
      for other in ColorSpace.all {
        let back = color.converted(to: other).converted(to: start)
        let error = distance(back.components, color.components, in: start)
        greatest = max(greatest, error)
        #expect(error <= 1e-9, "\(original.components) in \(start.name) by way of \(other.name): \(error)")
        #expect(back.alpha == 0.5 && back.missing.isEmpty)
      }
    }
    print("\(start.name): at most \(greatest) after a round trip")
  }

  /// Hues are compared around the circle, and only if a component beside them gives them meaning.
  private func distance(_ left: Triple, _ right: Triple, in space: ColorSpace) -> Double {
    var greatest = 0.0
    for (index, component) in space.components.enumerated() {
      var gap = abs(left[index] - right[index])
      if component.isAngle {
        if isGrey(right, in: space) { continue }
        gap = min(gap, 360 - gap)
      }
      greatest = gap.isNaN ? .infinity : max(greatest, gap)
    }
    return greatest
  }

  private func isGrey(_ components: Triple, in space: ColorSpace) -> Bool {
    space == .hwb ? components.y + components.z >= 100 - 1e-9 : components.y < 1e-9
  }

  @Test(arguments: ["hsl", "hwb", "lch", "oklch"]) func givesGreysNoHueFromAnySpace(name: String) throws {
    let polar = try #require(ColorSpace.named(name))
    for level in stride(from: 0.0, through: 1, by: 1.0 / 16) {
      for start in ColorSpace.all where start != polar {
        let components = Color(.sRGB, Triple(repeating: level)).converted(to: start).converted(to: polar).components
        let hue = try #require(polar.components.firstIndex { $0.isAngle })
        #expect(components[hue] == 0, "\(level) from \(start.name)")
        if polar != .hwb { #expect(components.y == 0, "\(level) from \(start.name)") }
      }
    }
  }

  @Test func givesSaturationWhereChannelsLeaveItNoRoom() {
    // Lightness 1 with channels beyond sRGB: the quotient would be without end.
    #expect(Color(.sRGB, [1.5, 1, 0.5]).converted(to: .hsl).components == [0, 0, 100])
    #expect(Color(.sRGB, [0.5, 0, -0.5]).converted(to: .hsl).components == [0, 0, 0])
  }

  @Test(arguments: ColorSpace.all) func countsNoneAsZeroInEverySpace(space: ColorSpace) {
    for index in 0..<3 {
      let color = Color(space, [0.4, 0.5, 0.6], alpha: 0.25, missing: .component(index))
      var components: Triple = [0.4, 0.5, 0.6]
      components[index] = 0
      let plain = Color(space, components, alpha: 0.25)
      for target in ColorSpace.all where target != space {
        #expect(color.converted(to: target) == plain.converted(to: target))
      }
      #expect(color.composited(over: Color(.sRGB, [1, 1, 1])) == plain.composited(over: Color(.sRGB, [1, 1, 1])))
      #expect(color.mappedToSRGB.alpha == 0.25 && color.mappedToSRGB.missing.isEmpty)
      let text = color.cssText { "\($0)" }
      #expect(text.contains("none") && text.hasSuffix("/ 0.25)"))
      #expect(Color.parsingCSS(text)?.color == color)
    }
  }
}
