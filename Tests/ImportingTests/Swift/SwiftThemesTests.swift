import Testing

@testable import Importing

@Suite struct SwiftThemesTests {
  @Test func readsATypeThatFillsAProtocol() {
    let list = SwiftTokenList(
      """
      protocol Theme { var primary: Color { get }; var corner: CGFloat { get } }
      struct DefaultTheme: Theme {
        let primary = Color.black
        var corner: CGFloat { 8 }
        let name = "x"
      }
      """)
    #expect(
      list.tokens == [
        "DefaultTheme.primary: color = colorSpace srgb; components 0, 0, 0", "DefaultTheme.corner: dimension = 8px",
      ])
    #expect(list.problems == [])
  }

  @Test func makesContextsOfTypesForLightAndDark() {
    let list = SwiftTokenList(
      """
      protocol Theme { var primary: Color { get } }
      struct DarkTheme: Theme { let primary = Color.white }
      struct LightTheme: Theme { let primary = Color.black }
      """)
    #expect(list.tokens == ["Theme.primary: color = colorSpace srgb; components 0, 0, 0"])
    #expect(list.modes == ["dark/Theme.primary: color = colorSpace srgb; components 1, 1, 1"])
  }

  @Test func makesContextsOfValuesForLightAndDark() {
    let list = SwiftTokenList(
      """
      struct Theme {
        struct Text { let title: Color }
        let primary: Color
        let text: Text
        var corner: CGFloat = 8
        static let light = Theme(primary: .black, text: .init(title: .black))
        static let dark = Theme(primary: .white, text: Text(title: .white))
      }
      """)
    #expect(
      list.tokens == [
        "Theme.primary: color = colorSpace srgb; components 0, 0, 0",
        "Theme.text.title: color = colorSpace srgb; components 0, 0, 0", "Theme.corner: dimension = 8px",
      ])
    #expect(list.modes.contains("dark/Theme.text.title: color = colorSpace srgb; components 1, 1, 1"))
  }

  @Test func makesGroupsOfOtherValues() {
    let list = SwiftTokenList(
      """
      struct ButtonTheme { let fill: Color; let inset: CGFloat }
      extension ButtonTheme {
        static let primary = ButtonTheme(fill: .black, inset: 8)
        static let quiet = Self(fill: .clear, inset: 4)
      }
      enum Role { static let edge = ButtonTheme.primary.fill }
      """)
    #expect(
      list.tokens.map { $0.prefix { $0 != ":" && $0 != " " } } == [
        "ButtonTheme.primary.fill", "ButtonTheme.primary.inset", "ButtonTheme.quiet.fill", "ButtonTheme.quiet.inset",
        "Role.edge",
      ])
    #expect(list.tokens.last == "Role.edge = {ButtonTheme.primary.fill}")
  }
}
