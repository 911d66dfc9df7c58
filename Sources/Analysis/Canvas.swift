import ColorScience
import DesignModel
import TextCore

/// What lies under translucent backgrounds: what `guide.json` names, else white, or black in what is called dark.
struct Canvas: Sendable {
  let color: Color
  /// Whether it is what `guide.json` names.
  let isDeclared: Bool

  /// One for each appearance.
  static func all(_ catalog: Catalog, _ settings: Settings, into diagnostics: inout Diagnostics) -> [Canvas] {
    var canvases = catalog.appearances.map { appearance in
      let isDark = Words.of(appearance.name).contains("dark")
      return Canvas(color: Color(.sRGB, isDark ? SIMD3(0, 0, 0) : SIMD3(1, 1, 1)), isDeclared: false)
    }
    for canvas in settings.canvases {
      guard let index = catalog.appearances.firstIndex(where: { $0.name.isExactly(canvas.appearance) }) else {
        // One combination alone has no name of the guide's.
        if !catalog.appearances.contains(where: { $0.name == "Input" }) {
          let near = Suggestion.nearest(to: canvas.appearance, in: catalog.appearances.map(\.name))
          diagnostics.report(.unknownAppearance(canvas.appearance, near: near), at: canvas.range)
        }
        continue
      }
      let color: Color?
      if let token = catalog.index(named: canvas.color) {
        let resolved = catalog.resolved(token, in: index)
        // A value that cannot be used is reported where it is written.
        if let resolved, resolved.value == nil { continue }
        color = resolved?.value?.color?.color
      } else {
        color = Color.parsingCSS(canvas.color)?.color
      }
      if let color, color.alpha >= 1, color.isMeasurable {
        canvases[index] = Canvas(color: color, isDeclared: true)
      } else {
        diagnostics.report(.noCanvas(canvas.color, canvas.appearance), at: canvas.range)
      }
    }
    return canvases
  }
}

extension Problem {
  fileprivate static func unknownAppearance(_ name: String, near: String?) -> Problem {
    Problem(
      "contrast-canvas", .warning, "'\(name)' is no appearance of this guide",
      hint: near.map { "did you mean '\($0)'?" })
  }

  fileprivate static func noCanvas(_ color: String, _ appearance: String) -> Problem {
    Problem(
      "contrast-canvas", .warning, "'\(color)' is no opaque colour and no token that holds one in '\(appearance)'")
  }
}
