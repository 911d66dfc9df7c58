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

extension TalliedProblem {
  static let colorAsNumber = TalliedProblem("yaml-number", hint: "put the colour in quotes, as in '#000000'") { count in
    count == 1
      ? "digits without quotes are a number in YAML, and no colour"
      : "digits without quotes are numbers in YAML, and \(count) of them stand for colours"
  }

  static let noDollar = TalliedProblem("legacy-no-dollar", hint: "write '$value', '$type' and '$description'") {
    count in
    "\(count) \(count == 1 ? "token has" : "tokens have") properties without '$'"
  }

  static let tokenMember = TalliedProblem("legacy-token-member", hint: "'$extensions' is the place for such data") {
    count in
    "\(count) \(count == 1 ? "token has" : "tokens have") members that DTCG does not know"
  }

  static let tokenAndGroup = TalliedProblem(
    "legacy-token-and-group", hint: "a token named '$root' gives a group a value of its own"
  ) { count in
    "\(count) \(count == 1 ? "token has" : "tokens have") children; read as '$root' beside them"
  }

  static let namePeriod = TalliedProblem("legacy-name-period", hint: "references are made with periods") { count in
    "\(count) \(count == 1 ? "name has" : "names have") a period"
  }

  static let modes = TalliedProblem("legacy-modes", hint: "a resolver document gives tokens their modes") { count in
    "\(count) \(count == 1 ? "token has" : "tokens have") values for modes written inside"
  }

  static let unknownMembers = TalliedProblem("unknown-member") { count in
    "\(count) \(count == 1 ? "member is" : "members are") neither a token nor a group"
  }
}
