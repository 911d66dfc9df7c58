package import TextCore

/// A way of writing values that published files use and DTCG 2025.10 does not allow.
package struct HouseRule: Sendable {
  package let problem: TalliedProblem
  /// The types, or the names of dialects, whose values it reads.
  package let subjects: [String]
  /// The normalised value, or nil when the rule has nothing to say.
  package let read: @Sendable (Expression) -> TokenValue?

  init(
    _ problem: TalliedProblem, for subjects: [String], read: @escaping @Sendable (Expression) -> TokenValue?
  ) {
    self.problem = problem
    self.subjects = subjects
    self.read = read
  }

  func applies(to subject: String?) -> Bool {
    subject.map(subjects.contains) ?? false
  }
}

/// Every rule of house dialects; the first that can read a value does. To add one: add a file in `Dialects`, and its name
/// here.
extension HouseRule {
  package static let all: [HouseRule] = [
    .colorString, .colorObject, .lineHeight, .letterSpacing, .dimensionString, .dimensionNumber, .dimensionUnit,
  ]
}

/// A type name of an older tool, and the DTCG type by which its values are read.
struct LegacyType: Sendable {
  let name: String
  let dialect: String

  private static let all: [String: LegacyType] = [
    "lineHeights": LegacyType(name: "number", dialect: "lineHeight"),
    "lineHeight": LegacyType(name: "number", dialect: "lineHeight"),
    "letterSpacing": LegacyType(name: "dimension", dialect: "letterSpacing"),
  ]

  static func named(_ name: String) -> LegacyType? {
    all[name]
  }
}
