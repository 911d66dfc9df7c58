import Testing

@testable import ColorScience

/// The examples of CSS Color 4.
struct CSSColorSuiteTests {
  @Test(arguments: [
    ("#00FF00", "rgb(0 255 0)"), ("#0000ffcc", "rgb(0 0 100% / 80%)"), ("#123", "#112233"),
    ("#f00", "hsl(0deg 100% 50%)"),
    ("red", "hsl(360 100% 50%)"), ("blue", "hsl(240deg 100% 50%)"), ("yellow", "hsl(60deg 100% 50%)"),
    ("rgb(250, 209, 209)", "hsl(0 80% 90%)"), ("rgb(235, 173, 173)", "hsl(0, 60%, 80%)"),
    ("rgb(143, 61, 61)", "hsl(720 40% 40%)"), ("rgb(20% 90% 55%)", "hwb(150 20% 10%)"),
    ("hsl(150 77.78% 55%)", "hwb(150 20% 10%)"), ("rgb(33.33% 33.33% 33.33%)", "hwb(45 40% 80%)"),
    ("blue", "oklch(0.452 0.313 264.1)"), ("yellow", "oklch(0.968 0.211 109.8)"),
    ("#7d2329", "lab(29.2345% 39.3825 20.0664)"), ("#c65d07", "lab(52.2345% 40.1645 59.9971)"),
    ("#9d9318", "lab(60.2345 -5.3654 58.956)"), ("#68a639", "lab(62.2345% -34.9638 47.7721)"),
    ("#62acef", "lab(67.5345% -8.6911 -41.6019)"), ("#7d2329", "lch(29.2345% 44.2 27)"),
    ("#c65d07", "lch(52.2345% 72.2 56.2)"), ("#9d9318", "lch(60.2345 59.2 95.2)"),
    ("#68a639", "lch(62.2345% 59.2 126.2)"), ("#62acef", "lch(67.5345% 42.5 258.2)"),
    ("#7d2329", "oklab(40.101% 0.1147 0.0453)"), ("#c65d07", "oklab(59.686% 0.1009 0.1192)"),
    ("#9d9318", "oklab(0.65125 -0.0320 0.1274)"), ("#68a639", "oklab(66.016% -0.1084 0.1114)"),
    ("#62acef", "oklab(72.322% -0.0465 -0.1150)"), ("#7d2329", "oklch(40.101% 0.12332 21.555)"),
    ("#c65d07", "oklch(59.686% 0.15619 49.7694)"), ("#9d9318", "oklch(0.65125 0.13138 104.097)"),
    ("#68a639", "oklch(66.016% 0.15546 134.231)"), ("#62acef", "oklch(72.322% 0.12403 247.996)"),
    ("#7654CD", "rgb(46.27% 32.94% 80.39%)"), ("#7654CD", "lab(44.36% 36.05 -58.99)"),
    ("#7654CD", "color(xyz-d50 0.2005 0.14089 0.4472)"), ("#7654CD", "color(xyz-d65 0.21661 0.14602 0.59452)"),
    ("#7654CD", "color(xyz 0.21661 0.14602 0.59452)"),
  ])
  func readsTheSameColorFromBoth(left: String, right: String) throws {
    let (first, second) = (try css(left), try css(right))
    // The examples are printed with few digits.
    #expect(greatestDifference(first.mappedToSRGB.components, second.mappedToSRGB.components) <= 1.5 / 255)
    #expect(abs(first.alpha - second.alpha) < 1e-12)
  }

  @Test(arguments: [
    "120deg", "120DEG", "120", "+120", "1.2e2", "133.33333333333333grad", "2.0943951023931953rad",
    ".33333333333333331turn", "-240deg",
  ])
  func readsEveryUnitOfAngles(angle: String) throws {
    for text in ["hsl(\(angle) 50% 50%)", "hsla(\(angle), 50%, 50%, 1)", "hwb(\(angle) 0% 0%)"] {
      #expect(try abs(css(text).components.x - 120) < 1e-9)
    }
    for text in ["lch(50 10 \(angle))", "oklch(0.5 0.1 \(angle) / none)"] {
      #expect(try abs(css(text).components.z - 120) < 1e-9)
    }
  }

  /// CSS Syntax 3, section 4: white space is a blank, a tab or a new line, and tokens need none where they cannot be one.
  @Test(arguments: [
    "rgb(\t1\n2\r\n3\u{c})", "RGB(1 2 3/1)", "rgba(1,2,3,100%)", "  rgb(  1 ,2, 3 )  ", "rgb(1 2 3 / 100%)",
    "rgb(1+2+3)",
    "rgb(01 2.0 3e0)", "rgb(1 2 3/none)",
  ])
  func readsOddSpaces(text: String) throws {
    #expect(try css(text).components * 255 == [1, 2, 3])
  }

  @Test(arguments: [
    "rgb(1, 2, 3 / 1)", "rgb(1 2, 3)", "rgb(1, 2 3)", "rgb(1 2 3, 1)", "rgb(,1 2 3)", "rgb(1,,2,3)", "rgb(1 2 3 //1)",
    "rgba(1, 2, 3, none)", "hsl(none, 1%, 2%)", "hsl(1, 2%, none)", "hsla(1, 2%, 3, 1)", "hwb(1, 2%, 3%, 1)",
    "oklab(1, 2, 3)", "oklch(1, 2, 3)", "lch(1, 2, 3)", "color(srgb, 1, 2, 3)", "color(srgb 1, 2, 3)",
    "color(srgb 1 2 3 4)",
    "color(srgb 1 2 3 / 4 / 5)", "color(hsl 1 2 3)", "color(--mine 1 2 3)", "color(srgb none1 2 3)", "hwba(1 2% 3%)",
    "laba(1 2 3)", "rgb(1 2 3)rgb(1 2 3)", "rgb(1 2 3);", "rgb((1 2 3)", "rgb(1 2 3 / 1deg)", "oklch(1 2 3%)",
    "oklch(1 2 3px)", "oklch(1deg 2 3)", "rgb(1e 2 3)", "rgb(1 2 3 / 50%%)", "rgb(1_000 2 3)", "rgb(1 2 ٣)", "#fff f",
    "#fff;", "# fff", "##fff", "#ff_", "red;", "red red", "re\\64", "none", "rgb(1/**/2 3)", "rgb(1\u{b}2 3)",
    "rgb(1\u{a0}2 3)",
    "linen()", "ACCENTCOLOR",
  ])
  func refusesWhatNoFormHolds(text: String) {
    #expect(Color.parsingCSS(text) == nil)
  }

  @Test(.timeLimit(.minutes(5))) func refusesLongTextsAtOnce() {
    let long = 1_000_000
    for piece in ["1", " ", "(", "rgb(", "#", "1e", "a", ",", "/", "-"] {
      let filling = String(repeating: piece, count: long / piece.utf8.count)
      #expect(Color.parsingCSS("rgb(" + filling + " 2 3)") == nil)
      #expect(Color.parsingCSS("a" + filling) == nil)
      #expect(Color.parsingCSS("#" + filling) == nil)
    }
  }
}
