import DesignModel
import Syntax
import TextCore

/// Reads one token tree of the DTCG format module into a source tree (F-1 to F-28, F-37 to F-70).
struct DTCGReader {
  private(set) var tree = SourceTree()
  private var declarations = Declarations()
  private var reading = ExpressionReading()

  /// Reads the object at the root of a tree; members that a resolver puts over it replace those of the same names.
  static func read(_ root: JSONNode, overlay: [JSONMember] = [], into importing: inout Importing) -> SourceTree {
    var reader = DTCGReader()
    // Moved, not copied: a second owner would make every append copy the lists.
    swap(&reader.declarations, &importing.declarations)
    swap(&reader.reading.paths, &reader.declarations.paths)
    swap(&reader.reading.diagnostics, &importing.diagnostics)
    reader.root(root, overlay)
    swap(&reader.reading.diagnostics, &importing.diagnostics)
    swap(&reader.reading.paths, &reader.declarations.paths)
    swap(&reader.declarations, &importing.declarations)
    return reader.tree
  }

  private mutating func root(_ node: JSONNode, _ overlay: [JSONMember]) {
    let members = Self.lastOfEach(distinct(node, subject: .root) + overlay)
    if let value = members.first(where: { $0.name == "$value" }) {
      reading.diagnostics.report(.rootToken, at: value.nameRange)
      return
    }
    group(members, at: .root, node.range)
  }

  private mutating func group(_ members: [JSONMember], at path: PathID, _ range: SourceRange) {
    var properties = GroupProperties(range: range)
    var children: [JSONMember] = []
    for member in members {
      guard member.nameStartsWith(UInt8(ascii: "$")) else {
        children.append(member)
        continue
      }
      switch member.name {
      case "$type": properties.type = type(member, of: path)
      case "$description": properties.description = description(member, of: path)
      case "$deprecated": properties.deprecation = deprecation(member, of: path)
      case "$extensions": properties.extensions = extensions(member, of: path)
      case "$extends": properties.base = base(member, of: path, allowsAlias: true)
      case "$ref": properties.base = base(member, of: path, allowsAlias: false)
      case "$root": children.append(member)
      case "$schema" where path == .root: break
      default: unknownProperty(member, of: path)
      }
    }
    add(declarations.add(properties), at: path)
    for child in children { self.child(child, of: path) }
  }

  private mutating func add(_ slot: Slot, at path: PathID) {
    tree.entries.append(SourceTree.Entry(path: path, slot: slot))
  }

  private mutating func child(_ member: JSONMember, of parent: PathID) {
    guard checkName(member, of: parent) else { return }
    let path = reading.paths.intern(member.name, under: parent)
    guard member.value.kind == .object else {
      let name = reading.paths.text(of: path)
      if member.name == "$root" {
        reading.diagnostics.report(.rootIsNoToken, at: member.value.range, subject: name)
        return
      }
      reading.diagnostics.report(.unknownMember(name), at: member.nameRange, subject: name)
      add(declarations.add(reading.verbatim(member.value, subject: path)), at: path)
      return
    }
    let members = distinct(member.value, subject: path)
    let hasChildren = members.contains { member in
      member.value.kind == .object && (!member.nameStartsWith(UInt8(ascii: "$")) || member.isNamed("$root"))
    }
    let isToken = members.contains { $0.isNamed("$value") || ($0.isNamed("$ref") && !hasChildren) }
    if isToken {
      token(members, at: path, member)
    } else if member.name == "$root" {
      reading.diagnostics.report(.rootIsNoToken, at: member.value.range, subject: reading.paths.text(of: path))
    } else {
      group(members, at: path, member.nameRange)
    }
  }

  /// The members that count: of several with one name, the last.
  private mutating func distinct(_ node: JSONNode, subject: PathID) -> [JSONMember] {
    let members = Array(node.members)
    let repeated = node.duplicateMembers
    guard !repeated.isEmpty else { return members }
    for member in repeated {
      let isProperty = member.name.utf8.first == UInt8(ascii: "$")
      let name = isProperty ? reading.paths.text(of: subject) : below(subject, member.name)
      reading.diagnostics.report(.duplicateKey(member.name), at: member.nameRange, subject: name.isEmpty ? nil : name)
    }
    return Self.lastOfEach(members)
  }

  static func lastOfEach(_ members: [JSONMember]) -> [JSONMember] {
    var seen: Set<ExactText> = []
    return members.reversed().filter { seen.insert(ExactText($0.name)).inserted }.reversed()
  }

  private mutating func checkName(_ member: JSONMember, of parent: PathID) -> Bool {
    let wrong = member.withNameBytes { name -> UInt8? in
      if name.isEmpty { return 0 }
      return name.first { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: ".") }
    }
    guard let wrong else { return true }
    if wrong == 0 {
      report(.emptyName, at: member.nameRange, parent)
    } else {
      let name = member.name
      reading.diagnostics.report(
        .nameCharacter(name, Unicode.Scalar(wrong)), at: member.nameRange, subject: below(parent, name))
    }
    return false
  }

  private mutating func token(_ members: [JSONMember], at path: PathID, _ owner: JSONMember) {
    var token = TokenDeclaration(range: owner.nameRange)
    var value: JSONNode?
    var reference: JSONNode?
    var children: [JSONMember] = []
    for member in members {
      guard member.nameStartsWith(UInt8(ascii: "$")) else {
        children.append(member)
        continue
      }
      if member.isNamed("$value") {
        value = member.value
        continue
      }
      switch member.name {
      case "$ref": reference = member.value
      case "$type": token.type = type(member, of: path)
      case "$description": token.description = description(member, of: path)
      case "$deprecated": token.deprecation = deprecation(member, of: path)
      case "$extensions": token.extensions = extensions(member, of: path)
      case "$extends": report(.extendsOnToken, at: member.nameRange, path)
      case "$root": children.append(member)
      default: unknownProperty(member, of: path)
      }
    }
    switch (value, reference) {
    case (let value?, nil):
      token.range = value.range
      token.value = reading.expression(value, subject: path)
    case (let value?, _?):
      token.range = value.range
      report(.valueAndReference, at: value.range, path)
    case (nil, let reference?):
      token.range = reference.range
      token.isReference = true
      token.value = self.reference(reference)
    case (nil, nil):
      return
    }
    if children.contains(where: { $0.value.kind == .object }) {
      report(.tokenAndGroup(reading.paths.text(of: path)), at: owner.nameRange, path)
      token.value = nil
    }
    add(declarations.add(token), at: path)
    for child in children { self.child(child, of: path) }
  }

  private func reference(_ node: JSONNode) -> Expression {
    guard let text = node.string else {
      return Expression(.fault(.pointerSyntax("$ref"), written: .null), at: node.range)
    }
    let written = TokenValue.record([TokenValue.Field("$ref", .text(text))])
    return Expression(ExpressionReading.pointer(text, written: written), at: node.range)
  }

  private mutating func base(
    _ member: JSONMember, of path: PathID, allowsAlias: Bool
  ) -> Located<GroupProperties.Base>? {
    guard let text = member.value.string else {
      report(.propertyType(member.name, "text"), at: member.value.range, path)
      return nil
    }
    let form: Expression.Form
    if allowsAlias, text.utf8.first == UInt8(ascii: "{") {
      form = reading.alias(text)
    } else if allowsAlias, text.utf8.first != UInt8(ascii: "#") {
      form = .fault(.referenceSyntax(text), written: .text(text))
    } else {
      form = ExpressionReading.pointer(text, written: .text(text))
    }
    switch form {
    case .alias(let target): return Located(.path(target), at: member.value.range)
    case .pointer(let pointer): return Located(.pointer(pointer), at: member.value.range)
    case .fault(let problem, _): return Located(.fault(problem), at: member.value.range)
    default: return nil
    }
  }

  private mutating func type(_ member: JSONMember, of path: PathID) -> Located<String>? {
    guard let text = member.value.string else {
      report(.propertyType("$type", "text"), at: member.value.range, path)
      return nil
    }
    return Located(text, at: member.value.range)
  }

  private mutating func description(_ member: JSONMember, of path: PathID) -> String? {
    guard let text = member.value.string else {
      report(.propertyType("$description", "text"), at: member.value.range, path)
      return nil
    }
    return text
  }

  private mutating func deprecation(_ member: JSONMember, of path: PathID) -> Deprecation? {
    if let flag = member.value.bool { return flag ? .yes(reason: nil) : .no }
    if let reason = member.value.string { return .yes(reason: reason) }
    report(.propertyType("$deprecated", "true, false or text"), at: member.value.range, path)
    return nil
  }

  private mutating func extensions(_ member: JSONMember, of path: PathID) -> Expression? {
    guard member.value.kind == .object else {
      report(.propertyType("$extensions", "an object"), at: member.value.range, path)
      return nil
    }
    return reading.verbatim(member.value, subject: path)
  }

  private mutating func unknownProperty(_ member: JSONMember, of path: PathID) {
    if member.value.kind == .object {
      reading.diagnostics.report(
        .nameDollar(member.name), at: member.nameRange, subject: below(path, member.name))
    } else {
      report(.unknownDollar(member.name), at: member.nameRange, path)
    }
  }

  private func below(_ path: PathID, _ name: String) -> String {
    path == .root ? name : "\(reading.paths.text(of: path)).\(name)"
  }

  private mutating func report(_ problem: Problem, at range: SourceRange, _ path: PathID) {
    reading.diagnostics.report(problem, at: range, subject: path == .root ? nil : reading.paths.text(of: path))
  }
}
