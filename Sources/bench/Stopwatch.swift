/// The time that some work takes.
enum Stopwatch {
  static func seconds(_ body: () throws -> Void) rethrows -> Double {
    try ContinuousClock().measure(body).seconds
  }
}

extension Duration {
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
