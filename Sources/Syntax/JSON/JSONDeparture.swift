import TextCore

/// What JSON5, JSONC or a Windows editor writes and RFC 8259 does not have.
enum JSONDeparture: Sendable {
  case byteOrderMark, comment, trailingComma, singleQuotes, bareName, whiteSpace
  case plusSign, hexNumber, leadingPoint, trailingPoint
  case escape, lineContinuation, controlCharacter

  var name: String {
    switch self {
    case .byteOrderMark: "a byte order mark"
    case .comment: "a comment"
    case .trailingComma: "a comma after the last item"
    case .singleQuotes: "text in single quotes"
    case .bareName: "a name without quotes"
    case .whiteSpace: "white space other than space, tab and line break"
    case .plusSign: "a number with a plus sign"
    case .hexNumber: "a hexadecimal number"
    case .leadingPoint: "a number that begins with a point"
    case .trailingPoint: "a number that ends with a point"
    case .escape: "an escape that only JSON5 has"
    case .lineContinuation: "text that goes on in the next line"
    case .controlCharacter: "a raw control character in text"
    }
  }

  /// What the strict dialect says.
  var problem: Problem {
    .jsonSyntax(rule, hint: "\(advice); without --strict it is accepted")
  }

  private var rule: String {
    switch self {
    case .byteOrderMark: "a byte order mark may not begin a JSON text"
    case .comment: "comments are not JSON"
    case .trailingComma: "a comma must be followed by another item"
    case .singleQuotes: "text must stand in double quotes"
    case .bareName: "a member name must stand in double quotes"
    case .whiteSpace: "only space, tab, line feed and carriage return may stand between values"
    case .plusSign: "a number may not begin with '+'"
    case .hexNumber: "a number must be decimal"
    case .leadingPoint: "a number must have a digit before its point"
    case .trailingPoint: "a point must be followed by a digit"
    case .escape: "'\\' must be followed by one of \" \\ / b f n r t u"
    case .lineContinuation: "a string must end in the line in which it begins"
    case .controlCharacter: "a string may not hold a raw control character"
    }
  }

  private var advice: String {
    switch self {
    case .byteOrderMark: "save the file as UTF-8 without a mark"
    case .comment: "remove it or move the text to '$description'"
    case .trailingComma: "remove the comma"
    case .singleQuotes, .bareName: "put it in double quotes"
    case .whiteSpace: "replace it by a space"
    case .plusSign: "remove the sign"
    case .hexNumber: "write it in decimal"
    case .leadingPoint: "put a 0 before the point"
    case .trailingPoint: "remove the point"
    case .escape: "write '\\\\' for a backslash"
    case .lineContinuation: "write '\\n' for a line break"
    case .controlCharacter: "write it as an escape, such as '\\t' for a tab"
    }
  }
}

/// The departures from strict JSON in one file.
struct JSONDepartures: Sendable {
  private(set) var count = 0
  private(set) var firstPlace: Range<Int>?
  private var first: JSONDeparture?

  mutating func add(_ departure: JSONDeparture, at place: Range<Int>) {
    count += 1
    guard first == nil else { return }
    first = departure
    firstPlace = place
  }

  /// One warning for the file.
  var problem: Problem? {
    first.map { first in
      Problem(
        "legacy-json5", .warning,
        count == 1
          ? "strict JSON has no place for \(first.name)"
          : "strict JSON has no place for \(count) things here, the first \(first.name)",
        hint: "with --strict this is an error")
    }
  }
}
