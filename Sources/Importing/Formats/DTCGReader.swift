import DesignModel
import Syntax
import TextCore

/// Reads one token tree of the DTCG format module into a source tree (F-1 to F-28, F-37 to F-70); unless it is strict,
/// also the spellings of older tools (W-16, W-21, W-33, W-39, W-40).
struct DTCGReader {
  private(set) var tree = SourceTree()
  var declarations = Declarations()
  var reading = ExpressionReading()
  var modes = ModeTable()
  let spelling: TokenSpelling
  let isStrict: Bool
  let readsModes: Bool

  private init(spelling: TokenSpelling, isStrict: Bool, readsModes: Bool) {
    self.spelling = spelling
    self.isStrict = isStrict
    self.readsModes = readsModes && !isStrict
  }

  /// Reads the object at the root of a tree; members that a resolver puts over it replace those of the same names.
  static func read(
    _ root: JSONNode, overlay: [JSONMember] = [], spelling: TokenSpelling = .dollar, into importing: inout Importing
  ) -> SourceTree {
    read(spelling, into: &importing) { $0.root(root, overlay) }
  }

  static func read(
    _ spelling: TokenSpelling, into importing: inout Importing, _ body: (inout DTCGReader) -> Void
  ) -> SourceTree {
    var reader = DTCGReader(spelling: spelling, isStrict: importing.isStrict, readsModes: importing.readsModes)
    reader.reading.isStrict = importing.isStrict
    // Moved, not copied: a second owner would make every append copy the lists.
    swap(&reader.declarations, &importing.declarations)
    swap(&reader.reading.paths, &reader.declarations.paths)
    swap(&reader.reading.diagnostics, &importing.diagnostics)
    swap(&reader.modes, &importing.modes)
    body(&reader)
    swap(&reader.modes, &importing.modes)
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
    group(members, at: .root, node.range, inherited: nil)
  }

  private mutating func group(
    _ members: [JSONMember], at path: PathID, _ range: SourceRange, inherited: String?
  ) {
    var properties = GroupProperties(range: range)
    var children: [JSONMember] = []
    for member in members {
      guard member.nameStartsWith(UInt8(ascii: "$")) else {
        if spelling == .dollar || !isPlainProperty(member, of: &properties) { children.append(member) }
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
      // Notes of a tool about the whole file.
      case "$metadata" where path == .root && !isStrict: report(.unknownDollar(member.name), at: member.nameRange, path)
      default: unknownProperty(member, of: path)
      }
    }
    let type = properties.type?.value ?? inherited
    add(declarations.add(properties), at: path)
    for child in children { self.child(child, of: path, inherited: type) }
  }

  mutating func add(_ slot: Slot, at path: PathID) {
    tree.entries.append(SourceTree.Entry(path: path, slot: slot))
  }

  mutating func child(_ member: JSONMember, of parent: PathID, inherited: String?) {
    guard checkName(member, of: parent) else { return }
    let path = reading.paths.intern(member.name, under: parent)
    guard member.value.kind == .object else {
      leaf(member, at: path)
      return
    }
    let members = distinct(member.value, subject: path)
    if isToken(members) {
      token(members, at: path, member.nameRange, inherited: inherited)
    } else if member.name == "$root" {
      reading.diagnostics.report(.rootIsNoToken, at: member.value.range, subject: reading.paths.text(of: path))
    } else {
      group(members, at: path, member.nameRange, inherited: inherited)
    }
  }

  private func isToken(_ members: [JSONMember]) -> Bool {
    if spelling == .plain, isPlainToken(members) { return true }
    if members.contains(where: { $0.isNamed("$value") }) { return true }
    return members.contains { $0.isNamed("$ref") }
      && !members.contains { member in
        member.value.kind == .object && (!member.nameStartsWith(UInt8(ascii: "$")) || member.isNamed("$root"))
      }
  }

  /// A member of a group that is no object: neither token nor group, though a reference may lead to it.
  private mutating func leaf(_ member: JSONMember, at path: PathID) {
    let name = reading.paths.text(of: path)
    if member.name == "$root" {
      reading.diagnostics.report(.rootIsNoToken, at: member.value.range, subject: name)
      return
    }
    if isStrict {
      reading.diagnostics.report(.unknownMember(name), at: member.nameRange, subject: name)
    } else {
      reading.diagnostics.tally(.unknownMembers, at: member.nameRange)
    }
    let value =
      spelling == .plain
      ? reading.expression(member.value, subject: path) : reading.verbatim(member.value, subject: path)
    add(declarations.add(value), at: path)
  }

  /// The members that count: of several with one name, the last.
  mutating func distinct(_ node: JSONNode, subject: PathID) -> [JSONMember] {
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
      let brace = name.first { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || (isStrict && $0 == period) }
      return brace ?? (name.contains(period) ? period : nil)
    }
    guard let wrong else { return true }
    if wrong == 0 {
      report(.emptyName, at: member.nameRange, parent)
      return false
    }
    if wrong == period, !isStrict {
      reading.diagnostics.tally(.namePeriod, at: member.nameRange)
      return true
    }
    let name = member.name
    reading.diagnostics.report(
      .nameCharacter(name, Unicode.Scalar(wrong)), at: member.nameRange, subject: below(parent, name))
    return false
  }

  func below(_ path: PathID, _ name: String) -> String {
    path == .root ? name : "\(reading.paths.text(of: path)).\(name)"
  }

  mutating func report(_ problem: Problem, at range: SourceRange, _ path: PathID) {
    reading.diagnostics.report(problem, at: range, subject: path == .root ? nil : reading.paths.text(of: path))
  }
}

private let period = UInt8(ascii: ".")
