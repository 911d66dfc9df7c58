import Testing
import Workflows

@Suite struct ContrastListingTests {
  struct Sentence: Sendable, CustomTestStringConvertible {
    let foreground: String
    let background: String
    let says: String
    var testDescription: String { "\(foreground) on \(background)" }
  }

  // Ratios of greys from WCAG's formula; Lc from the table that APCA publishes with its test values. 118 and 117 are the
  // first bytes of a grey that reach 4.5 against white and against black.
  @Test(arguments: [
    Sentence(
      foreground: "#777", background: "#fff",
      says: """
        4.47 fails AA for text; passes 3:1 for large text and controls; APCA Lc 71.1
        nearest lightness that passes AA: #767676 (4.54)

        """),
    Sentence(
      foreground: "#666", background: "black",
      says: """
        3.65 fails AA for text; passes 3:1 for large text and controls; APCA Lc -23.0
        nearest lightness that passes AA: #757575 (4.55)

        """),
    Sentence(foreground: "#000", background: "#fff", says: "21.00 passes AAA for text; APCA Lc 106.0\n"),
    Sentence(foreground: "white", background: "rgb(0 0 0)", says: "21.00 passes AAA for text; APCA Lc -107.9\n"),
    Sentence(foreground: "#767676", background: "white", says: "4.54 passes AA for text; fails AAA; APCA Lc 71.6\n"),
    Sentence(
      foreground: "white", background: "#fff",
      says: """
        1.00 fails AA for text and 3:1 for large text and controls; APCA Lc 0.0
        nearest lightness that passes AA: #767676 (4.54)

        """),
  ]) func saysWhatAPairPasses(sentence: Sentence) throws {
    let answer = try ContrastAnswer(foreground: sentence.foreground, background: sentence.background)
    #expect(String(decoding: ContrastListing.text(answer), as: UTF8.self) == sentence.says)
  }

  // 128 of 255 over white: half of black leaves 127.
  @Test(arguments: [("#00000080", "#fff"), ("#fff", "#00000080"), ("#00000080", "#ffffff80"), ("#7f7f7f", "#fff")])
  func laysWhatIsTranslucentOverWhatIsBehindIt(foreground: String, background: String) throws {
    let answer = try ContrastAnswer(foreground: foreground, background: background)
    #expect(String(decoding: ContrastListing.text(answer), as: UTF8.self).hasPrefix("4.00 "))
  }

  @Test func givesAnObjectWithNumbersThatAreNotRounded() throws {
    let answer = try ContrastAnswer(foreground: "#888", background: "#fff")
    let result = try #require(JSONValue(ContrastListing.json(answer))?.members)
    #expect(
      result.keys.sorted() == [
        "apca", "deltaE2000", "deltaEOK", "diagnostics", "level", "ratio", "shown", "suggestion",
      ])
    // (1 + 0.05) / (((136 / 255 + 0.055) / 1.055)^2.4 + 0.05)
    #expect(result["ratio"]?.isNear(3.544_886_215) == true)
    #expect(result["shown"]?.text == "3.54")
    #expect(result["level"]?.text == "AA large")
    #expect(result["apca"]?.isNear(63.056_469_930) == true)
    #expect(result["suggestion"]?.text == "#767676")
    #expect(result["diagnostics"]?.isSame(as: .list([])) == true)
  }

  @Test func comparesBlackAndWhiteAsFarApartAsCanBe() throws {
    let answer = try ContrastAnswer(foreground: "#000", background: "#fff")
    let result = try #require(JSONValue(ContrastListing.json(answer)))
    #expect(result["ratio"]?.isSame(as: .number(21)) == true)
    #expect(result["level"]?.text == "AAA")
    #expect(result["deltaE2000"]?.isNear(100) == true)
    #expect(result["deltaEOK"]?.isNear(1) == true)
    #expect(result["suggestion"]?.isSame(as: .null) == true)
  }

  // 148 and 149 are the bytes of a grey on either side of 3:1 on white, 89 reaches 7.
  @Test(arguments: [
    ("#595959", "AAA"), ("#767676", "AA"), ("#777777", "AA large"), ("#949494", "AA large"), ("#959595", "fail"),
  ])
  func namesTheLevel(foreground: String, level: String) throws {
    let answer = try ContrastAnswer(foreground: foreground, background: "white")
    #expect(JSONValue(ContrastListing.json(answer))?["level"]?.text == level)
    #expect(answer.passes == ["AAA", "AA"].contains(level))
  }

  @Test func comparesColorsOfNumbersWithoutBounds() throws {
    let answer = try ContrastAnswer(foreground: "color(xyz 1e308 0 0)", background: "lab(50 1e300 1e300)")
    let result = try #require(JSONValue(ContrastListing.json(answer)))
    #expect(result["deltaE2000"]?.isSame(as: .null) == true)
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    let text: String
    let hint: String
    var testDescription: String { String(text.prefix(20)) }
  }

  @Test(arguments: [
    Mistake(text: "navi", hint: "did you mean 'navy'?"),
    Mistake(text: "777", hint: "did you mean '#777'?"),
    Mistake(text: "0060DF", hint: "did you mean '#0060DF'?"),
    Mistake(text: "", hint: "write it as in CSS"),
    Mistake(text: "rgb(1)", hint: "write it as in CSS"),
    Mistake(text: String(repeating: "#7", count: 1 << 19), hint: "write it as in CSS"),
  ]) func saysWhatIsNoColor(mistake: Mistake) {
    for pair in [(mistake.text, "white"), ("white", mistake.text)] {
      let error = #expect(throws: UnreadableValue.self) {
        try ContrastAnswer(foreground: pair.0, background: pair.1)
      }
      #expect(error?.hint.hasPrefix(mistake.hint) == true)
      #expect(error?.message.hasPrefix("'\(mistake.text.prefix(60))") == true)
      #expect((error?.message.count ?? 0) < 100)
    }
  }
}

extension JSONValue {
  /// Whether it is a number that differs by less than a millionth.
  func isNear(_ expected: Double) -> Bool {
    if case .number(let number) = self { abs(number - expected) < 1e-6 } else { false }
  }
}
