import Testing

@testable import Importing

@Suite struct SwiftMotionTests {
  @Test func readsAnimations() {
    let list = SwiftTokenList(
      """
      enum Speed { static let fast: TimeInterval = 0.2 }
      enum Motion {
        static let fade: Animation = .easeInOut(duration: 0.25)
        static let move = Animation.timingCurve(0.2, 0, 0, 1, duration: 0.4).delay(0.1)
        static let quick = Animation.linear(duration: Speed.fast)
        static let spring = Animation.spring(response: 0.3, dampingFraction: 0.7)
        static let bounce: Animation = .spring(duration: 0.5,
          bounce: 0.3)
        static let pulse = Animation.easeIn(duration: 1).repeatForever()
      }
      """)
    #expect(
      list.tokens == [
        "Speed.fast: duration = 0.2s",
        "Motion.fade: transition = duration 0.25s; delay 0s; timingFunction 0.42, 0, 0.58, 1",
        "Motion.move: transition = duration 0.4s; timingFunction 0.2, 0, 0, 1; delay 0.1s",
        "Motion.quick: transition = duration {Speed.fast}; delay 0s; timingFunction 0, 0, 1, 1",
        "Motion.spring: spring = Animation.spring(response: 0.3, dampingFraction: 0.7)",
        "Motion.bounce: spring = .spring(duration: 0.5, bounce: 0.3)",
      ])
    #expect(
      list.problems.filter { !$0.hasPrefix("swift-as-written") } == [
        "swift-not-static: 'Motion.pulse' is no token: 'repeatForever' is no part of a transition"
      ])
  }

  @Test func listsASpringWhereOnlyTheTypesOfTheStandardCount() {
    let list = SwiftTokenList("enum Motion { static let a: Animation = .spring() }", isStrict: true)
    #expect(list.problems == ["swift-not-static: 'Motion.a' is no token: DTCG has no type for it"])
  }
}
