package import Graphics

/// A drawing with its place in the guide.
package struct Sheet: Sendable, Hashable {
  /// Also the stem of its file name: `roles.dark.GROUP`.
  package private(set) var id: String
  /// What sheets have in common that are shown as one: the id of their kind, with the file name of the component or the
  /// number of the set of icons where a kind has several.
  package let kind: String
  /// The id of the page that shows it; of a component's, that of the list of components.
  package let page: String
  /// The file name of the component that it shows; empty for other sheets.
  package let subject: String
  package let title: String
  /// The appearances that it shows, in words; empty when it is the same in all.
  package let variant: String
  /// The appearances as part of a file name.
  package let stem: String
  /// The stem of the part of its page; empty when the page is not split.
  package let part: String
  package let drawing: Drawing
}
