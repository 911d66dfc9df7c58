package import TextCore

/// A colour of an asset catalogue, and the token of the same name that another source has.
package struct ComparedColor: Sendable {
  /// The value for one appearance of the catalogue.
  package struct Value: Sendable {
    package let isDark: Bool
    package let isHighContrast: Bool
    package let given: GivenValue
    package let range: SourceRange

    package init(isDark: Bool, isHighContrast: Bool, given: GivenValue, range: SourceRange) {
      self.isDark = isDark
      self.isHighContrast = isHighContrast
      self.given = given
      self.range = range
    }
  }

  package let token: PathID
  /// As the catalogue calls it.
  package let name: String
  /// The folder of the catalogue; empty when that is the input itself.
  package let catalogue: String
  package let values: [Value]
  /// Whether its only value is that of every appearance.
  package let holdsEverywhere: Bool

  package init(token: PathID, name: String, catalogue: String, values: [Value], holdsEverywhere: Bool) {
    self.token = token
    self.name = name
    self.catalogue = catalogue
    self.values = values
    self.holdsEverywhere = holdsEverywhere
  }
}
