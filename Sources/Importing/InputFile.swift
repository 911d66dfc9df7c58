package import Syntax
package import TextCore

/// A file that may be a token source, with its text parsed where its ending says how.
package struct InputFile: Sendable {
  package let source: Source
  /// Nil for files of other formats, and where the text cannot be parsed.
  package let document: JSONDocument?
  /// What was found while parsing.
  package let diagnostics: Diagnostics

  package init(_ source: Source, isStrict: Bool) {
    self.source = source
    var diagnostics = Diagnostics()
    document =
      Self.hasEnding(source.path, Self.endings) && !AssetPath.isData(source.path)
      ? JSONDocument.read(source, isStrict: isStrict, into: &diagnostics) : nil
    self.diagnostics = diagnostics
  }

  package var path: String { source.path }

  /// The root of the document when it is an object.
  package var root: JSONNode? {
    document.flatMap { $0.root.kind == .object ? $0.root : nil }
  }

  /// Endings of files that are parsed as JSON.
  package static let jsonEndings = [".json", ".json5", ".jsonc", ".tokens"]

  /// Endings of files that are parsed as YAML, or as JSON where only that is allowed.
  package static let yamlEndings = [".yaml", ".yml"]

  /// Endings of files that are parsed.
  package static let endings = jsonEndings + yamlEndings

  package static let swiftEndings = [".swift"]

  /// Whether a path ends in one of some endings, in whatever case.
  package static func hasEnding(_ path: String, _ endings: [String]) -> Bool {
    let path = path.lowercased()
    return endings.contains { path.hasSuffix($0) }
  }
}

extension JSONDocument {
  /// Parses a file in the way that its ending says; `--strict` knows JSON alone.
  static func read(_ source: Source, isStrict: Bool, into diagnostics: inout Diagnostics) -> JSONDocument? {
    let isYAML = InputFile.hasEnding(source.path, InputFile.yamlEndings)
    guard isStrict else {
      return isYAML ? parseYAML(source, into: &diagnostics) : parse(source, .tolerant, into: &diagnostics)
    }
    if isYAML, !source.beginsLikeJSON {
      diagnostics.report(.strictYAML, at: SourceRange(source.id, 0..<0))
      return nil
    }
    return parse(source, .strict, into: &diagnostics)
  }
}

extension Source {
  /// Whether the first byte that is no space opens an object or a list.
  fileprivate var beginsLikeJSON: Bool {
    let first = bytes.first { !" \t\r\n".utf8.contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }
}

extension Problem {
  fileprivate static let strictYAML = Problem("json-syntax", .error, "--strict reads JSON only, and this is YAML")
}
