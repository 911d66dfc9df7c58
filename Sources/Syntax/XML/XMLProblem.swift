import TextCore

extension Problem {
  /// A text that breaks the grammar of XML.
  static func xmlSyntax(_ rule: String, hint: String? = nil) -> Problem {
    Problem("xml-syntax", .error, rule, hint: hint)
  }
}
