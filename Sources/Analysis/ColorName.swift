import DesignModel

/// The words of a colour's path, and what they say about its part in a contrast pair.
struct ColorName {
  /// The group that holds the colour.
  let parent: PathID?
  private let groupAbove: PathID?
  /// The words of each segment; `$root` stands for its group and adds none.
  private let segments: [[String]]
  private let words: [String]
  // Read once, since rules ask again and again.
  let isForeground: Bool
  let isBackground: Bool
  let isEdge: Bool
  /// The words of `accent` in `onAccent` and `textOnAccent`.
  let ground: [String]?

  init(_ path: PathID, _ paths: PathTable) {
    let isRoot = paths.name(of: path) == "$root"
    let path = isRoot ? paths.parent(of: path) ?? path : path
    parent = paths.parent(of: path)
    groupAbove = parent.flatMap { paths.parent(of: $0) }
    segments = paths.segments(of: path).map { Words.of($0) }
    words = Array(segments.joined())
    ground = Self.ground(segments.last ?? [])
    isForeground = ground != nil || words.contains(where: ColorWords.foreground.contains)
    isBackground = words.contains(where: ColorWords.background.contains)
    isEdge = words.contains(where: ColorWords.edge.contains)
  }

  private static func ground(_ last: [String]) -> [String]? {
    guard let place = last.firstIndex(of: "on"), place + 1 < last.count,
      last[..<place].allSatisfy(ColorWords.foreground.contains)
    else { return nil }
    return Array(last[(place + 1)...])
  }

  var isDisabled: Bool { words.contains("disabled") }

  /// 3 for icons and edges, which are no text.
  var minimum: Double {
    let telling = words.last { ColorWords.foreground.contains($0) && $0 != "fg" && $0 != "foreground" }
    if let telling { return telling == "icon" ? 3 : 4.5 }
    // `outline` in `button.outline.fg` is a kind of button, and what stands in it is text.
    return isEdge && !isForeground ? 3 : 4.5
  }

  /// What the colour is called in which group: `soft` in `accent` is `accentSoft` in the group above, and `base` in
  /// `accent` is `accent` there.
  var titles: [(parent: PathID?, words: [String])] {
    guard let last = segments.last else { return [] }
    guard segments.count > 1 else { return [(parent, last)] }
    let group = segments[segments.count - 2]
    let isMain = last.count == 1 && ColorWords.main.contains(last[0])
    return [(parent, last), (groupAbove, isMain ? group : group + last)]
  }

  /// The path's words with one word of the set left open, once for each such word.
  func keys(without set: Set<String>) -> [String] {
    // A name of more words is none that a person gave, and has as many keys as words.
    guard words.count <= 32 else { return [] }
    return words.indices.filter { set.contains(words[$0]) }.map { open in
      words.enumerated().map { $0.offset == open ? "*" : $0.element }.joined(separator: " ")
    }
  }

  /// Segments below headings such as `color`.
  private var roleSegments: ArraySlice<[String]> { segments.drop { $0.allSatisfy(ColorWords.generic.contains) } }

  /// Whether it is text that no component has for itself, and that is not made for a ground of its own.
  var isTopLevelText: Bool {
    guard let first = roleSegments.first, first.contains(where: { $0 != "icon" && ColorWords.foreground.contains($0) })
    else { return false }
    return ground == nil && !isBackground && !isEdge
      && !roleSegments.dropFirst().joined().contains { ["fg", "foreground", "text", "ink", "icon"].contains($0) }
  }

  /// Whether it is called nothing but background, and `base`, `default`, `primary` or `canvas`.
  var isMainBackground: Bool {
    guard roleSegments.first?.contains(where: ColorWords.background.contains) == true else { return false }
    let rest = roleSegments.joined().filter { !ColorWords.generic.contains($0) }
    return rest.contains(where: ColorWords.main.contains)
      && rest.allSatisfy { ColorWords.main.contains($0) || ColorWords.background.contains($0) }
  }
}
