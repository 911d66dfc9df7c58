package import DesignModel
import Syntax
package import TextCore

/// The files of a components folder.
package enum ComponentFile {
  /// Whether a JSON file is a component spec and so no token source.
  static func isSpec(_ source: Source) -> Bool {
    guard source.path.hasSuffix(".json"), source.bytes.mentions("anatomy") else { return false }
    return root(of: source)?["anatomy"] != nil
  }

  /// The ids of the specs in a folder, sorted by bytes; a file that is no JSON may be meant to be one.
  package static func ids(in folder: String, of sources: SourceSet) -> [String] {
    let ids = files(in: folder, of: sources).filter { file in
      root(of: file).map { $0["anatomy"] != nil } ?? true
    }.map { ExactText(id(of: $0)) }
    return Set(ids).sorted().map(\.text)
  }

  /// The specs of a folder, sorted by the bytes of their ids; of two files with one id the first by path counts.
  package static func specs(
    in folder: String, of sources: SourceSet, isStrict: Bool, into diagnostics: inout Diagnostics
  ) -> [ComponentSpec] {
    var seen: [ExactText: String] = [:]
    var specs: [ComponentSpec] = []
    for file in files(in: folder, of: sources) {
      guard let spec = ComponentReader.read(file, isStrict: isStrict, into: &diagnostics) else { continue }
      if let first = seen[ExactText(spec.id)] {
        diagnostics.report(.sharedID(spec.id, first), inFile: file.path)
        continue
      }
      seen[ExactText(spec.id)] = file.path
      specs.append(spec)
    }
    return specs.sorted { ExactText($0.id) < ExactText($1.id) }
  }

  /// The stem of a file's name.
  static func id(of source: Source) -> String {
    let name = source.path.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".json") ? name.dropLast(".json".count) : name)
  }

  private static func files(in folder: String, of sources: SourceSet) -> [Source] {
    let prefix = folder + "/"
    return sources.sources.filter { source in
      source.path.hasPrefix(prefix) && source.path.hasSuffix(".json") && !source.path.hasSuffix(".schema.json")
        && !source.path.dropFirst(prefix.count).split(separator: "/").contains {
          $0.hasPrefix(".") || $0 == "node_modules"
        }
    }
  }

  private static func root(of source: Source) -> JSONNode? {
    var unwanted = Diagnostics()
    return JSONDocument.parse(source, .tolerant, into: &unwanted)?.root
  }
}

extension Problem {
  fileprivate static func sharedID(_ id: String, _ first: String) -> Problem {
    Problem(
      "spec-id", .error, "'\(id)' is already the id of \(first), so this spec is left out", hint: "rename the file")
  }
}
