import Analysis
import DesignModel
import TestKit
import Testing
import TextCore
import Workflows

/// Swift in the shapes that teams write, through the whole program.
@Suite struct SwiftSourceTests {
  private static let files: FileTree = [
    "Sources/Primitive.swift": """
    import SwiftUI
    enum Primitive {
      static let blue600 = Color(hex: 0x1D4ED8), gray50 = Color(hex: 0xF9FAFB)
      static let space1: CGFloat = 4
    }
    enum Space { static let small = Primitive.space1 }
    enum Gap: CGFloat { case xs = 4, s = 8 }
    enum Radius { static let full: CGFloat = .infinity }
    enum Motion { static let snappy = Animation.spring(response: 0.3, dampingFraction: 0.7) }
    """,
    "Sources/DesignTokens.swift": """
    public struct DesignTokens {
      public enum Colors {
        /// Of actions.
        public static let action = Primitive.blue600
        public static let text = Color(light: Primitive.blue600, dark: Primitive.gray50)
        public static let brand = Color("Brand", bundle: .module)
      }
      public enum Typography {
        static let caps = AppTextStyle(font: .system(size: 10, weight: .medium), lineSpacing: 4, tracking: 0.5, textCase: .uppercase)
      }
      public enum Spacing { static let xs: CGFloat = 4, s: CGFloat = 8 }
    }
    protocol Theme { var accent: Color { get } }
    struct DefaultTheme: Theme { let accent = DesignTokens.Colors.action }
    """,
    "brand.tokens.json": ##"{"Brand": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}"##,
  ]

  private func tokens() throws -> (byName: [String: JSONValue], system: TokenSystem) {
    let system = TokenSystem(Input(Self.files))
    let list = try #require(JSONValue(TokenListing.json(system))?["tokens"]?.list)
    return (
      Dictionary(uniqueKeysWithValues: list.compactMap { token in token["name"]?.text.map { ($0, token) } }), system
    )
  }

  @Test(
    arguments: [
      ("Primitive.blue600", "primitive", nil), ("Space.small", "semantic", "Primitive.space1"),
      ("DesignTokens.Colors.action", "semantic", "Primitive.blue600"),
      ("DesignTokens.Colors.brand", "semantic", "Brand"),
      ("DefaultTheme.accent", "semantic", "DesignTokens.Colors.action"), ("Gap.s", "primitive", nil),
      ("DesignTokens.Spacing.xs", "primitive", nil), ("DesignTokens.Typography.caps", "primitive", nil),
      ("Radius.full", "primitive", nil), ("Motion.snappy", "primitive", nil),
      ("DesignTokens.Colors.text", "semantic", "Primitive.blue600"),
    ] as [(String, String, String?)]) func givesATokenItsTierAndWhatItNames(name: String, tier: String, alias: String?)
    throws
  {
    let token = try #require(try tokens().byName[name])
    #expect(token["tier"]?.text == tier)
    #expect(token["values"]?["Light"]?["aliases"]?.list?.first?.text == alias)
  }

  @Test func readsEveryAppearanceAndPlace() throws {
    let found = try tokens()
    #expect(found.system.analysed?.catalog.appearances.map(\.name) == ["Light", "Dark"])
    let text = try #require(found.byName["DesignTokens.Colors.text"])
    #expect(text["values"]?["Dark"]?["display"]?.text == "#f9fafb")
    #expect(text["values"]?["Dark"]?["aliases"]?.list?.first?.text == "Primitive.gray50")
    let source = found.byName["DesignTokens.Colors.action"]?["values"]?["Light"]?["source"]
    #expect(source?["file"]?.text == "Sources/DesignTokens.swift")
    #expect(source?["line"]?.isSame(as: .number(4)) == true)
    #expect(source?["column"]?.isSame(as: .number(32)) == true)
    #expect(found.byName["DesignTokens.Colors.action"]?["description"]?.text == "Of actions.")
    #expect(found.system.diagnostics.map(\.problem.code) == ["swift-infinity", "swift-as-written"])
  }

  // Arithmetic and opacities are as much Swift as any other value.
  @Test func calculatesWithoutAWarning() {
    let files: FileTree = [
      "A.swift": """
      enum Space { static let a: CGFloat = 4; static let b = a * 2 }
      enum Ink { static let a = Color.black; static let b = a.opacity(0.5) }
      enum Platform { static let a = Color.primary; static let b = a }
      """
    ]
    for isStrict in [false, true] {
      var options = ReadingOptions()
      options.isStrict = isStrict
      let system = TokenSystem(Input(files), options)
      #expect(system.diagnostics.map(\.problem.code) == [])
      let catalog = system.analysed?.catalog
      #expect(catalog?.tokens.count == 6)
    }
  }
}
