import DesignModel

/// A property of a node by the name that a spec writes; `padding` and `radius` stand for several.
struct WrittenProperty: Sendable {
  /// A key of the object that sets sides or corners, and what it sets.
  struct Side: Sendable {
    let key: String
    let properties: [NodeProperty]
  }

  let name: String
  let properties: [NodeProperty]

  static let all: [WrittenProperty] = NodeProperty.allCases.reduce(into: []) { all, property in
    if all.last?.name == property.writtenName {
      all[all.count - 1] = WrittenProperty(
        name: property.writtenName, properties: all[all.count - 1].properties + [property])
    } else {
      all.append(WrittenProperty(name: property.writtenName, properties: [property]))
    }
  }
  static let names = all.map(\.name)

  static func named(_ name: String) -> WrittenProperty? { all.first { $0.name == name } }

  /// The kinds of node that have it; nil for every kind.
  var kinds: [NodeKind]? { properties.first?.kinds }

  /// The objects that may set its sides; of these keys only those of one stand together.
  var objects: [[Side]] {
    switch name {
    case "padding":
      [
        [
          Side(key: "x", properties: [.paddingLeading, .paddingTrailing]),
          Side(key: "y", properties: [.paddingTop, .paddingBottom]),
        ],
        [
          Side(key: "top", properties: [.paddingTop]), Side(key: "leading", properties: [.paddingLeading]),
          Side(key: "bottom", properties: [.paddingBottom]), Side(key: "trailing", properties: [.paddingTrailing]),
        ],
      ]
    case "radius":
      [
        [
          Side(key: "topLeading", properties: [.radiusTopLeading]),
          Side(key: "topTrailing", properties: [.radiusTopTrailing]),
          Side(key: "bottomTrailing", properties: [.radiusBottomTrailing]),
          Side(key: "bottomLeading", properties: [.radiusBottomLeading]),
        ]
      ]
    default: []
    }
  }
}
