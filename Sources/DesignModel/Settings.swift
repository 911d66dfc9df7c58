package import TextCore

/// What `guide.json` says (DESIGN.md section 4.1). A key that nothing uses yet is read and left.
package struct Settings: Sendable {
  package struct NamedInputs: Sendable {
    package let name: String
    package let inputs: [ResolutionPlan.Input]

    package init(name: String, inputs: [ResolutionPlan.Input]) {
      self.name = name
      self.inputs = inputs
    }
  }

  package struct Tiers: Sendable {
    package var primitive: [Glob] = []
    package var semantic: [Glob] = []
    package var component: [Glob] = []

    package init() {}
  }

  package struct Grid: Sendable {
    package let name: String
    /// The path of the group that holds `width`, `columns`, `gutter` and `margin`.
    package let group: String
    package let range: SourceRange

    package init(name: String, group: String, range: SourceRange) {
      self.name = name
      self.group = group
      self.range = range
    }
  }

  /// Colours that are meant to be seen on each other.
  package struct DeclaredPairs: Sendable {
    package let foreground: [Glob]
    package let background: [Glob]
    package let minimum: Double
    package let range: SourceRange

    package init(foreground: [Glob], background: [Glob], minimum: Double, range: SourceRange) {
      self.foreground = foreground
      self.background = background
      self.minimum = minimum
      self.range = range
    }
  }

  /// What lies under translucent backgrounds in one appearance: a colour token, or a colour as CSS writes it.
  package struct Canvas: Sendable {
    package let appearance: String
    package let color: String
    package let range: SourceRange

    package init(appearance: String, color: String, range: SourceRange) {
      self.appearance = appearance
      self.color = color
      self.range = range
    }
  }

  package var name: String?
  package var version: String?
  package var summary: String?
  /// A resolver document, or token files and globs in order; nil means every source in the folder.
  package var tokens: [String]?
  package var appearances: [NamedInputs]?
  package var tiers: Tiers?
  /// Globs by purpose: `ramps`, `roles`, `spacing`, `radii`, `sizes`, `strokes`, `opacity`.
  package var groups: [String: [Glob]] = [:]
  /// The grids, when they are named; else every group with the four tokens is one.
  package var grids: [Grid]?
  package var pairs: [DeclaredPairs] = []
  package var canvases: [Canvas] = []
  package var unit: String?
  package var components = "components"
  package var pages = "pages"
  package var icons = "icons"
  package var templates: String?

  package init() {}
}
