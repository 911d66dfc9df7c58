import Analysis
import DesignModel

/// Properties of one node that have the same value: one, or sides and corners that agree.
struct PropertyRow<Value: Hashable> {
  let node: Int
  private(set) var properties: [NodeProperty]
  let value: Value

  /// The same entries, with sides and corners that agree in one row, where the first of them stands.
  static func merging(_ entries: [(node: Int, property: NodeProperty, value: Value)]) -> [PropertyRow] {
    var rows: [PropertyRow] = []
    for (node, property, value) in entries {
      let home = rows.firstIndex { row in
        property.group != nil && row.node == node && row.value == value && row.properties[0].group == property.group
      }
      if let home {
        rows[home].properties.append(property)
      } else {
        rows.append(PropertyRow(node: node, properties: [property], value: value))
      }
    }
    return rows
  }

  /// As a spec calls it: `padding`, `padding x`, `radius top`, `minHeight`.
  var name: String {
    guard let group = properties[0].group else { return properties[0].rawValue }
    let set = Set(properties)
    if set.count == group.properties.count { return group.name }
    if set == [.paddingLeading, .paddingTrailing] { return "padding x" }
    if set == [.paddingTop, .paddingBottom] { return "padding y" }
    if set == [.radiusTopLeading, .radiusTopTrailing] { return "radius top" }
    if set == [.radiusBottomLeading, .radiusBottomTrailing] { return "radius bottom" }
    return properties.map { Words.of($0.rawValue).joined(separator: " ") }.joined(separator: ", ")
  }
}
