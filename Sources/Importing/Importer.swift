package import DesignModel
package import TextCore

// Importing: file formats become source trees. It resolves nothing and knows no disk.

/// Reads one file format into source trees.
package struct Importer: Sendable {
  package let id: String
  package let summary: String
  /// The groups of files that are this format's; each group is read together.
  package let claims: @Sendable ([Source]) -> [[Source]]
  package let read: @Sendable ([Source], inout Importing) -> Void
  /// A small file of the format, which its tests read.
  package let sample: String
}

/// Every format; a file belongs to the first that claims it. To add one: add a file in `Formats`, and its name here.
extension Importer {
  package static let all: [Importer] = [.dtcg]
}

/// What has been read so far.
package struct Importing: Sendable {
  package let isStrict: Bool
  package var declarations = Declarations()
  package var plan = ResolutionPlan()
  package var diagnostics = Diagnostics()

  package init(isStrict: Bool) {
    self.isStrict = isStrict
  }
}
