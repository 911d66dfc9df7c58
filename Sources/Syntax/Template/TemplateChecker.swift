package import TextCore

extension Template {
  /// Reports, before anything is drawn, each name that the page does not offer or that is put where its kind cannot
  /// stand (`template-name`), and each partial that is not there (`template-partial`).
  package func check(
    against shape: TemplateShape, partials: [String: Template] = [:], into diagnostics: inout Diagnostics
  ) {
    var checker = TemplateChecker(shape, partials)
    checker.run(self, 0..<instructions.count)
    diagnostics.append(checker.diagnostics)
  }
}

/// Walks a template with the kinds of values in place of values.
private struct TemplateChecker {
  private(set) var diagnostics = Diagnostics()
  private let partials: [String: Template]
  private var frames: [Frame]
  private var visits: Set<Visit> = []
  private var depth = 0

  private static let deepest = 32
  private static let mostVisits = 10_000

  private struct Frame {
    let kind: TemplateShape.Kind
    /// Names from the page down to this value: two frames of one path are the same.
    let path: String

    var names: [String] {
      if case .record(let shape) = kind { shape.names } else { [] }
    }

    subscript(name: String) -> TemplateShape.Kind? {
      if case .record(let shape) = kind { shape[name] } else { nil }
    }
  }

  /// A partial with the values around it; the second time it has nothing new to say.
  private struct Visit: Hashable {
    let partial: String
    let paths: [String]
  }

  init(_ shape: TemplateShape, _ partials: [String: Template]) {
    self.partials = partials
    frames = [Frame(kind: .record(shape), path: "")]
  }

  mutating func run(_ template: Template, _ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch template.instructions[index] {
      case .literal, .indent: break
      case .escaped(let name):
        let name = template.names[name]
        guard let found = resolve(name, in: template) else { break }
        switch found.kind {
        case .text: break
        case .markup: diagnostics.report(.needsThreeBraces(name.text), at: template.range(of: name))
        case .flag, .list, .record: diagnostics.report(.isNoText(name.text), at: template.range(of: name))
        }
      case .markup(let name):
        let name = template.names[name]
        guard let found = resolve(name, in: template) else { break }
        if case .markup = found.kind { break }
        diagnostics.report(.isNoMarkup(name.text), at: template.range(of: name))
      case .section(let name, let end):
        runSection(template, template.names[name], index + 1..<end)
        index = end - 1
      case .inverted(let name, let end):
        _ = resolve(template.names[name], in: template)
        run(template, index + 1..<end)
        index = end - 1
      case .partial(let call):
        runPartial(template.partials[call], in: template)
      }
      index += 1
    }
  }

  private mutating func runSection(_ template: Template, _ name: TemplateName, _ body: Range<Int>) {
    guard let found = resolve(name, in: template) else { return }
    switch found.kind {
    case .flag: run(template, body)
    case .list(let shape):
      frames.append(Frame(kind: .record(shape), path: found.path))
      run(template, body)
      frames.removeLast()
    case .text, .markup, .record:
      frames.append(found)
      run(template, body)
      frames.removeLast()
    }
  }

  private mutating func runPartial(_ call: PartialCall, in template: Template) {
    guard let partial = partials[call.name] else {
      diagnostics.report(
        .unknownPartial(call.name, among: partials.keys.sorted()), at: SourceRange(template.source, call.range))
      return
    }
    // A frame below another of the same path is never reached by a name.
    var paths: [String] = []
    for frame in frames.reversed() where !paths.contains(frame.path) { paths.append(frame.path) }
    guard depth < Self.deepest, visits.count < Self.mostVisits else { return }
    guard visits.insert(Visit(partial: call.name, paths: paths)).inserted else { return }
    depth += 1
    run(partial, 0..<partial.instructions.count)
    depth -= 1
  }

  private mutating func resolve(_ name: TemplateName, in template: Template) -> Frame? {
    guard let first = name.segments.first else { return resolveItself(name, in: template) }
    var found: Frame?
    for frame in frames.reversed() {
      guard let kind = frame[first] else { continue }
      found = Frame(kind: kind, path: "\(frame.path).\(first)")
      break
    }
    guard var frame = found else {
      let offered = frames.reversed().flatMap(\.names)
      diagnostics.report(.notOffered(name.text, first, among: offered), at: template.range(of: name))
      return nil
    }
    for segment in name.segments.dropFirst() {
      guard case .record = frame.kind, let kind = frame[segment] else {
        diagnostics.report(.notOffered(name.text, segment, among: frame.names), at: template.range(of: name))
        return nil
      }
      frame = Frame(kind: kind, path: "\(frame.path).\(segment)")
    }
    return frame
  }

  private mutating func resolveItself(_ name: TemplateName, in template: Template) -> Frame? {
    guard let top = frames.last else { return nil }
    switch top.kind {
    case .record(let shape):
      if let kind = shape["."] { return Frame(kind: kind, path: "\(top.path)..") }
      diagnostics.report(.notOffered(".", ".", among: []), at: template.range(of: name))
      return nil
    case .text, .flag, .markup, .list: return top
    }
  }
}

extension Problem {
  fileprivate static func notOffered(_ name: String, _ segment: String, among names: [String]) -> Problem {
    let near = Suggestion.nearest(to: segment, in: names)
    return Problem(
      "template-name", .error, "this page offers no '\(name)'", hint: near.map { "did you mean '\($0)'?" })
  }

  fileprivate static func needsThreeBraces(_ name: String) -> Problem {
    Problem("template-name", .error, "'\(name)' is markup, which three braces take", hint: "write '{{{\(name)}}}'")
  }

  fileprivate static func isNoMarkup(_ name: String) -> Problem {
    Problem(
      "template-name", .error, "'\(name)' is not markup, and three braces take nothing else",
      hint: "write '{{\(name)}}'")
  }

  fileprivate static func isNoText(_ name: String) -> Problem {
    Problem("template-name", .error, "'\(name)' is not text", hint: "open a section with '{{#\(name)}}'")
  }

  fileprivate static func unknownPartial(_ name: String, among names: [String]) -> Problem {
    let near = Suggestion.nearest(to: name, in: names)
    return Problem(
      "template-partial", .error, "there is no partial '\(name)'", hint: near.map { "did you mean '\($0)'?" })
  }
}
