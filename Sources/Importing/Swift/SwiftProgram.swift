import Syntax
import TextCore

/// The declarations of all Swift files together: extensions are parts of the types that they extend.
struct SwiftProgram: Sendable {
  var files: [SwiftText] = []
  /// The first holds what stands in no type.
  var scopes = [SwiftScope(name: "", parent: nil)]
  var members: [SwiftMember] = []
  /// Whether an initializer of the sources reads the opacity from the first of eight digits; nil where none says so.
  var isAlphaFirst: Bool?
  /// Names in branches of `#if` that are not read, by file.
  var otherBranches: [Int: [(name: String, range: SourceRange)]] = [:]

  /// A type by name directly inside another, which is added when it is new.
  mutating func scope(_ name: String, in parent: Int) -> Int {
    if let known = scopes[parent].types[name] { return known }
    scopes.append(SwiftScope(name: name, parent: parent))
    scopes[parent].types[name] = scopes.count - 1
    return scopes.count - 1
  }

  mutating func add(_ member: SwiftMember) {
    members.append(member)
    scopes[member.scope].members[member.name] = members.count - 1
    scopes[member.scope].ownMembers.append(members.count - 1)
    if !member.isStatic { scopes[member.scope].hasInstances = true }
  }

  /// The names of a type and of those around it, outermost first.
  func names(of scope: Int) -> [String] {
    var names: [String] = []
    var current = scope
    while let parent = scopes[current].parent {
      names.append(scopes[current].name)
      current = parent
    }
    return names.reversed()
  }
}

/// A type, or the top level of all files.
struct SwiftScope: Sendable {
  enum Kind: Sendable {
    /// Known only from its extensions, or the top level.
    case open
    case enumeration, structure, other, proto
  }

  let name: String
  let parent: Int?
  var kind = Kind.open
  var types: [String: Int] = [:]
  /// The last declaration of each name.
  var members: [String: Int] = [:]
  /// In the order of their declarations.
  var ownMembers: [Int] = []
  var inherited: [String] = []
  /// What `typealias` calls by another name.
  var aliases: [String: [String]] = [:]
  var isPrivate = false
  /// Whether it has more than constants of its own, so that it is no mere place for names.
  var hasInstances = false

  init(name: String, parent: Int?) {
    self.name = name
    self.parent = parent
  }
}

/// A constant, a property, a case with a raw value, or a function that gives a value.
struct SwiftMember: Sendable {
  let scope: Int
  let file: Int
  let name: String
  let nameRange: SourceRange
  var isStatic = false
  /// Whether it is written with `let`, and the value beside it.
  var isConstant = false
  var isPrivate = false
  var type: SwiftTypeName?
  var value: SwiftExpression?
  var description: String?
  var isDeprecated = false
  var deprecationReason: String?
}
