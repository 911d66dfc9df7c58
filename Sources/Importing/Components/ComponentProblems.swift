import DesignModel
import TextCore

extension Problem {
  static let missingAnatomy = Problem(
    "spec-anatomy", .error, "a component spec needs 'anatomy', the node that holds all others",
    hint: "a file that is no spec belongs outside the components folder")

  static func specShape(_ name: String, _ form: String, near: String? = nil) -> Problem {
    Problem("spec-shape", .error, "'\(name)' is \(form)", hint: near.map { "did you mean '\($0)'?" })
  }

  static func passed(_ limit: AnatomyLimit) -> Problem {
    switch limit {
    case .depth:
      Problem(
        "spec-limit", .error, "nodes stand inside one another at most \(AnatomyLimit.deepest) deep; this is left out")
    case .nodes:
      Problem(
        "spec-limit", .error, "an anatomy has at most \(AnatomyLimit.mostNodes) nodes; from here on they are left out")
    }
  }

  static func unknownKind(_ name: String?, near: String?) -> Problem {
    let kinds = NodeKind.allCases.map(\.rawValue).joined(last: " or ")
    return Problem(
      "spec-kind", .error, name.map { "'\($0)' is no kind of node" } ?? "a node needs a 'kind'",
      hint: near.map { "did you mean '\($0)'?" } ?? kinds)
  }

  static func childless(_ kind: NodeKind) -> Problem {
    Problem("spec-children", .error, "only a stack has 'children', and this node is of kind \(kind.rawValue)")
  }

  static func repeatedPart(_ name: String) -> Problem {
    Problem("spec-part", .error, "'\(name)' is already the part of another node")
  }

  static func unknownPart(_ name: String, near: String?) -> Problem {
    Problem(
      "spec-part", .error, "no node of the anatomy has the part '\(name)'", hint: near.map { "did you mean '\($0)'?" })
  }

  static func unknownProperty(_ name: String, near: String?) -> Problem {
    Problem("spec-property", .error, "no node has a property '\(name)'", hint: near.map { "did you mean '\($0)'?" })
  }

  static func misplacedProperty(_ name: String, _ kind: NodeKind, _ kinds: [NodeKind]) -> Problem {
    let others = kinds.map(\.rawValue).joined(last: " and ")
    return Problem(
      "spec-property", .error, "a node of kind \(kind.rawValue) has no '\(name)'",
      hint: "\(kinds.count == 1 ? "only this kind has" : "only these kinds have") it: \(others)")
  }

  static func valueForm(_ name: String, _ form: String, near: String? = nil) -> Problem {
    Problem("spec-value", .error, "'\(name)' is \(form)", hint: near.map { "did you mean '\($0)'?" })
  }

  static func spanForm(_ name: String) -> Problem {
    let spans = ComponentReader.spans
    return Problem(
      "spec-value", .error,
      "'\(name)' as an object has 'grid', the path of a group, and 'span', a whole number of columns",
      hint: "a span is from \(Int(spans.lowerBound)) to \(Int(spans.upperBound))")
  }

  static func rawNumber(_ name: String) -> Problem {
    Problem(
      "spec-raw-value", .warning, "'\(name)' is a raw number, and a token could stand here",
      hint: "write the name of a token in braces")
  }

  static func literal(_ text: String, in name: String) -> Problem {
    Problem(
      "spec-raw-value", .warning, "'\(name)' takes a token, and '\(text)' is none, so it is left out",
      hint: "write the name of a token in braces")
  }

  static func valuesForm(_ name: String) -> Problem {
    Problem("spec-values", .error, "'values' of '\(name)' is a list of at least one text")
  }

  static func manyValues(of name: String) -> Problem {
    Problem(
      "spec-limit", .error,
      "properties have at most \(ComponentSpec.mostValues) values together, so '\(name)' is left out")
  }

  static func repeatedValue(_ value: String, of name: String) -> Problem {
    Problem("spec-values", .error, "'\(value)' occurs more than once among the values of '\(name)'")
  }

  static func unknownDefault(of name: String, near: String?) -> Problem {
    Problem(
      "spec-default", .error, "'default' of '\(name)' is one of its values",
      hint: near.map { "did you mean '\($0)'?" })
  }

  static func combinations(most: Int) -> Problem {
    Problem(
      "spec-combinations", .note, "the properties make more than \(most) combinations, so each value is drawn alone")
  }

  static func unknownCondition(_ name: String, near: String?) -> Problem {
    Problem(
      "spec-condition", .error, "'\(name)' is no property of this component, so this variant never applies",
      hint: near.map { "did you mean '\($0)'?" })
  }

  static func unknownValue(_ value: String, of name: String, near: String?) -> Problem {
    Problem(
      "spec-condition", .error, "'\(value)' is no value of '\(name)'", hint: near.map { "did you mean '\($0)'?" })
  }

  static func setForm(_ name: String) -> Problem {
    Problem(
      "spec-set", .error, "'\(name)' is not a part, a period and a property", hint: "for example 'container.fill'")
  }
}
