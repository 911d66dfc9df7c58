import ColorScience
import TextCore

/// What a colour was before a change that is written beside it.
package struct ModifiedColor: Sendable, Hashable {
  package let authored: ColorValue
  /// The change in words: `lighten 0.2 in lch`.
  package let words: String
}

extension TokenDeclaration {
  /// The change of its colour that Tokens Studio has written beside it (W-29).
  var colorModifier: Expression? {
    extensions?["studio.tokens"]?["modify"]
  }
}

extension Evaluation {
  /// A result with the change of colour that is written beside the value.
  mutating func modified(_ result: ResolvedToken, at path: PathID) -> ResolvedToken {
    guard !isStrict, let color = result.value?.color,
      let written = graph.declaration(at: path, in: declarations)?.colorModifier
    else { return result }
    var result = result
    let outer = (keys, parts, subject)
    (keys, parts, subject) = (["modify"], result.parts, path)
    defer { (keys, parts, subject) = outer }
    do throws(Fault) {
      guard let modifier = try modifier(written) else { throw .problem(.modifier, written.range) }
      tally(.colorModifier, at: written.range)
      result.value = .color(modifier.applied(to: color))
      result.modification = ModifiedColor(authored: color, words: modifier.words)
    } catch {
      report(error, for: path)
      result.isInCycle = error.isCycle
      // Only a change that means nothing leaves the colour as it is.
      if !error.isWarning { result.value = nil }
    }
    result.parts = parts
    return result
  }

  private mutating func modifier(_ written: Expression) throws(Fault) -> ColorModifier? {
    var record = written
    if case .text(let text) = written.form, case .alias(let path) = reading(text, at: written.range).form {
      let target = meant(Expression(.alias(path), at: written.range))
      guard case .alias(let token) = target.form, let value = graph.declaration(at: token, in: declarations)?.value
      else {
        return nil
      }
      parts.append(ResolvedToken.Part(key: keys.joined(separator: "."), target: token))
      record = value
    }
    guard case .text(let type)? = record["type"]?.form, let kind = ColorModifier.Kind(rawValue: type),
      let space = kind == .alpha ? ColorSpace.sRGB.name : record["space"]?.plainText,
      let amount = try record["value"].map({ value throws(Fault) in try text("value", value) })?.flatMap(amount)
    else { return nil }
    var other: Color?
    if kind == .mix {
      guard let written = record["color"], let text = try text("color", written),
        let color = ColorAlphaText(text)?.color.color ?? Color.parsingCSS(text)?.color, color.isMeasurable
      else { return nil }
      other = color
    }
    return ColorModifier(kind, in: space, by: amount, with: other)
  }

  /// A part of a modifier as text, with the values of its references in it.
  private mutating func text(_ name: String, _ written: Expression) throws(Fault) -> String? {
    keys.append(name)
    defer { keys.removeLast() }
    var value = written
    if case .text(let text) = written.form { value = reading(text, at: written.range) }
    switch value.form {
    case .number(let number): return number.exactText
    case .text(let text):
      if text.utf8.contains(UInt8(ascii: "{")), let unknown = ReferenceText(text)?.names.first(where: isUnknown) {
        throw .problem(.unresolved("alias '{\(unknown.joined(separator: "."))}' names no token", nil), value.range)
      }
      return text
    case .alias(let path):
      return try substituted(Interpolation([.reference(path)], written: ""), forType: "color", at: value.range)
    case .interpolation(let text): return try substituted(text, forType: "color", at: value.range)
    default: return nil
    }
  }

  private func isUnknown(_ names: [String]) -> Bool { path(of: names) == nil }

  private func amount(_ text: String) -> Double? {
    var text = text
    if case .result(let result) = Arithmetic.of(text) { text = result }
    guard let measure = MeasureText(text) else { return nil }
    switch measure.unit {
    case "": return measure.amount
    case "%": return measure.amount / 100
    default: return nil
    }
  }
}

extension Fault {
  fileprivate var isWarning: Bool {
    if case .problem(let problem, _) = self { problem.severity == .warning } else { false }
  }
}

extension Expression {
  fileprivate var plainText: String? {
    if case .text(let text) = form { text } else { nil }
  }
}

extension Problem {
  fileprivate static let modifier = Problem(
    "color-modifier-form", .warning, "the change of this colour cannot be read, so the colour is as it is written",
    hint:
      "a modifier has 'type' (lighten, darken, mix or alpha), 'value' from 0 to 1 and, but for alpha, 'space' (srgb, hsl, lch or p3)"
  )
}

extension TalliedProblem {
  fileprivate static let colorModifier = TalliedProblem(
    "legacy-color-modifier", hint: "write the changed colour as a token of its own"
  ) { count in
    "\(count) \(count == 1 ? "colour is" : "colours are") changed by a modifier beside the value"
  }
}
