import Analysis
import DesignModel
import Graphics

extension SheetKind {
  package static let roles = SheetKind(id: "roles") { analysed in
    let series = SheetSeries(kind: "roles", page: "color", title: "Roles", namesEveryAppearance: true)
    let colors = analysed.tokens(about: .color)
    // All parts have the drawings of the same appearances.
    let variants = analysed.variants(of: colors.filter(analysed.isRole))
    let grounds = analysed.catalog.appearances.indices.map { Ground(analysed.pageBackground(in: $0)) }
    let primitives = PrimitiveNames(analysed)
    return analysed.parts(of: .color).flatMap { part in
      let roles = part.tokens.filter(analysed.isRole)
      return series.sheets(of: roles, variants: variants, part: part, in: analysed) { id, title, appearance in
        let layout = RolesLayout(
          analysed, roles, sheet: id, in: appearance, on: grounds[appearance], primitives: primitives)
        let plate = Plate(
          id: id, title: title,
          description:
            "\(counted(roles.count, "colour role", "colour roles")) in use: fills, words and edges on the page background, "
            + "each with the primitive that it names and its value.",
          legend: "role, primitive, value", ground: layout.ground)
        return plate.drawing(layout.shapes, bottom: layout.bottom)
      }
    }
  }
}

extension AnalysedCatalog {
  /// Whether a token is a colour role: semantic, and among `groups.roles` where the guide names them.
  fileprivate func isRole(_ token: Int) -> Bool {
    guard tiers[token] == .semantic else { return false }
    guard let globs = settings.groups["roles"] else { return true }
    let segments = catalog.paths.segments(of: catalog.tokens[token].path)
    return globs.contains { $0.matches(segments) }
  }
}
