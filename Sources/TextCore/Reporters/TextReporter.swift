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
      out.writePlain("\(report.pathPrefix)\(place.file):\(place.line):\(place.column): ")
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

/// The line of a place with a mark under it. A long line is cut around the mark.
private struct CodeFrame {
  private static let width = 160

  let number: Int
  let text: String
  let indent: Int
  let length: Int

  init(_ range: SourceRange, in table: LineTable) {
    let (line, column) = table.position(of: Int(range.lower))
    var scalars = Array(String(decoding: table.line(line), as: UTF8.self).unicodeScalars)
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    var start = 0
    var units = column - 1
    while start < scalars.count, units > 0 {
      units -= scalars[start].value > 0xFFFF ? 2 : 1
      start += 1
    }
    let end = table.position(of: Int(range.upper))
    let wanted = end.line == line ? max(1, end.column - column) : max(1, scalars.count - start)
    var first = 0
    if scalars.count > Self.width, start > Self.width / 2 { first = start - Self.width / 4 }
    let last = min(scalars.count, first + Self.width)
    number = line
    text =
      (first > 0 ? "…" : "") + String(String.UnicodeScalarView(scalars[min(first, last)..<last]))
      + (last < scalars.count ? "…" : "")
    indent = start - first + (first > 0 ? 1 : 0)
    length = max(1, min(wanted, last - start))
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
