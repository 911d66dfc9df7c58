import Foundation
import TestKit
import Testing

@testable import ColorScience

struct ColorSpaceTests {
  @Test func knowsTheFourteenSpacesOfTheColorModule() {
    let names = [
      "srgb", "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "display-p3", "a98-rgb", "prophoto-rgb",
      "rec2020", "xyz-d65", "xyz-d50",
    ]
    #expect(ColorSpace.all.map(\.name) == names)
    for name in names { #expect(ColorSpace.named(name)?.name == name) }
  }

  @Test(arguments: ["xyz", "p3", "rec-2020", "hsv", "SRGB", "srgb ", ""]) func knowsNoOtherName(name: String) {
    #expect(ColorSpace.named(name) == nil)
    #expect(ColorSpace.named(name[...]) == nil)
  }

  @Test func hasOneFileForEverySpace() throws {
    let folder = Fixtures.root.appending(path: "Sources/ColorScience/Spaces")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == ColorSpace.all.count)
  }

  /// A value in range and one that is not, by rule C-4: `nil` where the range has no end.
  @Test(
    arguments: [
      ("srgb", 0, 1, 1.001), ("display-p3", 2, 0, -0.001), ("hsl", 0, 359.99, 360), ("hsl", 1, 100, 100.1),
      ("hwb", 0, 0, -1), ("lab", 0, 100, 100.5), ("lab", 1, -160, nil), ("lch", 1, 230, -0.1), ("lch", 1, 1e6, nil),
      ("lch", 2, 0, 360), ("oklab", 0, 1, 1.01), ("oklab", 2, 3, nil), ("oklch", 0, 0.5, 50), ("oklch", 2, 359, -1),
      ("xyz-d65", 2, 1, 1.089), ("xyz-d50", 0, 0, -0.1), ("rec2020", 1, 0.5, Double.nan),
    ] as [(String, Int, Double, Double?)])
  func knowsTheRangeOfEachComponent(name: String, index: Int, inside: Double, outside: Double?) throws {
    let component = try #require(ColorSpace.named(name)).components[index]
    #expect(component.contains(inside))
    if let outside { #expect(!component.contains(outside)) }
  }

  @Test func warnsOnlyOfXYZOutOfRange() {
    let advisory = ColorSpace.all.filter { $0.components.contains(where: \.isRangeAdvisory) }
    #expect(advisory.map(\.name) == ["xyz-d65", "xyz-d50"])
  }

  @Test func namesEachComponent() {
    #expect(ColorSpace.hwb.components.map(\.name) == ["hue", "whiteness", "blackness"])
    #expect(ColorSpace.lch.components.map(\.isAngle) == [false, false, true])
  }

  /// Colours that every space can hold come back from every other one.
  @Test(arguments: ColorSpace.all) func comesBackFromEverySpace(start: ColorSpace) {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<60 {
      let rgb = Triple(generator.number(0.02, 0.98), generator.number(0.02, 0.98), generator.number(0.02, 0.98))
      let color = Color(.sRGB, rgb).converted(to: start)
      for other in ColorSpace.all {
        let error = greatestDifference(color.converted(to: other).converted(to: start).components, color.components)
        #expect(error <= 1e-9, "\(start.name) by way of \(other.name): \(error)")
      }
    }
  }

  @Test func takesTheShortWayBetweenSpacesOfOneFamily() {
    // Neither XYZ nor a curve lies between these, so that halves stay halves.
    #expect(Color(.sRGB, [0.5, 0.5, 0.5]).converted(to: .hsl).components == [0, 0, 50])
    #expect(Color(.hwb, [0, 25, 25]).converted(to: .sRGB).components == [0.75, 0.25, 0.25])
    #expect(Color(.hsl, [120, 100, 25]).converted(to: .hwb).components == [120, 0, 50])
  }

  @Test func placesWhiteWhereTheStandardsDo() {
    let white = Color(.sRGB, [1, 1, 1])
    // CSS Color 4: the chromaticities 0.3127, 0.3290 and 0.3457, 0.3585.
    #expect(
      greatestDifference(white.converted(to: .xyzD65).components, [0.3127 / 0.3290, 1, 0.3583 / 0.3290]) < 1e-14)
    #expect(
      greatestDifference(white.converted(to: .xyzD50).components, [0.3457 / 0.3585, 1, 0.2958 / 0.3585]) < 1e-14)
    #expect(greatestDifference(white.converted(to: .lab).components, [100, 0, 0]) < 1e-9)
    #expect(greatestDifference(white.converted(to: .oklab).components, [1, 0, 0]) < 1e-9)
    for name in ["display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "srgb-linear"] {
      let components = ColorSpace.named(name).map { white.converted(to: $0).components } ?? [0, 0, 0]
      #expect(greatestDifference(components, [1, 1, 1]) < 1e-12, "\(name)")
    }
  }
}
