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

  package var name: String?
  package var version: String?
  package var summary: String?
  /// A resolver document, or token files and globs in order; nil means every source in the folder.
  package var tokens: [String]?
  package var appearances: [NamedInputs]?
  package var tiers: Tiers?
  /// Globs by purpose: `ramps`, `roles`, `spacing`, `radii`, `sizes`, `strokes`, `opacity`.
  package var groups: [String: [Glob]] = [:]
  /// The paths of grid groups, when they are named.
  package var grids: [String]?
  package var unit: String?
  package var components = "components"
  package var pages = "pages"
  package var icons = "icons"
  package var templates: String?

  package init() {}
}
