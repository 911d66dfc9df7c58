package import TextCore

/// The objects that `build` and `check` print with `--format json`.
package enum GuideListing {
  /// The files of a guide.
  package static func files(_ guide: Guide) -> [UInt8] {
    object(guide) { json in
      json.name("files")
      json.array { json in
        for path in guide.files?.paths ?? [] { json.string(path) }
      }
    }
  }

  /// How a guide differs from what is committed.
  package static func differences(_ check: GuideCheck, _ guide: Guide) -> [UInt8] {
    object(guide) { json in
      json.name("differences")
      json.array { json in
        for difference in check.differences {
          json.object(inline: true) { json in
            json.name("kind")
            json.string(difference.kind)
            json.name("file")
            json.string(difference.path)
          }
        }
      }
      json.name("tokens")
      json.array { json in
        for token in check.tokens {
          json.object(inline: true) { json in
            json.name("kind")
            json.string(token.kind.rawValue)
            json.name("name")
            json.string(token.name)
            json.name("before")
            json.string(token.before)
            json.name("after")
            json.string(token.after)
          }
        }
      }
      json.name("conflicts")
      json.array { json in
        for path in check.conflicts { json.string(path) }
      }
    }
  }

  /// The differences in words: a line for each file, then one for each token.
  package static func text(_ check: GuideCheck, folder: String) -> [UInt8] {
    var out = ByteWriter()
    for difference in check.differences { out.write("\(difference.kind) \(folder)/\(difference.path)\n") }
    for token in check.tokens.prefix(mostTokens) {
      let facts = [token.before, token.after].filter { !$0.isEmpty }.joined(separator: " → ")
      out.write("\(token.kind.rawValue) token \(token.name) \(facts)\n")
    }
    let left = check.tokens.count - mostTokens
    if left > 0 { out.write("and \(left) more \(left == 1 ? "token" : "tokens")\n") }
    return out.bytes
  }

  private static let mostTokens = 100

  private static func object(_ guide: Guide, _ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      body(&json)
      json.name("diagnostics")
      json.diagnostics(of: Report(guide.diagnostics, in: guide.sources))
    }
    json.finish()
    return json.bytes
  }
}

extension FileTree.Difference {
  package var path: String {
    switch self {
    case .added(let path), .removed(let path), .changed(let path): path
    }
  }

  /// What the committed guide has to be told of: a file that is missing, stale or changed.
  package var kind: String {
    switch self {
    case .added: "missing"
    case .removed: "stale"
    case .changed: "changed"
    }
  }
}
