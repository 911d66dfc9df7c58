/// A problem at a place.
package struct Diagnostic: Sendable, Hashable {
  package enum Place: Sendable, Hashable {
    case range(SourceRange)
    /// A whole file, which may not be among the sources because it could not be read.
    case file(String)
    /// The call of the program itself.
    case call
  }

  package let problem: Problem
  package let place: Place
  /// The path of the token that is meant, or of the part of a resolver document.
  package let subject: String?
}
