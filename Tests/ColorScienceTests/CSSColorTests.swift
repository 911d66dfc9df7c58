import Testing

@testable import ColorScience

struct CSSColorTests {
  @Test(
    arguments: [
      ("#f80", [255, 136, 0, 255], "#ff8800"), ("#F808", [255, 136, 0, 136], "#ff8800"),
      ("#0A84FF", [10, 132, 255, 255], "#0a84ff"), (" #0a84ff80\n", [10, 132, 255, 128], "#0a84ff"),
    ] as [(String, [Double], String)])
  func readsHex(text: String, bytes: [Double], hex: String) throws {
    let result = try #require(Color.parsingCSS(text))
    #expect(result.color == Color(.sRGB, Triple(bytes[0], bytes[1], bytes[2]) / 255, alpha: bytes[3] / 255))
    #expect(result.hex == hex)
  }

  @Test(
    arguments: [
      ("rgb(255 128 0)", .sRGB, [1, 128.0 / 255, 0], 1), ("rgb(255, 128, 0)", .sRGB, [1, 128.0 / 255, 0], 1),
      ("rgba(255,128,0,.5)", .sRGB, [1, 128.0 / 255, 0], 0.5), ("RGBA(100%,50%,0%,50%)", .sRGB, [1, 0.5, 0], 0.5),
      ("rgb(300 -5 127.5/1e-1)", .sRGB, [1, 0, 0.5], 0.1), ("rgb(100% 51 0%)", .sRGB, [1, 0.2, 0], 1),
      ("hsl(120 50% 25%)", .hsl, [120, 50, 25], 1), ("hsl(120deg 50 25 / 150%)", .hsl, [120, 50, 25], 1),
      ("hsla(-90, 120%, 25%, -1)", .hsl, [270, 100, 25], 0), ("hsl(0.5turn 1% 2%)", .hsl, [180, 1, 2], 1),
      ("hsl(100grad 1% 2%)", .hsl, [90, 1, 2], 1), ("hsl(360 1% 2%)", .hsl, [0, 1, 2], 1),
      ("hwb(194 10% 20% / 0.25)", .hwb, [194, 10, 20], 0.25), ("lab(50% 50% -100%)", .lab, [50, 62.5, -125], 1),
      ("lab(120 40 59.5 / .5)", .lab, [100, 40, 59.5], 0.5), ("lch(52.2% 100% 50)", .lch, [52.2, 150, 50], 1),
      ("lch(52 -3 410)", .lch, [52, 0, 50], 1), ("oklab(40.1% 0.1143 -100%)", .oklab, [0.401, 0.1143, -0.4], 1),
      ("oklch(0.7 0.1 200)", .oklch, [0.7, 0.1, 200], 1), ("oklch(70% 50% 200deg/50%)", .oklch, [0.7, 0.2, 200], 0.5),
      ("\t oklch( 70%\n0.1   200deg / 1 ) ", .oklch, [0.7, 0.1, 200], 1),
      ("color(srgb 1 50% -0.5)", .sRGB, [1, 0.5, -0.5], 1), ("color(srgb-linear 0 0 1)", .linearSRGB, [0, 0, 1], 1),
      ("color(Display-P3 1 0 0 / 50%)", .displayP3, [1, 0, 0], 0.5), ("color(a98-rgb 0 1 0)", .a98RGB, [0, 1, 0], 1),
      ("color(prophoto-rgb 0 1 0)", .proPhotoRGB, [0, 1, 0], 1), ("color(rec2020 0 1.5 0)", .rec2020, [0, 1.5, 0], 1),
      ("color(xyz .1 .2 .3)", .xyzD65, [0.1, 0.2, 0.3], 1),
      ("color(xyz-d65 10% 0.2 +.3)", .xyzD65, [0.1, 0.2, 0.3], 1),
      ("color(xyz-d50 .1 .2 .3)", .xyzD50, [0.1, 0.2, 0.3], 1), ("color(srgb 0 0 0 / none)", .sRGB, [0, 0, 0], 0),
      ("RebeccaPurple", .sRGB, [0.4, 0.2, 0.6], 1), ("transparent", .sRGB, [0, 0, 0], 0),
      ("lightgoldenrodyellow", .sRGB, [250.0 / 255, 250.0 / 255, 210.0 / 255], 1),
    ] as [(String, ColorSpace, [Double], Double)])
  func readsEveryFormInItsOwnSpace(text: String, space: ColorSpace, components: [Double], alpha: Double) throws {
    let result = try #require(Color.parsingCSS(text))
    #expect(result.color.space == space)
    #expect(greatestDifference(result.color.components, Triple(components[0], components[1], components[2])) < 1e-12)
    #expect(abs(result.color.alpha - alpha) < 1e-15)
    #expect(result.hex == nil)
  }

  @Test func readsRadians() throws {
    #expect(try abs(css("oklch(0.5 0.1 3.141592653589793rad)").components.z - 180) < 1e-12)
  }

  @Test func keepsNone() throws {
    let color = try css("oklch(NONE 0.1 none)")
    #expect(color.components == [0, 0.1, 0])
    #expect(color.missing == [.component(0), .component(2)])
  }

  @Test func knowsTheNamesOfCSS() throws {
    #expect(try css("PaleVioletRed").hex == "#db7093" && css("mediumpurple").hex == "#9370db")
    #expect(try css("cyan") == css("aqua") && css("grey") == css("#808080") && css("tan") == css("#d2b48c"))
  }

  @Test(arguments: [
    "", " ", "#", "#12", "#12345", "#1234567", "#123456789", "#ggg", "#１２３", "red blue", "redd", "rgb", "rgb(", "rgb()",
    "rgb(1 2)", "rgb(1 2 3 4)", "rgb(1,2 3)", "rgb(1 2 3, 4)", "rgb(1,2,3/4)", "rgb(1,2,3,4,5)", "rgb(1,2,3,)",
    "rgb(10%,20,30)", "rgb(none,1,2)", "rgb(1 2 3 /)", "rgb(1 2 3 / 4 5)", "rgb(1deg 2 3)", "rgb(1. 2 3)",
    "rgb(1 2 3))", "rgb(1 2 3) x", "rgb (1 2 3)", "rgb(inf 2 3)", "rgb(nan 2 3)", "rgb(0x10 2 3)", "rgb(1e999 2 3)",
    "hsl(10% 20% 30%)", "hsl(10, 20, 30)", "hsl(10px 20% 30%)", "hwb(1,2%,3%)", "lab(1,2,3)", "lab(1 2 3 / x)",
    "color(1 2 3)", "color(p3 1 2 3)", "color(oklch 1 2 3)", "color(srgb 1 2)", "color(srgb)", "color()", "xyz(1 2 3)",
    "srgb(1 2 3)", "display-p3(1 2 3)", "oklch(from red l c h)", "calc(1)", "var(--x)", "{brand.ink}", "currentcolor",
    "/", "--5", "rgb(- 2 3)", "rgb(+-1 2 3)", "rgb(1 2 3 / 1 / 1)", ")", "()", "\u{0}", "é(1 2 3)",
  ])
  func refusesWhatIsNoColor(text: String) {
    #expect(Color.parsingCSS(text) == nil)
  }

  @Test func survivesAnyText() {
    let pieces = [
      "#", "rgb(", "color(", "oklch(", "srgb", "none", " ", ",", "/", ")", "%", "1", "-", ".", "e", "deg", "é", "\0",
    ]
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0..<12, using: &generator)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &generator)]
      }.joined()
      if let color = Color.parsingCSS(text)?.color {
        #expect(Color.parsingCSS(color.cssText { "\($0)" })?.color == color, "\(text)")
      }
    }
  }

  /// The forms of rule C-16.
  @Test(arguments: [
    (Color(.displayP3, [1, 0, 0]), "color(display-p3 1 0 0)"),
    (Color(.sRGB, [0.5, 0, 1], alpha: 0.5), "color(srgb 0.5 0 1 / 0.5)"),
    (Color(.xyzD50, [0.5, 0.25, 1]), "color(xyz-d50 0.5 0.25 1)"),
    (Color(.hsl, [120, 50, 25]), "hsl(120 50% 25%)"),
    (Color(.hwb, [120, 50, 25], alpha: 0), "hwb(120 50% 25% / 0)"),
    (Color(.lab, [50, -20.5, 30]), "lab(50 -20.5 30)"),
    (Color(.oklch, [0.7, 0.1, 200]), "oklch(0.7 0.1 200)"),
    (Color(.hsl, [120, 0, 25], missing: [.component(0), .component(1)]), "hsl(none none 25%)"),
  ])
  func writesTheFormOfItsSpace(color: Color, text: String) {
    let written = color.cssText { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
    #expect(written == text)
    #expect(Color.parsingCSS(text)?.color == color)
  }
}
