extension [String] {
  /// The texts in one line, the last of them after a word: `a, b and c`.
  package func joined(separator: String = ", ", last: String) -> String {
    guard let end = self.last, count > 1 else { return joined(separator: separator) }
    return dropLast().joined(separator: separator) + last + end
  }
}
