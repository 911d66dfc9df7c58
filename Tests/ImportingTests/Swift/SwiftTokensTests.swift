import DesignModel
import Testing
import TextCore

@testable import Importing

@Suite struct SwiftTokensTests {
  @Test func namesTokensByTypeAndMember() {
    let list = SwiftTokenList([
      "A.swift": """
      public struct DesignTokens { public enum Colors { public static let primary = Color.black } }
      extension Color { internal static let brand = Color.black; enum Deep { static let sea = Color.black } }
      let brandBlue = Color.black
      """,
      "B.swift": "extension DesignTokens.Colors { static let second = primary; static let third = Self.second }",
    ])
    #expect(
      list.tokens == [
        "DesignTokens.Colors.primary: color = colorSpace srgb; components 0, 0, 0",
        "Color.brand: color = colorSpace srgb; components 0, 0, 0",
        "Color.Deep.sea: color = colorSpace srgb; components 0, 0, 0",
        "brandBlue: color = colorSpace srgb; components 0, 0, 0",
        "DesignTokens.Colors.second = {DesignTokens.Colors.primary}",
        "DesignTokens.Colors.third = {DesignTokens.Colors.second}",
      ])
    #expect(list.importing.plan.isForApplePlatforms)
  }

  @Test func looksForNamesFromTheInnermostTypeOutward() {
    let list = SwiftTokenList(
      """
      enum Outer {
        static let a: CGFloat = 1, b: CGFloat = 2
        typealias Base = Inner
        enum Inner { static let a: CGFloat = 3
          static let near = a, far = b, self2 = Inner.a }
        static let alias = Base.a
      }
      """)
    #expect(
      list.tokens.suffix(4) == [
        "Outer.Inner.near = {Outer.Inner.a}", "Outer.Inner.far = {Outer.b}", "Outer.Inner.self2 = {Outer.Inner.a}",
        "Outer.alias = {Outer.Inner.a}",
      ])
  }

  @Test func takesCommentsAndDeprecation() throws {
    let list = SwiftTokenList(
      """
      enum Palette {
        /// Ink on paper,
        /// for text.
        ///
        /// Never for lines.
        static let ink = Color.black
        /**
         * The ground.
         */
        @available(*, deprecated, message: "Use paper.")
        @MainActor public static let ground = Color.white // not this
        @available(iOS, deprecated: 15, renamed: "ink") static let old = Color.black
        // Not this either.
        static let bare = Color.black
      }
      """)
    let ink = try #require(list.declaration("Palette.ink"))
    #expect(ink.description == "Ink on paper, for text.\n\nNever for lines.")
    #expect(ink.deprecation == nil)
    let ground = try #require(list.declaration("Palette.ground"))
    #expect(ground.description == "The ground.")
    #expect(ground.deprecation == .yes(reason: "Use paper."))
    #expect(list.declaration("Palette.old")?.deprecation == .yes(reason: "renamed to ink"))
    #expect(list.declaration("Palette.bare")?.description == nil)
    #expect(
      list.declaration("Palette.ink")?.range.lower
        == UInt32(
          "enum Palette {\n  /// Ink on paper,\n  /// for text.\n  ///\n  /// Never for lines.\n  static let ink = "
            .utf8.count))
  }

  @Test func saysNothingOfCodeThatIsNoStyle() {
    let list = SwiftTokenList(
      """
      import SwiftUI
      final class Store { static let shared = Store(); static let retries = 3; static let key = "a.b"; static let x = Calendar.current }
      enum Kind: String { case a, b }
      enum Flags: Int { case one, two }
      struct Row: View {
        static let height: CGFloat = 44
        private let inset: CGFloat = 4
        var body: some View { Text("\\(1 + (2))").padding(4) }
        func f<T: A>(x: T) -> [Int] where T: B { let a: CGFloat = 4; return [] }
      }
      private enum Hidden { static let a = Color.black }
      struct Plain { let size: CGFloat = 4; var color: Color; init(color: Color) { self.color = color } }
      let pi2 = 6.28
      """)
    #expect(list.tokens == [])
    #expect(list.problems == [])
  }

  @Test func listsOnlyWhatMayBeStyleOfTypesThatHoldTokens() {
    let list = SwiftTokenList(
      """
      enum Palette {
        static let ink = Color.black
        static let made = brand(1)
        static let shared = Store()
        static let names = ["a", "b"]
        static let make = { 1 }
        static func tint(_ x: Int) -> Color { .black }
        static func count() -> Int { 1 }
        private static let secret = brand(2)
      }
      """)
    #expect(list.tokens.count == 1)
    #expect(
      list.problems == [
        "swift-not-static: 'Palette.made' is no token: it calls 'brand', which Specimen does not know",
        "swift-not-static: 'Palette.tint' is no token: a function has no value of its own",
      ])
  }

  @Test func addsWhatTokensNameAndTakesAwayWhatNamesNothing() {
    let list = SwiftTokenList(
      """
      struct Config { static let base = 8; static let unused = 9 }
      enum Palette {
        private static let ink = Color.black
        static let text = ink
        static let step: CGFloat = CGFloat(Config.base)
        static let lost = gone
        static let far = Palette.lost
        static let gone: Color = make(1)
      }
      """)
    #expect(
      list.tokens == [
        "Config.base: number = 8", "Palette.ink: color = colorSpace srgb; components 0, 0, 0",
        "Palette.text = {Palette.ink}",
        "Palette.step = {Config.base}",
      ])
    #expect(
      list.problems.contains(
        "swift-not-static: 'Palette.lost' is no token: it names 'Palette.gone', which could not be read"))
  }

  @Test func readsTheFirstBranchOfACondition() {
    let list = SwiftTokenList(
      """
      enum Palette {
        #if os(iOS)
        static let ink = Color.black
        #elseif os(macOS)
        static let ink = Color.white
        #else
        static let other = Color.white
        #endif
        static let paper = Color.white
      }
      """)
    #expect(list.tokens.map { $0.prefix(13) } == ["Palette.ink: ", "Palette.paper"])
  }

  @Test func readsConstantsOfAValueOnlyInTypesOfStyle() {
    let list = SwiftTokenList(
      """
      struct ColorTheme { let accent = Color.black; var changing = Color.white; let id = 4 }
      extension Color { static let theme = ColorTheme() }
      """)
    #expect(list.tokens == ["ColorTheme.accent: color = colorSpace srgb; components 0, 0, 0"])
    #expect(list.problems == [])
  }

  @Test func goesOnAfterWhatCannotBeRead() {
    let list = SwiftTokenList("enum A {\n  static let a = \"x\n  static let b = Color.black\n}\n}")
    #expect(list.tokens.map { $0.prefix(3) } == ["A.b"])
    #expect(list.problems == ["swift-syntax: this string is never closed", "swift-syntax: this '}' closes nothing"])
  }

  @Test func leavesThePackageManifestAlone() {
    #expect(SwiftTokenList(["Package.swift": "let ink = Color.black"]).tokens == [])
  }

  @Test func readsTheBranchThatHoldsOnIOS() {
    let list = SwiftTokenList(
      """
      enum P {
      #if os(macOS)
        static let a = Color.black, mac = Color.black
      #elseif false || !canImport(UIKit)
        static let a = Color.black
      #else
        static let a = Color.white
        #if DEBUG && os(iOS)
        static let debug = Color.black
        #endif
      #endif
      #if BRAND
        static let b = Color.white
      #else
        static let b = Color.black
      #endif
      }
      """)
    #expect(
      list.tokens == [
        "P.a: color = colorSpace srgb; components 1, 1, 1", "P.b: color = colorSpace srgb; components 1, 1, 1",
      ])
    #expect(
      list.problems == [
        "swift-other-branch: 1 name stands only in branches of '#if' that do not hold on iOS, and is not read"
      ])
  }

  @Test func listsWhatHoldsSeveralValues() {
    let list = SwiftTokenList(
      """
      enum Palette {
        static let a = Color.black
        static let list: [Color] = [.red], map: [String: CGFloat] = ["a": 1]
        static let (b, c) = (Color.black, Color.white)
        static let urls: [URL] = []
      }
      """)
    #expect(
      list.problems == [
        "swift-not-static: 'Palette.list' is no token: a list of values is no token",
        "swift-not-static: 'Palette.map' is no token: a dictionary of values is no token",
        "swift-not-static: 'Palette.b' is no token: it is declared together with others",
        "swift-not-static: 'Palette.c' is no token: it is declared together with others",
      ])
  }

  @Test func keepsAMistypedNameAsABrokenToken() {
    let list = SwiftTokenList(
      """
      enum Primitive { static let blue500 = Color.black, space: CGFloat = 4 }
      enum P { static let a: Color = Primitve.blue500; static let b = Primitive.spce; static let c = Color.black }
      enum Other { static let d = Primitve.blue500 }
      """)
    #expect(list.tokens.contains("P.a: color = {Primitve.blue500}"))
    #expect(list.tokens.contains("P.b = {Primitive.spce}"))
    #expect(!list.tokens.contains { $0.hasPrefix("Other") })
  }

  @Test func passesOverWhatAnEnvironmentBeginsWith() {
    let list = SwiftTokenList(
      "struct ThemeKey: EnvironmentKey { static let defaultValue: Theme = .light }\nenum P { static let a = Color.black }"
    )
    #expect(list.problems == [])
  }
}
