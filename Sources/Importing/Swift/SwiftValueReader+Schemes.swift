import DesignModel
import TextCore

extension SwiftValueReader {
  /// Of a value that depends on light and dark, what it is in the scheme that is being read; nil for other values.
  mutating func inScheme(_ expression: SwiftExpression) throws(SwiftUnread) -> SwiftExpression? {
    switch expression.form {
    case .ternary(let condition, let first, let second):
      guard let isDark = Self.isDark(condition) else { return nil }
      return choose([("light", isDark ? second : first), ("dark", isDark ? first : second)])
    case .call(let callee, let arguments):
      if let chosen = labelled(arguments) { return choose(chosen) }
      guard let closure = arguments.last?.value, case .closure(let body) = closure.form,
        arguments.count == 1 || arguments.last?.label == nil || arguments.last?.label == "dynamicProvider",
        ownType(of: callee)?.family == .color || callee.dotted?.first == "" || callee.dotted?.last == "dynamic",
        let text = text(of: closure.range)
      else { return nil }
      var reader = SwiftClosureReader(text, body)
      guard let (condition, first, second) = reader.read() else {
        throw .because("its closure is more than a choice between light and dark")
      }
      guard let isDark = Self.isDark(condition) else {
        throw .because("its closure asks for something other than light and dark")
      }
      return choose([("light", isDark ? second : first), ("dark", isDark ? first : second)])
    default: return nil
    }
  }

  private mutating func choose(_ choices: [(name: String, value: SwiftExpression)]) -> SwiftExpression? {
    for choice in choices where !schemes.contains(choice.name) { schemes.append(choice.name) }
    let keys = choices.map { ContextKey($0.name) }
    return choices.isEmpty ? nil : choices[ContextKey(scheme).likest(of: keys) ?? 0].value
  }

  /// The arguments of `dynamic(light:dark:)` by the names of their schemes.
  private func labelled(_ arguments: [SwiftExpression.Argument]) -> [(name: String, value: SwiftExpression)]? {
    var choices: [(name: String, value: SwiftExpression)] = []
    for argument in arguments {
      guard let name = Self.schemeName(argument.label ?? (choices.isEmpty ? "light" : "")) else { continue }
      choices.append((name, argument.value))
    }
    guard choices.count >= 2, choices[0].name == "light" || choices[1].name == "light",
      choices.contains(where: { $0.name == "dark" })
    else { return nil }
    return choices[0].name == "light" ? choices : [choices[1], choices[0]] + choices.dropFirst(2)
  }

  private static func schemeName(_ label: String) -> String? {
    let words = Words.of(label).filter {
      !["mode", "color", "colour", "appearance", "scheme", "hex", "value"].contains($0)
    }
    let allowed: Set<String> = ["light", "dark", "any", "default", "high", "contrast", "increased"]
    guard !words.isEmpty, allowed.isSuperset(of: words) else { return nil }
    return words == ["any"] || words == ["default"] ? "light" : words.joined(separator: "-")
  }

  /// Whether a condition holds in the dark (true) or in the light (false); nil when it asks for something else.
  private static func isDark(_ condition: SwiftExpression) -> Bool? {
    switch condition.form {
    case .binary("==", let left, let right): return scheme(right) ?? scheme(left)
    case .binary("!=", let left, let right): return (scheme(right) ?? scheme(left)).map { !$0 }
    case .name(let name), .member(_, let name):
      let words = Set(Words.of(name))
      guard words.isSubset(of: Self.schemeWords), words.contains("dark") != words.contains("light") else { return nil }
      return words.contains("dark")
    default: return nil
    }
  }

  /// With any other word in it, a name may mean anything.
  private static let schemeWords: Set<String> = [
    "is", "in", "dark", "light", "mode", "theme", "appearance", "style", "scheme",
  ]

  private static func scheme(_ expression: SwiftExpression) -> Bool? {
    switch expression.dotted?.last {
    case "dark", "darkAqua": true
    case "light", "aqua": false
    default: nil
    }
  }
}
