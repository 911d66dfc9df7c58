import DesignModel
import Syntax
import TextCore

/// Reads a resolver document into a plan.
struct ResolverReader {
  let path: String
  let root: JSONNode
  var documents: Documents
  var usedFiles: Set<ExactText> = []
  var stack: [Expansion] = []
  private var referencedModifiers: [ExactText: Int] = [:]
  var treesByPlace: [SourceRange: Int] = [:]
  var isDamaged = false
  var sections: [String: [ExactText: JSONNode]] = [:]
  /// Sources that were met, those of a shared set as often as it is named: sets that double could go on for ever.
  var sourceCount = 0

  static let deepestChain = 64
  static let mostSources = 100_000

  /// A set that is being expanded, and the reference that led to it.
  struct Expansion {
    let target: SourceRange
    let place: String
    let range: SourceRange
  }

  init(_ document: JSONDocument, path: String, documents: Documents) {
    self.path = path
    root = document.root
    self.documents = documents
  }

  /// Whether an object is a resolver document: these members cannot occur in a token file.
  static func isResolver(_ root: JSONNode) -> Bool {
    if root["resolutionOrder"]?.kind == .array { return true }
    return root["version"]?.writtenText != nil && (root["sets"] != nil || root["modifiers"] != nil)
  }

  mutating func read(into importing: inout Importing) {
    checkRoot(&importing)
    guard let order = root["resolutionOrder"], order.kind == .array else {
      report(.missingOrder, at: root["resolutionOrder"]?.range ?? root.range, nil, &importing)
      importing.plan.isDamaged = true
      return
    }
    let items = Array(order.elements)
    importing.readsModes =
      root["modifiers"].map { $0.count == 0 } ?? true && !items.contains { $0["type"]?.isString("modifier") == true }
    defer { importing.readsModes = true }
    var referenced: Set<ExactText> = []
    for item in items {
      guard let text = item["$ref"]?.string, let reference = try? DocumentReference(text, from: path) else { continue }
      if reference.file == nil, reference.segments.first == "modifiers", let name = reference.segments.last {
        referenced.insert(ExactText(name))
      }
    }
    var inlineNames: Set<ExactText> = []
    for (index, item) in items.enumerated() {
      let place = "resolutionOrder/\(index)"
      guard item.kind == .object else {
        report(.itemShape, at: item.range, place, &importing)
        continue
      }
      if item["$ref"] != nil {
        referencedItem(item, at: place, &importing)
      } else {
        inlineItem(item, at: place, referenced, &inlineNames, &importing)
      }
    }
    findUnusedModifiers(referenced, &importing)
    importing.plan.isDamaged = isDamaged
  }

  private mutating func checkRoot(_ importing: inout Importing) {
    if isEarlierEdition(importing) {
      importing.diagnostics.tally(.earlierResolver, at: root["version"]?.range ?? root.range)
    } else if root["version"]?.writtenText != "2025.10" {
      report(.version(root["version"]?.writtenText), at: root["version"]?.range ?? root.range, nil, &importing)
    }
    let known = ["name", "version", "description", "sets", "modifiers", "resolutionOrder", "$schema", "$defs"]
    for member in root.members {
      if !known.contains(member.name) {
        let near = Suggestion.nearest(to: member.name, in: known)
        importing.diagnostics.report(
          .unknownKey(member.name, near: near), at: member.nameRange, subject: member.name)
      }
      if !importing.isStrict, ["sets", "modifiers"].contains(member.name), let name = member.value["name"],
        name.kind == .string
      {
        importing.diagnostics.tally(.earlierResolver, at: name.range)
      }
      if ["sets", "modifiers"].contains(member.name), member.value.kind != .object {
        report(.shape(member.name, "an object"), at: member.value.range, member.name, &importing)
      }
      if ["name", "description"].contains(member.name), member.value.writtenText == nil {
        report(.shape(member.name, "text"), at: member.value.range, member.name, &importing)
      }
    }
    for member in root.duplicateMembers {
      importing.diagnostics.report(.duplicateKey(member.name), at: member.nameRange, subject: member.name)
    }
  }

  /// W-42: a version that the first edition of the report had, or none.
  private func isEarlierEdition(_ importing: Importing) -> Bool {
    guard !importing.isStrict else { return false }
    guard let version = root["version"] else { return true }
    return version.isString("2025-10-01") || version.isString("2025-11-01")
  }

  private mutating func referencedItem(_ item: JSONNode, at place: String, _ importing: inout Importing) {
    guard let target = resolve(item, at: place, isOrder: true, in: path, &importing) else { return }
    if target["contexts"] != nil || target.segments.first == "modifiers" {
      let name = target.segments.last ?? "modifier"
      if let known = referencedModifiers[ExactText(name)] {
        importing.plan.steps.append(.modifier(known))
        return
      }
      let modifierPlace = target.file == path ? target.segments.joined(separator: "/") : place
      if let index = modifier(target, named: name, at: modifierPlace, &importing) {
        referencedModifiers[ExactText(name)] = index
      }
    } else {
      let setPlace = target.file == path ? target.segments.joined(separator: "/") : place
      stack.append(Expansion(target: target.node.range, place: place, range: item.range))
      if let trees = set(target, at: setPlace, &importing) { importing.plan.steps.append(.trees(trees)) }
      stack.removeLast()
    }
  }

  private mutating func inlineItem(
    _ item: JSONNode, at place: String, _ referenced: Set<ExactText>, _ names: inout Set<ExactText>,
    _ importing: inout Importing
  ) {
    let name = item["name"]?.writtenText
    let type = item["type"]?.string
    if name == nil { report(.inlineName, at: item["name"]?.range ?? item.range, place, &importing) }
    if type != "set", type != "modifier" {
      report(.inlineType, at: item["type"]?.range ?? item.range, place, &importing)
      return
    }
    guard let name else { return }
    if !names.insert(ExactText(name)).inserted || (type == "modifier" && referenced.contains(ExactText(name))) {
      report(.duplicateName(name), at: item["name"]?.range ?? item.range, place, &importing)
      return
    }
    let resolved = Resolved(node: item, file: path, segments: place.split(separator: "/").map(String.init), overlay: [])
    if type == "modifier" {
      _ = modifier(resolved, named: name, at: place, &importing)
    } else if let trees = set(resolved, at: place, &importing) {
      importing.plan.steps.append(.trees(trees))
    }
  }

  mutating func set(_ set: Resolved, at place: String, _ importing: inout Importing) -> [Int]? {
    checkMetadata(set, at: place, &importing)
    guard let sources = set["sources"], sources.kind == .array else {
      report(.sources, at: set["sources"]?.range ?? set.node.range, place, &importing)
      return nil
    }
    return trees(of: sources, at: place + "/sources", in: set.file, &importing)
  }

  private mutating func modifier(
    _ modifier: Resolved, named name: String, at place: String, _ importing: inout Importing
  ) -> Int? {
    checkMetadata(modifier, at: place, &importing)
    guard let contexts = contexts(of: modifier, &importing), contexts.kind == .object else {
      report(.contexts, at: modifier["contexts"]?.range ?? modifier.node.range, place, &importing)
      return nil
    }
    let members = DTCGReader.lastOfEach(Array(contexts.members))
    for member in contexts.duplicateMembers {
      importing.diagnostics.report(.duplicateKey(member.name), at: member.nameRange, subject: place)
    }
    guard !members.isEmpty else {
      report(.noContexts(name), at: contexts.range, place, &importing)
      return nil
    }
    if members.count == 1 { report(.oneContext(name), at: contexts.range, place, &importing) }
    var read: [ResolutionPlan.Modifier.Context] = []
    for member in members {
      let contextPlace = "\(place)/contexts/\(member.name)"
      guard member.value.kind == .array else {
        report(.contextShape(member.name), at: member.value.range, contextPlace, &importing)
        continue
      }
      let trees = trees(of: member.value, at: contextPlace, in: modifier.file, &importing)
      read.append(ResolutionPlan.Modifier.Context(name: member.name, trees: trees))
    }
    var defaultContext: Int?
    if let written = modifier["default"] {
      defaultContext = written.writtenText.flatMap { name in read.firstIndex { $0.name.isExactly(name) } }
      if defaultContext == nil {
        let names = read.map(\.name)
        report(.unknownDefault(written.writtenText, names), at: written.range, place, &importing)
      }
    }
    guard !read.isEmpty else { return nil }
    importing.plan.modifiers.append(
      ResolutionPlan.Modifier(name: name, contexts: read, defaultContext: defaultContext, range: modifier.node.range))
    let index = importing.plan.modifiers.count - 1
    importing.plan.steps.append(.modifier(index))
    return index
  }

  /// W-42: the first edition of the report has `context`.
  private func contexts(of modifier: Resolved, _ importing: inout Importing) -> JSONNode? {
    if let contexts = modifier["contexts"] { return contexts }
    guard !importing.isStrict, let contexts = modifier["context"] else { return nil }
    importing.diagnostics.tally(.earlierResolver, at: contexts.range)
    return contexts
  }

  private mutating func checkMetadata(_ object: Resolved, at place: String, _ importing: inout Importing) {
    if let description = object["description"], description.writtenText == nil {
      report(.shape("description", "text"), at: description.range, place, &importing)
    }
    if let extensions = object["$extensions"], extensions.kind != .object {
      report(.shape("$extensions", "an object"), at: extensions.range, place, &importing)
    }
  }

  private mutating func findUnusedModifiers(_ referenced: Set<ExactText>, _ importing: inout Importing) {
    for member in root["modifiers"].map({ Array($0.members) }) ?? [] where !referenced.contains(ExactText(member.name))
    {
      if !importing.isStrict, member.isNamed("name"), member.value.kind == .string { continue }
      importing.plan.unusedModifiers.append(
        ResolutionPlan.Modifier(name: member.name, contexts: [], defaultContext: nil, range: member.nameRange))
      importing.diagnostics.report(.unused(member.name), at: member.nameRange, subject: member.name)
    }
  }

  mutating func report(
    _ problem: Problem, at range: SourceRange, _ place: String?, _ importing: inout Importing
  ) {
    isDamaged = true
    importing.diagnostics.report(problem, at: range, subject: place)
  }
}
