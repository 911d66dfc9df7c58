package import TextCore

/// Something with the place where it is written.
package struct Located<Value: Sendable>: Sendable {
  package let value: Value
  package let range: SourceRange

  package init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}

package enum Deprecation: Sendable, Hashable {
  case no
  case yes(reason: String?)
}

/// A token as written.
package struct TokenDeclaration: Sendable {
  /// Nil when what is written cannot be a value.
  package var value: Expression?
  /// What the source states instead of an expression.
  package var given: GivenValue?
  /// Whether it is written as `{"$ref": …}` without `$value`: a token, or a group when the pointer leads to one.
  package var isReference = false
  package var type: Located<String>?
  package var description: String?
  package var deprecation: Deprecation?
  package var extensions: Expression?
  /// The place of the value; of the token where it has none.
  package var range: SourceRange

  package init(range: SourceRange) {
    self.range = range
  }
}

/// The properties of a group as written.
package struct GroupProperties: Sendable {
  package enum Base: Sendable {
    case path(PathID)
    case pointer(Pointer)
    indirect case fault(Problem)
  }

  package var type: Located<String>?
  package var description: String?
  package var deprecation: Deprecation?
  package var extensions: Expression?
  /// The group that this one extends.
  package var base: Located<Base>?
  package var range: SourceRange

  package init(range: SourceRange) {
    self.range = range
  }

  /// These properties with those of a later source over them; extensions are joined by vendor.
  package func overlaid(with later: GroupProperties) -> GroupProperties {
    var result = later
    result.type = later.type ?? type
    result.description = later.description ?? description
    result.deprecation = later.deprecation ?? deprecation
    result.base = later.base ?? base
    result.extensions = extensions.flatMap { later.extensions?.joined(to: $0) } ?? later.extensions ?? extensions
    return result
  }
}

extension Expression {
  /// A record with the fields of an earlier one that it has not itself; nil where one of both is no record.
  fileprivate func joined(to earlier: Expression) -> Expression? {
    guard case .record(let old) = earlier.form, case .record(let new) = form else { return nil }
    let replaced = Set(new.map { ExactText($0.name) })
    let kept = old.filter { !replaced.contains(ExactText($0.name)) }
    return Expression(.record(kept + new), at: range)
  }
}

extension TokenDeclaration {
  /// This token with the fields of an earlier one of its type that its value leaves out; nil where nothing is to join. A
  /// colour or a length is one value, however many fields it has.
  func joined(to earlier: TokenDeclaration) -> TokenDeclaration? {
    guard type?.value == earlier.type?.value, value?["unit"] == nil, value?["colorSpace"] == nil,
      let value = earlier.value.flatMap({ self.value?.joined(to: $0) })
    else { return nil }
    var result = self
    result.value = value
    return result
  }
}

/// Everything that the input declares, by number. Source trees and merged trees hold numbers into these lists.
package struct Declarations: Sendable {
  package var paths = PathTable()
  package private(set) var tokens: [TokenDeclaration] = []
  package private(set) var groups: [GroupProperties] = []
  /// Members that are neither token nor group; a pointer may still lead to them.
  package private(set) var members: [Expression] = []

  package init() {}

  package mutating func add(_ token: TokenDeclaration) -> Slot {
    tokens.append(token)
    return .token(Int32(tokens.count - 1))
  }

  package mutating func add(_ group: GroupProperties) -> Slot {
    groups.append(group)
    return .group(Int32(groups.count - 1))
  }

  package mutating func add(_ member: Expression) -> Slot {
    members.append(member)
    return .member(Int32(members.count - 1))
  }
}

/// What stands at a path.
package enum Slot: Hashable, Sendable {
  /// Nothing, and nothing ever did.
  case none
  /// Nothing any more: a later source put something else above it.
  case removed
  case token(Int32)
  case group(Int32)
  case member(Int32)

  package var isEmpty: Bool { self == .none || self == .removed }
}

/// What one source declares, in its order.
package struct SourceTree: Sendable {
  package struct Entry: Sendable {
    package let path: PathID
    package let slot: Slot

    package init(path: PathID, slot: Slot) {
      self.path = path
      self.slot = slot
    }
  }

  package var entries: [Entry] = []
  /// Whether its tokens are other values of tokens that stand elsewhere, so that replacing them is what it is for.
  package var isVariant = false
  /// A number that trees share which are made to be laid over each other: of values of the same token in them, the later
  /// record is joined with the earlier.
  package var joining: Int?

  package init() {}
}
