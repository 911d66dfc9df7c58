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
  package static func differences(_ differences: [FileTree.Difference], _ guide: Guide) -> [UInt8] {
    object(guide) { json in
      json.name("differences")
      json.array { json in
        for difference in differences {
          json.object(inline: true) { json in
            json.name("kind")
            json.string(difference.kind)
            json.name("file")
            json.string(difference.path)
          }
        }
      }
    }
  }

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
