import TextCore

extension Problem {
  static let rootToken = Problem(
    "root-token", .error, "the root of a file is a group; a token needs a name", hint: "put '$value' inside a member")

  static let rootIsNoToken = Problem("root-not-token", .error, "'$root' is a token: it needs '$value'")

  static let emptyName = Problem("name-empty", .error, "a name needs at least one character")

  static func nameCharacter(_ name: String, _ scalar: Unicode.Scalar) -> Problem {
    Problem(
      "name-char", .error, "the name '\(name)' may not contain '\(scalar)'",
      hint: "references are made of '{', '.' and '}'")
  }

  static func nameDollar(_ name: String) -> Problem {
    Problem("name-dollar", .error, "the name '\(name)' may not begin with '$'")
  }

  static func unknownDollar(_ name: String) -> Problem {
    let near = Suggestion.nearest(to: name, in: knownProperties)
    return Problem(
      "unknown-dollar", .warning, "'\(name)' is no property that DTCG 2025.10 knows",
      hint: near.map { "did you mean '\($0)'?" })
  }

  static func unknownMember(_ name: String) -> Problem {
    Problem("unknown-member", .warning, "'\(name)' is neither a token nor a group")
  }

  static func propertyType(_ name: String, _ type: String) -> Problem {
    Problem("prop-type", .error, "'\(name)' is \(type)")
  }

  static let extendsOnToken = Problem("extends-on-token", .error, "only a group has '$extends'")

  static let valueAndReference = Problem("value-and-ref", .error, "a token has '$value' or '$ref', not both")

  static func tokenAndGroup(_ name: String) -> Problem {
    Problem(
      "token-and-group", .error, "'\(name)' has a value and children; it is a token or a group",
      hint: "a token named '$root' gives a group a value of its own")
  }

  private static let knownProperties = [
    "$value", "$type", "$description", "$deprecated", "$extensions", "$extends", "$ref", "$root", "$schema",
  ]
}
