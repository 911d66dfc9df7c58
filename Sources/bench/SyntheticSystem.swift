import Foundation
import TextCore

/// A design system of a wanted size: three tiers, four appearances, the same bytes every time.
///
/// One token in two is a primitive, three in ten are roles that differ by appearance, the rest belong to components. A role
/// names a primitive; a component token names a role; one in eight is a composite with references inside.
struct SyntheticSystem {
  static let appearances = ["light", "dark", "light-high-contrast", "dark-high-contrast"]
  let files: [(name: String, text: String)]

  init(tokens: Int) {
    let primitives = tokens / 2
    let roles = tokens * 3 / 10
    var files = [("primitives.tokens.json", Self.primitives(primitives))]
    for (index, appearance) in Self.appearances.enumerated() {
      files.append(("\(appearance).tokens.json", Self.roles(roles, primitives, shift: index * 3)))
    }
    files.append(("components.tokens.json", Self.components(tokens - primitives - roles, roles)))
    files.append(("bench.resolver.json", Self.resolver))
    self.files = files
  }

  /// The files as the program has them in memory.
  var tree: FileTree {
    var tree = FileTree()
    for file in files { tree[file.name] = Array(file.text.utf8) }
    return tree
  }

  func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files { try Data(file.text.utf8).write(to: folder.appending(path: file.name)) }
  }

  private static func primitives(_ count: Int) -> String {
    var groups: [String] = []
    for ramp in 0..<((count + 9) / 10) {
      let steps = (0..<min(10, count - ramp * 10)).map { step in
        let red = Double((ramp * 37 + step * 11) % 256) / 255
        let green = Double((ramp * 53 + step * 23) % 256) / 255
        let blue = Double((ramp * 71 + step * 7) % 256) / 255
        return """
              "\(step * 100)": {"$value": {"colorSpace": "srgb", "components": [\(red), \(green), \(blue)]}}
          """
      }
      groups.append("    \"ramp\(ramp)\": {\n\(steps.joined(separator: ",\n"))\n    }")
    }
    return "{\n  \"palette\": {\n    \"$type\": \"color\",\n\(groups.joined(separator: ",\n"))\n  }\n}\n"
  }

  private static func roles(_ count: Int, _ primitives: Int, shift: Int) -> String {
    let roles = (0..<count).map { index in
      let target = (index * 7 + shift) % primitives
      return """
            "role\(index)": {"$value": "{palette.ramp\(target / 10).\(target % 10 * 100)}", "$description": "Role \(index)."}
        """
    }
    return "{\n  \"color\": {\n    \"$type\": \"color\",\n\(roles.joined(separator: ",\n"))\n  }\n}\n"
  }

  private static func components(_ count: Int, _ roles: Int) -> String {
    let tokens = (0..<count).map { index in
      let role = "{color.role\(index % roles)}"
      if index % 8 == 7 {
        let zero = #"{"value": 0, "unit": "px"}"#
        return """
              "shadow\(index)": {"$type": "shadow", "$value": {"color": "\(role)", "offsetX": \(zero), "offsetY": {"value": 2, "unit": "px"}, "blur": {"value": 8, "unit": "px"}, "spread": \(zero)}}
          """
      }
      return "      \"fill\(index)\": {\"$type\": \"color\", \"$value\": \"\(role)\"}"
    }
    return "{\n  \"component\": {\n\(tokens.joined(separator: ",\n"))\n  }\n}\n"
  }

  private static var resolver: String {
    let contexts = appearances.map { "        \"\($0)\": [{\"$ref\": \"\($0).tokens.json\"}]" }
    return """
      {
        "version": "2025.10",
        "sets": {
          "primitives": {"sources": [{"$ref": "primitives.tokens.json"}]},
          "components": {"sources": [{"$ref": "components.tokens.json"}]}
        },
        "modifiers": {
          "appearance": {
            "contexts": {
      \(contexts.joined(separator: ",\n"))
            },
            "default": "light"
          }
        },
        "resolutionOrder": [
          {"$ref": "#/sets/primitives"}, {"$ref": "#/modifiers/appearance"}, {"$ref": "#/sets/components"}
        ]
      }

      """
  }
}
