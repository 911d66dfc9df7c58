package enum StackAxis: String, Sendable, Hashable, CaseIterable {
  case horizontal, vertical
}

/// How what is in a stack stands across it.
package enum StackAlign: String, Sendable, Hashable, CaseIterable {
  case start, center, end, stretch, baseline
}

/// How what is in a stack stands along it.
package enum StackJustify: String, Sendable, Hashable, CaseIterable {
  case start, center, end, between
}
