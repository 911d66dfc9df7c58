import Syntax
import TextCore

/// Tells exports of Tokens Studio that name neither themes nor an order: their references leave out the name of the set,
/// so that most of them lead nowhere from the root, but somewhere below one of its members.
struct SetReferences {
  /// So many references of a file tell.
  private static let most = 64

  private struct Reference {
    let names: [String]
    /// Where it is written.
    let place: [String]
  }

  /// The files whose members are sets.
  static func exports(in files: [InputFile]) -> [InputFile] {
    let found = files.filter { file in
      guard let root = file.root, file.source.bytes.mentions("\"{") else { return false }
      return isExport(root, among: [root])
    }
    guard !found.isEmpty else { return [] }
    // What leads nowhere in one file may lead into another.
    let roots = files.compactMap(\.root)
    return found.filter { file in file.root.map { isExport($0, among: roots) } == true }
  }

  private static func isExport(_ root: JSONNode, among roots: [JSONNode]) -> Bool {
    let members = root.members.filter { !$0.nameStartsWith(UInt8(ascii: "$")) }
    guard members.count > 1, members.allSatisfy({ $0.value.kind == .object }) else { return false }
    let references = references(in: root)
    let below = references.count { reference in
      !roots.contains { leads(reference.names[...], from: $0) }
        && members.contains { member in
          leads(reference.names[...], from: member.value)
            && !([member.name] + reference.names).elementsEqual(reference.place) { $0.isExactly($1) }
        }
    }
    return below * 2 > references.count
  }

  private static func leads(_ names: ArraySlice<String>, from root: JSONNode) -> Bool {
    var node = root
    for name in names {
      guard let next = node[name] else { return false }
      node = next
    }
    return node["$value"] != nil || node["value"] != nil
  }

  /// The first references in the values of tokens.
  private static func references(in root: JSONNode) -> [Reference] {
    var found: [Reference] = []
    var waiting: [(node: JSONNode, place: [String])] = [(root, [])]
    while let (node, place) = waiting.popLast(), found.count < most {
      if let text = node.string {
        if let names = names(in: text) { found.append(Reference(names: names, place: place)) }
        continue
      }
      for element in node.elements { waiting.append((element, place)) }
      for member in node.members where !member.isNamed("$extensions") && !member.isNamed("$description") {
        let isValue = member.isNamed("$value") || member.isNamed("value")
        guard !isValue, member.value.kind == .object || member.value.kind == .array else {
          if isValue { waiting.append((member.value, place)) }
          continue
        }
        waiting.append((member.value, place + [member.name]))
      }
    }
    return found
  }

  /// The names of a whole reference.
  private static func names(in text: String) -> [String]? {
    guard TypeGuess.isReference(text) else { return nil }
    var names = text.utf8.dropFirst().dropLast().split(separator: UInt8(ascii: "."))
      .map { String(decoding: Array($0), as: UTF8.self).trimmed }
    if let last = names.last, names.count > 1, last == "value" { names.removeLast() }
    return names.contains("") || names.isEmpty ? nil : names
  }
}
