import DesignModel
import TextCore

/// What a colour set says, by appearance.
struct ColorSet {
  struct Value {
    /// Nil where what is written cannot be read.
    let given: GivenValue?
    let range: SourceRange
  }

  var values: [AssetColumn: Value] = [:]
  /// Whether the set says nothing of appearances, so that its value is that of all.
  var holdsEverywhere = true
  /// Where the set says what it has; a gap is placed here.
  let range: SourceRange

  init(range: SourceRange) {
    self.range = range
  }

  /// The value in an appearance of the catalogue; a gap where the set declares others and not this one.
  func value(in column: AssetColumn) -> Value {
    if holdsEverywhere, let value = values[.light] { return value }
    return values[column] ?? Value(given: values.isEmpty ? nil : .gap, range: range)
  }

  func token(in column: AssetColumn) -> TokenDeclaration {
    let value = value(in: column)
    var token = TokenDeclaration(range: value.range)
    token.type = Located("color", at: value.range)
    token.given = value.given
    return token
  }
}
