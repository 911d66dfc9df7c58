import ColorScience
package import DesignModel
package import TextCore

/// How the colours of asset catalogues compare with the tokens of the same names.
package struct Parity: Sendable {
  /// A value that is not the same on both sides.
  package struct Row: Sendable {
    package let token: Int
    /// The appearance of the token's value.
    package let appearance: Int
    /// What the row is about: an appearance of the guide, or one of the catalogue that the guide does not have.
    package let label: String
    /// As the catalogue calls the colour.
    package let name: String
    /// The folder of the catalogue; empty when that is the input itself.
    package let catalogue: String
    package let value: GivenValue
    /// Nil where one side is no colour that can be measured.
    package let distance: Double?
    /// Where the catalogue has it.
    package let range: SourceRange
  }

  package private(set) var rows: [Row] = []
  /// Tokens that are the same wherever both sides have a value.
  package private(set) var agreeing = 0
  package private(set) var differing = 0

  init(_ catalog: Catalog, canvases: [Canvas]) {
    let appearances = ParityAppearance.all(catalog)
    for compared in catalog.compared {
      guard let token = catalog.index(of: compared.token) else { continue }
      var count = 0
      let before = rows.count
      for (value, appearance, label) in Self.partners(of: compared, appearances) {
        guard let own = GivenValue(catalog.resolved(token, in: appearance)) else { continue }
        count += 1
        guard Self.isDifferent(own, value.given) else { continue }
        rows.append(
          Row(
            token: token, appearance: appearance, label: label ?? catalog.appearances[appearance].name,
            name: compared.name, catalogue: compared.catalogue, value: value.given,
            distance: Self.distance(own, value.given, over: canvases[appearance].color), range: value.range))
      }
      if rows.count > before { differing += 1 } else if count > 0 { agreeing += 1 }
    }
  }

  private typealias Partner = (value: ComparedColor.Value, appearance: Int, label: String?)

  /// What each appearance is compared with, then the values of the catalogue that none has, which stand beside the nearest
  /// one. These alone have a label of their own.
  private static func partners(of compared: ComparedColor, _ appearances: [ParityAppearance]) -> [Partner] {
    var partners: [Partner] = []
    for appearance in appearances {
      let found =
        compared.holdsEverywhere
        ? compared.values.first
        : appearance.nearestFirst.lazy.compactMap { key in compared.values.first { ParityAppearance.Key($0) == key } }
          .first
      if let found { partners.append((found, appearance.number, nil)) }
    }
    for value in compared.values where !compared.holdsEverywhere {
      let key = ParityAppearance.Key(value)
      guard !appearances.contains(where: { $0.key == key }) else { continue }
      let nearest = key.nearestFirst.lazy.compactMap { key in appearances.first { $0.key == key } }.first
      if let nearest { partners.append((value, nearest.number, key.name)) }
    }
    return partners
  }

  private static func isDifferent(_ one: GivenValue, _ other: GivenValue) -> Bool {
    guard let left = one.color, let right = other.color else { return one != other }
    return isDifferent(left, right)
  }

  /// Whether two colours differ by more than rounding, for which tools keep three decimals or eight bits: in one space half
  /// a step of eight bits and half a step of three decimals apart are the same, across spaces less than one step is.
  static func isDifferent(_ one: Color, _ other: Color) -> Bool {
    let rounding = 0.5 + 0.1275 + 1e-9
    if abs(one.alpha - other.alpha) * 255 > rounding { return true }
    let (left, right) = (one.srgb, other.srgb)
    let steps = [left.red - right.red, left.green - right.green, left.blue - right.blue].map { abs($0) * 255 }
    return one.space == other.space ? steps.contains { $0 > rounding } : steps.contains { $0 >= 1 }
  }

  /// The distance as both are seen on the canvas.
  private static func distance(_ one: GivenValue, _ other: GivenValue, over canvas: Color) -> Double? {
    guard let left = one.color, let right = other.color else { return nil }
    if left.alpha >= 1, right.alpha >= 1 { return deltaE2000(left, right) }
    return deltaE2000(left.composited(over: canvas), right.composited(over: canvas))
  }
}

extension GivenValue {
  /// Nil where a token has no value through a fault, or is not declared.
  fileprivate init?(_ resolved: ResolvedToken?) {
    guard let resolved else { return nil }
    if resolved.isGap {
      self = .gap
    } else if let platform = resolved.platform, let name = resolved.value?.text {
      self = .platform(name: name, platform: platform)
    } else if let color = resolved.value?.color {
      self = .value(.color(color))
    } else {
      return nil
    }
  }

  fileprivate var color: Color? {
    if case .value(let value) = self { value.color?.color } else { nil }
  }

  /// The value in words.
  fileprivate var words: String {
    switch self {
    case .value(let value): value.color?.display ?? "–"
    case .platform(let name, let platform): "\(name), set by \(platform)"
    case .gap: "not filled in"
    }
  }
}

extension AnalysedCatalog {
  /// A warning at the catalogue's place for each value that is not the same.
  func reportParity(into diagnostics: inout Diagnostics) {
    var tables: [SourceID: LineTable] = [:]
    for row in parity.rows {
      let token = catalog.tokens[row.token].name
      let values = [row.value.words, display(row.token, in: row.appearance)]
      var place = ""
      if let range = catalog.range(of: row.token, in: row.appearance) {
        let source = catalog.sources[range.source]
        let table = tables[range.source] ?? LineTable(source.bytes)
        tables[range.source] = table
        let position = table.position(of: Int(range.lower))
        place = "\(source.path):\(position.line):\(position.column)"
      }
      diagnostics.report(
        .parity(row.name, values[0], token, values[1], appearance: row.label, distance: row.distance, place: place),
        at: row.range, subject: token)
    }
  }
}

extension Problem {
  fileprivate static func parity(
    _ name: String, _ value: String, _ token: String, _ own: String, appearance: String, distance: Double?,
    place: String
  ) -> Problem {
    let end = distance.map { " (ΔE \($0.text(decimals: 2)))" } ?? ""
    return Problem(
      "parity", .warning, "in \(appearance) the catalogue's '\(name)' is \(value), and '\(token)' is \(own)\(end)",
      hint: place.isEmpty ? nil : "the token's value is at \(place)")
  }
}
