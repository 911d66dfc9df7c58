/// Writes JSON with two spaces of indentation; a container that is opened `inline` stays on one line.
package struct JSONWriter: Sendable {
  package private(set) var out = ByteWriter()
  private var levels: [Level] = []
  private var afterName = false

  private struct Level {
    let closing: UInt8
    let inline: Bool
    var isEmpty = true
  }

  package init() {}

  package var bytes: [UInt8] { out.bytes }

  package mutating func object(inline: Bool = false, _ body: (inout JSONWriter) -> Void) {
    container(UInt8(ascii: "{"), UInt8(ascii: "}"), inline, body)
  }

  package mutating func array(inline: Bool = false, _ body: (inout JSONWriter) -> Void) {
    container(UInt8(ascii: "["), UInt8(ascii: "]"), inline, body)
  }

  package mutating func name(_ name: String) {
    separate()
    quoted(name)
    out.write(": ")
    afterName = true
  }

  package mutating func string(_ text: String?) {
    guard let text else { return null() }
    separate()
    quoted(text)
  }

  package mutating func number(_ number: Double) {
    separate()
    out.write(number.exactText)
  }

  package mutating func integer(_ number: Int) {
    separate()
    out.write(number)
  }

  package mutating func flag(_ flag: Bool) {
    separate()
    out.write(flag ? "true" : "false")
  }

  package mutating func null() {
    separate()
    out.write("null")
  }

  /// Ends the document with a line feed.
  package mutating func finish() {
    out.write("\n")
  }

  private mutating func container(
    _ opening: UInt8, _ closing: UInt8, _ inline: Bool, _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    out.write(byte: opening)
    levels.append(Level(closing: closing, inline: inline || levels.last?.inline == true))
    body(&self)
    let level = levels.removeLast()
    if !level.isEmpty, !level.inline { indent() }
    out.write(byte: closing)
  }

  private mutating func separate() {
    if afterName {
      afterName = false
      return
    }
    guard let level = levels.last else { return }
    if !level.isEmpty { out.write(byte: UInt8(ascii: ",")) }
    levels[levels.count - 1].isEmpty = false
    if level.inline {
      if !level.isEmpty { out.write(byte: UInt8(ascii: " ")) }
    } else {
      indent()
    }
  }

  private mutating func indent() {
    out.write("\n")
    for _ in 0..<levels.count { out.write("  ") }
  }

  private mutating func quoted(_ text: String) {
    out.write("\"")
    out.writeJSONEscaped(text)
    out.write("\"")
  }
}

extension ByteWriter {
  /// Writes text as it stands between the quotes of a JSON string.
  package mutating func writeJSONEscaped(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): write("\\\"")
      case UInt8(ascii: "\\"): write("\\\\")
      case UInt8(ascii: "\n"): write("\\n")
      case UInt8(ascii: "\r"): write("\\r")
      case UInt8(ascii: "\t"): write("\\t")
      case 0..<0x20, 0x7F:
        write("\\u00")
        write(byte: hexDigit(byte >> 4))
        write(byte: hexDigit(byte & 15))
      default: write(byte: byte)
      }
    }
  }
}

/// The lower-case hexadecimal digit of a value below 16.
package func hexDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
}
