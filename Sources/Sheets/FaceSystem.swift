import Analysis
import DesignModel
import Graphics
import Layout

/// What the faces of a system are taken from: its weights, else the weights of its styles, else its families.
struct FaceSystem {
  private enum Source {
    case weights, styles, families
  }

  private let analysed: AnalysedCatalog
  private let source: Source
  private let styles: [Int]
  /// The tokens whose faces are drawn.
  let tokens: Set<Int>

  init(_ analysed: AnalysedCatalog) {
    self.analysed = analysed
    let all = analysed.tokens(about: .typography)
    func tokens(_ type: String) -> [Int] { all.filter { analysed.catalog.tokens[$0].type == type } }
    styles = tokens("typography").filter { style in
      analysed.catalog.appearances.indices.contains { analysed.textStyle(of: style, in: $0) != nil }
    }
    let weights = tokens("fontWeight").filter { analysed.tiers[$0] == .primitive }
    source = !weights.isEmpty ? .weights : styles.isEmpty ? .families : .styles
    switch source {
    case .weights: self.tokens = Set(weights)
    case .styles: self.tokens = Set(styles)
    case .families: self.tokens = Set(tokens("fontFamily"))
    }
  }

  /// The tokens on which the drawing depends: of a style, neither its size nor its line is shown.
  func varying(_ tokens: [Int]) -> [Int] {
    let own = source == .styles ? [] : tokens
    guard source != .families else { return own }
    return own
      + styles.filter { style in
        let first = analysed.textStyle(of: style, in: 0)
        return analysed.catalog.appearances.indices.contains {
          let other = analysed.textStyle(of: style, in: $0)
          return other?.weight != first?.weight || other?.family != first?.family
        }
      }
  }

  func faces(of tokens: [Int], sheet: String, in appearance: Int) -> [Face] {
    let used = styles.compactMap { weight(of: $0, in: appearance) }
    let family = family(in: appearance)
    let names = Label.names(of: tokens, in: analysed)
    switch source {
    case .weights:
      return zip(tokens, names).map { token, name in
        let value = analysed.catalog.value(of: token, in: appearance)?.weight
        let weight = value.flatMap { (1...1_000).contains($0) ? Int($0.rounded()) : nil }
        return Face(
          id: analysed.markID(sheet, token), name: name, figure: weight.map(String.init) ?? "missing", weight: weight,
          family: family, uses: weight.map { weight in used.count { $0 == weight } })
      }
    case .styles:
      let own = Set(tokens.compactMap { weight(of: $0, in: appearance) })
      return own.sorted().map { weight in
        Face(
          id: "\(sheet)-\(weight)", name: String(weight), figure: "", weight: weight, family: family,
          uses: used.count { $0 == weight })
      }
    case .families:
      return zip(tokens, names).map { token, name in
        let value = analysed.catalog.value(of: token, in: appearance)
        let fonts = value?.elements?.compactMap(\.text) ?? []
        return Face(
          id: analysed.markID(sheet, token), name: name, figure: fonts.first.map(Self.firstFont) ?? "missing",
          weight: fonts.isEmpty ? nil : 400, family: fonts.contains(where: TextStyle.isMonospace) ? .mono : .sans)
      }
    }
  }

  /// Mono when all styles are.
  func family(in appearance: Int) -> Text.Family {
    let families = styles.compactMap { analysed.textStyle(of: $0, in: appearance)?.family }
    return !families.isEmpty && families.allSatisfy { $0 == .mono } ? .mono : .sans
  }

  func description(_ count: Int) -> String {
    switch source {
    case .weights, .styles:
      "\(counted(count, "weight", "weights")), each with the number of text styles that are set in it, "
        + "above the letters, figures and marks of a text."
    case .families:
      "\(counted(count, "font family", "font families")), each with its first font, "
        + "above the letters, figures and marks of a text."
    }
  }

  var legend: String {
    switch source {
    case .weights, .styles: "figure at right = styles set in the weight"
    case .families: "below a name: its first font"
    }
  }

  /// Some write a whole list of fonts as one.
  private static func firstFont(_ fonts: String) -> String {
    fonts.split(separator: ",").first.map(String.init) ?? fonts
  }

  private func weight(of style: Int, in appearance: Int) -> Int? {
    analysed.textStyle(of: style, in: appearance)?.weight
  }
}
