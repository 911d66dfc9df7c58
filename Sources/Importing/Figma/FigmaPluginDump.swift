import Syntax
import TextCore

/// The collections in what a Figma plugin wrote, in the two forms that plugins have (W-31).
struct FigmaPluginDump {
  /// A variable with what one mode says of it.
  struct Variable {
    let path: [String]
    let node: JSONNode
    let value: JSONNode
    /// The type of the variable, or of the group around it.
    let type: JSONNode?
    /// Where its name is written.
    let range: SourceRange
  }

  struct Collection {
    let name: String
    /// The first segment of its variables.
    let key: String
    /// The default first; one with an empty name where the collection has no modes.
    fileprivate(set) var modes: [(name: String, variables: [Variable])]
    /// Whether some modes are left out, since they are too many.
    let isCut: Bool
    let range: SourceRange
  }

  private(set) var collections: [Collection] = []

  init?(_ file: InputFile) {
    guard let root = file.document?.root else { return nil }
    if root.kind == .object, root.members.contains(where: { $0.value["$collection_metadata"] != nil }) {
      collections = DTCGReader.lastOfEach(Array(root.members)).filter { $0.value.kind == .object }
        .map(Self.marked)
      return
    }
    let objects = root.kind == .array ? Array(root.elements) : [root]
    let isListed = objects.allSatisfy { object in
      object.kind == .object && object.count > 0 && object.members.allSatisfy { $0.value["modes"]?.kind == .object }
    }
    guard isListed, !objects.isEmpty, root.kind == .array || file.source.bytes.mentions("$scopes") else { return nil }
    collections = objects.flatMap { DTCGReader.lastOfEach(Array($0.members)) }.map(Self.listed)
  }

  /// `{"@key": {"$collection_metadata": …, "$group": {"name": {"$value": …, "$variable_metadata": …}}}}`.
  private static func marked(_ member: JSONMember) -> Collection {
    let metadata = member.value["$collection_metadata"]
    let key = bare(member.name, of: UInt8(ascii: "@"))
    let variables = variables(in: member.value, below: [key])
    var names = (metadata?["modes"].map { Array($0.elements) } ?? []).compactMap { mode in
      mode["key"]?.string.map { (key: $0, name: mode["name"]?.string ?? $0) }
    }
    var known = Set(names.map { ExactText($0.key) })
    for variable in variables {
      for mode in modes(of: variable).map({ Array($0.members) }) ?? []
      where known.insert(ExactText(mode.name)).inserted {
        names.append((mode.name, mode.name))
      }
    }
    let isLimited = ModeLimit.isExceeded(modifiers: 1, values: [(variables.count, names.count)])
    var read = names.prefix(isLimited ? 1 : names.count).map { mode in
      let own = variables.map { variable in
        Variable(
          path: variable.path, node: variable.node, value: modes(of: variable)?[mode.key] ?? variable.value,
          type: variable.type, range: variable.range)
      }
      return (name: mode.name, variables: own)
    }
    if read.isEmpty { read = [("", variables)] }
    return Collection(
      name: metadata?["name"]?.string ?? key, key: key, modes: read, isCut: isLimited, range: member.nameRange)
  }

  /// `{"Name": {"modes": {"Light": {"group": {"name": {"$value": …, "$scopes": …}}}}}}`.
  private static func listed(_ member: JSONMember) -> Collection {
    let modes = member.value["modes"].map { DTCGReader.lastOfEach(Array($0.members)) } ?? []
    let read = modes.prefix(ModeLimit.mostContexts).map { mode in
      (name: mode.name, variables: variables(in: mode.value, below: [member.name]))
    }
    return Collection(
      name: member.name, key: member.name, modes: read, isCut: read.count < modes.count, range: member.nameRange)
  }

  private static func modes(of variable: Variable) -> JSONNode? {
    variable.node["$variable_metadata"]?["modes"].flatMap { $0.kind == .object ? $0 : nil }
  }

  private static func variables(in root: JSONNode, below path: [String]) -> [Variable] {
    var found: [Variable] = []
    collect(root, path, nil, &found)
    return found
  }

  // The nesting of a document is limited, and with it this recursion.
  private static func collect(_ node: JSONNode, _ path: [String], _ type: JSONNode?, _ found: inout [Variable]) {
    let type = node["$type"] ?? type
    for member in DTCGReader.lastOfEach(Array(node.members))
    where member.value.kind == .object && !properties.contains(member.name) {
      let own = path + [bare(member.name, of: UInt8(ascii: "$"))]
      if let value = member.value["$value"] {
        let isGroup = member.value.members.contains { $0.value.kind == .object && !properties.contains($0.name) }
        found.append(
          Variable(
            path: isGroup ? own + ["$root"] : own, node: member.value, value: value,
            type: member.value["$type"] ?? type, range: member.nameRange))
      }
      collect(member.value, own, type, &found)
    }
  }

  private static let properties: Set = [
    "$value", "$type", "$description", "$extensions", "$scopes", "$codeSyntax", "$collection_metadata",
    "$variable_metadata", "$deprecated",
  ]

  /// A name without the sign with which plugins mark it.
  static func bare(_ name: String, of sign: UInt8) -> String {
    name.utf8.first == sign && name.utf8.count > 1 ? String(name.dropFirst()) : name
  }
}
