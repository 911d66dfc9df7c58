package import TextCore

extension Template {
  /// Writes the template with these values. A name that is missing, and a partial that is not there, write nothing:
  /// `check` reports both beforehand.
  ///
  /// Partials that call each other for ever, or sections that multiply, end in the error `template-limit`.
  package func render(
    _ values: TemplateRecord, partials: [String: Template] = [:], into out: inout ByteWriter,
    diagnostics: inout Diagnostics
  ) {
    var renderer = TemplateRenderer(values: values, partials: partials)
    let end = instructions.count
    if let stop = renderer.run(self, 0..<end, indent: [], into: &out) {
      diagnostics.report(.limitPassed, at: stop)
    }
  }
}

/// Runs instructions over a stack of records, the innermost last.
private struct TemplateRenderer {
  private var records: [TemplateRecord]
  /// What `.` stands for; nil where it is a name of the innermost record.
  private var item: TemplateValue?
  private let partials: [String: Template]
  private var depth = 0
  /// What may still be written, in steps and in pieces of 32 bytes; half a gigabyte in all.
  private var budget = 16_000_000

  private static let deepest = 128

  init(values: TemplateRecord, partials: [String: Template]) {
    records = [values]
    self.partials = partials
  }

  /// Returns the place where a limit was passed, if one was.
  mutating func run(
    _ template: Template, _ range: Range<Int>, indent: [UInt8], into out: inout ByteWriter
  ) -> SourceRange? {
    depth += 1
    defer { depth -= 1 }
    var index = range.lowerBound
    while index < range.upperBound {
      budget -= 1
      switch template.instructions[index] {
      case .literal(let bytes, let startsLine):
        budget -= bytes.count / 32
        if indent.isEmpty {
          out.write(template.bytes, bytes)
        } else {
          write(template.bytes[bytes], startsLine: startsLine, indent: indent, into: &out)
        }
      case .indent:
        if !indent.isEmpty { out.write(indent) }
      case .escaped(let name), .markup(let name):
        guard budget > 0 else { return template.range(of: template.names[name]) }
        guard let value = value(of: name, in: template) else { break }
        if case .markup = template.instructions[index] {
          writeMarkup(value, into: &out)
        } else {
          writeEscaped(value, into: &out)
        }
      case .section(let name, let end):
        if let stop = section(template, name, index + 1..<end, indent, into: &out) { return stop }
        index = end - 1
      case .inverted(let name, let end):
        if value(of: name, in: template)?.isShown != true {
          guard depth < Self.deepest, budget > 0 else { return template.range(of: template.names[name]) }
          if let stop = run(template, index + 1..<end, indent: indent, into: &out) { return stop }
        }
        index = end - 1
      case .partial(let call):
        if let stop = partial(template, template.partials[call], indent, into: &out) { return stop }
      }
      index += 1
    }
    return nil
  }

  private mutating func section(
    _ template: Template, _ name: Int, _ body: Range<Int>, _ indent: [UInt8], into out: inout ByteWriter
  ) -> SourceRange? {
    guard let value = value(of: name, in: template), value.isShown else { return nil }
    guard depth < Self.deepest else { return template.range(of: template.names[name]) }
    switch value {
    case .flag:
      return run(template, body, indent: indent, into: &out)
    case .list(let items):
      for item in items {
        guard budget > 0 else { return template.range(of: template.names[name]) }
        if let stop = run(template, body, in: item, indent: indent, into: &out) { return stop }
        budget -= 1
      }
      return nil
    case .texts(let items):
      for item in items {
        guard budget > 0 else { return template.range(of: template.names[name]) }
        if let stop = run(template, body, on: .text(item), indent: indent, into: &out) { return stop }
        budget -= 1
      }
      return nil
    case .record(let record):
      return run(template, body, in: record, indent: indent, into: &out)
    case .text, .markup:
      return run(template, body, on: value, indent: indent, into: &out)
    }
  }

  private mutating func run(
    _ template: Template, _ range: Range<Int>, in record: TemplateRecord, indent: [UInt8], into out: inout ByteWriter
  ) -> SourceRange? {
    records.append(record)
    let outer = item
    item = nil
    defer {
      records.removeLast()
      item = outer
    }
    return run(template, range, indent: indent, into: &out)
  }

  private mutating func run(
    _ template: Template, _ range: Range<Int>, on item: TemplateValue, indent: [UInt8], into out: inout ByteWriter
  ) -> SourceRange? {
    let outer = self.item
    self.item = item
    defer { self.item = outer }
    return run(template, range, indent: indent, into: &out)
  }

  private mutating func partial(
    _ template: Template, _ call: PartialCall, _ indent: [UInt8], into out: inout ByteWriter
  ) -> SourceRange? {
    guard let partial = partials[call.name] else { return nil }
    guard depth < Self.deepest, budget > 0 else { return SourceRange(template.source, call.range) }
    // Only a tag with a line to itself passes on the indentation that it stands in.
    let inner = call.indent.map { indent + template.bytes[$0] } ?? []
    return run(partial, 0..<partial.instructions.count, indent: inner, into: &out)
  }

  private func value(of name: Int, in template: Template) -> TemplateValue? {
    guard let first = template.names[name].first else { return item ?? records.last?["."] }
    var found: TemplateValue?
    var depth = records.count
    while found == nil, depth > 0 {
      depth -= 1
      found = records[depth][first]
    }
    for segment in template.names[name].rest {
      guard case .record(let record)? = found else { return nil }
      found = record[segment]
    }
    return found
  }

  private mutating func writeEscaped(_ value: TemplateValue, into out: inout ByteWriter) {
    switch value {
    case .text(let text):
      budget -= text.utf8.count / 32
      out.writeEscaped(text)
    case .markup(let write):
      var markup = ByteWriter()
      write(&markup)
      budget -= markup.bytes.count / 32
      out.writeEscaped(markup.text)
    case .flag, .list, .texts, .record: break
    }
  }

  private mutating func writeMarkup(_ value: TemplateValue, into out: inout ByteWriter) {
    guard case .markup(let write) = value else { return writeEscaped(value, into: &out) }
    let before = out.bytes.count
    write(&out)
    budget -= (out.bytes.count - before) / 32
  }

  private func write(
    _ bytes: ArraySlice<UInt8>, startsLine: Bool, indent: [UInt8], into out: inout ByteWriter
  ) {
    if startsLine { out.write(indent) }
    var rest = bytes
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      out.write(rest[...end])
      rest = rest[(end + 1)...]
      if !rest.isEmpty { out.write(indent) }
    }
    out.write(rest)
  }
}

extension Problem {
  fileprivate static var limitPassed: Problem {
    Problem(
      "template-limit", .error, "a page stays under 128 nested parts and half a gigabyte",
      hint: "a partial that calls itself needs a section that ends")
  }
}
