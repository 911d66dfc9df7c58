extension NodeProperty {
  /// Sides or corners that have a name together.
  package struct Group: Sendable, Hashable {
    package let name: String
    package let properties: [NodeProperty]

    package static let padding = Group(
      name: "padding", properties: [.paddingTop, .paddingLeading, .paddingBottom, .paddingTrailing])
    package static let radius = Group(
      name: "radius",
      properties: [.radiusTopLeading, .radiusTopTrailing, .radiusBottomTrailing, .radiusBottomLeading])

    /// What has more sides stands first.
    package static let all = [
      padding, Group(name: "paddingX", properties: [.paddingLeading, .paddingTrailing]),
      Group(name: "paddingY", properties: [.paddingTop, .paddingBottom]), radius,
      Group(name: "radiusTop", properties: [.radiusTopLeading, .radiusTopTrailing]),
      Group(name: "radiusBottom", properties: [.radiusBottomTrailing, .radiusBottomLeading]),
    ]
  }

  /// The sides or corners that a spec writes as one with the property.
  package var group: Group? {
    switch self {
    case .paddingTop, .paddingLeading, .paddingBottom, .paddingTrailing: .padding
    case .radiusTopLeading, .radiusTopTrailing, .radiusBottomTrailing, .radiusBottomLeading: .radius
    default: nil
    }
  }

  /// The names of properties, the sides and corners of which are taken together where all of a group are there.
  package static func joined(_ properties: [NodeProperty]) -> [String] {
    var rest = properties
    var names: [String] = []
    while let first = rest.first {
      let group = Group.all.first { $0.properties.contains(first) && $0.properties.allSatisfy(rest.contains) }
      names.append(group?.name ?? first.rawValue)
      let used = group?.properties ?? [first]
      rest.removeAll(where: used.contains)
    }
    return names
  }
}
