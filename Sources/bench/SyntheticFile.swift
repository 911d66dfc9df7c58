/// One token file of a wanted size in each dialect that token files are written in.
enum SyntheticFile: String, CaseIterable {
  case strict = "JSON"
  case mark = "JSON with a byte order mark"
  case crlf = "JSON with CRLF"
  case jsonc = "JSONC"
  case json5 = "JSON5"
  case yaml = "YAML"

  var name: String {
    switch self {
    case .strict, .mark, .crlf: "colors.tokens.json"
    case .jsonc: "colors.tokens.jsonc"
    case .json5: "colors.tokens.json5"
    case .yaml: "colors.tokens.yaml"
    }
  }

  func bytes(atLeast size: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size + 4096)
    bytes += start.utf8
    var ramp = 0
    repeat {
      bytes += (ramp > 0 ? separator : "").utf8
      let group = group(ramp)
      bytes += (self == .crlf ? group.replacing("\n", with: "\r\n") : group).utf8
      ramp += 1
    } while bytes.count < size
    return bytes + end.utf8
  }

  private var start: String {
    switch self {
    case .strict: "{\n  \"palette\": {\n    \"$type\": \"color\",\n"
    case .mark: "\u{FEFF}" + Self.strict.start
    case .crlf: Self.strict.start.replacing("\n", with: "\r\n")
    case .jsonc: "// The palette\n" + Self.strict.start
    case .json5: "// The palette\n{\n  palette: {\n    $type: 'color',\n"
    case .yaml: "---\n# The palette\npalette:\n  $type: color\n"
    }
  }

  private var separator: String {
    switch self {
    case .strict, .mark: ",\n"
    case .crlf: ",\r\n"
    case .jsonc, .json5: ",\n\n"
    case .yaml: "\n"
    }
  }

  private var end: String {
    switch self {
    case .strict, .mark: "\n  }\n}\n"
    case .crlf: "\r\n  }\r\n}\r\n"
    case .jsonc, .json5: ",\n  },\n}\n"
    case .yaml: ""
    }
  }

  private func group(_ ramp: Int) -> String {
    let steps = (0..<10).map { step in
      let channels = [37, 53, 71].map { Double((ramp * $0 + step * 11) % 256) / 255 }
      return token("\(step * 100)", "\(channels)", "Ramp \(ramp), step \(step)")
    }
    switch self {
    case .strict, .mark, .crlf: return "    \"ramp\(ramp)\": {\n\(steps.joined(separator: ",\n"))\n    }"
    case .jsonc: return "    /* Ramp \(ramp) */\n    \"ramp\(ramp)\": {\n\(steps.joined(separator: ",\n")),\n    }"
    case .json5: return "    /* Ramp \(ramp) */\n    ramp\(ramp): {\n\(steps.joined(separator: ",\n")),\n    }"
    case .yaml: return "  ramp\(ramp):\n\(steps.joined(separator: "\n"))\n"
    }
  }

  private func token(_ name: String, _ channels: String, _ text: String) -> String {
    switch self {
    case .strict, .mark, .crlf:
      """
            "\(name)": {"$value": {"colorSpace": "srgb", "components": \(channels)}, "$description": "\(text)"}
      """
    case .jsonc:
      """
            // \(text)
            "\(name)": {"$value": {"colorSpace": "srgb", "components": \(channels),}, "$description": "\(text)",}
      """
    case .json5:
      """
            // \(text)
            '\(name)': {$value: {colorSpace: 'srgb', components: \(channels),}, $description: '\(text)',}
      """
    case .yaml:
      """
          # \(text)
          '\(name)':
            $value:
              colorSpace: srgb
              components: \(channels)
            $description: "\(text)"
      """
    }
  }
}
