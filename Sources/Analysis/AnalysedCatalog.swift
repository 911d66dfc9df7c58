import ColorScience
package import DesignModel
import Layout
package import TextCore

/// A catalogue and what follows from it: the one argument of sheets, ledgers and pages.
package struct AnalysedCatalog: Sendable {
  package let catalog: Catalog
  package let settings: Settings
  package let style: DisplayStyle
  package let componentIDs: [String]
  package let components: [Component]
  /// The file names of the pages of components, without folder and ending; none is that of the list of components.
  package let componentFiles: [String]
  /// Sorted by name.
  package let icons: [Icon]
  /// By the number of the token.
  package let tiers: [Tier]
  private let purposes: [PurposeFinding?]
  package let ramps: [Ramp]
  package let grids: [Grid]
  package let contrastPairs: ContrastPairs
  package let parity: Parity
  /// What is to be said about settings that do not fit the tokens.
  package private(set) var diagnostics: Diagnostics
  private var partsOfTopics: [Topic: [Part]] = [:]
  private var partsOfAll: [Part] = []
  let gridTokens: Set<Int>
  /// The number of the ramp that a token is a step of.
  let rampOfToken: [Int: Int]
  let contrastColors: ContrastColors
  /// The words between commas of every appearance's name, in lower case.
  let appearanceWords: [[String]]
  let uses: Uses
  /// By the number of a token: where components use it.
  private let componentUses: [Int: [ComponentUse]]
  private var componentPairs: [[ComponentPair]] = []
  private var targets: [TouchTarget?] = []
  /// By appearance and by the number of a token that components name.
  private(set) var styles: [[Int: TextStyle]] = []
  /// By appearance, for each grid.
  private(set) var gridSums: [[GridSum?]] = []
  /// By the number of the token: whether value and direct target are the same in all appearances.
  private let sameness: [Bool]
  /// Every variant that is all appearances, and those of which each is one: most tokens have these.
  let wholeVariants: [Variant]
  let singleVariants: [Variant]
  /// Colour roles that are called nothing but background, for which pages are asked again and again.
  package let mainBackgrounds: [Int]

  package init(
    _ catalog: Catalog, _ settings: Settings, componentIDs: [String], specs: [ComponentSpec] = [], icons: [Icon] = []
  ) {
    self.catalog = catalog
    self.settings = settings
    self.componentIDs = componentIDs
    self.icons = icons
    style = DisplayStyle(unit: settings.unit ?? "px")
    let ids = Set(componentIDs)
    tiers = catalog.tokens.indices.map { Tier.of($0, in: catalog, settings, componentIDs: ids) }
    let finder = PurposeFinder(settings)
    purposes = catalog.tokens.map { token in
      finder.finding(of: token, segments: catalog.paths.segments(of: token.path))
    }
    ramps = Ramp.all(in: catalog, tiers: tiers, globs: settings.groups["ramps"])
    rampOfToken = Dictionary(
      uniqueKeysWithValues: ramps.enumerated().flatMap { number, ramp in ramp.steps.map { ($0.token, number) } })
    uses = Uses(catalog)
    components = specs.enumerated().map { Component($1, $0, in: catalog) }
    var files = DistinctNames()
    _ = files.distinct(Self.componentList)
    componentFiles = specs.map { files.distinct(PublicName.file($0.id)) }
    componentUses = Self.uses(by: components, in: catalog, tiers: tiers)
    sameness = catalog.tokens.indices.map { catalog.isSameEverywhere($0) }
    wholeVariants = Variant.whole(catalog.appearances)
    singleVariants = Variant.single(catalog.appearances)
    mainBackgrounds = catalog.tokens.indices.filter { [tiers] token in
      guard catalog.tokens[token].type == "color", tiers[token] == .semantic else { return false }
      return ColorName(catalog.tokens[token].path, catalog.paths).isMainBackground
    }
    appearanceWords = catalog.appearances.map { appearance in
      appearance.name.split(separator: ", ").map { $0.lowercased() }
    }
    var diagnostics = Diagnostics()
    grids = Grid.all(catalog, settings, into: &diagnostics)
    gridTokens = Set(grids.flatMap(\.tokens))
    contrastPairs = ContrastPairs(catalog, settings, into: &diagnostics)
    let canvases = Canvas.all(catalog, settings, into: &diagnostics)
    contrastColors = ContrastColors(catalog, contrastPairs.pairs, canvases: canvases)
    parity = Parity(catalog, canvases: canvases)
    self.diagnostics = diagnostics
    for topic in Topic.allCases { partsOfTopics[topic] = Part.all(of: tokens(about: topic), in: catalog) }
    partsOfAll = Part.all(of: Array(catalog.tokens.indices), in: catalog)
    var found = Diagnostics()
    prepareComponents()
    reportSharedNames(into: &found)
    var check = SpecCheck(catalog, tiers: tiers, grids: grids, icons: icons.map(\.name))
    for component in components { check.check(component.spec, into: &found) }
    reportTargets(into: &found)
    reportParity(into: &found)
    self.diagnostics.append(found)
  }

  /// The file name of the list of components.
  static let componentList = "index"

  private mutating func prepareComponents() {
    let tokens = Set(components.flatMap(\.bindings).filter { $0.property.form == .typography }.map(\.token))
    styles = catalog.appearances.indices.map { appearance in
      Dictionary(
        uniqueKeysWithValues: tokens.compactMap { token in
          textStyle(of: token, in: appearance).map { (token, $0) }
        })
    }
    gridSums = catalog.appearances.indices.map { appearance in grids.map { sum(of: $0, in: appearance) } }
    targets = components.map(findTarget)
    componentPairs = components.map(findPairs)
  }

  /// The pairs of a component, in reading order.
  package func pairs(of component: Component) -> [ComponentPair] { componentPairs[component.number] }

  /// Nil where the spec names no target, or every combination hides it.
  package func target(of component: Component) -> TouchTarget? { targets[component.number] }

  package func purpose(of token: Int) -> Purpose? { purposes[token]?.purpose }

  package func purposeOrigin(of token: Int) -> PurposeOrigin? {
    purposes[token].flatMap { $0.purpose == nil ? nil : $0.origin }
  }

  /// What in its file tells the purpose of a token.
  package func purposeHint(of token: Int) -> PurposeHint? { purposes[token]?.hint }

  /// Whether a length or number belongs to type, such as a line height.
  func isTypeMeasure(_ token: Int) -> Bool { purposes[token]?.subject == .type }

  /// A token's value in words; a dash where it has none through a fault.
  package func display(_ token: Int, in appearance: Int) -> String {
    let resolved = catalog.resolved(token, in: appearance)
    if resolved?.isGap == true { return ColorAbsence.unfilled.words }
    let value = TokenValue.display(resolved?.value, type: resolved?.type, style)
    return resolved?.platform.map { "\(value), set by \($0)" } ?? value
  }

  /// The name of the token that the whole value names.
  package func target(_ token: Int, in appearance: Int) -> String? {
    catalog.target(of: token, in: appearance).map { catalog.name(of: $0) }
  }

  /// The parts of the page of a topic, or of the page of all tokens; at least one, which may be empty.
  package func parts(of topic: Topic?) -> [Part] {
    topic.map { partsOfTopics[$0] ?? [] } ?? partsOfAll
  }

  /// Where components use a role or a component token, itself or through tokens that name it.
  package func componentUses(of token: Int) -> [ComponentUse] { componentUses[token] ?? [] }

  /// What a colour role colours, as its name tells it.
  package func use(of token: Int) -> ColorUse {
    ColorUse.of(catalog.paths.segments(of: catalog.tokens[token].path))
  }

  /// Whether value and direct target are the same in all appearances.
  package func isSameEverywhere(_ token: Int) -> Bool { sameness[token] }
}
