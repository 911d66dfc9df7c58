import DesignModel
import Syntax
import TextCore

/// Reads one token with whatever stands in it.
extension DTCGReader {
  mutating func token(
    _ members: [JSONMember], of type: Located<String>? = nil, at path: PathID, _ owner: SourceRange,
    inherited: String?
  ) {
    var token = TokenDeclaration(range: owner)
    token.type = type
    var value: JSONNode?
    var reference: JSONNode?
    var children: [JSONMember] = []
    var found = TokenMembers()
    for member in members {
      guard member.nameStartsWith(UInt8(ascii: "$")) else {
        if isStrict || holdsChildren(member) {
          children.append(member)
        } else if spelling == .plain, member.isNamed("value") {
          value = member.value
        } else {
          found.add(member)
        }
        continue
      }
      if member.isNamed("$value") {
        value = member.value
        continue
      }
      switch member.name {
      case "$ref": reference = member.value
      case "$type": token.type = self.type(member, of: path)
      case "$description": token.description = description(member, of: path)
      case "$deprecated": token.deprecation = deprecation(member, of: path)
      case "$extensions":
        token.extensions = extensions(member, of: path)
        if !isStrict { found.addModes(ofExtensions: member.value) }
      case "$extends": report(.extendsOnToken, at: member.nameRange, path)
      case "$root": children.append(member)
      case "$schema" where !isStrict: found.addSchema(member)
      default: unknownProperty(member, of: path)
      }
    }
    found.apply(to: &token)
    tally(found, at: owner, value)
    switch (value, reference) {
    case (let value?, nil):
      self.value(value, &found, of: &token, at: path, inherited)
    case (let value?, _?):
      token.range = value.range
      report(.valueAndReference, at: value.range, path)
    case (nil, let reference?):
      token.range = reference.range
      token.isReference = true
      token.value = self.reference(reference)
    case (nil, nil):
      guard let first = found.takeDefaultMode() else { return }
      self.value(first, &found, of: &token, at: path, inherited)
    }
    place(token, found.modes, children, at: path, owner, inherited)
  }

  /// Adds a token, and what stands below it.
  private mutating func place(
    _ token: TokenDeclaration, _ modes: [TokenMembers.Mode], _ children: [JSONMember], at path: PathID,
    _ owner: SourceRange, _ inherited: String?
  ) {
    var token = token
    var place = path
    if isStrict {
      if children.contains(where: { $0.value.kind == .object }) {
        report(.tokenAndGroup(reading.paths.text(of: path)), at: owner, path)
        token.value = nil
      }
    } else if !children.isEmpty {
      var properties = GroupProperties(range: owner)
      properties.type = token.type
      add(declarations.add(properties), at: path)
      place = reading.paths.intern("$root", under: path)
    }
    if place != path, children.contains(where: { $0.isNamed("$root") }) {
      report(.tokenAndGroup(reading.paths.text(of: path)), at: owner, path)
    } else {
      if place != path { reading.diagnostics.tally(.tokenAndGroup, at: owner) }
      add(declarations.add(token), at: place)
      note(modes, of: token, at: place, inherited)
    }
    let type = token.type?.value ?? inherited
    for child in children { self.child(child, of: path, inherited: type) }
  }

  private mutating func value(
    _ node: JSONNode, _ found: inout TokenMembers, of token: inout TokenDeclaration, at path: PathID,
    _ inherited: String?
  ) {
    let type = token.type?.value ?? inherited
    let node = isStrict ? node : found.split(node, isColor: type == "color")
    token.range = node.range
    if type == "color", node.isUnquotedNumber { reading.diagnostics.tally(.colorAsNumber, at: node.range) }
    token.value = reading.expression(node, subject: path)
    if !isStrict { guessType(of: &token, found.schema, at: path, inherited) }
  }

  private func reference(_ node: JSONNode) -> Expression {
    guard let text = node.string else {
      return Expression(.fault(.pointerSyntax("$ref"), written: .null), at: node.range)
    }
    let written = TokenValue.record([TokenValue.Field("$ref", .text(text))])
    return Expression(ExpressionReading.pointer(text, written: written), at: node.range)
  }

  private mutating func tally(_ found: TokenMembers, at owner: SourceRange, _ value: JSONNode?) {
    guard !isStrict else { return }
    if spelling == .plain || found.hasPlainProperty {
      reading.diagnostics.tally(.noDollar, at: value?.range ?? owner)
    }
    if found.hasFreeMember || (spelling == .dollar && found.hasComment) {
      reading.diagnostics.tally(.tokenMember, at: owner)
    }
    if spelling == .dollar, let schema = found.schemaRange {
      reading.diagnostics.tally(.tokenMember, at: schema)
    }
  }

  /// The type of a token that has none, where names or the value tell it.
  mutating func guessType(
    of token: inout TokenDeclaration, _ schema: String?, at path: PathID, _ inherited: String?
  ) {
    guard token.type == nil, inherited == nil, let value = token.value else { return }
    if case .alias = value.form { return }
    let names = reading.paths.segments(of: path)
    let guess =
      spelling == .plain
      ? schema ?? TypeGuess.type(of: value, named: names) : TypeGuess.sureType(of: value, named: names)
    guard let guess else { return }
    token.type = Located(guess, at: value.range)
    reading.diagnostics.tally(.missingType, at: value.range)
  }
}
