import Testing

@testable import ColorScience

struct GamutMappingTests {
  @Test func mapsWithinTwoStepsOfTheVectors() throws {
    var greatest = 0.0
    var inexact = 0
    for vector in try ConversionVector.all.get() {
      let color = try vector.color()
      let (mapped, hex) = (color.mappedToSRGB, color.hex)
      #expect(color.isInSRGB == vector.isInSRGB, "\(color)")
      let error = greatestDifference(mapped.components, Triple(vector.fitted)) * 255
      greatest = max(greatest, error)
      #expect(error <= (vector.isInSRGB ? 0.001 : 2), "\(color)")
      if hex != vector.hex { inexact += 1 }
      for (ours, theirs) in zip(channels(hex), channels(vector.hex)) {
        #expect(abs(ours - theirs) <= (vector.isInSRGB ? 0 : 1), "\(hex), not \(vector.hex)")
      }
      #expect(mapped.space == .sRGB && mapped.components.min() >= 0 && mapped.components.max() <= 1)
    }
    print("Gamut mapping: at most \(greatest) steps of 255 from the vectors, \(inexact) hex of 435 differ by one step")
  }

  private func channels(_ hex: String) -> [Int] {
    let number = Int(hex.dropFirst(), radix: 16) ?? -1
    return [number >> 16, number >> 8 & 255, number & 255]
  }

  @Test func leavesColorsInsideAlone() {
    let color = Color(.sRGB, [0.2, 0.5, 0.7], alpha: 0.5)
    #expect(color.mappedToSRGB == color)
    #expect(Color(.sRGB, [0, 1 + 1e-9, 0]).mappedToSRGB.components == [0, 1, 0])
    #expect(Color(.sRGB, [0.5, 0, 0], alpha: 0.5, missing: .component(1)).mappedToSRGB.missing.isEmpty)
  }

  @Test func mapsTheLightestToWhiteAndTheDarkestToBlack() {
    #expect(Color(.oklch, [1.2, 0.3, 40]).hex == "#ffffff")
    #expect(Color(.oklch, [-0.1, 0.3, 40]).hex == "#000000")
    #expect(Color(.xyzD65, [2, 2, 2], alpha: 0.5).mappedToSRGB == Color(.sRGB, [1, 1, 1], alpha: 0.5))
  }

  @Test func keepsHueAndLightnessOfWhatItMaps() {
    let vivid = Color(.oklch, [0.7, 0.35, 150])
    let mapped = vivid.mappedToSRGB.oklch
    #expect(!vivid.isInSRGB)
    #expect(mapped.chroma < 0.3)
    #expect(vivid.mappedToSRGB.differenceOK(to: Color(.oklch, [0.7, mapped.chroma, 150])) < 0.03)
  }

  @Test func writesHexInLowerCaseRoundedHalfUp() {
    #expect(Color(.sRGB, [1, 171.0 / 255, 0]).hex == "#ffab00")
    #expect(Color(.sRGB, [0.5, 0.5, 0.5]).hex == "#808080")
    #expect(Color(.sRGB, [0, 0.001, 0.00197], alpha: 0.1).hex == "#000001")
  }

  @Test(arguments: 0..<256) func writesEveryByteBack(byte: Int) throws {
    let text = "#" + String(repeating: (byte < 16 ? "0" : "") + String(byte, radix: 16), count: 3)
    #expect(try css(text).hex == text)
  }

  @Test func survivesNumbersThatAreNone() {
    for value in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect(Color(.oklch, [value, value, value]).hex.utf8.count == 7)
      #expect(Color(.sRGB, [value, 0, 0]).hex.utf8.count == 7)
      #expect(Color(.lab, [50, value, 0]).hex.utf8.count == 7)
    }
  }
}
