package import TextCore

/// A Mustache template, compiled to flat instructions.
///
/// `{{x}}` escapes. `{{{x}}}` and `{{&x}}` are for markup alone: text that is put there by mistake is escaped all the
/// same, and `check` reports it, so text never reaches a page as markup.
package struct Template: Sendable {
  let source: SourceID
  let bytes: [UInt8]
  let instructions: [TemplateInstruction]
  let names: [TemplateName]
  let partials: [PartialCall]

  /// Reports the first fault of syntax as `template-syntax` and is then nil.
  package init?(parsing source: Source, into diagnostics: inout Diagnostics) {
    var parser = TemplateParser(source)
    do throws(TemplateFault) {
      try parser.parse()
    } catch {
      diagnostics.report(error.problem, at: SourceRange(source.id, error.range))
      return nil
    }
    self.source = source.id
    bytes = source.bytes
    instructions = parser.instructions
    names = parser.names
    partials = parser.partials
  }

  func range(of name: TemplateName) -> SourceRange {
    SourceRange(source, name.range)
  }
}

/// One step of rendering. Integers are positions in the template's bytes, names, partials or instructions.
enum TemplateInstruction: Sendable {
  /// Bytes of the template; `startsLine` when they begin a line that a partial may indent.
  case literal(Range<Int>, startsLine: Bool)
  /// A line begins here with a tag.
  case indent
  case escaped(name: Int)
  case markup(name: Int)
  case section(name: Int, end: Int)
  case inverted(name: Int, end: Int)
  case partial(Int)
}

/// A dotted name and where it is written; no segments stand for `.`.
struct TemplateName: Sendable {
  let segments: [String]
  let range: Range<Int>
  /// The first segment, if there is any, and those that follow it.
  let first: TemplateKey?
  let rest: [TemplateKey]

  init(segments: [String], range: Range<Int>) {
    self.segments = segments
    self.range = range
    first = segments.first.map { TemplateKey($0) }
    rest = segments.dropFirst().map { TemplateKey($0) }
  }
}

struct PartialCall: Sendable {
  let name: String
  let range: Range<Int>
  /// What stands before a tag that has its line to itself; nil where other things stand on the line.
  let indent: Range<Int>?
}

struct TemplateFault: Error {
  let problem: Problem
  let range: Range<Int>
}
