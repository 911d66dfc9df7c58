/// Finds the name that somebody probably meant.
package enum Suggestion {
  /// The candidate with the fewest edits from a name, if that is at most a third of its length; the first on a tie.
  package static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
    let target = Array(name.utf8)
    // Comparing costs the product of the lengths, and nobody mistypes a name as long as this.
    guard target.count <= 256 else { return nil }
    var best: (distance: Int, candidate: String)?
    let limit = max(1, target.count / 3)
    for candidate in candidates {
      let bound = min(limit, best.map { $0.distance - 1 } ?? limit)
      if bound < 0 { break }
      if let distance = distance(target, Array(candidate.utf8), atMost: bound) {
        best = (distance, candidate)
      }
    }
    return best?.candidate
  }

  /// Insertions, deletions, replacements and swaps of neighbours; ASCII case counts for nothing.
  private static func distance(_ left: [UInt8], _ right: [UInt8], atMost bound: Int) -> Int? {
    guard abs(left.count - right.count) <= bound else { return nil }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      var least = row + 1
      for column in right.indices {
        let same = lowercase(left[row]) == lowercase(right[column])
        var cost = min(previous[column + 1] + 1, current[column] + 1, previous[column] + (same ? 0 : 1))
        if row > 0, column > 0, lowercase(left[row]) == lowercase(right[column - 1]),
          lowercase(left[row - 1]) == lowercase(right[column])
        {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
        least = min(least, cost)
      }
      if least > bound { return nil }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count] <= bound ? previous[right.count] : nil
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
