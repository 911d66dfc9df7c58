import Analysis
import DesignModel
import TextCore

/// Sentences about a component, made from its spec.
enum ComponentWords {
  /// How many values each property has; nil for a component without properties.
  static func properties(_ spec: ComponentSpec) -> String? {
    guard let first = spec.properties.first else { return nil }
    let one = Counting.sentence(first.values.count, "value", "values") + " of " + name(of: first)
    let others = spec.properties.dropFirst().map { "\(Counting.word($0.values.count)) of \(name(of: $0))" }
    return ([one] + others).joined(separator: ", ") + "."
  }

  static func previews(_ component: Component) -> String {
    let names = component.spec.properties.map(name)
    guard !names.isEmpty else { return "Drawn from the tokens." }
    let all = names.joined(last: " and ")
    guard !component.isCut else {
      return
        "Drawn from the tokens. There are more combinations than \(ComponentSpec.mostCombinations), so each value of \(all) "
        + "stands alone, with the defaults of the rest."
    }
    return "Drawn from the tokens, in every \(names.count == 1 ? "" : "combination of ")\(all)."
  }

  /// How many stacks it is made of, and how many parts are in them.
  static func anatomy(_ spec: ComponentSpec) -> String {
    let stacks = spec.nodes.count { $0.kind == .stack }
    let others = spec.nodes.count - stacks
    guard stacks > 0 else { return "One \(spec.nodes[0].kind.rawValue)." }
    // Words and figures do not stand in one sentence.
    guard max(stacks, others) <= 12 else {
      return
        "\(Counting.phrase(stacks, "stack", "stacks")) and \(Counting.phrase(others, "other part", "other parts"))."
    }
    let sentence = Counting.sentence(stacks, "stack", "stacks")
    return others == 0 ? sentence + "." : "\(sentence) and \(Counting.words(others, "other part", "other parts"))."
  }

  private static func name(of property: ComponentSpec.Property) -> String {
    Words.of(property.name).joined(separator: " ")
  }
}
