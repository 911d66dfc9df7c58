import Analysis
import DesignModel
import Syntax
import TextCore

extension PageKind {
  static let spacing = PageKind(
    id: "spacing", label: "Spacing", template: "topic", shape: TopicPage.shape,
    parts: parts(of: .spacing),
    values: { scope in
      let tiers = scope.analysed.tiers
      let hasRoles = scope.part.tokens.contains {
        scope.analysed.purpose(of: $0) == .spacing && tiers[$0] == .semantic
      }
      let ruler = "Steps against a ruler" + (hasRoles ? ", with the roles that name them below." : ".")
      let parts: [(id: String, sheet: String, heading: String, lead: String, purpose: Purpose?)] = [
        ("ruler", "spacing-ruler", "Steps", ruler, .spacing),
        ("radii", "radii", "Radii", "Corners, each with the circle that has its radius.", .radii),
        ("sizes", "sizes", "Sizes", "True to size, as far as there is room.", .sizes),
        ("dimensions", "dimensions", "Other lengths", "Lengths whose names do not say what they are for.", nil),
      ]
      let sections = parts.map { part in
        let tokens = scope.part.tokens.filter { scope.analysed.purpose(of: $0) == part.purpose }
        return TopicPage.Section(
          id: part.id, heading: part.heading, lead: part.lead + basis(tokens, scope.analysed),
          plates: Plates(part.sheet, in: scope),
          tables: tables(tokens, part.id, part.heading, scope))
      }
      return TopicPage(
        title: "Spacing", lead: lead(scope), sections: sections
      ).values(scope, id: "spacing")
    })

  private static func lead(_ scope: PageScope) -> String {
    let counts = [
      (Purpose.spacing, "step of spacing", "steps of spacing"), (.radii, "radius", "radii"), (.sizes, "size", "sizes"),
    ].compactMap { purpose, one, many -> String? in
      let count = scope.part.tokens.filter { scope.analysed.purpose(of: $0) == purpose }.count
      return count == 0 ? nil : Counting.phrase(count, one, many)
    }
    return counts.isEmpty ? "Lengths of the system, drawn to scale." : counts.joined(last: " and ") + "."
  }

  /// Says which hint made tokens what they are shown as, unless the guide itself did.
  private static func basis(_ tokens: [Int], _ analysed: AnalysedCatalog) -> String {
    let hints = Set(tokens.compactMap { analysed.purposeHint(of: $0) })
    let hasNames = tokens.contains { analysed.purposeOrigin(of: $0) == .name }
    let reasons = [
      hints.contains(.scopes) ? "by their scopes in Figma" : nil,
      hints.contains(.typeName) ? "by the names of their types" : nil, hasNames ? "by words in their names" : nil,
    ].compactMap(\.self)
    return reasons.isEmpty ? "" : " Chosen \(reasons.joined(last: " and "))."
  }

  /// Primitives and roles apart, since a role is what a view asks for.
  private static func tables(_ tokens: [Int], _ id: String, _ heading: String, _ scope: PageScope) -> [Table?] {
    let tiers = scope.analysed.tiers
    let primitives = tokens.filter { tiers[$0] == .primitive }
    let roles = tokens.filter { tiers[$0] != .primitive }
    let one = primitives.isEmpty || roles.isEmpty
    let first = one ? "\(heading): values" : "\(heading): primitives"
    return [
      TokenTable("\(id)-table", first, one ? tokens : primitives).table(scope.content),
      TokenTable("\(id)-roles-table", "\(heading): roles", one ? [] : roles).table(scope.content),
    ]
  }
}
