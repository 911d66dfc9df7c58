package import TextCore

/// A way of writing values that published files use and DTCG 2025.10 does not allow.
package struct HouseRule: Sendable {
  /// What a rule makes of a value.
  enum Reading {
    /// The normalised value.
    case value(TokenValue)
    /// The value as DTCG would have it written, its parts still in their places: references in them are followed as
    /// usual.
    case rewritten(Expression)
  }

  /// What a warning about a whole says of its parts too.
  enum Cover: Sendable {
    /// A composite value in an older form.
    case composite
    /// A type name of an older tool, whose values are usually written so.
    case olderType
  }

  package let problem: TalliedProblem
  /// The types, or the names of dialects, whose values it reads.
  package let subjects: [String]
  /// Where the rule needs no warning of its own.
  let covers: [Cover]
  /// Whether it comes before the reading of the specification, which would take such a value for something else.
  let isKnownByShape: Bool
  /// Nil when the rule has nothing to say.
  let read: @Sendable (Expression) -> Reading?

  /// A rule that reads a value of certain types or dialects.
  init(
    _ problem: TalliedProblem, for subjects: [String], coveredBy covers: [Cover] = [], isKnownByShape: Bool = false,
    read: @escaping @Sendable (Expression) -> TokenValue?
  ) {
    self.problem = problem
    self.subjects = subjects
    self.covers = covers
    self.isKnownByShape = isKnownByShape
    self.read = { read($0).map(Reading.value) }
  }

  /// A rule that writes a value anew, or reads it where that cannot be done.
  init(
    _ problem: TalliedProblem, rewriting subjects: [String], read: @escaping @Sendable (Expression) -> Reading?
  ) {
    self.problem = problem
    self.subjects = subjects
    covers = []
    isKnownByShape = false
    self.read = read
  }
}

/// Every rule of house dialects; the first that can read a value does, those of a dialect before those of its type. To add
/// one: add a file in `Dialects`, and its name here.
extension HouseRule {
  package static let all: [HouseRule] = [
    .colorString, .colorObject, .rgbColor, .hueColor, .colorChannels, .lineHeight, .highLineHeight,
    .letterSpacing, .dimensionString, .dimensionNumber, .dimensionUnit, .multipleLengths, .fontWeightName, .fontStack,
    .duration,
    .easing, .numberString, .boxShadow, .studioTypography, .cssShadow, .cssBorder, .cssTransition, .cssGradient,
    .cssFont,
  ]

  private static let afterwards = bySubject(isKnownByShape: false)
  private static let before = bySubject(isKnownByShape: true)

  private static func bySubject(isKnownByShape: Bool) -> [String: [HouseRule]] {
    var rules: [String: [HouseRule]] = [:]
    for rule in all where rule.isKnownByShape == isKnownByShape {
      for subject in rule.subjects { rules[subject, default: []].append(rule) }
    }
    return rules
  }

  /// The rules for what the specification's reading refused.
  static func rules(ofType type: String, dialect: String?) -> [HouseRule] {
    let ofType = afterwards[type] ?? []
    guard let ofDialect = dialect.flatMap({ afterwards[$0] }) else { return ofType }
    return ofDialect + ofType
  }

  /// The rule that knows a value by its shape, and what it makes of it.
  static func known(
    _ value: Expression, ofType type: String, dialect: String?
  ) -> (rule: HouseRule, value: TokenValue)? {
    for subject in [dialect, type] {
      for rule in subject.flatMap({ before[$0] }) ?? [] {
        if case .value(let read)? = rule.read(value) { return (rule, read) }
      }
    }
    return nil
  }
}
