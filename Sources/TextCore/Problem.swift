/// What is wrong, without where. Each is made by a static function beside the code that finds it.
package struct Problem: Sendable, Hashable {
  package let code: String
  package let severity: Severity
  package let message: String
  package let hint: String?

  package init(_ code: String, _ severity: Severity, _ message: String, hint: String? = nil) {
    self.code = code
    self.severity = severity
    self.message = message
    self.hint = hint
  }
}

package enum Severity: String, Sendable, Hashable {
  case error, warning, note
}

/// A warning that is given once for each file, with a count.
package struct TalliedProblem: Sendable {
  package let code: String
  package let hint: String?
  /// The message for a number of places.
  package let message: @Sendable (Int) -> String

  package init(_ code: String, hint: String? = nil, message: @escaping @Sendable (Int) -> String) {
    self.code = code
    self.hint = hint
    self.message = message
  }
}
