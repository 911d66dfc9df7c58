import Analysis
import DesignModel
import Sheets
import Syntax
import TextCore

extension PageKind {
  static let icons = PageKind(
    id: "icons", label: "Icons", template: "topic", shape: TopicPage.shape,
    parts: { $0.icons.isEmpty ? [] : [.whole] },
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
        lead: Counting.sentence(icons.count, "icon", "icons")
          + ". Each takes the colour of the text or control that shows it.",
        sections: sections
      ).values(scope, id: "icons")
    })

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
