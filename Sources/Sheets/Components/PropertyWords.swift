import DesignModel

extension [ComponentSpec.Property] {
  /// Values that say nothing without the name of their property.
  private static let bare: Set<String> = [
    "none", "yes", "no", "true", "false", "on", "off", "shown", "hidden", "default",
  ]

  /// Values of properties in words, with the names of properties where they are needed: `primary, selected yes`.
  func words(_ values: some Sequence<(property: Int, value: String)>) -> String {
    values.map { property, value in
      let needsName = !Self.bare.isDisjoint(with: self[property].values)
      return needsName ? "\(self[property].name) \(value)" : value
    }.joined(separator: ", ")
  }

  /// The same of a value for each property.
  func words(_ values: [String]) -> String { words(values.enumerated().map { ($0.offset, $0.element) }) }
}
