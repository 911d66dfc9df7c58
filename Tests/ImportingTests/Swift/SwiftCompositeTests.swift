import Testing

@testable import Importing

@Suite struct SwiftCompositeTests {
  @Test func readsShadows() {
    let list = SwiftTokenList(
      """
      enum Shadow {
        static let low = ShadowStyle(color: .black.opacity(0.2), radius: 8, x: 0, y: 2)
        static let high = ShadowStyle(color: Color.black, opacity: 0.5, blur: 6, offset: CGSize(width: 1, height: 3))
        static let both = [ShadowStyle(color: .black, radius: 1, y: 1), ShadowStyle(color: .white, radius: 2, y: -1)]
      }
      """)
    let black = "color colorSpace srgb; components 0, 0, 0"
    #expect(
      list.tokens == [
        "Shadow.low: shadow = \(black); alpha 0.2; offsetX 0px; offsetY 2px; blur 8px; spread 0px",
        "Shadow.high: shadow = \(black); alpha 0.5; offsetX 1px; offsetY 3px; blur 6px; spread 0px",
        "Shadow.both: shadow = \(black); offsetX 0px; offsetY 1px; blur 1px; spread 0px, "
          + "color colorSpace srgb; components 1, 1, 1; offsetX 0px; offsetY -1px; blur 2px; spread 0px",
      ])
  }

  @Test func readsGradients() {
    let list = SwiftTokenList(
      """
      enum Palette {
        static let a = Color.black
        static let b = LinearGradient(colors: [a, .white], startPoint: .top, endPoint: .bottom)
        static let c = Gradient(stops: [.init(color: .black, location: 0.25), Gradient.Stop(color: a, location: 1)])
      }
      """)
    #expect(
      list.tokens.dropFirst() == [
        "Palette.b: gradient = color {Palette.a}; position 0, color colorSpace srgb; components 1, 1, 1; position 1",
        "Palette.c: gradient = color colorSpace srgb; components 0, 0, 0; position 0.25, color {Palette.a}; position 1",
      ])
  }

  @Test func showsInsetsAsTheyAreWritten() {
    let list = SwiftTokenList(
      "enum Insets { static let card = EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8) }")
    #expect(list.tokens == ["Insets.card: edgeInsets = EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)"])
  }

  @Test(arguments: [
    "LinearGradient(colors: [.primary, .black], startPoint: .top, endPoint: .bottom)",
    "Gradient(colors: [P.named, .black])", "Shadow(color: .primary, radius: 4, x: 0, y: 1)",
  ]) func refusesAColourOfTheSystemInsideAnotherValue(text: String) {
    let list = SwiftTokenList("enum P { static let named = Color.primary\n static let a = \(text) }")
    #expect(
      list.problems == ["swift-not-static: 'P.a' is no token: a colour of the system has no value of its own"])
  }
}
