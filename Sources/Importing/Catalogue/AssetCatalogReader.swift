import DesignModel
import TextCore

/// Reads the colour sets of all catalogues of an input together.
struct AssetCatalogReader {
  private typealias NamedSet = AssetNames.NamedSet

  /// A set that becomes a token.
  private struct Read {
    let path: PathID
    let catalogue: String
    let set: ColorSet
  }

  /// Where a resolver document says which files are read, catalogues add no tokens and are only compared.
  static func read(_ files: [InputFile], addsTokens: Bool, into importing: inout Importing) {
    let all = AssetNames.sets(in: files, rootName: importing.rootName)
    listPictures(all, into: &importing)
    let sets = all.filter { $0.path.kind == .color }
    guard !sets.isEmpty else { return }
    importing.plan.isForApplePlatforms = true
    let partners = AssetPartners(of: sets.map(\.plain), in: importing)
    var added: [NamedSet] = []
    var left: [NamedSet] = []
    for (index, set) in sets.enumerated() {
      if let token = partners.token(ofSet: index) {
        compare(set, with: token, into: &importing)
        guard addsTokens, partners.isWanted(set.plain, in: importing) else { continue }
      }
      if addsTokens { added.append(set) } else { left.append(set) }
    }
    reportLeft(left, into: &importing)
    guard !added.isEmpty else { return }
    var names = AssetNames(taken: partners.names, rootName: importing.rootName)
    names.distinguish(&added, into: &importing.diagnostics)
    add(
      added.map { named in
        let path = named.segments.reduce(PathID.root) { importing.declarations.paths.intern($1, under: $0) }
        let name = named.segments.joined(separator: ".")
        let set = ColorSetReader.read(named.file, named: name, into: &importing.diagnostics)
        return Read(path: path, catalogue: named.path.catalogue, set: set)
      }, into: &importing)
  }

  private static func listPictures(_ sets: [NamedSet], into importing: inout Importing) {
    for set in sets where set.path.kind != .color {
      let catalogue = set.path.catalogueName.isEmpty ? AssetPath.stem(importing.rootName) : set.path.catalogueName
      importing.plan.pictures.append(
        CatalogPicture(
          name: set.plain.joined(separator: "/"), isSymbol: set.path.kind == .symbol, catalogue: catalogue))
    }
  }

  private static func compare(_ named: NamedSet, with token: PathID, into importing: inout Importing) {
    let name = named.plain.joined(separator: ".")
    let set = ColorSetReader.read(named.file, named: name, into: &importing.diagnostics)
    let values = AssetColumn.allCases.compactMap { column -> ComparedColor.Value? in
      guard let value = set.values[column], let given = value.given else { return nil }
      return ComparedColor.Value(
        isDark: column.isDark, isHighContrast: column.isHighContrast, given: given, range: value.range)
    }
    importing.plan.compared.append(
      ComparedColor(
        token: token, name: name, catalogue: named.path.catalogue, values: values, holdsEverywhere: set.holdsEverywhere)
    )
  }

  private static func reportLeft(_ sets: [NamedSet], into importing: inout Importing) {
    guard let first = sets.first else { return }
    let names = sets.map { $0.plain.joined(separator: ".") }
    importing.plan.colorsWithoutToken += names
    importing.diagnostics.report(.assetsWithoutToken(names), at: SourceRange(first.file.source.id, 0..<0))
  }

  private static func add(_ sets: [Read], into importing: inout Importing) {
    var own: [String: Set<AssetColumn>] = [:]
    for read in sets where !read.set.holdsEverywhere {
      own[read.catalogue, default: [.light]].formUnion(read.set.values.keys)
    }
    reportGaps(sets, own, into: &importing.diagnostics)
    let columns = columns(own, importing.plan)
    var trees = Array(repeating: SourceTree(), count: columns.count)
    for read in sets {
      var known: [AssetColumn: Slot] = [:]
      for (index, column) in columns.enumerated() {
        let source = read.set.holdsEverywhere ? .light : source(of: column, in: own[read.catalogue] ?? [.light])
        let slot = known[source] ?? importing.declarations.add(read.set.token(in: source))
        known[source] = slot
        trees[index].entries.append(SourceTree.Entry(path: read.path, slot: slot))
      }
    }
    let numbers = trees.map { importing.plan.add($0) }
    guard columns.count > 1 else {
      importing.plan.steps.append(.trees(numbers))
      return
    }
    let contexts = zip(columns, numbers).map { ResolutionPlan.Modifier.Context(name: $0.name, trees: [$1]) }
    importing.plan.add(ResolutionPlan.Choice(modifier: "appearance", contexts: contexts, range: sets[0].set.range))
  }

  /// The appearances of all catalogues. Beside sources that know light and dark, these two always are among them, so that
  /// both are one choice.
  private static func columns(_ own: [String: Set<AssetColumn>], _ plan: ResolutionPlan) -> [AssetColumn] {
    var found = own.values.reduce(into: Set<AssetColumn>([.light])) { $0.formUnion($1) }
    let knowsDark = plan.modifiers.contains { $0.contexts.contains(where: \.key.isDark) }
    if found.count > 1, knowsDark { found.insert(.dark) }
    return AssetColumn.allCases.filter(found.contains)
  }

  /// The appearance of a catalogue that stands for one which none of its sets knows.
  private static func source(of column: AssetColumn, in own: Set<AssetColumn>) -> AssetColumn {
    own.contains(column) ? column : column.substitutes.first(where: own.contains) ?? .light
  }

  /// One warning for each catalogue in which sets lack appearances that others have.
  private static func reportGaps(
    _ sets: [Read], _ own: [String: Set<AssetColumn>], into diagnostics: inout Diagnostics
  ) {
    let byCatalogue = Dictionary(grouping: sets, by: \.catalogue)
    for (catalogue, columns) in own.sorted(by: { ExactText($0.key) < ExactText($1.key) }) {
      let all = byCatalogue[catalogue] ?? []
      let lacking = all.filter { read in
        !read.set.holdsEverywhere && columns.contains { read.set.values[$0] == nil }
      }
      guard let first = lacking.first else { continue }
      let names = AssetColumn.allCases.filter { column in
        columns.contains(column) && lacking.contains { $0.set.values[column] == nil }
      }
      diagnostics.report(.assetGaps(lacking.count, of: all.count, names.map(\.name)), at: first.set.range)
    }
  }
}

extension Problem {
  fileprivate static func assetsWithoutToken(_ names: [String]) -> Problem {
    let shown = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? " and \(names.count - 5) more" : "")
    let what = names.count == 1 ? "colour of asset catalogues has" : "colours of asset catalogues have"
    return Problem(
      "source-unused", .warning, "\(names.count) \(what) no token: \(shown)",
      hint: "beside a resolver document a catalogue is only compared; give the tokens that it leads to these names")
  }

  fileprivate static func assetGaps(_ count: Int, of all: Int, _ columns: [String]) -> Problem {
    let verb = count == 1 ? "lacks" : "lack"
    return Problem(
      "catalog-gap", .warning,
      "\(count) of \(all) colours of this catalogue \(verb) an appearance that others have: \(columns.joined(separator: ", "))",
      hint: "the guide shows these as not filled in")
  }
}
