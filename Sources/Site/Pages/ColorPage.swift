import Analysis
import ColorScience
import DesignModel
import Syntax
import TextCore

extension PageKind {
  static let color = PageKind(
    id: "color", label: "Colour", template: "topic", shape: TopicPage.shape,
    parts: parts(of: .color),
    values: { scope in
      let tiers = scope.analysed.tiers
      let primitives = scope.part.tokens.filter { tiers[$0] == .primitive }
      let roles = scope.part.tokens.filter { tiers[$0] == .semantic }
      let content = scope.content
      let ramps = scope.analysed.ramps(of: scope.part).count
      return TopicPage(
        title: "Colour", lead: lead(primitives.count, roles.count),
        sections: [
          TopicPage.Section(
            id: "palette", heading: "Palette",
            lead: "\(Counting.phrase(primitives.count, "primitive", "primitives")) in "
              + "\(Counting.words(ramps, "ramp", "ramps")). Each ramp is a row; steps that are numbers keep their "
              + "columns.",
            plates: Plates("palette", in: scope, caption: "Contrast is cut to one place, not rounded.")
          ),
          TopicPage.Section(
            id: "roles", heading: "Roles", lead: "Fills, words and edges, in use on the background of each appearance.",
            plates: Plates("roles", in: scope, caption: "On the page background of the appearance.")),
          TopicPage.Section(
            id: "role-values", heading: "Role values",
            lead: "The value, and the token that it comes from."
              + (scope.analysed.variants(of: roles).count > 1
                ? " ↳ marks what an appearance does not declare itself." : ""),
            tables: [TokenTable("roles-table", "Colour roles", roles).table(content)]),
          TopicPage.Section(
            id: "primitives", heading: "Primitives", lead: "The palette in figures.",
            tables: [TokenTable("primitives-table", "Primitive colours", primitives).table(content)]),
          ParityTable(content).section(scope),
          TopicPage.Section(
            id: "vision", heading: "Seen by other eyes",
            lead:
              "Status and accent without one kind of cone: colours that fall together must not be all that tells two "
              + "things apart.",
            plates: Plates("vision", in: scope, caption: "Machado, Oliveira and Fernandes 2009, full severity."),
            tables: scope.part.isWhole ? confusions(scope) : []),
          TopicPage.Section(
            id: "details", heading: "Each colour",
            lead: "Its spaces, its contrast with partners, what it names and what names it.",
            details: ColorDetails(content).records(primitives + roles)),
        ]
      ).values(scope, id: "color")
    },
    wholeTables: { confusions($0) + [ParityTable($0.content).table].compactMap { $0 } })

  /// Pairs of roles that fall together, an appearance a row.
  private static func confusions(_ scope: PageScope) -> [Table] {
    let analysed = scope.analysed
    let rows = TokenRows(scope.content)
    let found = analysed.variants(of: analysed.signalRoles).flatMap { variant in
      analysed.confusions(in: variant.first).map { (variant.label, $0) }
    }
    guard !found.isEmpty else { return [] }
    let table = Table(
      id: "confusions-table", caption: "Roles that fall together",
      columns: [
        Table.Column("Roles"), Table.Column("Appearance"), Table.Column("Eyes"),
        Table.Column("ΔE", isNumber: true), Table.Column("ΔE to them", isNumber: true),
      ],
      groups: [
        Table.Group(
          rows: found.map { label, confusion in
            let names = [confusion.first, confusion.second].map { analysed.catalog.tokens[$0].name }
            return rows.row(
              names.joined(separator: " ≈ "),
              cells: [
                Cell(plain: label).values, Cell(plain: confusion.deficiency.rawValue).values,
                Cell(plain: cutRatio(confusion.distance, decimals: 1), isNumber: true).values,
                Cell(plain: cutRatio(confusion.seenDistance, decimals: 1), isNumber: true).values,
              ])
          })
      ])
    return [table]
  }

  private static func lead(_ primitives: Int, _ roles: Int) -> String {
    switch (primitives, roles) {
    case (1, 0): "1 colour."
    case (_, 0): "\(Counting.figures(primitives)) colours, none of which names another."
    case (0, _): "\(Counting.phrase(roles, "colour role", "colour roles"))."
    default:
      "\(Counting.phrase(primitives, "primitive", "primitives")) to choose from, and "
        + "\(Counting.phrase(roles, "role", "roles")) that say what each is for."
    }
  }
}
