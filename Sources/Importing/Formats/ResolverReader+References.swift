import DesignModel
import Syntax
import TextCore

/// Follows the references of a resolver document.
extension ResolverReader {
  /// An object with the members beside its `$ref` put over those of the target.
  struct Resolved {
    let node: JSONNode
    let file: String
    let segments: [String]
    let overlay: [JSONMember]

    subscript(name: String) -> JSONNode? {
      overlay.last { $0.name == name }?.value ?? node[name]
    }
  }

  /// The trees of a list of sources, those of a shared set in its place.
  mutating func trees(
    of sources: JSONNode, at place: String, in file: String, _ importing: inout Importing
  ) -> [Int] {
    var found: [Int] = []
    for (index, item) in sources.elements.enumerated() {
      let itemPlace = "\(place)/\(index)"
      sourceCount += 1
      guard sourceCount <= Self.mostSources else {
        if sourceCount == Self.mostSources + 1 {
          report(.tooManySources(Self.mostSources), at: item.range, itemPlace, &importing)
        }
        return found
      }
      let isText = item.kind == .string && !importing.isStrict
      if isText { importing.diagnostics.tally(.earlierResolver, at: item.range) }
      guard item.kind == .object || isText else {
        report(.sourceShape, at: item.range, itemPlace, &importing)
        continue
      }
      guard isText || item["$ref"] != nil else {
        found.append(tree(item, overlay: [], key: item.range, &importing))
        continue
      }
      guard let target = resolve(item, at: itemPlace, isOrder: false, in: file, &importing) else { continue }
      let isSet = target.file == path && target.segments.first == "sets" && target.segments.count == 2
      if isSet {
        guard stack.count < Self.deepestChain else {
          report(.chainTooLong(Self.deepestChain), at: item.range, itemPlace, &importing)
          continue
        }
        stack.append(Expansion(target: target.node.range, place: itemPlace, range: item.range))
        found += set(target, at: target.segments.joined(separator: "/"), &importing) ?? []
        stack.removeLast()
      } else if target.segments.isEmpty, target.file != path, Self.isResolver(target.node) {
        report(.resolverAsSource(target.file), at: item.range, itemPlace, &importing)
      } else if target.node.kind != .object {
        report(.sourceShape, at: item.range, itemPlace, &importing)
      } else {
        let key = target.overlay.isEmpty ? target.node.range : item.range
        found.append(tree(target.node, overlay: target.overlay, key: key, &importing))
      }
    }
    return found
  }

  /// A tree is read once, however often it is referred to. Its key is where it is written: names could be spelled alike.
  private mutating func tree(
    _ node: JSONNode, overlay: [JSONMember], key: SourceRange, _ importing: inout Importing
  ) -> Int {
    if let known = treesByPlace[key] { return known }
    let spelling = importing.spelling(of: node) ?? .dollar
    let index = importing.plan.add(DTCGReader.read(node, overlay: overlay, spelling: spelling, into: &importing))
    treesByPlace[key] = index
    return index
  }

  mutating func resolve(
    _ item: JSONNode, at place: String, isOrder: Bool, in file: String, _ importing: inout Importing
  ) -> Resolved? {
    var overlay: [JSONMember] = []
    var current = item
    var file = file
    var visited: Set<SourceRange> = []
    // W-42: text alone is read as a reference.
    while let written = current.kind == .string ? current : current["$ref"] {
      guard let text = written.string else {
        report(.pointerShape, at: written.range, place, &importing)
        return nil
      }
      overlay = DTCGReader.lastOfEach(current.members.filter { $0.name != "$ref" } + overlay)
      let reference: DocumentReference
      do {
        reference = try DocumentReference(text, from: file)
      } catch {
        report(.unusable(text, error), at: written.range, place, &importing)
        return nil
      }
      let target = reference.file ?? file
      let forbidden =
        reference.segments.first == "resolutionOrder" || (reference.segments.first == "modifiers" && !isOrder)
      if target == path, forbidden {
        report(.forbidden(text), at: written.range, place, &importing)
        return nil
      }
      guard let node = node(reference, target, text, written.range, place, &importing) else { return nil }
      if let first = stack.firstIndex(where: { $0.target == node.range }) {
        for expansion in stack[(first + 1)...] {
          report(.cycle, at: expansion.range, expansion.place, &importing)
        }
        report(.cycle, at: item.range, place, &importing)
        return nil
      }
      guard visited.insert(node.range).inserted, !node.range.encloses(item.range) else {
        report(.cycle, at: item.range, place, &importing)
        return nil
      }
      let resolved = Resolved(node: node, file: target, segments: reference.segments, overlay: overlay)
      // A token tree may have a `$ref` of its own at its root; only places in this document are followed further.
      guard node.kind == .object, node["$ref"] != nil, target == path else { return resolved }
      current = node
      file = target
    }
    return nil
  }

  private mutating func node(
    _ reference: DocumentReference, _ file: String, _ text: String, _ range: SourceRange, _ place: String,
    _ importing: inout Importing
  ) -> JSONNode? {
    if file == path {
      if let node = ownNode(reference.segments) { return node }
      report(.unresolved(text, isFile: false), at: range, place, &importing)
      return nil
    }
    usedFiles.insert(ExactText(file))
    guard documents.contains(file) else {
      report(.unresolved(text, isFile: true), at: range, place, &importing)
      return nil
    }
    guard let document = documents.document(file, into: &importing.diagnostics) else {
      isDamaged = true
      return nil
    }
    guard reference.segments.isEmpty else {
      if let node = DocumentReference.node(reference.segments, in: document.root) { return node }
      report(.unresolved(text, isFile: false), at: range, place, &importing)
      return nil
    }
    guard document.root.kind == .object else {
      importing.diagnostics.report(.rootNotObject, at: document.root.range)
      return nil
    }
    return document.root
  }

  /// A place in this document. Sets and modifiers are found by name without reading past all others each time.
  private mutating func ownNode(_ segments: [String]) -> JSONNode? {
    guard segments.count > 1, let section = root[segments[0]], section.kind == .object else {
      return DocumentReference.node(segments, in: root)
    }
    if sections[segments[0]] == nil {
      let named = section.members.map { (ExactText($0.name), $0.value) }
      sections[segments[0]] = Dictionary(named) { _, last in last }
    }
    let name = ExactText(segments[1])
    guard let start = sections[segments[0]]?[name] else { return DocumentReference.node(segments, in: root) }
    return DocumentReference.node(segments.dropFirst(2), in: start)
  }
}

extension SourceRange {
  fileprivate func encloses(_ other: SourceRange) -> Bool {
    source == other.source && lower <= other.lower && other.upper <= upper
  }
}
