import DesignModel
import Syntax
import TextCore

/// What an anatomy may have at most.
enum AnatomyLimit: Sendable {
  case depth, nodes

  static let deepest = 64
  static let mostNodes = 2_000
}

extension ComponentReader {
  static let nodeKeys = ["kind", "part", "children"]

  /// Adds a node and all inside it, and returns its number; nil when it is left out, which is reported.
  @discardableResult
  mutating func readNode(_ node: JSONNode, depth: Int) -> Int? {
    guard node.kind == .object else {
      diagnostics.report(.specShape("a node", "an object with 'kind'"), at: node.range)
      return nil
    }
    if depth > AnatomyLimit.deepest { return leaveOut(node, .depth) }
    if nodes.count >= AnatomyLimit.mostNodes { return leaveOut(node, .nodes) }
    let number = nodes.count
    let kind = kind(of: node, number)
    let part = part(of: node, number)
    // Its place is taken before its children come.
    nodes.append(ComponentNode(kind: kind, part: part, settings: [], children: [], range: node.range))
    var settings: [NodeSetting] = []
    var children: [Int] = []
    for member in distinctMembers(of: node) {
      switch member.name {
      case "kind", "part": break
      case "children": children = self.children(member, of: kind, number, depth: depth)
      default:
        guard let property = property(member.name, at: member.nameRange, of: number, besides: Self.nodeKeys) else {
          continue
        }
        settings += self.settings(property, member.value)
      }
    }
    let order = Dictionary(settings.map { ($0.property, $0) }) { _, last in last }
    nodes[number] = ComponentNode(
      kind: kind, part: part, settings: NodeProperty.allCases.compactMap { order[$0] }, children: children,
      range: node.range)
    return number
  }

  private mutating func kind(of node: JSONNode, _ number: Int) -> NodeKind {
    let value = node["kind"]
    if let kind = value?.string.flatMap(NodeKind.init) { return kind }
    let near = value?.string.flatMap { nearest(to: $0, in: NodeKind.allCases.map(\.rawValue)) }
    diagnostics.report(.unknownKind(value?.string, near: near), at: value?.range ?? node.range)
    guessedNodes.insert(number)
    return near.flatMap(NodeKind.init) ?? .stack
  }

  private mutating func part(of node: JSONNode, _ number: Int) -> String? {
    guard let value = node["part"] else { return nil }
    guard let name = value.string, !name.isEmpty, !name.utf8.contains(UInt8(ascii: ".")) else {
      diagnostics.report(.specShape("part", "a name without periods"), at: value.range)
      return nil
    }
    guard parts[ExactText(name)] == nil else {
      diagnostics.report(.repeatedPart(name), at: value.range)
      return nil
    }
    parts[ExactText(name)] = number
    return name
  }

  private mutating func children(_ member: JSONMember, of kind: NodeKind, _ number: Int, depth: Int) -> [Int] {
    guard kind == .stack else {
      if !guessedNodes.contains(number) { diagnostics.report(.childless(kind), at: member.nameRange) }
      loseParts(in: member.value)
      return []
    }
    guard member.value.kind == .array else {
      diagnostics.report(.specShape("children", "a list of nodes"), at: member.value.range)
      loseParts(in: member.value)
      return []
    }
    return member.value.elements.compactMap { readNode($0, depth: depth + 1) }
  }

  /// The property of that name, or nil when the node has none, which is reported.
  mutating func property(
    _ name: String, at range: SourceRange, of node: Int, besides otherKeys: [String] = []
  ) -> WrittenProperty? {
    guard let property = WrittenProperty.named(name) else {
      let near = nearest(to: name, in: WrittenProperty.names + otherKeys)
      diagnostics.report(.unknownProperty(name, near: near), at: range)
      return nil
    }
    if let kinds = property.kinds, !kinds.contains(nodes[node].kind) {
      if !guessedNodes.contains(node) {
        diagnostics.report(.misplacedProperty(name, nodes[node].kind, kinds), at: range)
      }
      return nil
    }
    return property
  }

  private mutating func leaveOut(_ node: JSONNode, _ limit: AnatomyLimit) -> Int? {
    if limitsPassed.insert(limit).inserted { diagnostics.report(.passed(limit), at: node.range) }
    loseParts(in: node)
    return nil
  }

  private mutating func loseParts(in node: JSONNode) {
    var waiting = [node]
    while let node = waiting.popLast() {
      if let name = node["part"]?.string { lostParts.insert(ExactText(name)) }
      waiting += node.elements
      waiting += node.members.map(\.value)
    }
  }
}
