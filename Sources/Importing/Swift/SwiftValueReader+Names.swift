import DesignModel
import TextCore

extension SwiftValueReader {
  /// Names with the type that `Self` stands for.
  func ownNames(_ names: [String]) -> [String] {
    guard names.first == "Self", scope != 0, SwiftTypeName(program.scopes[scope].name).family != nil else {
      return names
    }
    return [program.scopes[scope].name] + names.dropFirst()
  }

  /// Whether a name means a type of the sources and not one of the platform.
  func isDeclared(_ name: String) -> Bool {
    program.type([name], from: scope).map { program.scopes[$0].kind != .open } ?? false
  }

  func isDeclared(_ type: SwiftTypeName) -> Bool {
    guard type.family != nil, !type.hasModule else { return false }
    return type.text.split(separator: ".").first.map { isDeclared(String($0)) } ?? false
  }

  /// What `{ … }()` gives; nil for other expressions.
  func madeAtOnce(_ expression: SwiftExpression) throws(SwiftUnread) -> SwiftExpression? {
    guard let call = expression.call, call.arguments.isEmpty, case .closure(let body) = call.callee.form,
      let text = text(of: call.callee.range)
    else { return nil }
    var reader = SwiftClosureReader(text, body)
    guard let value = reader.single() else {
      throw isStyleWord(words) ? .because("its closure is more than one expression") : .notStyle
    }
    return value
  }

  /// Whether a number is written without a fraction.
  static func isWhole(_ expression: SwiftExpression) -> Bool {
    switch expression.form {
    case .number(let number): number.isInteger
    case .negative(let inner): isWhole(inner)
    case .binary(_, let left, let right): isWhole(left) && isWhole(right)
    default: false
    }
  }

  private static let mostLookups = 64

  /// A name or call that leads nowhere is worth a word where names speak of style.
  mutating func unknown(_ names: [String], _ labels: [String]) -> SwiftUnread {
    if let near = near(names) { return .unresolved(names, near: near.joined(separator: ".")) }
    let shown = names.filter { !$0.isEmpty }.joined(separator: ".")
    let isStyle = isStyleWord(words) || isStyleWord(Set((names + labels).flatMap { Words.of($0) }))
    return isStyle ? .because("'\(shown)' is declared in no Swift file here") : .notStyle
  }

  /// The names that were probably meant: one of them is mistyped, and with another in its place they lead somewhere.
  private mutating func near(_ names: [String]) -> [String]? {
    guard names[0] != "", lookups < Self.mostLookups else { return nil }
    lookups += 1
    for place in names.indices.reversed() {
      var candidates: [String] = []
      if place > 0 {
        guard let type = program.type(Array(names[..<place]), from: scope), type != 0 else { continue }
        // Of a type of the platform other modules may know more.
        guard program.scopes[type].kind != .open else { return nil }
        candidates = Array(program.scopes[type].members.keys) + program.scopes[type].types.keys
      } else {
        var current: Int? = scope
        while let inner = current {
          candidates += Array(program.scopes[inner].members.keys) + program.scopes[inner].types.keys
          current = program.scopes[inner].parent
        }
      }
      guard let found = Suggestion.nearest(to: names[place], in: candidates.sorted()) else { return nil }
      let meant = names[..<place] + [found] + names[(place + 1)...]
      guard found != names[place], program.target(Array(meant), from: scope) != nil else { return nil }
      return Array(meant)
    }
    return nil
  }
}
