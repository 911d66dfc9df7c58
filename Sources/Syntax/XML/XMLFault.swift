import TextCore

/// Why and where reading stopped.
struct XMLFault: Error {
  let problem: Problem
  let place: Range<Int>

  init(_ problem: Problem, at place: Range<Int>) {
    self.problem = problem
    self.place = place
  }
}

extension Problem {
  /// A text that breaks the grammar of XML.
  static func xmlSyntax(_ rule: String, hint: String? = nil) -> Problem {
    Problem("xml-syntax", .error, rule, hint: hint)
  }
}
