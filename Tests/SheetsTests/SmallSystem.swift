import Analysis
import DesignModel
import Graphics
import Importing
import Sheets
import TextCore

/// An analysed catalogue of files written in a test, and looks into its drawings.
enum SmallSystem {
  static func analysed(
    _ files: FileTree, _ settings: Settings = Settings(), isStrict: Bool = false, specs: [ComponentSpec] = [],
    icons: [Icon] = []
  ) -> AnalysedCatalog {
    let sources = SourceSet(files)
    var importing = Importing(isStrict: isStrict)
    TokenSources(sources, entry: .folder(""), settings: Settings(), guideFolder: nil).read(into: &importing)
    var diagnostics = importing.diagnostics
    let catalog = Catalog(
      importing.plan, importing.declarations, sources: sources, appearances: importing.plan.defaultAppearances(),
      isStrict: isStrict, into: &diagnostics)
    return AnalysedCatalog(catalog, settings, componentIDs: specs.map(\.id), specs: specs, icons: icons)
  }

  static func color(_ components: String, alpha: Double = 1) -> String {
    #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [\#(components)], "alpha": \#(alpha)}}"#
  }

  /// Every group of a drawing by its id, however deep.
  static func groups(_ drawing: Drawing) -> [String: Group] {
    var found: [String: Group] = [:]
    func collect(_ shapes: [Shape]) {
      for case .group(let group) in shapes {
        if let id = group.id { found[id] = group }
        collect(group.shapes)
      }
    }
    collect(drawing.shapes)
    return found
  }

  static func texts(_ shapes: [Shape]) -> [String] {
    shapes.flatMap { shape -> [String] in
      switch shape {
      case .text(let text): [text.string]
      case .group(let group): texts(group.shapes)
      default: []
      }
    }
  }

  static func fills(_ shapes: [Shape]) -> [Paint] {
    shapes.compactMap { if case .rect(_, _, let style) = $0 { style.fill } else { nil } }
  }
}
