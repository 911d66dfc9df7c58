package import DesignModel
package import TextCore

// Importing: file formats become source trees. It resolves nothing and knows no disk.

/// Reads one file format into source trees.
package struct Importer: Sendable {
  package let id: String
  package let summary: String
  /// Whether `--strict` reads it too: DTCG itself, and formats that are no spelling of DTCG.
  package let isStrictlyRead: Bool
  /// Whether it is read after the others, since it looks at what they declare; of several, in the order of the list.
  package var isReadLast = false
  /// Whether its files are arranged by their paths, together with those of other such formats.
  package var isArrangedByPath = false
  /// The groups of files that are this format's, told by content; each group is read together.
  package let claims: @Sendable ([InputFile]) -> [[InputFile]]
  package let read: @Sendable ([InputFile], inout Importing) -> Void
  /// A small input of the format with one token, which its tests read.
  package let sample: [String: String]
}

/// Every format; a file belongs to the first that claims it. To add one: add a file in `Formats`, and its name here.
extension Importer {
  package static let all: [Importer] = [
    .assetCatalog, .tokensStudio, .figmaVariables, .figmaExport, .figmaDump, .dtcg, .styleDictionary, .swiftSource,
  ]
}

extension Problem {
  package static func noTokens(_ what: String) -> Problem {
    Problem("no-tokens", .warning, "there is no token in \(what)")
  }
}

/// What has been read so far.
package struct Importing: Sendable {
  package let isStrict: Bool
  package var declarations = Declarations()
  package var plan = ResolutionPlan()
  /// Values that depend on a mode, of the files that are being read.
  package var modes = ModeTable()
  /// Trees of files that are still to be arranged by their paths.
  var siblings: [SiblingSources.Tree] = []
  /// Whether values for modes inside tokens count: a resolver document with modifiers says itself what changes.
  var readsModes = true
  package var diagnostics = Diagnostics()

  /// What a modifier is called whose contexts lie in the root of the input.
  let rootName: String

  package init(isStrict: Bool, rootName: String = "theme") {
    self.isStrict = isStrict
    self.rootName = rootName
  }
}
