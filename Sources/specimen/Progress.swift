/// One line on the terminal that says what a long run is doing; nothing when the run is short or nobody is watching.
struct Progress {
  private let terminal: Terminal
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant

  /// Inputs of this size keep the program busy for about a second.
  private static let largeInput = 8 * 1024 * 1024

  init(_ terminal: Terminal) {
    self.terminal = terminal
    start = clock.now
  }

  /// Says which stage begins, with the number of things that it has before it.
  func show(_ stage: String, _ count: Int, _ things: String, bytes: Int = 0) {
    guard terminal.showsProgress, bytes >= Self.largeInput || clock.now - start > .seconds(1) else { return }
    terminal.printMessage("\(stage) \(count) \(things)\n")
  }
}
