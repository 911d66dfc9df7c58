package import Analysis
package import DesignModel

/// The icons of a guide in sets of which each is one sheet.
package struct IconSets: Sendable {
  package struct IconSet: Sendable {
    /// The id of its sheet and of its kind.
    package let sheet: String
    /// What the ids of its parts begin with; they end in names, so that it is no name that an icon of the first sheet makes.
    package let mark: String
    package let title: String
    package let icons: [Icon]
  }

  private static let most = 150
  /// What a sheet may hold at most, so that it stays below 500 KB; a step is written in so many bytes.
  private static let mostBytes = 400_000
  private static let bytesOfStep = 50
  private static let bytesOfOutline = 200

  package let all: [IconSet]

  /// The sets as a guide shows them.
  package init(_ analysed: AnalysedCatalog) {
    self.init(analysed.icons, sizes: IconsLayout.sizes(in: analysed).count)
  }

  init(_ icons: [Icon], sizes: Int) {
    var sets: [[Icon]] = []
    var bytes = 0
    for icon in icons {
      let needed = sizes * icon.outlines.reduce(0) { $0 + $1.steps.count * Self.bytesOfStep + Self.bytesOfOutline }
      if let last = sets.last, last.count < Self.most, bytes + needed <= Self.mostBytes {
        sets[sets.count - 1].append(icon)
        bytes += needed
      } else {
        sets.append([icon])
        bytes = needed
      }
    }
    all = sets.enumerated().map { index, icons in
      let names = sets.count > 1 ? " — \(icons[0].name) to \(icons[icons.count - 1].name)" : ""
      let isFirst = index == 0
      return IconSet(
        sheet: isFirst ? "icons" : "icons-\(index + 1)", mark: isFirst ? "icons" : "icons.\(index + 1)",
        title: "Icons" + names, icons: icons)
    }
  }
}
