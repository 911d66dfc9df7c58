import TextCore

extension Problem {
  static func notStatic(_ name: String, _ reason: String) -> Problem {
    Problem("swift-not-static", .note, "'\(name)' is no token: \(reason)")
  }

  static func notInScheme(_ name: String, _ scheme: String, _ reason: String) -> Problem {
    Problem("swift-not-static", .note, "'\(name)' has no value in \(scheme): \(reason)")
  }

  static func asWritten(_ name: String, _ text: String) -> Problem {
    Problem("swift-as-written", .note, "'\(name)' has a type that DTCG lacks, and is shown as '\(text)'")
  }

  static func passed(_ count: Int) -> Problem {
    Problem(
      "swift-constants", .note,
      "\(count) \(count == 1 ? "number is no token" : "numbers are no tokens"), in types that have instances",
      hint: "constants in an enum without cases are tokens")
  }

  static func otherBranch(_ count: Int) -> Problem {
    Problem(
      "swift-other-branch", .note,
      "\(count) \(count == 1 ? "name stands" : "names stand") only in branches of '#if' that do not hold on iOS, and "
        + "\(count == 1 ? "is" : "are") not read")
  }

  static func infinite(_ name: String) -> Problem {
    Problem("swift-infinity", .note, "'\(name)' is infinite, and is shown by that word")
  }
}

extension TalliedProblem {
  static let hexOrder = TalliedProblem(
    "swift-hex-order", hint: "declare 'init(hex:)' among the sources, or write the opacity as an argument of its own"
  ) { count in
    "\(count) \(count == 1 ? "colour" : "colours") of eight digits \(count == 1 ? "is" : "are") read with the opacity "
      + "last, as nothing here says that it comes first"
  }
}
