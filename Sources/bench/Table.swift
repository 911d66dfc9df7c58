import Foundation
import TextCore

/// What a run prints: rows of ratios below the names of their columns.
struct Table {
  private let widths: [Int]

  init(_ names: [String]) {
    widths = names.map { max(9, $0.count + 2) }
    row(names)
  }

  func row(_ cells: [String]) {
    print(zip(cells, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined())
    // A file gets whole blocks else, and a run that is cut short would have said nothing.
    fflush(nil)
  }

  static func ratio(_ number: Double) -> String { number.text(decimals: number < 10 ? 2 : 1) }

  /// What each doubling of the tokens would cost, from figures of one size and the next.
  static func growth(_ sizes: [Int], _ names: [String], _ figures: [[Double]]) {
    guard sizes.count > 1 else { return }
    print("\nGrowth from one size to the next, as the cost of one doubling of the tokens (2 is linear):")
    let table = Table(["tokens"] + names)
    for index in sizes.indices.dropFirst() {
      let doublings = log2(Double(sizes[index]) / Double(sizes[index - 1]))
      table.row(
        ["\(sizes[index])"] + zip(figures[index], figures[index - 1]).map { ratio(pow($0 / $1, 1 / doublings)) })
    }
  }
}

extension [Double] {
  /// The middle of the sorted numbers.
  var median: Double { sorted()[count / 2] }
}
