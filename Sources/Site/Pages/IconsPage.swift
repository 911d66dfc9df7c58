import Analysis
import DesignModel
import Sheets
import Syntax
import TextCore

extension PageKind {
  static let icons = PageKind(
    id: "icons", label: "Icons", template: "topic", shape: TopicPage.shape,
    parts: { $0.icons.isEmpty && $0.catalog.pictures.isEmpty ? [] : [.whole] },
    values: { scope in
      let icons = scope.analysed.icons
      let sets = IconSets(scope.analysed).all
      let sections = sets.map { set in
        let range = "\(set.icons[0].name) to \(set.icons[set.icons.count - 1].name)"
        return TopicPage.Section(
          id: set.mark, heading: sets.count > 1 ? range : "All icons",
          lead: sets.count > 1 ? "" : "Each name is the one that a component names it by.",
          plates: Plates(set.sheet, in: scope), tables: [table(set, scope)])
      }
      return TopicPage(
        title: "Icons",
        lead: icons.isEmpty
          ? "Images and symbols that asset catalogues hold."
          : Counting.sentence(icons.count, "icon", "icons")
            + ". Each takes the colour of the text or control that shows it.",
        sections: sections + [pictures(scope)]
      ).values(scope, id: "icons")
    })

  private static let mostPictures = 500

  /// The names of what asset catalogues hold besides colours.
  private static func pictures(_ scope: PageScope) -> TopicPage.Section {
    let pictures = scope.analysed.catalog.pictures
    let rows = TokenRows(scope.content)
    let left = pictures.count - mostPictures
    let table = Table(
      id: "pictures-table", caption: "Images and symbols of asset catalogues",
      columns: [Table.Column("Name"), Table.Column("Kind"), Table.Column("Catalogue")],
      groups: [
        Table.Group(
          rows: pictures.prefix(mostPictures).map { picture in
            rows.row(
              picture.name,
              cells: [
                Cell(plain: picture.isSymbol ? "symbol" : "image").values, Cell(plain: picture.catalogue).values,
              ])
          })
      ],
      more: left > 0 ? "Not shown here: \(Counting.phrase(left, "name", "names"))." : "")
    return TopicPage.Section(
      id: "pictures", heading: "In asset catalogues", lead: "Names alone: the pictures themselves are not read.",
      tables: pictures.isEmpty ? [] : [table])
  }

  private static func table(_ set: IconSets.IconSet, _ scope: PageScope) -> Table {
    let rows = TokenRows(scope.content)
    return Table(
      id: set.mark + "~table", caption: set.title,
      columns: [
        Table.Column("Icon"), Table.Column("View box"), Table.Column("Paths", isNumber: true),
        Table.Column("Drawn with"),
      ],
      groups: [
        Table.Group(
          rows: set.icons.map { icon in
            rows.row(
              icon.name,
              cells: [
                Cell(code: viewBox(icon)).values,
                Cell(plain: Counting.figures(icon.outlines.count), isNumber: true).values,
                Cell(plain: manner(icon)).values,
              ])
          })
      ])
  }

  private static func viewBox(_ icon: Icon) -> String {
    let size = "\(icon.width.text(decimals: 3)) × \(icon.height.text(decimals: 3))"
    if icon.x == 0, icon.y == 0 { return size }
    return size + " at \(icon.x.text(decimals: 3)), \(icon.y.text(decimals: 3))"
  }

  private static func manner(_ icon: Icon) -> String {
    let widths = Set(icon.outlines.compactMap(\.strokeWidth)).sorted().map { $0.text(decimals: 3) }
    let lines = widths.isEmpty ? nil : "lines of " + widths.joined(separator: ", ")
    let areas = icon.outlines.contains(where: \.isFilled) ? "areas" : nil
    return [lines, areas].compactMap { $0 }.joined(separator: " and ")
  }
}
