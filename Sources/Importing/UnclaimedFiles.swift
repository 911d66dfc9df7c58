import DesignModel
import Syntax
import TextCore

/// What is said of files that no format claims and that nobody named: most of them lie beside the tokens for another
/// purpose.
struct UnclaimedFiles {
  private let files: [InputFile]

  init(_ files: [InputFile]) {
    self.files = files
  }

  func report(into diagnostics: inout Diagnostics) {
    var empty: [InputFile] = []
    for file in files {
      if file.document != nil {
        // That a file without tokens is JSON5 is nobody's concern; what YAML left out may be why there are none.
        if !InputFile.hasEnding(file.path, InputFile.jsonEndings) { diagnostics.append(file.diagnostics) }
        empty.append(file)
      } else if Self.mayHoldTokens(file.source) {
        diagnostics.append(file.diagnostics)
      } else {
        Self.reportSkipped(file, into: &diagnostics)
      }
    }
    guard let first = empty.first else { return }
    let problem = empty.count == 1 ? Problem.noTokens("this file") : .noTokens(in: empty.map(\.path))
    diagnostics.report(problem, at: SourceRange(first.source.id, 0..<0))
  }

  /// Whether a file that cannot be parsed seems to be about tokens, so that what is in it would be missed.
  private static func mayHoldTokens(_ source: Source) -> Bool {
    if InputFile.hasEnding(source.path, [".tokens", ".tokens.json", ".tokens.yaml", ".tokens.yml"]) { return true }
    let bytes = source.bytes
    return bytes.mentions("$value") || bytes.mentions("$type") || bytes.mentions("value:")
      || bytes.mentions("\"value\"") || bytes.mentions("resolutionOrder")
  }

  private static func reportSkipped(_ file: InputFile, into diagnostics: inout Diagnostics) {
    var limits = Diagnostics()
    for item in file.diagnostics.items {
      guard ["json-syntax", "yaml-syntax"].contains(item.problem.code), case .range(let range) = item.place else {
        if case .range(let range) = item.place { limits.report(item.problem, at: range) }
        continue
      }
      diagnostics.report(.skipped(item.problem), at: range)
    }
    diagnostics.append(limits)
  }
}

extension Problem {
  fileprivate static func noTokens(in paths: [String]) -> Problem {
    let shown = paths.prefix(5).joined(separator: ", ") + (paths.count > 5 ? " and \(paths.count - 5) more" : "")
    return Problem("no-tokens", .warning, "no token is found in \(paths.count) files: \(shown)")
  }

  fileprivate static func skipped(_ problem: Problem) -> Problem {
    Problem(
      "source-skipped", .warning,
      "the file is skipped, as nothing in it looks like a token and it cannot be parsed: "
        + problem.message, hint: problem.hint)
  }
}
