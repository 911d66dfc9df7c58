import DesignModel

/// What sides and corners are called that are set alike.
enum PropertyNames {
  private static let sets: [(name: String, properties: [NodeProperty])] = [
    ("padding", [.paddingTop, .paddingLeading, .paddingBottom, .paddingTrailing]),
    ("paddingX", [.paddingLeading, .paddingTrailing]),
    ("paddingY", [.paddingTop, .paddingBottom]),
    ("radius", [.radiusTopLeading, .radiusTopTrailing, .radiusBottomTrailing, .radiusBottomLeading]),
    ("radiusTop", [.radiusTopLeading, .radiusTopTrailing]),
    ("radiusBottom", [.radiusBottomTrailing, .radiusBottomLeading]),
  ]

  /// The names of properties, the sides and corners of which are taken together where all of a set are there.
  static func joined(_ properties: [NodeProperty]) -> [String] {
    var rest = properties
    var names: [String] = []
    while let first = rest.first {
      let set = sets.first { $0.properties.contains(first) && $0.properties.allSatisfy(rest.contains) }
      names.append(set?.name ?? first.rawValue)
      let used = set?.properties ?? [first]
      rest.removeAll(where: used.contains)
    }
    return names
  }
}
