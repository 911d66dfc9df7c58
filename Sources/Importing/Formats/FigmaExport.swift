import Syntax

extension Importer {
  package static let figmaExport = Importer(
    id: "figma-export",
    summary: "Figma's own export of variables, a file for each mode",
    isStrictlyRead: false,
    claims: { files in
      let claimed = files.filter { FigmaExportReader.mode(of: $0) != nil }
      return claimed.isEmpty ? [] : [claimed]
    },
    read: { files, importing in FigmaExportReader.read(files, into: &importing) },
    sample: [
      "Light.tokens.json": """
      {
        "gap": {"$type": "number", "$value": 8, "$extensions": {"com.figma.scopes": ["GAP"]}},
        "$extensions": {"com.figma.modeName": "Light"}
      }
      """
    ])
}
