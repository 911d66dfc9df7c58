import Foundation
import TextCore

/// What a run prints: rows of ratios.
enum Table {
  static func row(_ cells: [String]) {
    print(cells.map { $0.padding(toLength: max(16, $0.count + 2), withPad: " ", startingAt: 0) }.joined())
  }

  static func ratio(_ number: Double) -> String { number.text(decimals: number < 10 ? 2 : 1) }

  /// What each doubling of the tokens would cost, from figures of one size and the next.
  static func growth(_ sizes: [Int], _ names: [String], _ figures: [[Double]]) {
    guard sizes.count > 1 else { return }
    print("\nGrowth from one size to the next, as the cost of one doubling of the tokens (2 is linear):")
    row(["tokens"] + names)
    for index in sizes.indices.dropFirst() {
      let doublings = log2(Double(sizes[index]) / Double(sizes[index - 1]))
      row(["\(sizes[index])"] + zip(figures[index], figures[index - 1]).map { ratio(pow($0 / $1, 1 / doublings)) })
    }
  }
}

extension [Double] {
  /// The middle of the sorted numbers.
  var median: Double { sorted()[count / 2] }
}
