import Analysis
import DesignModel
import Syntax

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
              + "\(Counting.word(ramps)) \(ramps == 1 ? "ramp" : "ramps"). A ramp is a row, and each step keeps its column.",
            plates: Plates("palette", in: scope, caption: "Ratios are cut to one place, never rounded.")
          ),
          TopicPage.Section(
            id: "roles", heading: "Roles", lead: "Fills, words and edges, in use on the background of each appearance.",
            plates: Plates("roles", in: scope, caption: "On the page background of the appearance.")),
          TopicPage.Section(
            id: "role-values", heading: "Roles by appearance",
            lead: "The value, and the token that it comes from.",
            tables: [TokenTable("roles-table", "Colour roles", roles).table(content)]),
          TopicPage.Section(
            id: "primitives", heading: "Primitives", lead: "The palette in figures.",
            tables: [TokenTable("primitives-table", "Primitive colours", primitives).table(content)]),
        ]
      ).values(scope, id: "color")
    })

  private static func lead(_ primitives: Int, _ roles: Int) -> String {
    switch (primitives, roles) {
    case (_, 0): "\(Counting.phrase(primitives, "colour", "colours")), none of which names another."
    case (0, _): "\(Counting.phrase(roles, "colour role", "colour roles"))."
    default:
      "\(Counting.phrase(primitives, "primitive", "primitives")) to choose from, and "
        + "\(Counting.phrase(roles, "role", "roles")) that say what each is for."
    }
  }
}
