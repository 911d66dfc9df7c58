package import DesignModel
import Syntax
package import TextCore

/// Reads a component spec (DESIGN.md section 8). What is wrong is reported and left out; the rest is read all the same.
package struct ComponentReader {
  static let keys = [
    "name", "status", "summary", "properties", "anatomy", "variants", "accessibility", "guidelines", "usage", "$schema",
  ]
  static let accessibilityKeys = ["role", "identifier", "target", "notes"]
  static let guidelineKeys = ["do", "dont"]

  var diagnostics = Diagnostics()
  var nodes: [ComponentNode] = []
  /// The numbers of the nodes.
  var parts: [ExactText: Int] = [:]
  /// The parts of nodes that were left out, of which nothing more is said.
  var lostParts: Set<ExactText> = []
  /// The nodes whose kind is a guess, of which no property is called wrong.
  var guessedNodes: Set<Int> = []
  var limitsPassed: Set<AnatomyLimit> = []
  var properties: [ComponentSpec.Property] = []
  /// Properties without a value that could be used, of which nothing more is said.
  var lostProperties: Set<ExactText> = []
  private var suggestionsLeft = 50

  /// The spec, or nil when the file is no JSON object with an `anatomy`.
  package static func read(
    _ source: Source, isStrict: Bool, into diagnostics: inout Diagnostics
  ) -> ComponentSpec? {
    guard let document = JSONDocument.parse(source, isStrict ? .strict : .tolerant, into: &diagnostics) else {
      return nil
    }
    guard document.root.kind == .object else {
      diagnostics.report(.specShape("a component spec", "an object"), at: document.root.range)
      return nil
    }
    var reader = ComponentReader()
    let spec = reader.spec(document.root, id: ComponentFile.id(of: source))
    diagnostics.append(reader.diagnostics)
    return spec
  }

  private mutating func spec(_ root: JSONNode, id: String) -> ComponentSpec? {
    guard let anatomy = root["anatomy"] else {
      diagnostics.report(.missingAnatomy, at: root.range)
      return nil
    }
    guard anatomy.kind == .object else {
      diagnostics.report(.specShape("anatomy", "an object, the node that holds all others"), at: anatomy.range)
      return nil
    }
    let members = members(of: root, known: Self.keys)
    readNode(anatomy, depth: 1)
    if let member = members["properties"] { readProperties(member) }
    var spec = ComponentSpec(id: id, name: name(members["name"]) ?? id, nodes: nodes, range: root.range)
    spec.status = status(members["status"])
    spec.summary = text(members["summary"])
    spec.properties = properties
    spec.variants = variants(members["variants"])
    spec.accessibility = accessibility(members["accessibility"])
    let guidelines = members["guidelines"].map { object($0, known: Self.guidelineKeys) } ?? [:]
    spec.dos = texts(guidelines["do"])
    spec.donts = texts(guidelines["dont"])
    spec.usage = usage(members["usage"])
    return spec
  }

  private mutating func name(_ member: JSONMember?) -> String? {
    guard let member, let name = text(member) else { return nil }
    if name.contains(where: { !$0.isWhitespace }) { return name }
    diagnostics.report(.specShape("name", "text of at least one letter"), at: member.value.range)
    return nil
  }

  private mutating func status(_ member: JSONMember?) -> ComponentSpec.Status? {
    guard let member else { return nil }
    if let text = member.value.string, let status = ComponentSpec.Status(rawValue: text) { return status }
    let names = ComponentSpec.Status.allCases.map(\.rawValue)
    let near = member.value.string.flatMap { nearest(to: $0, in: names) }
    diagnostics.report(
      .specShape("status", names.joined(last: " or "), near: near), at: member.value.range)
    return nil
  }

  private mutating func accessibility(_ member: JSONMember?) -> ComponentSpec.Accessibility {
    var accessibility = ComponentSpec.Accessibility()
    guard let member else { return accessibility }
    let members = object(member, known: Self.accessibilityKeys)
    accessibility.role = text(members["role"])
    accessibility.identifier = text(members["identifier"])
    accessibility.notes = texts(members["notes"])
    if let target = members["target"], let name = text(target) {
      accessibility.target = part(name, at: target.value.range)
    }
    return accessibility
  }

  private mutating func usage(_ member: JSONMember?) -> [ComponentSpec.Usage] {
    guard let member else { return [] }
    guard member.value.kind == .object else {
      diagnostics.report(.specShape("usage", "an object of languages and code"), at: member.value.range)
      return []
    }
    return distinctMembers(of: member.value).compactMap { member in
      text(member).map { ComponentSpec.Usage(language: member.name, code: $0) }
    }
  }

  /// The number of the node of a part, or nil when there is none, which is reported.
  mutating func part(_ name: String, at range: SourceRange) -> Int? {
    if let number = parts[ExactText(name)] { return number }
    if !lostParts.contains(ExactText(name)) {
      let near = nearest(to: name, in: partNames)
      diagnostics.report(.unknownPart(name, near: near), at: range)
    }
    return nil
  }

  private var partNames: [String] { suggestionsLeft > 0 ? nodes.compactMap(\.part) : [] }

  var propertyNames: [String] { suggestionsLeft > 0 ? properties.map(\.name) : [] }

  /// The name that was probably meant; only so often, since finding it walks through all names.
  mutating func nearest(to name: String, in names: [String]) -> String? {
    guard suggestionsLeft > 0 else { return nil }
    suggestionsLeft -= 1
    return Suggestion.nearest(to: name, in: names)
  }
}

// Pieces of JSON.
extension ComponentReader {
  /// The members of an object, of each name the last; a name that occurs twice is reported.
  mutating func distinctMembers(of node: JSONNode) -> [JSONMember] {
    let duplicates = node.duplicateMembers
    for member in duplicates { diagnostics.report(.duplicateKey(member.name), at: member.nameRange) }
    guard !duplicates.isEmpty else { return Array(node.members) }
    var seen: Set<ExactText> = []
    return Array(node.members).reversed().filter { seen.insert(ExactText($0.name)).inserted }.reversed()
  }

  /// The members of an object whose keys are known; each other is reported.
  mutating func members(of node: JSONNode, known: [String]) -> [String: JSONMember] {
    var members: [String: JSONMember] = [:]
    for member in distinctMembers(of: node) {
      if known.contains(member.name) {
        members[member.name] = member
      } else {
        let near = nearest(to: member.name, in: known)
        diagnostics.report(.unknownKey(member.name, near: near), at: member.nameRange)
      }
    }
    return members
  }

  private mutating func object(_ member: JSONMember, known: [String]) -> [String: JSONMember] {
    if member.value.kind == .object { return members(of: member.value, known: known) }
    diagnostics.report(.specShape(member.name, "an object"), at: member.value.range)
    return [:]
  }

  private mutating func text(_ member: JSONMember?) -> String? {
    guard let member else { return nil }
    if let text = member.value.string { return text }
    diagnostics.report(.specShape(member.name, "text"), at: member.value.range)
    return nil
  }

  private mutating func texts(_ member: JSONMember?) -> [String] {
    guard let member else { return [] }
    let texts = member.value.elements.compactMap(\.string)
    if member.value.kind != .array || texts.count < member.value.count {
      diagnostics.report(.specShape(member.name, "a list of texts"), at: member.value.range)
    }
    return texts
  }
}
