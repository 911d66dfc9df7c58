import Syntax

extension Importer {
  package static let figmaDump = Importer(
    id: "figma-plugin-dump",
    summary: "Figma plugins that write collections with their modes",
    isStrictlyRead: false,
    claims: { files in files.filter { FigmaPluginDump($0) != nil }.map { [$0] } },
    read: { files, importing in
      for file in files {
        if let dump = FigmaPluginDump(file) { FigmaDumpReader.read(dump, into: &importing) }
      }
    },
    sample: [
      "variables.json": """
      {"@primitives": {
        "$collection_metadata": {"name": "Primitives", "modes": [{"key": "m1", "name": "Mode 1"}]},
        "$size": {"gap": {"$type": "number", "$value": 8, "$variable_metadata": {"modes": {"m1": 8}}}}
      }}
      """
    ])
}
