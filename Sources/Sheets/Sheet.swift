package import Graphics

/// A drawing with its place in the guide.
package struct Sheet: Sendable, Hashable {
  /// Also the stem of its file name: `roles.dark.GROUP`.
  package private(set) var id: String
  /// The id of its kind.
  package let kind: String
  /// The id of the page that shows it.
  package let page: String
  package let title: String
  /// The appearances that it shows, in words; empty when it is the same in all.
  package let variant: String
  /// The appearances as part of a file name.
  package let stem: String
  /// The stem of the part of its page; empty when the page is not split.
  package let part: String
  package let drawing: Drawing
}
