import TextCore

extension Problem {
  static func version(_ version: String?) -> Problem {
    Problem(
      "resolver-version", .error,
      version.map { "'\($0)' is no version of the resolver module" } ?? "a resolver document needs a version",
      hint: "write \"version\": \"2025.10\"")
  }

  static let missingOrder = Problem("resolver-order", .error, "a resolver document needs a list 'resolutionOrder'")

  static func unknownKey(_ name: String, near: String?) -> Problem {
    Problem("unknown-member", .warning, "'\(name)' has no meaning here", hint: near.map { "did you mean '\($0)'?" })
  }

  static func shape(_ name: String, _ type: String) -> Problem {
    Problem("resolver-shape", .error, "'\(name)' is \(type)")
  }

  static let itemShape = Problem(
    "resolver-shape", .error, "an item of 'resolutionOrder' is an object: a '$ref', a set or a modifier")

  static let pointerShape = Problem("resolver-shape", .error, "'$ref' is text")

  static let inlineName = Problem("inline-name", .error, "a set or modifier that is written here needs a 'name'")

  static let inlineType = Problem(
    "inline-type", .error, "a set or modifier that is written here needs a 'type': \"set\" or \"modifier\"")

  static func duplicateName(_ name: String) -> Problem {
    Problem("inline-name-duplicate", .error, "'\(name)' is the name of another item")
  }

  static let sources = Problem("set-sources", .error, "a set needs a list 'sources'")

  static let sourceShape = Problem("source-shape", .error, "a source is an object: a '$ref' or a token tree")

  static func resolverAsSource(_ file: String) -> Problem {
    Problem("source-shape", .error, "'\(file)' is a resolver document; a source is a token tree")
  }

  static let contexts = Problem("modifier-contexts", .error, "a modifier needs an object 'contexts'")

  static func noContexts(_ name: String) -> Problem {
    Problem("modifier-no-contexts", .error, "the modifier '\(name)' has no context")
  }

  static func oneContext(_ name: String) -> Problem {
    Problem(
      "modifier-one-context", .error, "the modifier '\(name)' has one context and so nothing to choose",
      hint: "use a set")
  }

  static func contextShape(_ name: String) -> Problem {
    Problem("context-not-array", .error, "the context '\(name)' is a list of sources")
  }

  static func unknownDefault(_ name: String?, _ names: [String]) -> Problem {
    let near = name.flatMap { Suggestion.nearest(to: $0, in: names) }
    return Problem(
      "modifier-default", .error, "'default' names a context",
      hint: near.map { "did you mean '\($0)'?" }
        ?? "contexts: " + names.joined(separator: ", "))
  }

  static func unused(_ name: String) -> Problem {
    Problem("modifier-unused", .warning, "the modifier '\(name)' is not in 'resolutionOrder' and changes nothing")
  }

  static func forbidden(_ text: String) -> Problem {
    Problem("pointer-forbidden", .error, "'\(text)' may not be referred to from here", hint: "only sets can be shared")
  }

  static let cycle = Problem("pointer-cycle", .error, "this reference leads back to itself")

  static func chainTooLong(_ limit: Int) -> Problem {
    Problem("limit-chain", .error, "sets refer to each other in a chain longer than \(limit)")
  }

  static func tooManySources(_ limit: Int) -> Problem {
    Problem("limit-sources", .error, "the sets and contexts come to more than \(limit) sources")
  }

  static func unresolved(_ text: String, isFile: Bool) -> Problem {
    Problem("pointer-unresolved", .error, isFile ? "there is no file '\(text)'" : "'\(text)' leads nowhere")
  }

  static func unusable(_ text: String, _ failure: DocumentReference.Failure) -> Problem {
    switch failure {
    case .remote:
      Problem(
        "pointer-unresolved", .error, "'\(text)' is not a file; nothing is fetched from a network",
        hint: "put the file beside the resolver document")
    case .outsideRoot:
      Problem("pointer-forbidden", .error, "'\(text)' is outside the input root")
    case .syntax:
      Problem("pointer-unresolved", .error, "'\(text)' is no JSON Pointer")
    }
  }
}

extension TalliedProblem {
  static let earlierResolver = TalliedProblem(
    "legacy-resolver", hint: "write \"version\": \"2025.10\", 'contexts', and sources as objects with '$ref'"
  ) { count in
    "\(count) \(count == 1 ? "part" : "parts") of the resolver document follow\(count == 1 ? "s" : "") its first edition"
  }
}
