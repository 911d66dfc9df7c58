/// One command of the program.
struct Command: Sendable {
  let name: String
  /// Operands that must be there, before those that may be.
  var required: [String] = []
  let operands: [String]
  let summary: String
  let options: [Option]
  /// What `--help` says beyond the summary.
  var details: [String] = []
  /// What is said to somebody who left an operand out.
  var advice: String?
  let run: @Sendable (Arguments) -> ExitCode

  var usage: String {
    (["specimen", name] + required + operands.map { "[\($0)]" }).joined(separator: " ")
  }
}

/// Every command, in the order of the help. To add one: add a file with its `run`, and its name here.
extension Command {
  static let all: [Command] = [.build, .check, .tokens, .contrast, .nearest]
}

/// How the program ends (DESIGN.md section 3).
enum ExitCode: Int32 {
  case clean = 0
  /// Errors in the input, or differences.
  case findings = 1
  case usage = 2
  /// The disk said no, or the input does not exist.
  case unavailable = 3
  /// Ended by Ctrl-C.
  case interrupted = 130
}
