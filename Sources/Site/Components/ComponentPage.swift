import Analysis
import DesignModel
import Sheets
import Syntax

/// The page of one component.
struct ComponentPage {
  static let template = "component"

  /// The page, from the folder of the guide, by the name of its file.
  static func path(_ file: String) -> String { "components/\(file).html" }

  static let shape: TemplateShape =
    PageTitle.shape + [
      "sections": .list(TopicPage.Section.shape), "access": .record(ComponentAccess.shape),
      "hasGuidelines": .flag, "hasDos": .flag, "dos": .list(ruleShape), "hasDonts": .flag, "donts": .list(ruleShape),
      "hasCode": .flag, "codeLead": .text, "codes": .list(["language": .text, "text": .text]),
    ]

  private static let ruleShape: TemplateShape = ["pieces": .list(InlineText.shape)]

  private let scope: ComponentScope
  private var spec: ComponentSpec { scope.spec }

  init(_ scope: ComponentScope) {
    self.scope = scope
  }

  var values: TemplateRecord {
    let kind = PageKind.components
    let title = PageTitle(
      title: spec.name, lead: lead, whole: (kind.label, kind.path(of: .whole)), status: spec.status)
    var values =
      title.values(scope.page) + [
        "sections": .list(sections.filter { !$0.isEmpty }.map(\.values)),
        "hasGuidelines": .flag(!spec.dos.isEmpty || !spec.donts.isEmpty),
        "hasDos": .flag(!spec.dos.isEmpty), "dos": .list(spec.dos.map(rule)), "hasDonts": .flag(!spec.donts.isEmpty),
        "donts": .list(spec.donts.map(rule)),
        "hasCode": .flag(!spec.usage.isEmpty),
        "codeLead": .text(spec.usage.map(\.languageName).joined(separator: ", ")),
        "codes": .list(spec.usage.map { ["language": .text($0.languageName), "text": .text($0.code)] }),
      ]
    if let access = ComponentAccess.values(scope) { values["access"] = .record(access) }
    return values
  }

  private func rule(_ text: String) -> TemplateRecord { ["pieces": .list(InlineText.pieces(text))] }

  private var sections: [TopicPage.Section] {
    [
      TopicPage.Section(
        id: "previews", heading: "Previews", lead: ComponentWords.previews(scope.component),
        plates: plates("component")),
      TopicPage.Section(
        id: "anatomy", heading: "Anatomy", lead: anatomyLead,
        plates: plates("anatomy", caption: scope.anatomy?.caption),
        tables: [ComponentParts.table(scope)]),
      TopicPage.Section(
        id: "bindings", heading: "Bindings", lead: "The tokens that each part names, with their values.",
        tables: [ComponentBindings(scope).table]),
      TopicPage.Section(
        id: "trace", heading: "Trace", lead: "From the component to the primitive, in each appearance.",
        plates: plates("trace"), tables: [ComponentTraces(scope).table, places]),
      TopicPage.Section(
        id: "variants", heading: "Variants", lead: "Applied in order: of two that set the same, the later one wins.",
        tables: [ComponentVariants.table(scope)]),
      ComponentContrast(scope).section,
      TopicPage.Section(
        id: "content", heading: "Long content",
        lead: "The largest content size, a long text, and a word longer than a line.",
        plates: plates("stress")),
    ]
  }

  private var places: Table? {
    var places = ComponentPlaces(scope)
    return places.table()
  }

  private var anatomyLead: String {
    ComponentWords.anatomy(spec) + (scope.anatomy?.label.map { " Drawn as \($0)." } ?? "")
  }

  private func plates(_ kind: String, caption: String? = nil) -> Plates {
    Plates("\(kind).\(scope.file)", in: scope.page, caption: caption ?? "")
  }

  private var lead: String {
    [spec.summary, ComponentWords.properties(spec)].compactMap { $0 }.joined(separator: " ")
  }
}

extension ComponentSpec.Usage {
  /// As it is written in prose: `Swift`.
  fileprivate var languageName: String {
    let names = [
      "css": "CSS", "html": "HTML", "javascript": "JavaScript", "typescript": "TypeScript", "jsx": "JSX", "tsx": "TSX",
    ]
    return names[language] ?? language.prefix(1).uppercased() + language.dropFirst()
  }
}
