import DesignModel

/// Properties of one node that have the same value: one, or sides and corners that agree.
struct PropertyRow<Value: Hashable> {
  let node: Int
  private(set) var properties: [NodeProperty]
  let value: Value

  /// The same entries, with sides and corners that agree in one row, where the first of them stands.
  static func merging(_ entries: [(node: Int, property: NodeProperty, value: Value)]) -> [PropertyRow] {
    var rows: [PropertyRow] = []
    var homes: [Home: Int] = [:]
    for (node, property, value) in entries {
      let home = property.group.map { Home(node: node, group: $0, value: value) }
      if let row = home.flatMap({ homes[$0] }) {
        rows[row].properties.append(property)
      } else {
        if let home { homes[home] = rows.count }
        rows.append(PropertyRow(node: node, properties: [property], value: value))
      }
    }
    return rows
  }

  private struct Home: Hashable {
    let node: Int
    let group: NodeProperty.Group
    let value: Value
  }

  /// `padding`, `paddingX`, `radiusTop`, `minHeight`.
  var name: String { NodeProperty.joined(properties).joined(separator: ", ") }
}
