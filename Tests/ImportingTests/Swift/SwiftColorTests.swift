import Testing

@testable import Importing

@Suite struct SwiftColorTests {
  private func color(_ initializer: String) -> String {
    let list = SwiftTokenList("enum Palette {\n  static let a = \(initializer)\n}")
    return list.tokens.first ?? list.problems.first ?? "nothing"
  }

  @Test(arguments: [
    ("Color(hex: 0xFF0000)", "1, 0, 0"), ("Color(hex: \"#00FF00\")", "0, 1, 0"), ("Color(hex: \"00f\")", "0, 0, 1"),
    ("Color(0x0000FF)", "0, 0, 1"), ("UIColor(rgb: 0xFFFF00)", "1, 1, 0"), ("Color.init(hex: 0xFF)", "0, 0, 1"),
    ("SwiftUI.Color(red: 1, green: 0.5, blue: 0)", "1, 0.5, 0"),
    ("UIColor(red: 51/255, green: 0, blue: 1, alpha: 1)", "0.2, 0, 1"),
    ("Color(r: 255, g: 51, b: 0)", "1, 0.2, 0"), ("Color(white: 0.25)", "0.25, 0.25, 0.25"),
    ("Color(hue: 0.5, saturation: 1, brightness: 1)", "0, 1, 1"),
    ("NSColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)", "0, 1, 0"),
    ("Color(.sRGB, red: 0.25, green: 0.5, blue: 0.75, opacity: 1)", "0.25, 0.5, 0.75"), ("Color.black", "0, 0, 0"),
    ("#colorLiteral(red: 0.5, green: 0.5, blue: 1, alpha: 1)", "0.5, 0.5, 1"), ("UIColor.purple", "0.5, 0, 0.5"),
    ("Color(uiColor: UIColor(white: 1, alpha: 1))", "1, 1, 1"), ("UIColor(hex: 0xFF0000).cgColor", "1, 0, 0"),
  ]) func readsAnInitializer(text: String, components: String) {
    #expect(color(text) == "Palette.a: color = colorSpace srgb; components \(components)")
  }

  @Test(arguments: [
    ("Color(hex: 0xFF000033)", "srgb", "1, 0, 0", "0.2"), ("Color(argb: 0x33FF0000)", "srgb", "1, 0, 0", "0.2"),
    ("Color(hex: \"#FF000033\")", "srgb", "1, 0, 0", "0.2"),
    ("Color(hex: 0xFF0000, opacity: 0.5)", "srgb", "1, 0, 0", "0.5"),
    ("Color(hex: 0xFF0000, alpha: 0.5)", "srgb", "1, 0, 0", "0.5"), ("Color.clear", "srgb", "0, 0, 0", "0"),
    ("Color.black.opacity(0.4)", "srgb", "0, 0, 0", "0.4"),
    ("UIColor.white.withAlphaComponent(0.5)", "srgb", "1, 1, 1", "0.5"),
    ("Color(.displayP3, red: 1, green: 0, blue: 0, opacity: 0.5)", "display-p3", "1, 0, 0", "0.5"),
    ("UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5)", "display-p3", "1, 0, 0", "0.5"),
    ("Color(.sRGBLinear, white: 0.5, opacity: 0.5)", "srgb-linear", "0.5, 0.5, 0.5", "0.5"),
    ("Color(hex: 0xFF0000, alpha: 0.5).opacity(0.5)", "srgb", "1, 0, 0", "0.25"),
  ]) func readsSpaceAndOpacity(text: String, space: String, components: String, alpha: String) {
    #expect(color(text) == "Palette.a: color = colorSpace \(space); components \(components); alpha \(alpha)")
  }

  @Test(arguments: [
    "Color.red", "Color.primary", "UIColor.systemBlue", "Color(.label)", "Color(uiColor: .systemGray6)",
    "UIColor.label.withAlphaComponent(0.5)",
  ])
  func showsAColourOfThePlatformByName(text: String) {
    let expected = text == "Color(uiColor: .systemGray6)" ? ".systemGray6" : text
    let platform = text.contains("UIColor") || text.contains("uiColor") ? "iOS" : "the system"
    #expect(color(text) == "Palette.a: color = \(expected) of \(platform)")
  }

  @Test func readsALeadingPeriodByTheTypeThatIsWritten() {
    let list = SwiftTokenList(
      """
      enum Palette {
        static let a: Color = .init(hex: 0xFF0000)
        static let b: UIColor = .black
        static var c: Color { .white }
        static var d: some ShapeStyle { return Color.black }
      }
      """)
    #expect(
      list.tokens.map { $0.hasSuffix("1, 0, 0") || $0.hasSuffix("0, 0, 0") || $0.hasSuffix("1, 1, 1") } == [
        true, true, true, true,
      ])
  }

  @Test(arguments: [
    ("Color(hex: code)", "its digits are not known before the program runs"),
    ("Color(hex: 0x1FFFFFFFF)", "its digits are no colour"),
    ("Color(hex: \"xyzxyz\")", "its digits are no colour"),
    ("Color(red: r, green: 0, blue: 0)", "its components are not known before the program runs"),
    ("Color(\"Gone\")", "it names the asset 'Gone', and no catalogue among the sources has it"),
    ("Color(.gone)", "it names the asset 'gone', and no catalogue among the sources has it"),
    ("makeColor(1)", "it calls 'makeColor', which Specimen does not know"),
    ("Other.color", "'Other.color' is declared in no Swift file here"),
    ("table[0]", "a subscript has no value before the program runs"),
    ("isOn ? Color.black : Color.white", "it is decided when the program runs"),
  ]) func listsWhatIsNotStaticWithTheReason(text: String, reason: String) {
    #expect(color(text + "\n  static let b = Color.black").hasPrefix("Palette.b"))
    let list = SwiftTokenList("enum Palette {\n  static let a: Color = \(text)\n}")
    #expect(list.problems == ["swift-not-static: 'Palette.a' is no token: \(reason)"])
    #expect(list.tokens == [])
  }

  @Test func namesTheColoursOfCatalogues() {
    let catalogue = """
      {"$type": "color", "Brand": {"Primary-Text": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}},
       "AccentColor": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}
      """
    let list = SwiftTokenList([
      "z.tokens.json": catalogue,
      "A.swift": """
      extension Color {
        static let text = Color("Brand/Primary-Text", bundle: .module)
        static let symbol = Color(.Brand.primaryText)
        static let accent = UIColor(named: "AccentColor")!
        static let short = Color(.accent)
        static let generated = Color.Brand.primaryText
      }
      """,
    ])
    #expect(
      list.tokens.filter { $0.hasPrefix("Color.") } == [
        "Color.text = {Brand.Primary-Text}", "Color.symbol = {Brand.Primary-Text}", "Color.accent = {AccentColor}",
        "Color.short = {AccentColor}", "Color.generated = {Brand.Primary-Text}",
      ])
  }

  @Test func putsAnOpacityUponAnotherToken() {
    let list = SwiftTokenList(
      "enum P {\n  static let a = Color.black\n  static let b = a.opacity(0.5)\n  static let c = P.a.opacity(1/4)\n}")
    #expect(list.tokens.dropFirst() == ["P.b: color = `rgba({P.a}, 0.5)`", "P.c: color = `rgba({P.a}, 0.25)`"])
  }

  @Test func multipliesOrReplacesAsTheMethodDoes() {
    let list = SwiftTokenList(
      """
      enum P {
        static let a = Color.black.opacity(0.5)
        static let b = a.opacity(0.5)
        static let c = a.withAlphaComponent(0.25)
        static let d = UIColor.black.withAlphaComponent(0.5).withAlphaComponent(0.75)
        static let e = b.opacity(0.5)
        static let f = Color(light: Color.black.opacity(0.5), dark: .white)
        static let g = f.opacity(0.5)
      }
      """)
    #expect(list.tokens.contains("P.b: color = `rgba({P.a}, 0.25)`"))
    #expect(list.tokens.contains("P.c: color = `rgba({P.a}, 0.25)`"))
    #expect(list.tokens.contains("P.d: color = colorSpace srgb; components 0, 0, 0; alpha 0.75"))
    #expect(list.tokens.contains("P.e: color = `rgba({P.b}, 0.125)`"))
    // Half of a half in the light, half of a whole in the dark.
    #expect(list.tokens.contains("P.g: color = `rgba({P.f}, 0.25)`"))
    #expect(list.modes.contains("dark/P.g: color = `rgba({P.f}, 0.5)`"))
  }

  @Test(arguments: [(".red", "1, 0, 0"), (".lightGray", "0.6666666666666666, 0.6666666666666666, 0.6666666666666666")])
  func readsAShortFormByTheTypeThatIsWritten(text: String, components: String) {
    let list = SwiftTokenList("enum P { static let a: UIColor = \(text) }")
    #expect(list.tokens == ["P.a: color = colorSpace srgb; components \(components)"])
    #expect(SwiftTokenList("enum P { static let a: Color = .red }").tokens == ["P.a: color = .red of the system"])
  }

  private static func hexed(_ body: String) -> SwiftTokenList {
    SwiftTokenList("extension Color {\n  \(body)\n  static let a = Color(hex: 0x33FF0000)\n}")
  }

  @Test(arguments: [
    "init(hex: UInt) { self.init(red: Double((hex >> 16) & 0xFF) / 255, opacity: Double((hex >> 24) & 0xFF) / 255) }",
    "init(hex: String) { let a, r: UInt64; (a, r) = (int >> 24, int >> 16 & 0xFF) }",
  ]) func readsEightDigitsAsTheInitializerOfTheTeamDoes(initializer: String) {
    let list = Self.hexed(initializer)
    #expect(list.tokens == ["Color.a: color = colorSpace srgb; components 1, 0, 0; alpha 0.2"])
    #expect(list.problems == [])
  }

  @Test func saysWhereTheOpacityOfEightDigitsIsAssumed() {
    let known = Self.hexed("init(hex: UInt) { let r = (hex & 0xFF000000) >> 24, a = hex & 0xFF }")
    #expect(known.tokens == ["Color.a: color = colorSpace srgb; components 0.2, 1, 0; alpha 0"])
    #expect(known.problems == [])
    #expect(
      Self.hexed("").problems == [
        "swift-hex-order: 1 colour of eight digits is read with the opacity last, as nothing here says that it comes "
          + "first"
      ])
  }

  @Test func readsHexadecimalTextInTypesOfColours() {
    let list = SwiftTokenList(
      "enum AppColors { static let a = \"#FF0000\" }\nenum Palette: String { case b = \"#FF0000\" }\n"
        + "enum Links { static let c = \"#FF0000\" }")
    #expect(
      list.tokens == [
        "AppColors.a: color = colorSpace srgb; components 1, 0, 0",
        "Palette.b: color = colorSpace srgb; components 1, 0, 0",
      ])
  }

  @Test func namesTheAssetsOfSwiftGen() {
    let list = SwiftTokenList([
      "z.tokens.json": ##"{"accent": {"$type": "color", "$value": "#ff0000"}}"##,
      "A.swift": """
      enum Asset { enum Colors { static let accent = ColorAsset(name: "accent") } }
      final class ColorAsset { let name: String; lazy var color: Color = { Color(asset: self) }() }
      enum Names: String { case accent }
      enum P {
        static let a = Asset.Colors.accent.color
        static let b = Asset.Colors.accent.swiftUIColor
        static let c = Color(asset: Asset.Colors.accent)
        static let d = Color(Names.accent.rawValue)
        static let e = Color(Names.accent.rawValue, bundle: nil)
        static let f = Color("accent").opacity(0.5)
      }
      """,
    ])
    #expect(
      list.tokens.dropFirst() == [
        "Asset.Colors.accent = {accent}", "P.a = {Asset.Colors.accent}", "P.b = {Asset.Colors.accent}",
        "P.c = {Asset.Colors.accent}", "P.d = {accent}", "P.e = {accent}", "P.f: color = `rgba({accent}, 0.5)`",
      ])
    #expect(!list.problems.contains { $0.hasPrefix("swift") })
  }

  @Test func takesATypeOfTheSourcesForItself() {
    let list = SwiftTokenList(
      """
      struct Color { let r: Int; init(r: Int) { self.r = r } }
      enum Names { static let a = Color(r: 255) }
      """)
    #expect(list.tokens == [])
  }

  @Test func readsSelfInAnExtension() {
    let list = SwiftTokenList(
      "extension ShapeStyle where Self == Color { static var a: Self { Self(red: 1, green: 0.5, blue: 0) } }")
    #expect(list.tokens == ["ShapeStyle.a: color = colorSpace srgb; components 1, 0.5, 0"])
  }
}
