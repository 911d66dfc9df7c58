import Syntax

extension Importer {
  package static let tokensStudio = Importer(
    id: "tokens-studio",
    summary: "Tokens Studio, one file or a folder of sets, with $themes and $metadata",
    isStrictlyRead: false,
    claims: TokensStudioExport.claims,
    read: { files, importing in
      if let export = TokensStudioExport(files) { TokensStudioReader.read(export, into: &importing) }
    },
    sample: [
      "tokens.json": """
      {
        "core": {"space": {"sm": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}},
        "$metadata": {"tokenSetOrder": ["core"]}
      }
      """
    ])
}
