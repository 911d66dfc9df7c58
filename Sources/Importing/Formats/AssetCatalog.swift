import DesignModel
import TextCore

extension Importer {
  package static let assetCatalog = Importer(
    id: "xcassets",
    summary: "Xcode asset catalogues",
    isStrictlyRead: true,
    isReadLast: true,
    claims: { files in
      let claimed = files.filter { AssetPath.isInCatalogue($0.path) }
      // The catalogue may be the input itself, and then its name is in no path.
      guard claimed.isEmpty else { return [claimed] }
      let sets = files.contains { AssetPath($0.path)?.kind == .color || AssetPath.isColorSet($0) }
      return sets ? [files.filter { AssetPath($0.path) != nil }] : []
    },
    read: { files, importing in AssetCatalogReader.read(files, addsTokens: true, into: &importing) },
    sample: [
      "Colors.xcassets/ink.colorset/Contents.json": """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "0x1C", "green": "0x1C", "blue": "0x1E", "alpha": "1.000"}}}], "info": {"author": "xcode", "version": 1}}
      """
    ])
}
