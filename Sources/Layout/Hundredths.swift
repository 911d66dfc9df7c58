/// A length in whole hundredths of a point, so that sums and comparisons are exact.
typealias Hundredths = Int

extension Hundredths {
  init(points: Double) { self = Int((points * 100).rounded()) }

  var points: Double { Double(self) / 100 }
}
