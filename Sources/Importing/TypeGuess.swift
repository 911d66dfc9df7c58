import ColorScience
import DesignModel
import TextCore

/// Tells the type of a token that has none from its names and its value, as files of Style Dictionary need it.
struct TypeGuess {
  private enum Topic {
    case color, time, easing, length, weight, family, opacity, lineHeight, letterSpacing, shadow
  }

  /// A type for a value that is written out, nil where nothing is sure; a word is a colour only where a name says so.
  static func type(of value: Expression, named segments: [String]) -> String? {
    let topic = topic(of: segments)
    switch value.form {
    case .text(let text): return type(of: text, topic)
    case .number(let number): return type(of: number, topic)
    case .record: return channels.contains { $0.allSatisfy { value[$0] != nil } } ? "color" : nil
    case .interpolation: return topic == .color ? "color" : nil
    case .list(let items):
      if topic == .easing || topic == .time, items.count == 4 { return "cubicBezier" }
      return topic == .family ? "fontFamily" : nil
    default: return nil
    }
  }

  /// A type where the names and the form of a text both say so, for files in which most tokens have one.
  static func sureType(of value: Expression, named segments: [String]) -> String? {
    guard case .text(let text) = value.form, let topic = topic(of: segments), let type = type(of: text, nil) else {
      return nil
    }
    switch (topic, type) {
    case (.color, "color"), (.time, "duration"), (.easing, "cubicBezier"), (.length, "dimension"),
      (.lineHeight, "dimension"), (.letterSpacing, "dimension"):
      return type
    default: return nil
    }
  }

  static func isReference(_ text: String) -> Bool {
    text.utf8.count > 2 && text.utf8.first == UInt8(ascii: "{") && text.utf8.last == UInt8(ascii: "}")
  }

  /// Whether CSS reads a text as a colour; a mere word only when one may stand here.
  static func isColor(_ text: String, orWord: Bool) -> Bool {
    let isMarked = text.utf8.first == UInt8(ascii: "#") || text.utf8.contains(UInt8(ascii: "("))
    return (orWord || isMarked) && Color.parsingCSS(text) != nil
  }

  private static func type(of text: String, _ topic: Topic?) -> String? {
    if isColor(text, orWord: topic == .color) { return "color" }
    if text.hasPrefix("cubic-bezier(") { return "cubicBezier" }
    if let measure = MeasureText(text) {
      switch (topic, measure.unit) {
      case (.lineHeight?, _): return "lineHeight"
      case (.letterSpacing?, _): return measure.unit == "%" ? "letterSpacing" : "dimension"
      case (.opacity?, "%"), (.opacity?, ""): return "opacity"
      case (.time?, ""): return "duration"
      case (.weight?, ""): return "fontWeight"
      case (.length?, _): return "dimension"
      case (_, ""), (_, "%"): return nil
      default: return "dimension"
      }
    }
    if isTime(text) { return "duration" }
    switch topic {
    case .family?: return "fontFamily"
    case .weight? where weights.contains(text.lowercased().filter { $0 != "-" && $0 != " " }): return "fontWeight"
    case .shadow? where HouseRule.isShadow(text): return "shadow"
    case .easing? where easings.contains(text), .time? where easings.contains(text): return "cubicBezier"
    default: return nil
    }
  }

  private static func type(of number: Double, _ topic: Topic?) -> String {
    switch topic {
    case .length?, .letterSpacing?: "dimension"
    case .time?: "duration"
    case .weight? where (1...1000).contains(number): "fontWeight"
    default: "number"
    }
  }

  private static func isTime(_ text: String) -> Bool {
    for unit in ["ms", "s"] where text.hasSuffix(unit) {
      if let measure = MeasureText(String(text.dropLast(unit.count))), measure.unit.isEmpty { return true }
    }
    return false
  }

  /// What the names are about: the first that says anything, where a size or a shadow may turn out to be something else
  /// further on.
  private static func topic(of segments: [String]) -> Topic? {
    var found: Topic?
    for segment in segments {
      guard let topic = topic(inWords: Words.unnumbered(of: segment)) else { continue }
      if found == nil || found == .shadow {
        found = topic
      } else if found == .length, [.weight, .family, .opacity, .lineHeight, .letterSpacing].contains(topic) {
        return topic
      }
    }
    return found
  }

  private static func topic(inWords words: [String]) -> Topic? {
    if words.contains("line"), words.contains(where: { ["height", "heights"].contains($0) }) { return .lineHeight }
    if words.contains("letter") || words.contains("tracking") { return .letterSpacing }
    return words.reversed().lazy.compactMap { topics[$0] }.first
  }

  private static let topics: [String: Topic] = [
    "color": .color, "colors": .color, "colour": .color, "colours": .color, "palette": .color,
    "time": .time, "times": .time, "duration": .time, "durations": .time, "delay": .time, "delays": .time,
    "easing": .easing, "easings": .easing, "curve": .easing, "curves": .easing,
    "size": .length, "sizes": .length, "sizing": .length, "space": .length, "spaces": .length, "spacing": .length,
    "radius": .length, "radii": .length, "width": .length, "widths": .length, "height": .length, "heights": .length,
    "padding": .length, "paddings": .length, "margin": .length, "margins": .length, "gap": .length, "gaps": .length,
    "breakpoint": .length, "breakpoints": .length, "dimension": .length, "dimensions": .length,
    "weight": .weight, "weights": .weight, "family": .family, "families": .family,
    "opacity": .opacity, "opacities": .opacity, "shadow": .shadow, "shadows": .shadow, "elevation": .shadow,
    "elevations": .shadow,
  ]

  private static let channels = [["r", "g", "b"], ["h", "s", "l"], ["h", "s", "v"]]

  private static let weights: Set<String> = [
    "thin", "hairline", "extralight", "ultralight", "light", "normal", "regular", "book", "medium", "semibold",
    "demibold", "bold", "extrabold", "ultrabold", "black", "heavy", "extrablack", "ultrablack",
  ]

  private static let easings: Set<String> = ["linear", "ease", "ease-in", "ease-out", "ease-in-out"]
}
