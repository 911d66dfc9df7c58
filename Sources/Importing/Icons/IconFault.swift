import Syntax
import TextCore

/// Why an icon is left out, and where its file says so.
struct IconFault: Error {
  let problem: Problem
  let range: SourceRange

  init(_ problem: Problem, at range: SourceRange) {
    self.problem = problem
    self.range = range
  }
}

extension Problem {
  static func iconScript(_ what: String) -> Problem {
    Problem("icon-script", .error, "\(what) runs code, so the icon is left out", hint: "remove it")
  }

  static func iconReference(_ what: String) -> Problem {
    Problem(
      "icon-reference", .error, "\(what) refers to something outside the path, so the icon is left out",
      hint: "draw what it refers to as a path of this file")
  }

  static func iconStyle(_ what: String) -> Problem {
    Problem(
      "icon-style", .error, "\(what) holds CSS, which is not read, so the icon is left out",
      hint: "write attributes in its place: fill, stroke, stroke-width")
  }

  static func iconElement(_ name: String) -> Problem {
    Problem(
      "icon-element", .error, "an icon is made of paths, and '<\(name)>' is none, so the icon is left out",
      hint: "turn it into a path, or remove it")
  }

  static func iconAttribute(_ name: String, _ reason: String, hint: String? = nil) -> Problem {
    Problem("icon-attribute", .error, "'\(name)' \(reason), so the icon is left out", hint: hint)
  }

  static func iconPath(_ reason: String) -> Problem {
    Problem("icon-path", .error, "\(reason), so the icon is left out")
  }
}
