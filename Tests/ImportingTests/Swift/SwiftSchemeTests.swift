import DesignModel
import Testing

@testable import Importing

@Suite struct SwiftSchemeTests {
  @Test(arguments: [
    "Color(light: .black, dark: .white)", "dynamic(light: Color.black, dark: Color.white)",
    "Color(light: 0x000000, dark: 0xFFFFFF)", "UIColor.dynamic(light: \"#000\", dark: \"#fff\")",
    "Color(dark: .white, light: .black)", "Color(lightMode: .black, darkMode: .white)",
    "UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }",
    "UIColor { $0.userInterfaceStyle != .dark ? .black : .white }",
    "Color(uiColor: UIColor { $0.userInterfaceStyle == .light ? UIColor.black : UIColor.white })",
    "UIColor(dynamicProvider: { (traits: UITraitCollection) -> UIColor in return traits.userInterfaceStyle == .dark ? .white : .black })",
    "UIColor { traits in if traits.userInterfaceStyle == .dark { return .white } else { return .black } }",
    "UIColor { traits in\n if traits.userInterfaceStyle == .dark {\n return .white\n }\n return .black\n }",
    "UIColor { traits in\n guard traits.userInterfaceStyle == .dark else { return .black }\n return .white\n }",
    "UIColor { traits in\n switch traits.userInterfaceStyle {\n case .dark: return .white\n case .light, .unspecified: return .black\n @unknown default: return .black\n }\n }",
    "NSColor(name: nil) { appearance in appearance.name == .darkAqua ? .white : .black }",
  ]) func readsLightAndDark(text: String) {
    let list = SwiftTokenList("enum Palette {\n  static let a: Color = \(text)\n}")
    #expect(list.tokens == ["Palette.a: color = colorSpace srgb; components 0, 0, 0"])
    // Light is what the token is without a mode.
    #expect(list.modes == ["dark/Palette.a: color = colorSpace srgb; components 1, 1, 1"])
    #expect(list.problems == [])
  }

  @Test func namesOtherTokensInEach() {
    let list = SwiftTokenList(
      """
      enum P { static let a = Color.black, b = Color.white }
      enum Role {
        static let text = Color(light: P.a, dark: P.b)
        static let faint = text.opacity(0.5)
        static let card = CardShadow(color: Color(light: P.a, dark: P.b), radius: 4, y: 1)
        static let hc = Color(light: P.a, dark: P.b, darkHighContrast: .white)
      }
      """)
    #expect(list.tokens.contains("Role.text = {P.a}"))
    // What dark says holds in dark high contrast too.
    #expect(
      list.modes.filter { $0.contains("text") } == ["dark/Role.text = {P.b}", "dark-high-contrast/Role.text = {P.b}"])
    #expect(list.tokens.contains("Role.faint: color = `rgba({Role.text}, 0.5)`"))
    #expect(list.modes.contains { $0.hasPrefix("dark/Role.card: shadow = color {P.b}; offsetX") })
    #expect(list.modes.contains("dark-high-contrast/Role.hc: color = colorSpace srgb; components 1, 1, 1"))
  }

  @Test func refusesAChoiceOfSomethingElse() {
    let list = SwiftTokenList(
      "enum P { static let a = UIColor { $0.layoutDirection == .leftToRight ? .black : .white } }")
    #expect(
      list.problems == ["swift-not-static: 'P.a' is no token: its closure asks for something other than light and dark"]
    )
    let more = SwiftTokenList("enum P { static let a = UIColor { traits in\n let x = 1\n return .black } }")
    #expect(
      more.problems == ["swift-not-static: 'P.a' is no token: its closure is more than a choice between light and dark"]
    )
  }

  @Test func leavesASchemeThatCannotBeReadOpen() {
    let list = SwiftTokenList("enum P { static let a: Color = Color(light: .black, dark: Color(\"Gone\")) }")
    #expect(list.tokens == ["P.a: color = colorSpace srgb; components 0, 0, 0"])
    #expect(list.modes == ["dark/P.a: color = gap"])
    #expect(
      list.problems == [
        "swift-not-static: 'P.a' has no value in dark: it names the asset 'Gone', and no catalogue among the sources "
          + "has it"
      ])
  }

  @Test func keepsTheRealHalfBesideAColourOfThePlatform() {
    let list = SwiftTokenList("enum P { static let a = Color(light: .primary, dark: Color(hex: 0xFF0000)) }")
    #expect(list.tokens == ["P.a: color = .primary of the system"])
    #expect(list.modes == ["dark/P.a: color = colorSpace srgb; components 1, 0, 0"])
    #expect(list.importing.plan.modifiers.first?.contexts.map(\.name) == ["light", "dark"])
    #expect(list.problems == [])
  }

  @Test(arguments: [
    "switch (t.userInterfaceStyle, t.accessibilityContrast) { case (.dark, .high): return .white\n default: return .black }",
    "switch t.userInterfaceStyle { case .dark where isOn: return .white\n default: return .black }",
    "switch t.userInterfaceStyle { case .dark, .light: return .white\n default: return .black }",
  ]) func refusesPatternsOfMoreThanOneWord(body: String) {
    let list = SwiftTokenList("enum P { static let a = UIColor { t in\n \(body)\n } }")
    #expect(
      list.problems == ["swift-not-static: 'P.a' is no token: its closure is more than a choice between light and dark"]
    )
    #expect(list.tokens == [])
  }

  @Test(arguments: [("isDarkMode", true), ("isDarkModeDisabled", false), ("notDark", false), ("isLightTheme", true)])
  func readsOnlyNamesThatAskForTheScheme(name: String, isRead: Bool) {
    let list = SwiftTokenList("enum P { static let a: Color = \(name) ? .white : .black }")
    #expect(list.tokens.isEmpty != isRead)
  }
}
