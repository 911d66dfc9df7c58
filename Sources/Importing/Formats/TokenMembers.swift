import DesignModel
import Syntax
import TextCore

/// What older tools write into a token beside its value (W-16, W-33, W-39).
struct TokenMembers {
  /// A value that counts in a mode.
  struct Mode {
    let name: String
    let value: JSONNode
  }

  private(set) var modes: [Mode] = []
  private var names: Set<ExactText> = []
  /// The type that a schema for this one token names.
  private(set) var schema: String?
  private(set) var schemaRange: SourceRange?
  private(set) var hasPlainProperty = false
  private(set) var hasComment = false
  private(set) var hasFreeMember = false
  private var type: Located<String>?
  private var description: String?
  private var comment: String?
  private var deprecation: Deprecation?
  private var reason: String?

  /// Takes a member whose name has no `$`.
  mutating func add(_ member: JSONMember) {
    let value = member.value
    switch (member.name, value.kind) {
    case ("type", .string):
      type = value.string.map { Located($0, at: value.range) }
      hasPlainProperty = true
    case ("description", .string):
      description = value.string
      hasPlainProperty = true
    case ("comment", .string):
      comment = value.string
      hasComment = true
    case ("deprecated", .bool), ("deprecated", .string):
      deprecation = value.bool == false ? .no : .yes(reason: value.string)
      hasFreeMember = true
    case ("deprecated_comment", .string), ("deprecatedComment", .string):
      reason = value.string
      hasFreeMember = true
    case ("sets", .object) where Self.areSets(value): addModes(value, before: "")
    case ("dark", .string), ("dark", .number), ("dark", .object): addMode("dark", value)
    case ("light", .string), ("light", .number), ("light", .object): addMode("light", value)
    case ("darkValue", .string), ("darkValue", .number), ("darkValue", .object): addMode("dark", value)
    case ("lightValue", .string), ("lightValue", .number), ("lightValue", .object): addMode("light", value)
    default: hasFreeMember = true
    }
  }

  mutating func addSchema(_ member: JSONMember) {
    schemaRange = member.nameRange
    guard let parts = member.value.string?.split(separator: "/"), parts.dropLast().last == "token-types",
      let name = parts.last
    else { return }
    schema = Self.typesOfSchemas[String(name)]
  }

  /// Takes the modes that vendors put into `$extensions`.
  mutating func addModes(ofExtensions extensions: JSONNode) {
    for vendor in extensions.members where vendor.value.kind == .object {
      let last = vendor.name.split(separator: ".").last.map(String.init) ?? ""
      if Self.isModes(last) {
        addModes(vendor.value, before: "")
      } else {
        for member in vendor.value.members where member.value.kind == .object && Self.isModes(member.name) {
          addModes(member.value, before: "")
        }
      }
    }
  }

  /// Whether an object holds values by the names of modes.
  static func areSets(_ sets: JSONNode) -> Bool {
    sets.kind == .object && sets.count > 0
      && sets.members.allSatisfy { $0.value["value"] != nil || $0.value["$value"] != nil || $0.value["sets"] != nil }
  }

  /// Writes what was found into a token; its own properties count more.
  func apply(to token: inout TokenDeclaration) {
    token.type = token.type ?? type
    token.description = token.description ?? description.flatMap { $0.isEmpty ? nil : $0 } ?? comment ?? description
    token.deprecation = token.deprecation ?? deprecation
    if let reason, token.deprecation == nil || token.deprecation == .yes(reason: nil) {
      token.deprecation = .yes(reason: reason)
    }
  }

  /// The value that a token without one has: that of its light or first mode.
  mutating func takeDefaultMode() -> JSONNode? {
    let usual = modes.first { ModeTable.isUsualDefault($0.name) } ?? modes.first
    return usual.map { Self.written($0.value).value }
  }

  /// The value itself; of `{light, dark}` and `[light, dark]` the light one, with both as modes.
  mutating func split(_ value: JSONNode, isColor: Bool) -> JSONNode {
    let parts: [Mode]
    switch value.kind {
    case .object:
      parts = value.members.map { Mode(name: $0.name, value: $0.value) }
      let names = parts.map(\.name)
      guard names.contains("light"), names.contains("dark"), !names.contains(where: { $0.utf8.first == 0x24 }) else {
        return value
      }
    case .array where value.count == 2:
      parts = zip(["light", "dark"], value.elements).map { Mode(name: $0, value: $1) }
    default: return value
    }
    // Two references in a list may be two shadows; under the names of modes they are what these say.
    let canRefer = isColor || value.kind == .object
    let areColors = parts.allSatisfy { part in
      Self.looksLikeColor(part.value, orWord: isColor)
        || (canRefer && part.value.string.map(TypeGuess.isReference) == true)
    }
    guard areColors, let light = parts.first(where: { $0.name == "light" }) else { return value }
    for part in parts { addMode(part.name, part.value) }
    return light.value
  }

  /// The value of a mode, and the type that it names for itself.
  static func written(_ node: JSONNode) -> (value: JSONNode, type: JSONNode?) {
    if let value = node["$value"] { return (value, node["$type"]) }
    if node["unit"] == nil, let value = node["value"] { return (value, node["type"]) }
    return (node, nil)
  }

  private mutating func addModes(_ object: JSONNode, before prefix: String) {
    var waiting = [(prefix, object)]
    while let (prefix, object) = waiting.popLast() {
      for member in object.members {
        let name = prefix.isEmpty ? member.name : "\(prefix) \(member.name)"
        if member.value.kind == .object, let inner = member.value["sets"], inner.kind == .object {
          waiting.append((name, inner))
        } else {
          addMode(name, member.value)
        }
      }
    }
  }

  private mutating func addMode(_ name: String, _ value: JSONNode) {
    guard !name.isEmpty, !value.isNull, !Self.isChangeOnly(value), names.insert(ExactText(name)).inserted else {
      return
    }
    modes.append(Mode(name: name, value: value))
  }

  /// Whether a mode says only how the value that counts without it is changed.
  private static func isChangeOnly(_ value: JSONNode) -> Bool {
    value.kind == .object
      && value.members.allSatisfy { ["alpha", "mix", "$type", "$description", "$extensions"].contains($0.name) }
  }

  private static func isModes(_ name: String) -> Bool {
    ["mode", "modes", "overrides"].contains(name)
  }

  private static func looksLikeColor(_ node: JSONNode, orWord: Bool) -> Bool {
    if node.kind == .object { return node["components"] != nil || (node["r"] != nil && node["g"] != nil) }
    return node.string.map { TypeGuess.isColor($0, orWord: orWord) } ?? false
  }

  private static let typesOfSchemas = [
    "color.json": "color", "dimension.json": "dimension", "font-family.json": "fontFamily",
    "font-weight.json": "fontWeight", "multiplier.json": "number", "gradient-stop.json": "number",
    "opacity.json": "opacity", "typography.json": "typography", "drop-shadow.json": "boxShadow",
  ]
}
