import Analysis
import DesignModel
import Sheets
import Syntax

/// The table of the parts of a component, with the numbers that the drawing gives to those that it shows.
enum ComponentParts {
  static func table(_ scope: ComponentScope) -> Table {
    let nodes = scope.spec.nodes
    let drawn = scope.anatomy?.parts ?? []
    let numbers = Dictionary(drawn.enumerated().map { ($1, $0) }) { first, _ in first }
    let rows = TokenRows(scope.page.content)
    let settings = scope.component.settings(in: scope.component.standard)
    let outer = Dictionary(nodes.indices.flatMap { node in nodes[node].children.map { ($0, node) } }) { first, _ in
      first
    }
    return Table(
      id: "parts-table", caption: "Parts",
      columns: ["Number", "Part", "Kind", "Inside", "Shows"].map { Table.Column($0) },
      groups: [
        Table.Group(
          rows: nodes.indices.map { node in
            var row = rows.row(
              numbers[node].map { String($0 + 1) } ?? "–",
              cells: [
                Cell(plain: scope.component.partName(of: node)).values, Cell(plain: nodes[node].kind.rawValue).values,
                Cell(plain: outer[node].map { scope.component.partName(of: $0) } ?? "–").values,
                Cell(plain: contents(settings[node])).values,
              ])
            row["isOrdinal"] = .flag(true)
            return row
          })
      ])
  }

  /// The words or the icon of a node by default, and whether it is there at all.
  private static func contents(_ settings: [NodeProperty: Setting]) -> String {
    let text: String? = if case .text(let text)? = settings[.text]?.form { "“\(text)”" } else { nil }
    let icon: String? = if case .text(let name)? = settings[.icon]?.form { name } else { nil }
    let hidden = settings[.hidden]?.form == .flag(true) ? "hidden by default" : nil
    let shown = [text, icon, hidden].compactMap { $0 }
    return shown.isEmpty ? "–" : shown.joined(separator: ", ")
  }
}
