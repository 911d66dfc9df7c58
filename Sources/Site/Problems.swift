import Analysis
import Syntax
package import TextCore

/// The diagnostics of a build as the guide shows them: every one has an address, which does not move with the others.
package struct Problems: Sendable {
  struct Entry: Sendable {
    let id: String
    let diagnostic: Diagnostic
    let place: String
  }

  /// The most rows of the table on the index page.
  private static let most = 200

  let entries: [Entry]
  private let byToken: [ExactText: [Int]]

  package init(_ diagnostics: [Diagnostic], in sources: SourceSet) {
    var places = Places(sources)
    var uses: [String: Int] = [:]
    var byToken: [ExactText: [Int]] = [:]
    entries = diagnostics.enumerated().map { index, diagnostic in
      if let token = diagnostic.subject { byToken[ExactText(token), default: []].append(index) }
      let stem = "problem-" + PublicName.anchor(diagnostic.subject ?? diagnostic.problem.code)
      let use = uses[stem, default: 0] + 1
      uses[stem] = use
      let place = places.locate(diagnostic.place).map { "\($0.file):\($0.line):\($0.column)" } ?? ""
      return Entry(id: use == 1 ? stem : "\(stem)~\(use)", diagnostic: diagnostic, place: place)
    }
    self.byToken = byToken
  }

  /// The problems of a token.
  func entries(of token: String) -> [Entry] {
    (byToken[ExactText(token)] ?? []).map { entries[$0] }
  }

  /// The row of the first problem of a token, or the table when it has no row for it; empty where there is none.
  func address(of token: String) -> String {
    guard let first = byToken[ExactText(token)]?.first else { return "" }
    return "index.html#" + (first < Self.most ? entries[first].id : "problems")
  }

  /// How many have no row on the index page.
  var left: Int { max(0, entries.count - Self.most) }

  static let shape: TemplateShape = [
    "problemId": .text, "isError": .flag, "isWarning": .flag, "isNote": .flag, "severity": .text, "message": .text,
    "hint": .text, "code": .text, "token": .text, "tokenHref": .text, "place": .list([".": .text]),
  ]

  /// A place in pieces between which a line may break.
  private static func pieces(_ place: String) -> [String] {
    let names = place.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    return names.dropLast().map { $0 + "/" } + names.suffix(1)
  }

  /// Rows of the table on the index page; `isToken` says which subjects have a row of their own to lead to.
  func rows(isToken: (String) -> Bool) -> [TemplateRecord] {
    entries.prefix(Self.most).map { entry in
      let problem = entry.diagnostic.problem
      let token = entry.diagnostic.subject ?? ""
      return [
        "problemId": .text(entry.id),
        "isError": .flag(problem.severity == .error),
        "isWarning": .flag(problem.severity == .warning),
        "isNote": .flag(problem.severity == .note),
        "severity": .text(problem.severity.rawValue),
        "message": .text(problem.message),
        "hint": .text(problem.hint ?? ""),
        "code": .text(problem.code),
        "token": .text(token),
        "tokenHref": .text(isToken(token) ? "tokens.html#" + PublicName.anchor(token) : ""),
        "place": .texts(Self.pieces(entry.place)),
      ]
    }
  }
}
