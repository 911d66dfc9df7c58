import Analysis
import DesignModel
import Syntax
import TextCore

/// The table of what a spec sets under which conditions.
enum ComponentVariants {
  /// Nil where nothing varies.
  static func table(_ scope: ComponentScope) -> Table? {
    guard !scope.spec.variants.isEmpty else { return nil }
    let rows = TokenRows(scope.page.content)
    return Table(
      id: "variants-table", caption: "What each variant sets", columns: [Table.Column("When"), Table.Column("Sets")],
      groups: [
        Table.Group(
          rows: scope.spec.variants.map { variant in
            rows.row(scope.condition(of: variant), cells: [cell(variant, scope)])
          })
      ])
  }

  private static func cell(_ variant: ComponentSpec.Variant, _ scope: ComponentScope) -> TemplateRecord {
    let changes = PropertyRow.merging(variant.changes.map { ($0.node, $0.property, $0.setting.form) })
    var cell = Cell().values
    cell["lines"] = .list(
      changes.map { change in
        [
          "lineCode": .text("\(scope.component.partName(of: change.node)).\(change.name)"),
          "lineText": .text(scope.analysed.words(of: change.value)),
        ]
      })
    return cell
  }
}
