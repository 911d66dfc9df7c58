import Analysis
import DesignModel
import Graphics
import TextCore

/// The tokens of a component, the roles that they name and the values behind those, colours first.
struct TraceLayout {
  private let colors: TraceBlock
  private let rest: TraceBlock
  /// How many sources have no room in the file.
  private let missing: Int

  init(_ analysed: AnalysedCatalog, _ sources: [TraceSource], missing: Int = 0, sheet: String) {
    self.missing = missing
    let names = TraceNames(sources, in: analysed, sheet: sheet)
    let colored = TraceGraph(sources.filter(\.isColor), in: analysed)
    let other = TraceGraph(sources.filter { !$0.isColor }, in: analysed)
    colors = TraceBlock(colored, isColor: true, names, analysed, top: Plate.top)
    rest = TraceBlock(
      other, isColor: false, names, analysed, top: colored.sources.isEmpty ? Plate.top : colors.bottom + 32)
  }

  /// Those that have no room included.
  private var count: Int { colors.graph.sources.count + rest.graph.sources.count + missing }

  var bottom: Double { rest.graph.sources.isEmpty ? colors.bottom : rest.bottom }

  var legend: String {
    let cut = colors.columns.cut
    return "component → role → primitive" + (missing > 0 ? "; " + lacking(missing, of: count) : "")
      + (cut > 0 ? ", in the first \(TraceColumns.most) of \(TraceColumns.most + cut) appearances" : "")
  }

  var description: String {
    var sentence: [String] = []
    let named = counted(colors.graph.sources.count, "component colour", "component colours")
    if !colors.graph.sources.isEmpty {
      let columns = colors.columns.variants.count
      sentence.append(
        "\(named), with \(counted(colors.graph.namedRoles, "role", "roles")) and the primitive behind each"
          + (columns > 1 ? " in \(counted(columns, "appearance", "appearances"))." : "."))
    }
    if !rest.graph.sources.isEmpty {
      let other = counted(rest.graph.sources.count, "other value", "other values")
      sentence.append("\(other): lengths, text styles, lines and the like.")
    }
    if missing > 0 { sentence.append(lacking(missing, of: count) + ".") }
    return sentence.joined(separator: " ")
  }

  var shapes: [Shape] {
    var shapes = colors.graph.sources.isEmpty ? [] : colors.shapes
    if !rest.graph.sources.isEmpty {
      if !colors.graph.sources.isEmpty {
        let y = colors.bottom + 16.5
        shapes.append(.line(Point(Plate.margin, y), Point(Plate.right, y), Stroke(.chrome(.rule))))
      }
      shapes += rest.shapes
    }
    return distinct(shapes)
  }

  /// A part may name several things, and what one token names another may be: of marks with one id, later ones have a
  /// number.
  private func distinct(_ shapes: [Shape]) -> [Shape] {
    var names = DistinctNames()
    return shapes.map { shape in
      guard case .group(var group) = shape, let id = group.id else { return shape }
      group.id = names.distinct(id)
      return .group(group)
    }
  }
}

/// What is written beside sources and roles, and the ids of their marks.
struct TraceNames {
  let primitives: PrimitiveNames
  private let analysed: AnalysedCatalog
  private let sheet: String
  private let own: [Int: String]

  init(_ sources: [TraceSource], in analysed: AnalysedCatalog, sheet: String) {
    self.analysed = analysed
    self.sheet = sheet
    primitives = PrimitiveNames(analysed)
    let tokens = sources.compactMap(\.ownToken)
    own = Dictionary(
      zip(tokens, Label.names(of: tokens, in: analysed)), uniquingKeysWith: { first, _ in first })
  }

  /// A token of the component without the segments that all of them share, else the place.
  func name(of source: TraceSource) -> String { source.place ?? source.ownToken.flatMap { own[$0] } ?? "" }

  func mark(of source: TraceSource) -> String {
    if let token = source.ownToken { return analysed.markID(sheet, token) }
    return "\(sheet)-\(PublicName.anchor(source.place ?? ""))"
  }

  func mark(of role: TraceGraph.Role) -> String {
    let first = role.hops.first { !$0.isEmpty }?.first.flatMap { analysed.catalog.index(of: $0) }
    switch (first, role.origin) {
    case (let token?, _), (nil, .token(let token)): return analysed.markID(sheet, token)
    case (nil, .unknown(let name)): return "\(sheet)-\(PublicName.anchor(name.text))"
    case (nil, .literal(let text)): return "\(sheet)-\(PublicName.anchor(text))"
    }
  }
}

extension TraceSource {
  fileprivate var ownToken: Int? {
    guard place == nil, case .token(let token) = origin else { return nil }
    return token
  }
}
