import DesignModel
import Syntax
import TextCore

/// Turns the values of members into token values.
struct SwiftValueReader {
  let program: SwiftProgram
  let themes: SwiftThemes
  let assets: SwiftAssets
  let isStrict: Bool
  var paths: PathTable
  /// The type whose members a bare name may mean.
  var scope = 0
  /// Words of the path of what is read.
  var words: Set<String> = []
  /// Words of its last segment.
  var lastWords: Set<String> = []
  /// The scheme for which values are read.
  var scheme = "light"
  var schemes: [String] = []
  var targets: [SwiftTarget] = []
  /// The type of colours whose names begin with a period.
  var colorType = "Color"
  /// Whether a division leaves no fraction.
  var isIntegral = false
  /// Colours with eight digits of which nothing says whether the opacity comes first.
  var hexPlaces: [SourceRange] = []
  /// How often a name like an unknown one was looked for.
  var lookups = 0
  private var inSchemes: [SwiftTarget: [String: Result<SwiftReading, SwiftUnread>?]] = [:]
  private var depth = 0
  private var known: [SwiftTarget: Result<SwiftReading, SwiftUnread>?] = [:]
  private let files: [SourceID: Int]

  private static let deepest = 48

  init(_ program: SwiftProgram, _ themes: SwiftThemes, _ assets: SwiftAssets, isStrict: Bool) {
    self.program = program
    self.themes = themes
    self.assets = assets
    self.isStrict = isStrict
    paths = PathTable()
    files = Dictionary(program.files.enumerated().map { ($1.source.id, $0) }) { first, _ in first }
  }

  /// The value of a member, read once; nil while it is being read.
  mutating func reading(of target: SwiftTarget) -> Result<SwiftReading, SwiftUnread>? {
    if let known = known[target] { return known }
    guard depth < Self.deepest else { return .failure(.because("the names in it lead too far")) }
    known[target] = .some(nil)
    let result = read(target, scheme: nil)
    known[target] = result
    return result
  }

  /// The value of a member in a scheme, read once; nil while it is being read.
  mutating func reading(of target: SwiftTarget, in scheme: String) -> Result<SwiftReading, SwiftUnread>? {
    guard scheme != "light" else { return reading(of: target) }
    if let known = inSchemes[target]?[scheme] { return known }
    guard depth < Self.deepest else { return .failure(.because("the names in it lead too far")) }
    inSchemes[target, default: [:]][scheme] = .some(nil)
    let result = read(target, scheme: scheme)
    inSchemes[target, default: [:]][scheme] = result
    return result
  }

  /// The value of a member in one scheme, or in the first.
  mutating func read(_ target: SwiftTarget, scheme: String?) -> Result<SwiftReading, SwiftUnread> {
    let outer = (scope, words, lastWords, self.scheme, schemes, targets, colorType, isIntegral)
    depth += 1
    defer {
      (scope, words, lastWords, self.scheme, schemes, targets, colorType, isIntegral) = outer
      depth -= 1
    }
    guard let part = themes.part(target, in: program) else { return .failure(.notStyle) }
    scope = part.scope
    let names = names(of: target)
    words = Set(names.flatMap { Words.of($0) })
    lastWords = Set(Words.of(names.last ?? ""))
    (self.scheme, schemes, targets, colorType) = (scheme ?? "light", [], [], "Color")
    var type = part.type
    // What stands in an extension of a number's type is meant to be one.
    if type == nil, program.names(of: scope) == ["CGFloat"], ownType(of: part.expression) == nil {
      type = SwiftTypeName("CGFloat")
    }
    isIntegral = type.map { ["Int", "UInt"].contains($0.text) } ?? Self.isWhole(part.expression)
    do throws(SwiftUnread) {
      let value = try value(part.expression, as: type)
      return .success(SwiftReading(value: value, targets: targets, schemes: schemes))
    } catch {
      if case .unresolved(let names, _) = error {
        let own = type ?? ownType(of: part.expression)
        let path = names.reduce(PathID.root) { paths.intern($1, under: $0) }
        let alias = Expression(.alias(path), at: part.expression.range)
        let value = SwiftValue(own?.family == .color ? "color" : nil, alias, isStyle: own?.isStyle == true)
        return .success(SwiftReading(value: value, targets: [], schemes: []))
      }
      return .failure(error)
    }
  }

  /// The segments of a token's path.
  func names(of target: SwiftTarget) -> [String] {
    themes.names(of: target, in: program)
  }

  mutating func path(of target: SwiftTarget) -> PathID {
    names(of: target).reduce(PathID.root) { paths.intern($1, under: $0) }
  }

  /// The source between two places, in one line.
  func written(_ range: SourceRange) -> String {
    guard let file = files[range.source] else { return "" }
    let bytes = program.files[file].source.bytes[Int(range.lower)..<Int(range.upper)]
    return bytes.split { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }

  func text(of range: SourceRange) -> SwiftText? {
    files[range.source].map { program.files[$0] }
  }

  mutating func value(_ expression: SwiftExpression, as type: SwiftTypeName?) throws(SwiftUnread) -> SwiftValue {
    if let chosen = try inScheme(expression) { return try value(chosen, as: type ?? ownType(of: expression)) }
    if let made = try madeAtOnce(expression) { return try value(made, as: type) }
    if let type, let kind = type.collection {
      throw type.isCollectionOfStyle ? .because("\(kind) of values is no token") : .notStyle
    }
    if let type, isDeclared(type) { return try inferred(expression, type) }
    if case .unreadable(let reason) = expression.form {
      throw type?.isStyle == true || isStyleWord(words) ? .because(reason) : .notStyle
    }
    switch type?.family {
    case .color:
      colorType = type?.text ?? colorType
      return try color(expression)
    case .length: return try number(expression, isLength: true)
    case .number: return try number(expression, isLength: false)
    case .seconds, .duration: return try duration(expression)
    case .font: return try font(expression, type)
    case .fontWeight: return try fontWeight(expression)
    case .text: return try text(expression)
    case .animation: return try animation(expression)
    case .gradient: return try gradient(expression)
    case .edges: return try asWritten(expression, type: "edgeInsets")
    case nil: return try inferred(expression, type)
    }
  }

  /// A value that DTCG has no type for, shown as it is written.
  func asWritten(_ expression: SwiftExpression, type: String) throws(SwiftUnread) -> SwiftValue {
    guard !isStrict else { throw .because("DTCG has no type for it") }
    let text = written(expression.range)
    var value = SwiftValue(type, Expression(.text(text), at: expression.range))
    value.given = .value(.text(text))
    return value
  }

  /// The token that a name means, when it is declared here.
  mutating func alias(_ names: [String], types: [String] = [], at range: SourceRange) -> SwiftValue? {
    guard let target = target(names, types: types) else { return nil }
    targets.append(target)
    var value = SwiftValue(nil, Expression(.alias(path(of: target)), at: range))
    value.target = target
    return value
  }

  func target(_ names: [String], types: [String]) -> SwiftTarget? {
    if names.first == "" {
      for name in types {
        if let own = program.type(name.split(separator: ".").map(String.init), from: scope),
          let found = program.member(names.dropFirst(), in: own, hops: 0)
        {
          return found
        }
      }
      return nil
    }
    return program.target(names, from: scope)
  }

  /// The name of the type whose initializer or member is called.
  func ownType(of expression: SwiftExpression) -> SwiftTypeName? {
    guard let written = (expression.call?.callee ?? expression).dotted, written[0] != "" else { return nil }
    let names = ownNames(written)
    guard !isDeclared(names[0]) else { return nil }
    var types = names.prefix { $0.first?.isUppercase == true }
    while !types.isEmpty {
      let type = SwiftTypeName(types.joined(separator: "."))
      if type.family != nil { return type }
      types.removeLast()
    }
    return nil
  }

  func isStyleWord(_ words: Set<String>) -> Bool {
    !words.isDisjoint(with: SwiftStyleWords.all)
  }
}
