import DesignModel
import Syntax
import TextCore

/// Values that depend on a mode, and members that are no tokens.
extension DTCGReader {
  /// Notes the values that a token has in modes (W-33).
  mutating func note(
    _ modes: [TokenMembers.Mode], of base: TokenDeclaration, at path: PathID, _ inherited: String?
  ) {
    guard readsModes, !modes.isEmpty else { return }
    reading.diagnostics.tally(.modes, at: base.range)
    var noted: [(name: String, token: TokenDeclaration)] = []
    for mode in modes {
      let written = TokenMembers.written(mode.value)
      var token = base
      token.range = written.value.range
      token.isReference = false
      token.value = reading.expression(written.value, subject: path)
      if let type = written.type, let name = type.string { token.type = Located(name, at: type.range) }
      guessType(of: &token, nil, at: path, inherited)
      noted.append((mode.name, token))
    }
    self.modes.add(noted, base: base, at: path, in: &declarations)
  }

  /// Whether a member of a token is a child of it rather than a free member (W-39).
  func holdsChildren(_ member: JSONMember) -> Bool {
    guard member.value.kind == .object else { return false }
    if spelling == .plain, Self.isData(member) { return false }
    return holdsToken(member.value)
  }

  private func holdsToken(_ node: JSONNode) -> Bool {
    var waiting = [node]
    while let node = waiting.popLast() {
      for member in node.members {
        if member.isNamed("$value") || (spelling == .plain && member.isNamed("value")) { return true }
        if member.value.kind == .object { waiting.append(member.value) }
      }
    }
    return false
  }

  /// W-16: whether an object is a token in the spelling without `$`.
  func isPlainToken(_ members: [JSONMember]) -> Bool {
    if let value = members.first(where: { $0.isNamed("value") })?.value { return !Self.isTokenNamedValue(value) }
    return members.contains { $0.isNamed("sets") && TokenMembers.areSets($0.value) }
  }

  /// Whether the member `value` of an object is itself a token: `{"value": {"value": "#fff"}}`, not a length.
  private static func isTokenNamedValue(_ value: JSONNode) -> Bool {
    value.kind == .object && value["value"] != nil && value["unit"] == nil
  }

  private static let dataNames = [
    "attributes", "original", "extensions", "sets", "darkValue", "lightValue", "modify", "meta", "metadata",
  ]

  private static func isData(_ member: JSONMember) -> Bool {
    dataNames.contains { member.isNamed($0) }
      || (member.isNamed("value") && !isTokenNamedValue(member.value))
  }
}
