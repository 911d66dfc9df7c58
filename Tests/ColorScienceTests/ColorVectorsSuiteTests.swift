import Testing

@testable import ColorScience

struct ColorVectorsSuiteTests {
  @Test func staysWithinTheBarsOfEveryVector() throws {
    var errors = GreatestErrors()
    try measureConversions(&errors)
    try measureDifferences(&errors)
    try measureCompositing(&errors)
    try measureVision(&errors)
    try measureAPCA(&errors)
    errors.check()
  }

  /// Hue is compared as the distance that it moves the colour, chroma times angle, where chroma is above 1e-4.
  private func measureConversions(_ errors: inout GreatestErrors) throws {
    let vectors = try ConversionVector.all.get()
    #expect(vectors.count == 435)
    for vector in vectors {
      let color = try vector.color()
      for (name, expected) in vector.expected.sorted(by: { $0.key < $1.key }) {
        let actual = color.converted(to: try #require(ColorSpace.named(name))).components
        errors.add(
          "conversion to \(name)", name == "oklch" ? arc(actual, expected) : gap(actual, expected), atMost: 1e-6)
      }
      errors.add("mapping to sRGB", gap(color.mappedToSRGB.components, Triple(vector.fitted)), atMost: 2.0 / 255)
    }
  }

  private func measureDifferences(_ errors: inout GreatestErrors) throws {
    let vectors = try DifferenceVector.all.get()
    #expect(vectors.count == 306)
    for vector in vectors {
      let (first, second) = (try css(vector.a), try css(vector.b))
      errors.add("contrast", abs(contrastRatio(first, second) - vector.wcag2), atMost: 1e-4)
      errors.add("ΔE2000", abs(deltaE2000(first, second) - vector.deltaE2000), atMost: 1e-4)
      errors.add("ΔE-OK", abs(first.differenceOK(to: second) - vector.deltaEOK), atMost: 1e-4)
    }
  }

  private func measureCompositing(_ errors: inout GreatestErrors) throws {
    let vectors = try CompositingVector.all.get()
    #expect(vectors.count == 60)
    for vector in vectors {
      let backdrop = try css(vector.backdrop)
      let result = try css(vector.source).withAlpha(vector.alpha).composited(over: backdrop)
      errors.add("compositing", gap(result.components, Triple(vector.result)), atMost: 1e-6)
      let error = abs(contrastRatio(result, backdrop) - vector.contrastOverBackdrop)
      errors.add("contrast of what is composited", error, atMost: 1e-4)
    }
  }

  private func measureVision(_ errors: inout GreatestErrors) throws {
    let vectors = try VisionVector.all.get()
    #expect(vectors.count == 53)
    for vector in vectors {
      for deficiency in VisionDeficiency.allCases {
        let seen = try css(vector.color).seen(with: deficiency).components
        errors.add("vision, \(deficiency)", gap(seen, vector.expected(deficiency)), atMost: 1.0 / 255)
      }
    }
  }

  private func measureAPCA(_ errors: inout GreatestErrors) throws {
    let vectors = try APCAVector.all.get()
    #expect(vectors.count == 8)
    for vector in vectors {
      let contrast = apcaContrast(text: try css(vector.text), background: try css(vector.background))
      errors.add("APCA", abs(contrast - vector.contrast), atMost: 1e-6)
    }
  }

  private func arc(_ actual: Triple, _ expected: Triple) -> Double {
    let turn = abs(actual.z - expected.z).truncatingRemainder(dividingBy: 360)
    let arc = expected.y > 1e-4 ? expected.y * min(turn, 360 - turn) * .pi / 180 : 0
    return greatest(abs(actual.x - expected.x), abs(actual.y - expected.y), arc)
  }

  private func gap(_ left: Triple, _ right: Triple) -> Double { greatestDifference(left, right) }
}

/// The greatest error of each kind beside what is allowed.
private struct GreatestErrors {
  private var rows: [(kind: String, error: Double, bar: Double)] = []

  mutating func add(_ kind: String, _ error: Double, atMost bar: Double) {
    let index = rows.firstIndex { $0.kind == kind } ?? rows.endIndex
    if index == rows.endIndex { rows.append((kind, 0, bar)) }
    rows[index].error = greatest(rows[index].error, error)
  }

  func check() {
    print("Greatest errors against the vectors:")
    for row in rows {
      print("  " + row.kind.padded(to: 34) + "\(row.error)".padded(to: 26) + "at most \(row.bar)")
      #expect(row.error <= row.bar, "\(row.kind)")
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
