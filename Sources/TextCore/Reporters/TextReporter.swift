extension Reporter {
  package static let text = Reporter(
    id: "text",
    summary: "a line that editors understand, a code frame and a hint"
  ) { report, out in
    var places = Places(report.sources)
    for diagnostic in report.diagnostics {
      writeHead(diagnostic, &places, report, &out)
      if case .range(let range) = diagnostic.place {
        CodeFrame(range, in: places.table(of: range.source)).write(into: &out)
      }
      if let hint = diagnostic.problem.hint {
        out.write("      = ")
        out.writePlain(hint)
        out.write("\n")
      }
    }
  }

  private static func writeHead(
    _ diagnostic: Diagnostic, _ places: inout Places, _ report: Report, _ out: inout ByteWriter
  ) {
    if let place = places.locate(diagnostic.place) {
      out.writePlain("\(report.shownPath(place.file)):\(place.line):\(place.column): ")
    } else {
      out.write("specimen: ")
    }
    let severity = diagnostic.problem.severity
    if report.color { out.write(colorCode(severity)) }
    out.write(severity.rawValue)
    if report.color { out.write("\u{1B}[0m") }
    out.write(": ")
    out.writePlain(diagnostic.problem.message)
    out.write(" [")
    out.write(diagnostic.problem.code)
    out.write("]\n")
  }

  private static func colorCode(_ severity: Severity) -> StaticString {
    switch severity {
    case .error: "\u{1B}[1;31m"
    case .warning: "\u{1B}[1;33m"
    case .note: "\u{1B}[1m"
    }
  }
}

extension Report {
  /// A path as seen from the working folder; a folder that is entered and left again is not worth reading.
  fileprivate func shownPath(_ path: String) -> String {
    guard path.hasPrefix("../") else { return pathPrefix + path }
    var parts: [Substring] = []
    for part in (pathPrefix + path).split(separator: "/") {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (pathPrefix.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}

/// The line of a place with a mark under it. A long line is cut around the mark.
private struct CodeFrame {
  /// In scalars, as all lengths here.
  private static let width = 160
  /// Bytes beside a mark that hold more than a whole frame, whatever the scalars.
  private static let reach = 4 * (width + 2)

  let number: Int
  let text: String
  let indent: Int
  let length: Int

  init(_ range: SourceRange, in table: LineTable) {
    number = table.position(of: Int(range.lower)).line
    var line = table.line(number)
    if line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    let mark = min(max(Int(range.lower), line.startIndex), line.endIndex)
    let before = Self.scalars(before: mark, in: line)
    let after = Self.scalars(line[mark..<min(line.endIndex, mark + Self.reach)])
    let scalars = before + after
    let isLong = scalars.count > Self.width
    let first = isLong && before.count > Self.width / 2 ? before.count - Self.width / 4 : 0
    let last = min(scalars.count, first + Self.width)
    text =
      (first > 0 ? "…" : "") + String(String.UnicodeScalarView(scalars[first..<last]))
      + (last < scalars.count ? "…" : "")
    indent = before.count - first + (first > 0 ? 1 : 0)
    let end = min(max(Int(range.upper), mark), line.endIndex, mark + Self.reach)
    length = max(1, min(Self.scalars(line[mark..<end]).count, last - before.count))
  }

  private static func scalars(before mark: Int, in line: ArraySlice<UInt8>) -> [Unicode.Scalar] {
    guard mark - line.startIndex > reach else { return scalars(line[..<mark]) }
    return scalars(line[(mark - reach)..<mark].drop { $0 & 0xC0 == 0x80 })
  }

  private static func scalars(_ bytes: ArraySlice<UInt8>) -> [Unicode.Scalar] {
    Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
  }

  func write(into out: inout ByteWriter) {
    let digits = String(number)
    out.write(String(repeating: " ", count: max(0, 5 - digits.utf8.count)))
    out.write(digits)
    out.write(" | ")
    out.writePlain(text)
    out.write("\n      | ")
    out.write(String(repeating: " ", count: indent))
    out.write("^")
    out.write(String(repeating: "~", count: length - 1))
    out.write("\n")
  }
}

extension ByteWriter {
  /// Writes text for a terminal: control characters cannot move the cursor or change its colours.
  package mutating func writePlain(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: write(" ")
      default: write(String(scalar))
      }
    }
  }
}
