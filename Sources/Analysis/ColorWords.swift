import DesignModel

/// Words in names of colours that say what a colour is for (DESIGN.md section 7).
enum ColorWords {
  static let foreground: Set<String> = ["text", "label", "fg", "foreground", "icon", "link", "ink"]
  static let background: Set<String> = ["background", "bg", "surface", "canvas", "fill"]
  static let edge: Set<String> = [
    "border", "stroke", "outline", "divider", "separator", "ring", "focus", "hairline",
  ]
  static let shadow: Set<String> = ["shadow", "elevation"]
  static let status: Set<String> = ["status", "feedback"]
  /// Words of colours that tell something by themselves.
  static let signal: Set<String> = [
    "status", "feedback", "accent", "success", "warning", "danger", "error", "info", "critical", "positive", "negative",
    "attention", "caution", "destructive", "severe", "alert",
  ]
  /// Groups that say no more than that colours follow.
  static let generic: Set<String> = [
    "color", "colors", "colour", "colours", "semantic", "system", "sys", "alias", "role", "roles", "theme", "global",
  ]
  static let main: Set<String> = ["base", "default", "primary", "canvas"]
}

/// What a colour role colours, as its name tells it; only for display.
package enum ColorUse: Sendable, Hashable {
  case fill, background, text, edge, shadow, status

  /// The last segment with a telling word decides.
  static func of(_ segments: [String]) -> ColorUse {
    for segment in segments.reversed() {
      let words = Words.of(segment)
      if words.count > 1, words.contains("on") { return .text }
      if words.contains(where: ColorWords.shadow.contains) { return .shadow }
      if words.contains(where: ColorWords.edge.contains) { return .edge }
      if words.contains(where: ColorWords.foreground.contains) { return .text }
      if words.contains(where: ColorWords.background.contains) { return .background }
      if words.contains(where: ColorWords.status.contains) { return .status }
    }
    return .fill
  }
}
