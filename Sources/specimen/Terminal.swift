#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif
import TextCore

/// What a person reads: results on standard output, everything else on standard error.
struct Terminal {
  let arguments: Arguments

  /// Whether messages may have colour: on a terminal, unless somebody said no.
  private var usesColor: Bool {
    guard arguments.allowsColor, isatty(STDERR_FILENO) == 1 else { return false }
    if let setting = getenv("NO_COLOR"), setting.pointee != 0 { return false }
    return true
  }

  /// Whether somebody watches and wants to know how a long run goes on.
  var showsProgress: Bool { !arguments.isQuiet && isatty(STDERR_FILENO) == 1 }

  func printResult(_ bytes: [UInt8]) {
    _ = Disk.write(bytes, to: STDOUT_FILENO)
  }

  func printMessage(_ text: String) {
    _ = Disk.write(Array(text.utf8), to: STDERR_FILENO)
  }

  /// Prints diagnostics as text; in quiet mode only errors.
  func printDiagnostics(_ diagnostics: [Diagnostic], in sources: SourceSet, pathPrefix: String) {
    let shown = diagnostics.filter { !arguments.isQuiet || $0.problem.severity == .error }
    guard !shown.isEmpty else { return }
    var out = ByteWriter()
    Reporter.text.write(Report(shown, in: sources, pathPrefix: pathPrefix, color: usesColor), &out)
    _ = Disk.write(out.bytes, to: STDERR_FILENO)
  }

  /// A failure of the program's surroundings, in the form that the format asks for.
  func printFailure(_ message: String, hint: String?) {
    var text = "specimen: error: \(message)\n"
    if let hint { text += "      = \(hint)\n" }
    var out = ByteWriter()
    for line in text.split(separator: "\n") {
      out.writePlain(String(line))
      out.write("\n")
    }
    _ = Disk.write(out.bytes, to: STDERR_FILENO)
  }
}
