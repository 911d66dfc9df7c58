import DesignModel
import TextCore

/// Names of which the files are told apart by a number, because they would be the same (DESIGN.md section 5).
enum SharedNames {
  /// Warns of every name whose file an earlier name has, once for each of them.
  static func report(_ names: [(name: String, range: SourceRange?)], into diagnostics: inout Diagnostics) {
    var firsts: [ExactText: String] = [:]
    var reported: Set<ExactText> = []
    for (name, range) in names {
      let file = ExactText(PublicName.file(name))
      guard let first = firsts[file] else {
        firsts[file] = name
        continue
      }
      guard !first.isExactly(name), reported.insert(ExactText(name)).inserted else { continue }
      if let range {
        diagnostics.report(.sharedName(name, first), at: range, subject: name)
      } else {
        diagnostics.report(.sharedName(name, first), subject: name)
      }
    }
  }
}

extension AnalysedCatalog {
  /// Every name that files are called after: groups of split pages, grids, appearances and components.
  func reportSharedNames(into diagnostics: inout Diagnostics) {
    for topic in [Topic.color, .typography, .spacing, nil] {
      let parts = parts(of: topic)
      guard parts.count > 1 else { continue }
      let names = parts.map { part in
        (part.name, part.tokens.first.flatMap { token in range(of: token) })
      }
      SharedNames.report(names, into: &diagnostics)
    }
    SharedNames.report(grids.map { ($0.name, range(of: $0.width)) }, into: &diagnostics)
    SharedNames.report(catalog.appearances.map { ($0.name, nil) }, into: &diagnostics)
    SharedNames.report(components.map { ($0.spec.id, $0.spec.range) }, into: &diagnostics)
    for component in components where PublicName.file(component.spec.id) == Self.componentList {
      diagnostics.report(.reservedName(component.spec.id), at: component.spec.range, subject: component.spec.id)
    }
  }

  private func range(of token: Int) -> SourceRange? {
    catalog.appearances.indices.lazy.compactMap { self.catalog.range(of: token, in: $0) }.first
  }
}

extension Problem {
  fileprivate static func reservedName(_ name: String) -> Problem {
    Problem(
      "name-collision", .warning, "'\(name)' would have the file name of the list of components, so it has a number",
      hint: "rename the file")
  }

  fileprivate static func sharedName(_ name: String, _ first: String) -> Problem {
    Problem(
      "name-collision", .warning, "'\(name)' and '\(first)' would have the same file name, so one has a number",
      hint: "give them names that differ in more than case and signs")
  }
}
