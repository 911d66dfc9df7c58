import Syntax
package import TextCore

// Site: pages from an analysed catalogue and its sheets. Markup lives in templates; this module only fills them.

/// The templates of one build, parsed and checked: those of the team where it has its own, else the built-in ones.
package struct GuideTemplates: Sendable {
  private let pages: [String: Template]
  private let partials: [String: Template]
  /// Files that go into `assets` as they are.
  let assets: FileTree

  /// Reads every template and checks each page's names; nil, with diagnostics, when one cannot be used.
  package init?(
    replacing own: FileTree, from path: String, sources: inout SourceSet, into diagnostics: inout Diagnostics
  ) {
    var files = BuiltInTemplates.files
    for file in own.files {
      if files[file.path] == nil {
        let near = Suggestion.nearest(to: file.path, in: files.paths)
        diagnostics.report(.unknownFile(file.path, near: near), inFile: path + file.path)
      }
      files[file.path] = file.bytes
    }
    var pages: [String: Template] = [:]
    var partials: [String: Template] = [:]
    var assets = FileTree()
    var found = Diagnostics()
    for file in files.files {
      guard file.path.hasSuffix(".html") else {
        assets["assets/" + file.path] = file.bytes
        continue
      }
      let source = sources.add(path: path + file.path, bytes: file.bytes)
      guard let template = Template(parsing: source, into: &found) else { continue }
      let stem = String(file.path.dropLast(".html".count))
      if stem.hasPrefix("partials/") {
        partials[String(stem.dropFirst("partials/".count))] = template
      } else {
        pages[stem] = template
      }
    }
    pages["page"]?.check(against: Frame.shape, partials: partials, into: &found)
    pages[PartsPage.template]?.check(against: PartsPage.shape, partials: partials, into: &found)
    var checked: Set<String> = []
    for kind in PageKind.all where checked.insert(kind.template).inserted {
      pages[kind.template]?.check(against: kind.shape, partials: partials, into: &found)
      guard let below = kind.below else { continue }
      pages[below.template]?.check(against: below.shape, partials: partials, into: &found)
    }
    diagnostics.append(found)
    guard !found.hasErrors else { return nil }
    self.pages = pages
    self.partials = partials
    self.assets = assets
  }

  /// One page: the frame around the page's own template.
  func render(_ id: String, _ values: TemplateRecord, in frame: TemplateRecord, _ diagnostics: inout Diagnostics)
    -> [UInt8]
  {
    // As much as a page of 500 tokens in four appearances; what is not filled costs nothing.
    var content = ByteWriter(reserving: 1 << 20)
    var values = values
    values["root"] = frame["root"]
    pages[id]?.render(values, partials: partials, into: &content, diagnostics: &diagnostics)
    var frame = frame
    let bytes = content.bytes
    frame["content"] = .markup { $0.write(bytes) }
    var out = ByteWriter(reserving: bytes.count + 8192)
    pages["page"]?.render(frame, partials: partials, into: &out, diagnostics: &diagnostics)
    return out.bytes
  }
}

extension Problem {
  fileprivate static func unknownFile(_ path: String, near: String?) -> Problem {
    Problem(
      "template-unused", .warning, "no template is called '\(path)'", hint: near.map { "did you mean '\($0)'?" })
  }
}
