import Analysis

/// Which pairs a matrix draws, in rows of foregrounds and columns of backgrounds.
struct ContrastMatrix {
  /// The most rows, and the most columns.
  static let most = 40
  /// The most cells, so that a sheet stays small enough for picture diffs.
  static let mostCells = 480

  struct Cell: Hashable {
    let foreground: Int
    let background: Int
  }

  let rows: [Int]
  let columns: [Int]
  private let pairs: [Cell: ContrastPair]
  /// The number of pairs that are not drawn.
  let left: Int

  /// Rows and columns in declared order; when there are too many, those with failing pairs stay first, then near ones.
  init(_ analysed: AnalysedCatalog, in appearance: Int) {
    let all = analysed.contrastPairs.pairs
    let ranks = all.map { pair -> Int in
      guard let result = analysed.contrast(pair, in: appearance) else { return 0 }
      return !result.passes ? 0 : result.isNear ? 1 : 2
    }
    let kept = Set(Self.first(all.map(\.foreground), ranks))
    let inRows = all.indices.filter { kept.contains(all[$0].foreground) }
    let columns = Set(Self.first(inRows.map { all[$0].background }, inRows.map { ranks[$0] }))
    var drawn = inRows.filter { columns.contains(all[$0].background) }
    if drawn.count > Self.mostCells {
      drawn = Array(drawn.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.prefix(Self.mostCells))
    }
    rows = Set(drawn.map { all[$0].foreground }).sorted()
    self.columns = Set(drawn.map { all[$0].background }).sorted()
    pairs = Dictionary(
      drawn.map { (Cell(foreground: all[$0].foreground, background: all[$0].background), all[$0]) },
      uniquingKeysWith: { first, _ in first })
    left = all.count - drawn.count + analysed.contrastPairs.left
  }

  subscript(foreground: Int, background: Int) -> ContrastPair? {
    pairs[Cell(foreground: foreground, background: background)]
  }

  var count: Int { pairs.count }

  /// The first so many tokens by the best rank among their pairs, then by declared order.
  private static func first(_ tokens: [Int], _ ranks: [Int]) -> [Int] {
    var best: [Int: Int] = [:]
    for (token, rank) in zip(tokens, ranks) { best[token] = min(best[token] ?? rank, rank) }
    guard best.count > most else { return best.keys.sorted() }
    return best.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.prefix(most).map(\.key)
  }
}
