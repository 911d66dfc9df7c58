import DesignModel

/// What a dimension or number is shown as (DESIGN.md section 4.4). It is only for display: a type never comes from a name.
package enum Purpose: String, Sendable, Hashable, CaseIterable {
  case spacing, radii, sizes, strokes, opacity
}

/// Where a purpose was read.
package enum PurposeOrigin: String, Sendable, Hashable {
  /// A glob of `groups` in `guide.json`.
  case groups
  /// A hint in the token file, such as `com.figma.scopes`.
  case hint
  /// A word of the token's path.
  case name
}

struct PurposeFinder {
  private let settings: Settings

  init(_ settings: Settings) {
    self.settings = settings
  }

  func purpose(of token: CatalogToken, segments: [String]) -> (Purpose, PurposeOrigin)? {
    guard token.type == "dimension" || token.type == "number" else { return nil }
    for purpose in Purpose.allCases {
      if settings.groups[purpose.rawValue]?.contains(where: { $0.matches(segments) }) == true {
        return (purpose, .groups)
      }
    }
    if let purpose = hint(token.extensions) { return (purpose, .hint) }
    return name(segments).map { ($0, .name) }
  }

  // Figma's variable scopes, as its REST and export files write them.
  private func hint(_ extensions: Expression?) -> Purpose? {
    guard case .list(let scopes)? = extensions?["com.figma.scopes"]?.form else { return nil }
    for scope in scopes {
      guard case .text(let name) = scope.form else { continue }
      switch name {
      case "GAP": return .spacing
      case "CORNER_RADIUS": return .radii
      case "WIDTH_HEIGHT": return .sizes
      case "STROKE_FLOAT": return .strokes
      case "OPACITY": return .opacity
      default: continue
      }
    }
    return nil
  }

  private static let table: [(Purpose, Set<String>)] = [
    (.radii, ["radius", "radii", "corner", "rounded"]),
    (.strokes, ["stroke", "border", "outline"]),
    (.spacing, ["space", "spacing", "inset", "gap", "padding", "margin", "gutter", "stack"]),
    (.sizes, ["size", "sizing", "icon", "avatar", "target", "width", "height", "thumbnail"]),
    (.opacity, ["opacity", "alpha"]),
  ]

  private static let typeWords: Set<String> = ["font", "text", "type", "typography", "line", "letter", "paragraph"]

  /// Words of measures that have none of the purposes.
  private static let otherWords: Set<String> = ["blur", "breakpoint", "depth", "z"]

  /// Whether a length or number of this path belongs to type, such as a line height.
  static func isTypeMeasure(_ segments: [String]) -> Bool {
    segments.contains { Words.of($0).contains(where: typeWords.contains) }
  }

  private func name(_ segments: [String]) -> Purpose? {
    let words = segments.map { Words.of($0) }
    let isOther = words.joined().contains { Self.typeWords.contains($0) || Self.otherWords.contains($0) }
    guard !isOther else { return nil }
    for segment in words.reversed() {
      for (purpose, table) in Self.table where segment.contains(where: table.contains) { return purpose }
    }
    return nil
  }
}
