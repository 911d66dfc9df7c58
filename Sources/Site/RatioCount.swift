import Analysis

/// How many ratios reach their minimum, of those that there are: a colour without a value makes none.
enum RatioCount {
  /// As a sentence begins: `12 of 14 ratios reach their minimum`.
  static func words(_ results: some Sequence<ContrastResult?>) -> String {
    let found = results.compactMap { $0 }
    return
      "\(Counting.figures(found.count(where: \.passes))) of \(Counting.figures(found.count)) ratios reach their minimum"
  }
}
