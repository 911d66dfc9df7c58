import Syntax

extension Importer {
  package static let figmaVariables = Importer(
    id: "figma-variables",
    summary: "Figma's REST API, the answer of GET /v1/files/:key/variables/local",
    isStrictlyRead: false,
    claims: { files in files.filter { $0.root.map(FigmaAnswer.isAnswer) ?? false }.map { [$0] } },
    read: { files, importing in
      for file in files {
        if let answer = file.root.flatMap({ FigmaAnswer($0) }) { FigmaAnswerReader.read(answer, into: &importing) }
      }
    },
    sample: [
      "variables.json": """
      {"meta": {
        "variables": {"VariableID:1:2": {"name": "ink", "valuesByMode": {"1:0": {"r": 0, "g": 0, "b": 0, "a": 1}}}},
        "variableCollections": {}
      }}
      """
    ])
}
