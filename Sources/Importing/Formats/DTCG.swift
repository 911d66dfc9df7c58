import DesignModel
import Syntax
import TextCore

extension Importer {
  package static let dtcg = Importer(
    id: "dtcg",
    summary: "Design Tokens Community Group, format module 2025.10",
    claims: { sources in sources.filter(looksLikeTokens).map { [$0] } },
    read: { sources, importing in
      let dialect: JSONDocument.Dialect = importing.isStrict ? .strict : .tolerant
      for source in sources {
        guard let document = JSONDocument.parse(source, dialect, into: &importing.diagnostics) else { continue }
        guard document.root.kind == .object else {
          importing.diagnostics.report(.rootNotObject, at: document.root.range)
          continue
        }
        let tree = DTCGReader.read(document.root, into: &importing)
        importing.plan.steps.append(.trees([importing.plan.add(tree)]))
      }
    },
    sample: #"{"space": {"$type": "dimension", "sm": {"$value": {"value": 8, "unit": "px"}}}}"#)

  /// Whether a file is a token file by its name, or by a key of the format in its text.
  static func looksLikeTokens(_ source: Source) -> Bool {
    let path = source.path.lowercased()
    if path.hasSuffix(".tokens") || path.hasSuffix(".tokens.json") { return true }
    guard [".json", ".json5", ".jsonc"].contains(where: path.hasSuffix) else { return false }
    return source.bytes.mentions("$value") || source.bytes.mentions("$ref")
  }
}

extension Problem {
  static let rootNotObject = Problem("root-not-object", .error, "the root of a token file is an object")
}
