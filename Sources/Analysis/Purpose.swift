import DesignModel

/// What a dimension or number is shown as (DESIGN.md section 4.4). It is only for display: a type never comes from a name.
package enum Purpose: String, Sendable, Hashable, CaseIterable {
  case spacing, radii, sizes, strokes, opacity
}

/// Where a purpose was read.
package enum PurposeOrigin: String, Sendable, Hashable {
  /// A glob of `groups` in `guide.json`.
  case groups
  /// A hint in the token file.
  case hint
  /// A word of the token's path.
  case name
}

/// What in a token file tells a purpose.
package enum PurposeHint: Sendable, Hashable {
  /// `com.figma.scopes`.
  case scopes
  /// The type name of an older tool.
  case typeName
}

/// What a token is shown as, and how that is known.
struct PurposeFinding: Sendable {
  enum Subject: Sendable, Hashable {
    case purpose(Purpose)
    /// A measure of type, such as a line height, which has no purpose but a page.
    case type
  }

  let subject: Subject
  let origin: PurposeOrigin
  var hint: PurposeHint?

  var purpose: Purpose? {
    if case .purpose(let purpose) = subject { purpose } else { nil }
  }
}

struct PurposeFinder {
  private let settings: Settings

  init(_ settings: Settings) {
    self.settings = settings
  }

  func finding(of token: CatalogToken, segments: [String]) -> PurposeFinding? {
    guard token.type == "dimension" || token.type == "number" else { return nil }
    for purpose in Purpose.allCases {
      if settings.groups[purpose.rawValue]?.contains(where: { $0.matches(segments) }) == true {
        return PurposeFinding(subject: .purpose(purpose), origin: .groups)
      }
    }
    if let subject = Self.subject(ofScopes: token.extensions) {
      return PurposeFinding(subject: subject, origin: .hint, hint: .scopes)
    }
    if let subject = token.writtenType.flatMap({ Self.subjectsOfTypes[$0] }) {
      return PurposeFinding(subject: subject, origin: .hint, hint: .typeName)
    }
    if let purpose = name(segments) { return PurposeFinding(subject: .purpose(purpose), origin: .name) }
    return Self.isTypeMeasure(segments) ? PurposeFinding(subject: .type, origin: .name) : nil
  }

  private static func subject(ofScopes extensions: Expression?) -> PurposeFinding.Subject? {
    guard case .list(let scopes)? = extensions?["com.figma.scopes"]?.form else { return nil }
    for scope in scopes {
      if case .text(let name) = scope.form, let subject = subjectsOfScopes[name] { return subject }
    }
    return nil
  }

  // Figma's variable scopes, as its REST and export files write them.
  private static let subjectsOfScopes: [String: PurposeFinding.Subject] = [
    "GAP": .purpose(.spacing), "CORNER_RADIUS": .purpose(.radii), "WIDTH_HEIGHT": .purpose(.sizes),
    "STROKE_FLOAT": .purpose(.strokes), "OPACITY": .purpose(.opacity), "FONT_SIZE": .type, "LINE_HEIGHT": .type,
    "LETTER_SPACING": .type, "PARAGRAPH_SPACING": .type, "PARAGRAPH_INDENT": .type,
  ]

  // Of Tokens Studio.
  private static let subjectsOfTypes: [String: PurposeFinding.Subject] = [
    "spacing": .purpose(.spacing), "borderRadius": .purpose(.radii), "sizing": .purpose(.sizes),
    "borderWidth": .purpose(.strokes), "opacity": .purpose(.opacity), "fontSizes": .type, "fontSize": .type,
    "lineHeights": .type, "lineHeight": .type, "letterSpacing": .type, "paragraphSpacing": .type,
    "paragraphIndent": .type,
  ]

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

  /// Whether a length or number of this path belongs to type.
  private static func isTypeMeasure(_ segments: [String]) -> Bool {
    segments.contains { Words.unnumbered(of: $0).contains(where: typeWords.contains) }
  }

  private func name(_ segments: [String]) -> Purpose? {
    let words = segments.map { Words.unnumbered(of: $0) }
    let isOther = words.joined().contains { Self.typeWords.contains($0) || Self.otherWords.contains($0) }
    guard !isOther else { return nil }
    for segment in words.reversed() {
      for (purpose, table) in Self.table where segment.contains(where: table.contains) { return purpose }
    }
    return nil
  }
}
