import Analysis
import DesignModel
import Syntax
import TextCore

/// What a component is to those who do not see it, or do not hit small things.
enum ComponentAccess {
  static let shape: TemplateShape = [
    "hasFacts": .flag, "facts": .list(factShape), "hasNotes": .flag,
    "notes": .list(["pieces": .list(InlineText.shape)]),
  ]

  private static let factShape: TemplateShape = [
    "term": .text, "text": .text, "isCode": .flag, "isPass": .flag, "isFail": .flag, "isExempt": .flag,
  ]

  /// Nil where there is nothing to say.
  static func values(_ scope: ComponentScope) -> TemplateRecord? {
    let access = scope.spec.accessibility
    var facts: [TemplateRecord] = []
    if let role = access.role { facts.append(fact("Role", role)) }
    if let identifier = access.identifier { facts.append(fact("Identifier", identifier, "isCode")) }
    if let target = scope.analysed.target(of: scope.component) {
      facts.append(fact("Target", text(target), target.isEnough ? "isPass" : "isFail"))
    }
    if hasDisabledState(scope.spec) { facts.append(fact("Disabled", "Exempt from contrast", "isExempt")) }
    guard !facts.isEmpty || !access.notes.isEmpty else { return nil }
    return [
      "hasFacts": .flag(!facts.isEmpty), "facts": .list(facts), "hasNotes": .flag(!access.notes.isEmpty),
      "notes": .list(access.notes.map { ["pieces": .list(InlineText.pieces($0))] }),
    ]
  }

  static func hasDisabledState(_ spec: ComponentSpec) -> Bool {
    spec.properties.contains { $0.name == "state" && $0.values.contains("disabled") }
  }

  private static func fact(_ term: String, _ text: String, _ flag: TemplateKey? = nil) -> TemplateRecord {
    var fact = TemplateRecord(offering: factShape)
    fact["term"] = .text(term)
    fact["text"] = .text(text)
    if let flag { fact[flag] = .flag(true) }
    return fact
  }

  /// The height of the part, and its width where that is too little.
  private static func text(_ target: TouchTarget) -> String {
    let high = "\(target.height.text(decimals: 2)) pt high"
    let wide = "\(target.width.text(decimals: 2)) pt wide"
    let size = target.width < TouchTarget.minimum ? "\(wide) and \(high)" : high
    return "\(target.part) is \(size) at its smallest, minimum \(TouchTarget.minimum.text(decimals: 0))"
  }
}
