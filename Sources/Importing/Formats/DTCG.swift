import DesignModel
import Syntax
import TextCore

extension Importer {
  package static let dtcg = Importer(
    id: "dtcg",
    summary: "Design Tokens Community Group, format module 2025.10",
    isStrictlyRead: true,
    isArrangedByPath: true,
    claims: { files in
      let claimed = files.filter { $0.document != nil && looksLikeTokens($0.source) && !isOtherFormat($0) }
      return claimed.isEmpty ? [] : [claimed]
    },
    read: { files, importing in readTrees(files, into: &importing) },
    sample: ["space.tokens.json": #"{"space": {"$type": "dimension", "sm": {"$value": {"value": 8, "unit": "px"}}}}"#])

  /// Whether a file is a token file by its name, or by a key of the format in its text.
  static func looksLikeTokens(_ source: Source) -> Bool {
    InputFile.hasEnding(source.path, [".tokens", ".tokens.json"])
      || source.bytes.mentions("$value") || source.bytes.mentions("$ref")
  }

  /// Whether a file has `$ref` for a reason of its own: an OpenAPI document, or a JSON Schema.
  private static func isOtherFormat(_ file: InputFile) -> Bool {
    guard let root = file.root else { return false }
    if root["openapi"]?.writtenText != nil || root["swagger"]?.writtenText != nil { return true }
    if root["$id"]?.kind == .string, root["$defs"]?.kind == .object { return true }
    return root["$schema"]?.string?.contains("json-schema.org") == true
  }

  /// Reads files that each hold one token tree, in whichever spelling.
  static func readTrees(
    _ files: [InputFile], otherwise usual: TokenSpelling = .dollar, into importing: inout Importing
  ) {
    for file in files {
      guard let document = file.document else { continue }
      guard document.root.kind == .object else {
        importing.diagnostics.report(.rootNotObject, at: document.root.range)
        continue
      }
      let spelling = importing.spelling(of: document.root) ?? usual
      let tree = DTCGReader.read(document.root, spelling: spelling, into: &importing)
      importing.siblings.append(
        SiblingSources.Tree(path: file.path, source: file.source.id, index: importing.plan.add(tree)))
    }
  }
}

extension Importing {
  /// How the tokens of a file are spelled, nil when it has none; by the letter of DTCG there is one way.
  func spelling(of root: JSONNode) -> TokenSpelling? {
    isStrict ? .dollar : TokenSpelling.of(root)
  }
}

extension Problem {
  static let rootNotObject = Problem("root-not-object", .error, "the root of a token file is an object")
}
