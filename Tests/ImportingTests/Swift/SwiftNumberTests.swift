import Testing

@testable import Importing

@Suite struct SwiftNumberTests {
  @Test func takesTheTypeThatIsWritten() {
    let list = SwiftTokenList(
      """
      enum Spacing {
        static let a: CGFloat = 1_000.5, b: CGFloat = -8
        static let c = CGFloat(4), d = CGFloat(2 * (3 + 1))
        static let e: Double = 1.5
        static let f = 0x10
        static let g: TimeInterval = 0.25
        static let h: Duration = .milliseconds(350)
        static var i: CGFloat { 4 }
        static var j: CGFloat { get { return 5 } }
      }
      """)
    #expect(
      list.tokens == [
        "Spacing.a: dimension = 1000.5px", "Spacing.b: dimension = -8px", "Spacing.c: dimension = 4px",
        "Spacing.d: dimension = 8px", "Spacing.e: number = 1.5", "Spacing.f: number = 16",
        "Spacing.g: duration = 0.25s",
        "Spacing.h: duration = 350ms", "Spacing.i: dimension = 4px", "Spacing.j: dimension = 5px",
      ])
    #expect(list.problems == [])
  }

  @Test func takesRatiosForNumbers() {
    let list = SwiftTokenList(
      """
      enum Opacity { static let disabled: CGFloat = 0.38 }
      enum LineHeight { static let tight: CGFloat = 1.2, body: CGFloat = 24 }
      enum Press { static let scale: CGFloat = 0.97 }
      enum TypeScale { static let body: CGFloat = 17 }
      """)
    #expect(
      list.tokens == [
        "Opacity.disabled: number = 0.38", "LineHeight.tight: number = 1.2", "LineHeight.body: dimension = 24px",
        "Press.scale: number = 0.97", "TypeScale.body: dimension = 17px",
      ])
  }

  @Test func keepsArithmeticWithTokensAsItIsWritten() {
    let list = SwiftTokenList(
      """
      enum Primitive { static let unit: CGFloat = 4 }
      enum Space {
        static let a = Primitive.unit
        static let b: CGFloat = Primitive.unit * 2
        static let c = (Primitive.unit + 1) / 2
        static let d = CGFloat(Primitive.unit) - 0.5
        static let e: CGFloat = 4 / 0
      }
      """)
    #expect(
      list.tokens.dropFirst() == [
        "Space.a = {Primitive.unit}", "Space.b: dimension = `{Primitive.unit} * 2`",
        "Space.c: dimension = `({Primitive.unit} + 1) / 2`", "Space.d: dimension = `{Primitive.unit} - 0.5`",
      ])
    #expect(list.problems == ["swift-not-static: 'Space.e' is no token: it divides by zero"])
  }

  @Test func showsAnInfiniteLengthByThatWord() {
    let list = SwiftTokenList(
      "enum Radius {\n  static let full: CGFloat = .infinity\n  static let max = CGFloat.infinity\n}")
    #expect(list.tokens == ["Radius.full: infiniteLength = infinity", "Radius.max: infiniteLength = infinity"])
    #expect(list.problems.map { $0.prefix(14) } == ["swift-infinity", "swift-infinity"])
    let strict = SwiftTokenList("enum Radius { static let full: CGFloat = .infinity }", isStrict: true)
    #expect(strict.tokens == [])
    #expect(strict.problems == ["swift-not-static: 'Radius.full' is no token: DTCG has no infinite length"])
  }

  @Test func readsRawValues() {
    let list = SwiftTokenList(
      """
      enum Space: CGFloat { case xs = 4, s = 8
        case m = 1.6e1 }
      enum Size: Int { case one = -1, two, three, nine = 9, ten }
      enum Kind: String { case a, b }
      enum Plain: Int { case a, b }
      enum Gap { static let a = Space.s.rawValue, b = CGFloat(Space.m.rawValue) }
      """)
    #expect(
      list.tokens == [
        "Space.xs: dimension = 4px", "Space.s: dimension = 8px", "Space.m: dimension = 16px", "Size.one: number = -1",
        "Size.two: number = 0", "Size.three: number = 1", "Size.nine: number = 9", "Size.ten: number = 10",
        "Gap.a = {Space.s}", "Gap.b = {Space.m}",
      ])
  }

  @Test(arguments: [
    (".zero", "0px"), ("CGFloat.zero", "0px"), (".init(12)", "12px"), ("8 as CGFloat", "8px"), ("7 % 4", "3px"),
    ("{ 8 }()", "8px"), ("7 / 2", "3.5px"),
  ]) func readsOtherWaysToWriteANumber(text: String, value: String) {
    let list = SwiftTokenList("enum Spacing { static let a: CGFloat = \(text) }")
    #expect(list.tokens == ["Spacing.a: dimension = \(value)"])
  }

  @Test func dividesIntegersAsSwiftDoes() {
    let list = SwiftTokenList(
      "enum Grid { static let a: Int = 7 / 2, b = 7 / 2, c = 7 / 2.0 }")
    #expect(list.tokens == ["Grid.a: number = 3", "Grid.b: number = 3", "Grid.c: number = 3.5"])
  }

  @Test func readsWhatStandsInAnExtensionOfANumber() {
    let list = SwiftTokenList("extension CGFloat { static var a: Self { 20 }\n static let b = 8.0 }")
    #expect(list.tokens == ["CGFloat.a: dimension = 20px", "CGFloat.b: dimension = 8px"])
  }

  @Test func takesZForALengthAndZIndexForNone() {
    let list = SwiftTokenList("enum Spacing { static let z: CGFloat = 3, zIndex: CGFloat = 2 }")
    #expect(list.tokens == ["Spacing.z: dimension = 3px", "Spacing.zIndex: number = 2"])
  }

  @Test func takesNumbersOfTypesThatAreNamedForStyle() {
    let list = SwiftTokenList(
      """
      enum ZIndex { static let modal = 100 }
      enum LineHeight { static let body = 24.0 }
      enum Grid { static let columns = 12, gutter = 16.0 }
      enum Constants { static let cornerRadius = 8, retries = 3 }
      enum API { static let pageSize = 50 }
      let pad: CGFloat = 4
      let attempts = 3
      struct Shadow { var depth = 0; static let most = 8 }
      """)
    #expect(
      list.tokens == [
        "ZIndex.modal: number = 100", "LineHeight.body: number = 24", "Grid.columns: number = 12",
        "Grid.gutter: number = 16", "Constants.cornerRadius: number = 8", "pad: dimension = 4px",
      ])
    #expect(list.problems == ["swift-constants: 1 number is no token, in types that have instances"])
  }
}
