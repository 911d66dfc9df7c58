import Analysis
import DesignModel
import Syntax

/// The table of the tokens that a spec names: a part a group, with what each token sets and what it comes to.
struct ComponentBindings {
  private struct Binding: Hashable {
    let token: Int
    /// The conditions under which it holds; empty for what the anatomy says.
    var conditions: [String]
    var isWritten: Bool
  }

  private struct Place: Hashable {
    let node: Int
    let property: NodeProperty
    let token: Int
  }

  private let scope: ComponentScope
  private let variants: [Variant]
  private let rows: TokenRows
  private var analysed: AnalysedCatalog { scope.analysed }

  init(_ scope: ComponentScope) {
    self.scope = scope
    variants = scope.analysed.variants(of: scope.tokens)
    rows = TokenRows(scope.page.content)
  }

  var table: Table? {
    let bindings = Dictionary(grouping: PropertyRow.merging(entries), by: \.node)
    guard !bindings.isEmpty else { return nil }
    return Table(
      id: "bindings-table", caption: "Tokens by part",
      columns: [
        Table.Column("Token"), Table.Column("Property"), Table.Column("Refers to"),
      ] + variants.map { Table.Column(variants.count == 1 ? "Value" : $0.label) },
      groups: scope.spec.nodes.indices.compactMap { node in
        bindings[node].map { Table.Group(label: scope.component.partName(of: node), rows: $0.map(row)) }
      })
  }

  /// Every place that names a token, of a node first what the anatomy says.
  private var entries: [(node: Int, property: NodeProperty, value: Binding)] {
    var order: [Place] = []
    var found: [Place: Binding] = [:]
    func note(_ node: Int, _ property: NodeProperty, _ setting: Setting, _ condition: String?) {
      guard let token = scope.component.token(setting) else { return }
      let place = Place(node: node, property: property, token: token)
      if found[place] == nil { order.append(place) }
      var binding = found[place] ?? Binding(token: token, conditions: [], isWritten: false)
      if let condition { binding.conditions.append(condition) } else { binding.isWritten = true }
      found[place] = binding
    }
    for (node, entry) in scope.spec.nodes.enumerated() {
      for setting in entry.settings { note(node, setting.property, setting.setting, nil) }
    }
    for variant in scope.spec.variants {
      let condition = scope.condition(of: variant)
      for change in variant.changes { note(change.node, change.property, change.setting, condition) }
    }
    return order.compactMap { place in found[place].map { (place.node, place.property, $0) } }
  }

  private func row(_ binding: PropertyRow<Binding>) -> TemplateRecord {
    let token = binding.value.token
    let targets = variants.map { analysed.catalog.target(of: token, in: $0.first) }
    let isShared = targets.allSatisfy { $0 == targets.first }
    let target = isShared ? targets.first?.flatMap { analysed.catalog.index(of: $0) } : nil
    var row = rows.row(
      token,
      cells: [
        Cell(plain: binding.name, note: condition(of: binding)).values, rows.links([target].compactMap { $0 }),
      ] + values(of: token, showsAlias: !isShared), describes: false)
    // A token may stand in several rows, and has its address in the table of all tokens.
    row["rowId"] = .text("")
    return row
  }

  /// Under which conditions the token is set; empty for what the anatomy says.
  private func condition(of binding: PropertyRow<Binding>) -> String {
    let written = binding.value.isWritten && !binding.value.conditions.isEmpty ? ["by default"] : []
    return (written + binding.value.conditions).joined(separator: "; ")
  }

  /// One cell for all variants where they agree.
  private func values(of token: Int, showsAlias: Bool) -> [TemplateRecord] {
    guard analysed.isSameEverywhere(token) else {
      return variants.map { rows.cell(token, in: $0.first, showsAlias: showsAlias) }
    }
    var cell = rows.cell(token, in: 0, showsAlias: showsAlias)
    if variants.count > 1 { cell["span"] = .text(String(variants.count)) }
    return [cell]
  }
}
