import DesignModel

/// Pairs that names make (DESIGN.md section 7).
extension ContrastPairs {
  mutating func infer(_ colors: [(number: Int, name: ColorName)]) {
    // Contrast is not asked of what cannot be used.
    let colors = colors.filter { !$0.name.isDisabled }
    let minimums = Dictionary(uniqueKeysWithValues: colors.map { ($0.number, $0.name.minimum) })
    let minimum = { (color: Int) in minimums[color] ?? 4.5 }
    inferFromOnNames(colors, minimum)
    // What has text of its own is no ground for other text of its name.
    let grounds = Set(pairs.map(\.background))
    inferFromOneWord(colors, grounds, minimum)
    add(
      colors.filter(\.name.isTopLevelText).map(\.number), colors.filter(\.name.isMainBackground).map(\.number), minimum,
      .inferred(.mainBackground))
  }

  private struct Sibling: Hashable {
    let parent: PathID?
    let words: [String]
  }

  /// `onAccent` with its sibling `accent`; without one, with every background of that name, or else every colour of it
  /// that is neither text nor edge.
  private mutating func inferFromOnNames(_ colors: [(number: Int, name: ColorName)], _ minimum: (Int) -> Double) {
    var siblings: [Sibling: [Int]] = [:]
    var backgrounds: [[String]: [Int]] = [:]
    var others: [[String]: [Int]] = [:]
    for (number, name) in colors where !name.isForeground && !name.isEdge {
      for (parent, words) in name.titles {
        siblings[Sibling(parent: parent, words: words), default: []].append(number)
        if name.isBackground {
          backgrounds[words, default: []].append(number)
        } else {
          others[words, default: []].append(number)
        }
      }
    }
    for (number, name) in colors {
      guard let words = name.ground else { continue }
      let partners = siblings[Sibling(parent: name.parent, words: words)] ?? backgrounds[words] ?? others[words] ?? []
      add([number], partners, minimum, .inferred(.onName))
    }
  }

  private mutating func inferFromOneWord(
    _ colors: [(number: Int, name: ColorName)], _ grounds: Set<Int>, _ minimum: (Int) -> Double
  ) {
    var order: [String] = []
    var foregrounds: [String: [Int]] = [:]
    var backgrounds: [String: [Int]] = [:]
    for (number, name) in colors {
      for key in name.keys(without: ColorWords.foreground) {
        if foregrounds[key] == nil { order.append(key) }
        foregrounds[key, default: []].append(number)
      }
      guard !grounds.contains(number) else { continue }
      for key in name.keys(without: ColorWords.background) { backgrounds[key, default: []].append(number) }
    }
    for key in order { add(foregrounds[key] ?? [], backgrounds[key] ?? [], minimum, .inferred(.oneWord)) }
  }
}
