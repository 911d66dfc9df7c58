import DesignModel
import Syntax
import TextCore

extension Importer {
  package static let styleDictionary = Importer(
    id: "style-dictionary",
    summary: "Style Dictionary, and design system packages (DSP)",
    isStrictlyRead: false,
    isArrangedByPath: true,
    claims: { files in
      let claimed = PlainTokens.claimed(files)
      return claimed.isEmpty ? [] : [claimed]
    },
    read: { files, importing in
      var trees: [InputFile] = []
      for file in files {
        guard let root = file.root, PlainTokens.isPackage(root) else {
          trees.append(file)
          continue
        }
        let tree = DTCGReader.read(.plain, into: &importing) { $0.entities(of: root) }
        importing.plan.steps.append(.trees([importing.plan.add(tree)]))
      }
      readTrees(trees, otherwise: .plain, into: &importing)
    },
    sample: ["size.json": #"{"size": {"small": {"value": "8px"}}}"#])
}

/// Tells files with tokens in the spelling without `$` from other JSON.
enum PlainTokens {
  /// The files that hold such tokens, and those beside them with nothing but the plain values that tokens name.
  static func claimed(_ files: [InputFile]) -> [InputFile] {
    let held = files.filter { file in
      guard let root = file.root, !isOtherFormat(file.path, root) else { return false }
      return isPackage(root) || (TokenSpelling.of(root) == .plain && holdsTokens(root))
    }
    // A text or a number alone may be anything, but not beside tokens.
    let sure = Set(held.filter { $0.root.map(PlainTokenSigns.areIn) == true }.map { FilePath.folder(of: $0.path) })
    let claimed = held.filter { sure.contains(FilePath.folder(of: $0.path)) }
    let wanted = namesWanted(by: claimed)
    guard !wanted.isEmpty else { return claimed }
    let known = Set(claimed.map(\.source.id))
    return files.filter { file in
      if known.contains(file.source.id) { return true }
      guard let root = file.root, !isOtherFormat(file.path, root), TokenSpelling.of(root) == nil else { return false }
      return root.members.contains { wanted.contains(ExactText($0.name)) }
    }
  }

  /// Whether a file is a design system package.
  static func isPackage(_ root: JSONNode) -> Bool {
    root["dsp_spec_version"] != nil && root["entities"]?.kind == .array
  }

  /// Whether objects with `value` stand under names, and are the better part of what the file says.
  private static func holdsTokens(_ root: JSONNode) -> Bool {
    var tokens = 0
    var others = 0
    var waiting = [root]
    while let node = waiting.popLast() {
      for member in node.members where !member.nameStartsWith(UInt8(ascii: "$")) {
        guard member.value.kind == .object else {
          if member.value.kind != .array { others += 1 }
          continue
        }
        if member.value["value"] != nil { tokens += 1 } else { waiting.append(member.value) }
      }
    }
    return tokens > 0 && others <= 4 * tokens
  }

  private static func isOtherFormat(_ path: String, _ root: JSONNode) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if ["package.json", "package-lock.json", "Contents.json", "tsconfig.json", "composer.json"].contains(name) {
      return true
    }
    if ResolverReader.isResolver(root) || root["$themes"]?.kind == .array { return true }
    if root["platforms"]?.kind == .object, root["source"] != nil || root["include"] != nil { return true }
    return root["meta"]?["variables"] != nil || root["$schema"]?.string?.contains("json-schema.org") == true
  }

  /// The first names of references in some files that lead to none of these files.
  private static func namesWanted(by files: [InputFile]) -> Set<ExactText> {
    var wanted: Set<ExactText> = []
    var known: Set<ExactText> = []
    for root in files.compactMap(\.root) {
      for member in root.members { known.insert(ExactText(member.name)) }
      var waiting = [root]
      while let node = waiting.popLast() {
        waiting += node.elements
        for member in node.members { waiting.append(member.value) }
        node.withStringBytes { bytes in
          for part in bytes.split(separator: UInt8(ascii: "{")).dropFirst(bytes.first == UInt8(ascii: "{") ? 0 : 1) {
            let name = part.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "}") }
            wanted.insert(ExactText(String(decoding: name, as: UTF8.self)))
          }
        }
      }
    }
    return wanted.subtracting(known)
  }
}
