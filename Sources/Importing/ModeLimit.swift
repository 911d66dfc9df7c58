import TextCore

/// How much the modes of one source may multiply what is in it.
enum ModeLimit {
  static let mostModifiers = 256
  static let mostContexts = 256
  static let mostValues = 1_000_000

  /// Whether so many choices are too many, each with a number of values and of contexts.
  static func isExceeded(modifiers: Int, values: some Sequence<(Int, Int)>) -> Bool {
    guard modifiers <= mostModifiers else { return true }
    var total = 0
    for (count, contexts) in values {
      guard contexts <= mostContexts else { return true }
      let (product, overflow) = count.multipliedReportingOverflow(by: contexts)
      guard !overflow, product <= mostValues - total else { return true }
      total += product
    }
    return false
  }
}

extension Problem {
  static let tooManyModes = Problem(
    "limit-modes", .error,
    "more than \(ModeLimit.mostModifiers) choices of modes, \(ModeLimit.mostContexts) modes in one of them, or "
      + "\(ModeLimit.mostValues) values for all of them",
    hint: "only the defaults are read; split the file")
}
