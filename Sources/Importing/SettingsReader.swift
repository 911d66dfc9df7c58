package import DesignModel
import Syntax
package import TextCore

/// Reads `guide.json` (DESIGN.md section 4.1).
package struct SettingsReader {
  private var settings = Settings()
  private var diagnostics = Diagnostics()
  private var isUsable = true

  /// The settings, or nil when the file cannot be used; an unknown key is a warning.
  package static func read(_ source: Source, isStrict: Bool, into diagnostics: inout Diagnostics) -> Settings? {
    guard let document = JSONDocument.parse(source, isStrict ? .strict : .tolerant, into: &diagnostics) else {
      return nil
    }
    guard document.root.kind == .object else {
      diagnostics.report(.settingsShape("guide.json", "an object"), at: document.root.range)
      return nil
    }
    var reader = SettingsReader()
    reader.read(document.root)
    diagnostics.append(reader.diagnostics)
    return reader.isUsable ? reader.settings : nil
  }

  /// Keys that later parts of the program read; their form is checked there.
  static let otherKeys = ["lint", "fonts", "names", "theme", "$schema"]
  static let readKeys = [
    "name", "version", "summary", "tokens", "appearances", "tiers", "groups", "grids", "contrast", "unit", "components",
    "pages", "icons", "templates",
  ]
  static let groupKeys = ["ramps", "roles", "spacing", "radii", "sizes", "strokes", "opacity"]
  static let tierKeys = ["primitive", "semantic", "component"]
  static let contrastKeys = ["pairs", "canvas"]
  static let pairKeys = ["foreground", "background", "minimum"]
  static let units = ["pt", "px"]

  private mutating func read(_ root: JSONNode) {
    for member in root.duplicateMembers { diagnostics.report(.duplicateKey(member.name), at: member.nameRange) }
    for member in root.members {
      let value = member.value
      switch member.name {
      case "name": settings.name = text(member)
      case "version": settings.version = text(member)
      case "summary": settings.summary = text(member)
      case "tokens": settings.tokens = value.string.map { [$0] } ?? texts(member)
      case "appearances": settings.appearances = appearances(member)
      case "tiers": settings.tiers = tiers(member)
      case "groups": groups(member)
      case "grids": settings.grids = grids(member)
      case "contrast": contrast(member)
      case "unit":
        let unit = text(member)
        if let unit, !Self.units.contains(unit) { fail("unit", "\"pt\" or \"px\"", value.range) }
        settings.unit = unit
      case "components": settings.components = text(member) ?? settings.components
      case "pages": settings.pages = text(member) ?? settings.pages
      case "icons": settings.icons = text(member) ?? settings.icons
      case "templates": settings.templates = text(member)
      default:
        if !Self.otherKeys.contains(member.name) { unknown(member, among: Self.readKeys + Self.otherKeys) }
      }
    }
  }

  private mutating func appearances(_ member: JSONMember) -> [Settings.NamedInputs]? {
    guard member.value.kind == .array, member.value.count > 0 else {
      fail("appearances", "a list of at least one object with 'name' and 'inputs'", member.value.range)
      return nil
    }
    return member.value.elements.compactMap { item in
      guard let name = item["name"]?.string, let inputs = item["inputs"], inputs.kind == .object else {
        fail("an appearance", "an object with 'name' and 'inputs'", item.range)
        return nil
      }
      return Settings.NamedInputs(name: name, inputs: ResolverInput.entries(of: inputs))
    }
  }

  private mutating func tiers(_ member: JSONMember) -> Settings.Tiers? {
    guard object(member) else { return nil }
    var tiers = Settings.Tiers()
    for tier in member.value.members {
      switch tier.name {
      case "primitive": tiers.primitive = globs(tier)
      case "semantic": tiers.semantic = globs(tier)
      case "component": tiers.component = globs(tier)
      default: unknown(tier, among: Self.tierKeys)
      }
    }
    return tiers
  }

  private mutating func groups(_ member: JSONMember) {
    guard object(member) else { return }
    for group in member.value.members {
      if Self.groupKeys.contains(group.name) {
        settings.groups[group.name] = globs(group)
      } else {
        unknown(group, among: Self.groupKeys)
      }
    }
  }

  private mutating func grids(_ member: JSONMember) -> [Settings.Grid]? {
    guard member.value.kind == .array else {
      fail("grids", "a list of objects with 'name' and 'group'", member.value.range)
      return nil
    }
    return member.value.elements.compactMap { item in
      if let group = item["group"]?.string {
        let name = item["name"]?.string ?? group.split(separator: ".").last.map(String.init) ?? group
        return Settings.Grid(name: name, group: group, range: item.range)
      }
      fail("a grid", "an object with 'name' and 'group'", item.range)
      return nil
    }
  }

  private mutating func contrast(_ member: JSONMember) {
    guard object(member) else { return }
    for part in member.value.members {
      switch part.name {
      case "pairs": settings.pairs = pairs(part)
      case "canvas":
        guard object(part) else { continue }
        settings.canvases = part.value.members.compactMap { canvas in
          text(canvas).map { Settings.Canvas(appearance: canvas.name, color: $0, range: canvas.value.range) }
        }
      default: unknown(part, among: Self.contrastKeys)
      }
    }
  }

  private mutating func pairs(_ member: JSONMember) -> [Settings.DeclaredPairs] {
    guard member.value.kind == .array else {
      fail("pairs", "a list of objects with 'foreground' and 'background'", member.value.range)
      return []
    }
    var pairs: [Settings.DeclaredPairs] = []
    for item in member.value.elements {
      var foreground: [Glob] = []
      var background: [Glob] = []
      var minimum = 4.5
      for part in item.members {
        switch part.name {
        case "foreground": foreground = part.value.string.map { [Glob($0)] } ?? globs(part)
        case "background": background = part.value.string.map { [Glob($0)] } ?? globs(part)
        case "minimum":
          if let number = part.value.number, (1...21).contains(number) {
            minimum = number
          } else {
            fail("minimum", "a ratio from 1 to 21", part.value.range)
          }
        default: unknown(part, among: Self.pairKeys)
        }
      }
      if foreground.isEmpty || background.isEmpty {
        fail("a pair", "an object with 'foreground' and 'background'", item.range)
      }
      pairs.append(
        Settings.DeclaredPairs(foreground: foreground, background: background, minimum: minimum, range: item.range))
    }
    return pairs
  }

  private mutating func object(_ member: JSONMember) -> Bool {
    if member.value.kind == .object { return true }
    fail(member.name, "an object", member.value.range)
    return false
  }

  private mutating func text(_ member: JSONMember) -> String? {
    if let text = member.value.string { return text }
    fail(member.name, "text", member.value.range)
    return nil
  }

  private mutating func texts(_ member: JSONMember) -> [String]? {
    let texts = member.value.elements.compactMap(\.string)
    if member.value.kind == .array, texts.count == member.value.count { return texts }
    fail(member.name, "text, or a list of texts", member.value.range)
    return nil
  }

  private mutating func globs(_ member: JSONMember) -> [Glob] {
    (texts(member) ?? []).map { Glob($0) }
  }

  private mutating func fail(_ name: String, _ form: String, _ range: SourceRange) {
    isUsable = false
    diagnostics.report(.settingsShape(name, form), at: range)
  }

  private mutating func unknown(_ member: JSONMember, among names: [String]) {
    let near = Suggestion.nearest(to: member.name, in: names)
    diagnostics.report(.unknownKey(member.name, near: near), at: member.nameRange)
  }
}

/// Reads the inputs of a resolver from JSON.
package enum ResolverInput {
  /// The members of an object; a value that is no string is kept as such, so that it can be refused with its name.
  static func entries(of object: JSONNode) -> [ResolutionPlan.Input] {
    object.members.map { ResolutionPlan.Input(name: $0.name, value: $0.value.string) }
  }

  /// The entries of a JSON text, or nil when it is not an object.
  package static func read(_ source: Source, into diagnostics: inout Diagnostics) -> [ResolutionPlan.Input]? {
    guard let document = JSONDocument.parse(source, .strict, into: &diagnostics) else { return nil }
    guard document.root.kind == .object else {
      diagnostics.report(.settingsShape("an input", "an object of modifiers and contexts"), at: document.root.range)
      return nil
    }
    return entries(of: document.root)
  }
}

extension Problem {
  fileprivate static func settingsShape(_ name: String, _ form: String) -> Problem {
    Problem("settings-shape", .error, "'\(name)' is \(form)")
  }
}
