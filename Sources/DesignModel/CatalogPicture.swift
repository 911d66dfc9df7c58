/// An image or a symbol of an asset catalogue, of which the guide knows the name alone.
package struct CatalogPicture: Sendable, Hashable {
  /// As code names it, with its namespaces.
  package let name: String
  package let isSymbol: Bool
  /// The name of the catalogue.
  package let catalogue: String

  package init(name: String, isSymbol: Bool, catalogue: String) {
    self.name = name
    self.isSymbol = isSymbol
    self.catalogue = catalogue
  }
}
