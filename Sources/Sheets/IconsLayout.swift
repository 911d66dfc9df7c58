import Analysis
import DesignModel
import Graphics
import TextCore

/// Every icon at each of its sizes, side by side over its name.
struct IconsLayout {
  private static let gap = 16.0
  private static let top = 96.0
  /// From the largest size to the name below it, and from there to the next row.
  private static let nameGap = 24.0
  private static let rowGap = 36.0
  /// The advance of the font of names, were it an eighth wider than expected.
  private static let advance = 8.1
  private static let mostSizes = 4
  /// Sizes that are as well drawn on a sheet of many.
  private static let sizeRange = 8.0...96.0

  private let icons: [Icon]
  private let sizes: [Double]
  private let mark: String
  private let columns: Int
  private let pitch: Double
  private var tallest: Double { sizes.last ?? 0 }
  private var rowHeight: Double { tallest + Self.nameGap + Self.rowGap }

  init(_ icons: [Icon], sizes: [Double], mark: String) {
    self.icons = icons
    self.sizes = sizes
    self.mark = mark
    let width = sizes.reduce(0, +) + Double(sizes.count - 1) * Self.gap
    columns = [5, 4, 3].first { Plate.inner / Double($0) >= width + 2 * Self.gap } ?? 2
    pitch = (Plate.inner / Double(columns)).rounded(.down)
  }

  /// What the tokens of icon sizes say, smallest first; two common sizes where there are none.
  static func sizes(in analysed: AnalysedCatalog) -> [Double] {
    let catalog = analysed.catalog
    let tokens = catalog.tokens.indices.filter { token in
      analysed.purpose(of: token) == .sizes
        && catalog.paths.segments(of: catalog.tokens[token].path).contains { Words.of($0).contains("icon") }
    }
    let lengths = Set(tokens.compactMap { Length($0, in: 0, of: analysed).pixels }.filter(sizeRange.contains))
    return lengths.isEmpty ? [24, 48] : Array(lengths.sorted().prefix(mostSizes))
  }

  var bottom: Double {
    Self.top + Double((icons.count + columns - 1) / columns) * rowHeight - Self.rowGap
  }

  var legend: String { "at " + sizeWords }

  var description: String { "\(counted(icons.count, "icon", "icons")), each at \(sizeWords)." }

  var shapes: [Shape] {
    icons.enumerated().map { index, icon in
      let place = Point(
        Plate.margin + Double(index % columns) * pitch, Self.top + Double(index / columns) * rowHeight)
      return .group(Group(id: mark + "-" + PublicName.anchor(icon.name), at: place, self.shapes(of: icon)))
    }
  }

  private func shapes(of icon: Icon) -> [Shape] {
    var x = 0.0
    var drawn: [Shape] = []
    for size in sizes {
      drawn += icon.shapes(in: Rect(x, tallest - size, size, size), .chrome(.ink))
      x += size + Self.gap
    }
    let name = Label.fit(icon.name, Int((pitch - Self.gap) / Self.advance))
    return drawn + [.mono(name, 0, tallest + Self.nameGap, size: 12, .chrome(.ink2))]
  }

  private var sizeWords: String { sizes.map { $0.text(decimals: 3) }.joined(last: " and ") }
}
