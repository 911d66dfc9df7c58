import DesignModel
import Testing

@testable import Importing

@Suite struct SwiftFontTests {
  private func font(_ value: String) -> SwiftTokenList {
    SwiftTokenList("enum Typography {\n  static let a: Font = \(value)\n}")
  }

  @Test(arguments: [
    (".system(size: 28, weight: .bold)", "system", "28px", "700", "1.2"),
    ("Font.system(size: 12, weight: .semibold, design: .monospaced)", "system monospaced", "12px", "600", "1.2"),
    (".custom(\"Inter-SemiBold\", size: 20)", "Inter", "20px", "600", "1.2"),
    (".custom(\"Gill Sans\", fixedSize: 20).weight(.light)", "Gill Sans", "20px", "300", "1.2"),
    ("Font(UIFont.boldSystemFont(ofSize: 10))", "system", "10px", "700", "1.2"),
    ("UIFont.systemFont(ofSize: 10, weight: .medium)", "system", "10px", "500", "1.2"),
    ("UIFont(name: \"Avenir-Black\", size: 9)!", "Avenir", "9px", "900", "1.2"),
    (".system(size: 28).bold().monospacedDigit()", "system", "28px", "700", "1.2"),
  ]) func readsAFont(text: String, family: String, size: String, weight: String, line: String) {
    #expect(
      font(text).tokens == [
        "Typography.a: typography = fontFamily \(family); fontSize \(size); fontWeight \(weight); letterSpacing 0px; "
          + "lineHeight \(line)"
      ])
    #expect(font(text).problems == [])
  }

  // Apple's Human Interface Guidelines: title 3 is 20 on 25 points, the headline 17 on 22 semibold.
  @Test func knowsTheTextStylesOfThePlatform() {
    let title = font(".title3")
    #expect(title.tokens.first?.contains("fontSize 20px; fontWeight 400; letterSpacing 0px; lineHeight 1.25") == true)
    #expect(
      title.declaration("Typography.a")?.extensions?["design.specimen"]?["textStyle"].map {
        SwiftTokenList.text($0, .init())
      } == "title3")
    #expect(
      font("Font.system(.headline, design: .rounded)").tokens.first?.contains(
        "system rounded; fontSize 17px; fontWeight 600") == true)
    #expect(
      font(".custom(\"X\", size: 15, relativeTo: .body)").declaration("Typography.a")?.extensions?["design.specimen"]?[
        "textStyle"] != nil)
  }

  @Test func readsATextStyleOfTheTeamsOwn() {
    let list = SwiftTokenList(
      """
      enum Size { static let small: CGFloat = 12 }
      enum FontFamily { static let brand = "Inter" }
      enum Typography {
        static let caps = AppTextStyle(font: .system(size: 10, weight: .medium), lineSpacing: 4, tracking: 0.5, textCase: .uppercase)
        static let body = AppTextStyle(size: 16, weight: .bold, lineHeight: 24)
        static let small = AppTextStyle(font: .custom(FontFamily.brand, size: Size.small), kerning: -0.25, lineHeight: 1.5)
      }
      """)
    #expect(
      list.tokens == [
        "Size.small: dimension = 12px", "FontFamily.brand: fontFamily = Inter",
        "Typography.caps: typography = fontFamily system; fontSize 10px; fontWeight 500; letterSpacing 0.5px; lineHeight 1.6",
        "Typography.body: typography = fontFamily system; fontSize 16px; fontWeight 700; letterSpacing 0px; lineHeight 1.5",
        "Typography.small: typography = fontFamily {FontFamily.brand}; fontSize {Size.small}; fontWeight 400; "
          + "letterSpacing -0.25px; lineHeight 1.5",
      ])
    let caps = list.declaration("Typography.caps")?.extensions?["design.specimen"]?["textCase"]
    #expect(caps.map { SwiftTokenList.text($0, .init()) } == "uppercase")
  }

  @Test func readsWeights() {
    let list = SwiftTokenList(
      "enum Weight {\n  static let strong: Font.Weight = .heavy\n  static let soft = Font.Weight.light\n}")
    #expect(list.tokens == ["Weight.strong: fontWeight = 800", "Weight.soft: fontWeight = 300"])
  }

  @Test func saysWhyAFontIsNotRead() {
    #expect(
      font("makeFont(3)").problems == [
        "swift-not-static: 'Typography.a' is no token: it calls 'makeFont', which Specimen does not know"
      ])
    #expect(
      font(".system(size: 12, weight: strength)").problems == [
        "swift-not-static: 'Typography.a' is no token: 'strength' is declared in no Swift file here"
      ])
  }

  @Test func readsAFontThatGrowsAndAKern() {
    let list = SwiftTokenList(
      """
      enum Fonts {
        static let a = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: 15))
        static let b = TextStyle(font: .body, kern: 0.5)
      }
      """)
    #expect(list.tokens.first?.contains("fontSize 15px") == true)
    #expect(list.tokens.last?.contains("letterSpacing 0.5px") == true)
    #expect(list.tokens.count == 2)
  }
}
