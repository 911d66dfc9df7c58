import Graphics
import Sheets
import Testing

@Suite struct TypeScaleTests {
  private func drawing(_ styles: [String], isStrict: Bool = true) throws -> Drawing {
    try TypeSystem("\"t\": {\(styles.joined(separator: ","))}", isStrict: isStrict).drawing(.typeScale)
  }

  private func band(_ group: Group) -> Rect? {
    for case .rect(let rect, _, let style) in group.shapes where style.fill == .chrome(.wash) { return rect }
    return nil
  }

  @Test func setsAStyleOnTheBaselineOfItsLineBox() throws {
    let drawing = try drawing([
      TypeSystem.style("display", size: "34px", line: "1.2059", tracking: "0.4px", weight: 700),
      TypeSystem.style("body", size: "17px", line: "1.2941", tracking: "-0.4px"),
    ])
    // A line of 41 makes a row of 73; the baseline is at 16 + 20.5 + 0.347 × 34 = 48.298.
    let display = try drawing.group("type-scale-t.display")
    #expect(display.offset == Point(32, 92))
    #expect(band(display) == Rect(344, 16, 552, 41))
    let sample = try #require(display.texts.last)
    #expect(sample.at == Point(344, 48))
    #expect(sample.size == 34)
    #expect(sample.weight == 700)
    #expect(sample.tracking == 0.4)
    #expect(display.strings.dropLast() == ["display", "34 / 41", "+0.4", "700"])
    #expect(display.texts.prefix(4).map(\.at) == [Point(0, 48), Point(88, 48), Point(184, 48), Point(256, 48)])
    // A line of 22 leaves a row at 64: 21 + 11 + 0.347 × 17 = 37.899.
    let body = try drawing.group("type-scale-t.body")
    #expect(body.offset == Point(32, 92 + 73))
    #expect(band(body) == Rect(344, 21, 552, 22))
    #expect(body.texts.last?.at == Point(344, 38))
    #expect(body.strings.dropLast() == ["body", "17 / 22", "\u{2212}0.4", "400"])
    #expect(drawing.height == 92 + 73 + 64 + 32)
    #expect(drawing.boundsProblems == [])
  }

  @Test func roundsALineToAWholePointOnlyWhenItIsNear() throws {
    let drawing = try drawing([
      TypeSystem.style("near", size: "10px", line: "1.205"), TypeSystem.style("far", size: "10px", line: "1.206"),
    ])
    #expect(try drawing.group("type-scale-t.near").strings.contains("10 / 12"))
    #expect(try drawing.group("type-scale-t.far").strings.contains("10 / 12.06"))
  }

  @Test func writesTheCaseThatAStyleIsSetIn() throws {
    let more = #", "$extensions": {"design.specimen": {"textCase": "uppercase"}}"#
    let drawing = try drawing([
      TypeSystem.style("label", weight: 600, more: more),
      TypeSystem.style("quiet", more: more.replacing("upper", with: "lower")),
    ])
    let label = try drawing.group("type-scale-t.label").strings
    #expect(label[3] == "600 caps")
    #expect(label[4].contains { $0.isUppercase })
    #expect(!label[4].contains { $0.isLowercase })
    let quiet = try drawing.group("type-scale-t.quiet").strings
    #expect(quiet[3] == "400 lower")
    #expect(!quiet[4].contains { $0.isUppercase })
    #expect(drawing.texts.contains { $0.string == "weight, case" })
  }

  @Test func takesARemAsSixteenPixels() throws {
    let drawing = try drawing([TypeSystem.style("lead", size: "1.5rem", line: "1.5", tracking: "-0.0625rem")])
    let lead = try drawing.group("type-scale-t.lead")
    #expect(lead.strings.dropLast() == ["lead", "24 / 36", "\u{2212}1", "400"])
    #expect(lead.texts.last?.size == 24)
    #expect(lead.texts.last?.tracking == -1)
  }

  @Test(arguments: [("JetBrains Mono", Text.Family.mono), ("ui-monospace", .mono), ("Monotype Corsiva", .sans)])
  func setsAMonospacedFamilyInMono(family: String, expected: Text.Family) throws {
    let drawing = try drawing([TypeSystem.style("code", family: family)])
    #expect(try drawing.group("type-scale-t.code").texts.last?.family == expected)
  }

  @Test func putsLongNamesOnLinesOfTheirOwn() throws {
    let long = String(repeating: "n", count: 79) + "z"
    let drawing = try drawing([TypeSystem.style(long), TypeSystem.style("body")])
    // A line of 24 in a row of 64: 20 + 12 + 0.347 × 16 = 37.552.
    let texts = try drawing.group("type-scale-t.\(long)").texts
    #expect(texts[0].string.count == 44)
    #expect(texts[0].string.hasPrefix("nnn"))
    #expect(texts[0].string.hasSuffix("nz"))
    #expect(texts.prefix(4).map(\.at) == [Point(0, 20), Point(0, 38), Point(96, 38), Point(168, 38)])
    #expect(drawing.boundsProblems == [])
  }

  @Test func keepsTheNameBesideTheFiguresUpToElevenCharacters() throws {
    let drawing = try drawing([TypeSystem.style("elevenchars")])
    #expect(try drawing.group("type-scale-t.elevenchars").texts.prefix(2).map(\.at) == [Point(0, 38), Point(88, 38)])
  }

  @Test func leavesRoomForLettersThatAreTallerThanTheirLine() throws {
    let drawing = try drawing([
      TypeSystem.style("poster", size: "200px", line: "1"), TypeSystem.style("half", size: "40px", line: "0.5"),
      TypeSystem.style("none", size: "20px", line: "0"),
    ])
    // 1.2 × 200 + 8 is more than 200 + 32; the baseline is at 24 + 100 + 69.4.
    let poster = try drawing.group("type-scale-t.poster")
    #expect(band(poster) == Rect(344, 24, 552, 200))
    #expect(poster.texts.last?.at == Point(344, 193))
    // 22 + 10 + 13.88, and 32 + 0 + 6.94.
    let half = try drawing.group("type-scale-t.half")
    #expect(half.offset == Point(32, 92 + 248))
    #expect(half.texts.last?.at == Point(344, 46))
    let none = try drawing.group("type-scale-t.none")
    #expect(none.offset == Point(32, 92 + 248 + 64))
    #expect(none.texts.last?.at == Point(344, 39))
    #expect(none.strings[1] == "20 / 0")
    #expect(drawing.boundsProblems == [])
  }

  @Test(arguments: [8.0, 12, 17, 22, 34, 48, 72, 120, 200], [400, 700])
  func setsTheLongestTextThatFits(size: Double, weight: Int) throws {
    let styles = (1...8).map { TypeSystem.style("s\($0)", size: "\(size)px", line: "1.2", weight: weight) }
    let drawing = try drawing(styles)
    let samples = try (1...8).compactMap { try drawing.group("type-scale-t.s\($0)").texts.last }
    for sample in samples { #expect(Double(sample.string.count) * 0.62 * size <= 552) }
    #expect(zip(samples, samples.dropFirst()).allSatisfy { $0.string != $1.string })
    // At 12 there is room for 74 characters, at 200 for four.
    if size <= 12 { #expect(samples.allSatisfy { $0.string.count > 60 }) }
    if size == 200 { #expect(samples.allSatisfy { (2...4).contains($0.string.count) }) }
    #expect(drawing.boundsProblems == [])
  }

  @Test func cutsLettersThatAreWiderThanTheRoom() throws {
    let drawing = try drawing([
      TypeSystem.style("giant", size: "900px", line: "1"), TypeSystem.style("knot", tracking: "-900px"),
    ])
    for name in ["giant", "knot"] {
      let group = try drawing.group("type-scale-t.\(name)")
      #expect(group.strings.last == "Aa")
      let clips = group.shapes.compactMap {
        if case .clip(let id, let rect) = $0 { (id, rect.x, rect.right) } else { nil }
      }
      #expect(clips.map(\.0) == ["type-scale-t.\(name)-clip"])
      #expect(clips.map(\.1) == [344])
      #expect(clips.map(\.2) == [896])
    }
    #expect(drawing.boundsProblems == [])
  }

  @Test func drawsAStyleWithoutAValueAsMissing() throws {
    let part = #""part": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontWeight": 400}}"#
    let drawing = try drawing([part, TypeSystem.style("zero", size: "0px"), TypeSystem.style("body")])
    let missing = try drawing.group("type-scale-t.part")
    #expect(missing.strings == ["part", "missing"])
    let magenta = Style(fill: .color(HexColor(0xFF00FF)))
    #expect(missing.shapes.contains(.rect(Rect(344, 16, 64, 32), magenta)))
    let zero = try drawing.group("type-scale-t.zero")
    #expect(zero.offset == Point(32, 92 + 64))
    #expect(zero.strings == ["zero", "cannot be drawn"])
    #expect(drawing.description.hasPrefix("1 text style at true size"))
    #expect(drawing.description.hasSuffix("2 text styles without a value that can be set."))
    #expect(drawing.boundsProblems == [])
  }

  @Test func saysNormalWhereALineHeightDoes() throws {
    let drawing = try drawing([TypeSystem.style("body", size: "20px", line: "\"normal\"")], isStrict: false)
    let body = try drawing.group("type-scale-t.body")
    #expect(body.strings[1] == "20 / normal")
    // 1.2 × 20 in a row of 64.
    #expect(band(body) == Rect(344, 20, 552, 24))
  }

  @Test func drawsNothingWithoutStyles() {
    let system = TypeSystem(#""w": {"$type": "fontWeight", "$value": 400}"#)
    #expect(system.sheets(.typeScale) == [])
  }
}
