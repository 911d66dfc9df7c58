import Syntax
import TextCore

/// The variables and collections in an answer of Figma's REST API (W-32).
struct FigmaAnswer {
  struct Mode {
    let id: String
    let name: String
    /// In an extended collection, the mode of the collection that it extends.
    let parent: String?
  }

  struct Collection {
    let id: String
    let name: String
    /// The default first.
    let modes: [Mode]
    let isRemote: Bool
    /// The collection that it extends.
    let parent: String?
    /// Values that an extended collection has for variables of another, by variable.
    let overrides: [ExactText: JSONNode]
    let range: SourceRange
  }

  struct Variable {
    let id: String
    let name: String
    /// The number of its collection.
    let collection: Int?
    let isRemote: Bool
    let values: [ExactText: JSONNode]
    /// In the order of the file.
    let firstValue: JSONNode?
    let node: JSONNode
  }

  let collections: [Collection]
  /// By collection, in the order in which each lists its variables; those without a collection come last.
  let variables: [Variable]
  let range: SourceRange
  private let collectionNumbers: [ExactText: Int]

  static func isAnswer(_ root: JSONNode) -> Bool {
    if let variables = root["meta"]?["variables"] { return isTable(variables) }
    return root["variables"].map(isTable) ?? false && root["variableCollections"].map(isTable) ?? false
  }

  init?(_ root: JSONNode) {
    let meta = root["meta"].flatMap { $0["variables"] == nil ? nil : $0 } ?? root
    guard let table = meta["variables"] else { return nil }
    range = SourceRange(table.range.source, Int(table.range.lower)..<Int(table.range.lower) + 1)
    let entries = meta["variableCollections"].map(Self.entries) ?? []
    collections = entries.map { Self.collection($0.node, id: $0.id) }
    let numbers = Dictionary(collections.enumerated().map { (ExactText($1.id), $0) }) { first, _ in first }
    collectionNumbers = numbers
    var places: [ExactText: Int] = [:]
    for id in entries.lazy.flatMap({ $0.node["variableIds"].map { Array($0.elements) } ?? [] }) {
      guard let id = id.string, places[ExactText(id)] == nil else { continue }
      places[ExactText(id)] = places.count
    }
    let found = Self.entries(table).enumerated().map { index, entry in
      let variable = Self.variable(entry.node, id: entry.id, numbers)
      let place = places[ExactText(entry.id)] ?? .max
      return (key: (variable.collection ?? .max, place, index), variable: variable)
    }
    variables = found.sorted { $0.key < $1.key }.map(\.variable)
  }

  /// The value of a variable in a mode of a collection, which may extend the variable's own.
  func value(of variable: Variable, in mode: Mode, of collection: Collection) -> JSONNode? {
    var (mode, collection) = (mode, collection)
    for _ in 0...collections.count {
      // Answers name the modes of extended collections with and without the collection.
      for id in [mode.id, "\(collection.id)/\(mode.id)"] {
        if let own = collection.overrides[ExactText(variable.id)]?[id] { return own }
        if let own = variable.values[ExactText(id)] { return own }
      }
      guard let parent = parent(of: collection), let next = parent.modes.first(where: { $0.id == mode.parent }) else {
        break
      }
      (mode, collection) = (next, parent)
    }
    return defaultValue(of: variable)
  }

  func defaultValue(of variable: Variable) -> JSONNode? {
    let mode = variable.collection.flatMap { collections[$0].modes.first }
    return mode.flatMap { variable.values[ExactText($0.id)] } ?? variable.firstValue
  }

  func parent(of collection: Collection) -> Collection? {
    collection.parent.flatMap { collectionNumbers[ExactText($0)] }.map { collections[$0] }
  }

  private static func isTable(_ node: JSONNode) -> Bool {
    node.kind == .object || (node.kind == .array && node.elements.allSatisfy { $0["id"] != nil })
  }

  /// The objects of a table, which is an object by id or a list of objects with one.
  private static func entries(_ table: JSONNode) -> [(id: String, node: JSONNode)] {
    table.kind == .object
      ? DTCGReader.lastOfEach(Array(table.members)).map { ($0.name, $0.value) }
      : table.elements.map { ($0["id"]?.string ?? "", $0) }
  }

  private static func collection(_ node: JSONNode, id: String) -> Collection {
    let modes = (node["modes"].map { Array($0.elements) } ?? []).compactMap { mode -> Mode? in
      guard let id = mode["modeId"]?.string else { return nil }
      return Mode(id: id, name: mode["name"]?.string ?? id, parent: mode["parentModeId"]?.string)
    }
    let first = modes.firstIndex { $0.id == node["defaultModeId"]?.string } ?? 0
    let overrides = (node["variableOverrides"].map { Array($0.members) } ?? []).map { (ExactText($0.name), $0.value) }
    return Collection(
      id: id, name: node["name"]?.string ?? id,
      modes: modes.isEmpty ? [] : [modes[first]] + modes[..<first] + modes[(first + 1)...],
      isRemote: node["remote"]?.bool ?? false, parent: node["parentVariableCollectionId"]?.string,
      overrides: Dictionary(overrides) { _, last in last }, range: node.range)
  }

  private static func variable(_ node: JSONNode, id: String, _ collections: [ExactText: Int]) -> Variable {
    let members = node["valuesByMode"].map { Array($0.members) } ?? []
    let values = members.map { (ExactText($0.name), $0.value) }
    return Variable(
      id: id, name: node["name"]?.string ?? id,
      collection: node["variableCollectionId"]?.string.flatMap { collections[ExactText($0)] },
      isRemote: node["remote"]?.bool ?? false, values: Dictionary(values) { _, last in last },
      firstValue: members.first?.value, node: node)
  }
}
