import DesignModel
import Testing
import TextCore

@testable import Importing

/// Ten small files with every byte replaced and with their ends cut off: nothing may crash or hang.
@Suite struct BrokenBytesRobustnessTests {
  static let files: [String] = [
    #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.1, 0.2, 0.3], "alpha": 0.5}}}"#,
    ##"{"a": {"$type": "color", "$value": "rgb(1 2 3 / 50%)"}, "b": {"$type": "color", "$value": "#f0c8"}}"##,
    ##"{"a": {"$value": "{b}"}, "b": {"$ref": "#/c/$value"}, "c": {"$type": "number", "$value": 1e-3}}"##,
    #"{"g": {"$type": "dimension", "$root": {"$value": {"value": 1, "unit": "px"}}, "x": {"$value": "2rem"}}}"#,
    #"{"base": {"$type": "number", "x": {"$value": 1}}, "n": {"$extends": "{base}", "y": {"$value": 2}}}"#,
    ##"{"s": {"$type": "shadow", "$value": [{"color": "{c}", "offsetX": {"$ref": "#/d/$value"}, "offsetY": 1}]}}"##,
    #"{"t": {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": "16px", "lineHeight": "150%"}}}"#,
    ##"{"version": "2025.10", "sets": {"s": {"sources": [{"a": {"$type": "number", "$value": 1}}]}}, "resolutionOrder": [{"$ref": "#/sets/s"}]}"##,
    ##"{"version": "2025.10", "modifiers": {"m": {"contexts": {"x": [], "y": [{"$ref": "#/$defs/d"}]}, "default": "x"}}, "resolutionOrder": [{"$ref": "#/modifiers/m"}]}"##,
    "{ // JSON5\n  a: {$type: 'duration', $value: {value: .5, unit: 's',},}, \"\\u00e9\": {$deprecated: true} }",
  ]

  @Test(arguments: files) func survivesEveryReplacedByteAndEveryCut(file: String) {
    let bytes = Array(file.utf8)
    for position in bytes.indices {
      for byte in [0x00, 0xFF, UInt8(ascii: "{"), UInt8(ascii: "\"")] {
        var broken = bytes
        broken[position] = byte
        read(broken)
      }
    }
    for cut in 0..<50 { read(Array(bytes.prefix(bytes.count * cut / 50))) }
  }

  private func read(_ bytes: [UInt8]) {
    var files = FileTree()
    files["a.tokens.json"] = bytes
    let sources = SourceSet(files)
    for isStrict in [true, false] {
      var importing = Importing(isStrict: isStrict)
      TokenSources(sources, entry: .file("a.tokens.json"), settings: Settings(), guideFolder: nil)
        .read(into: &importing)
      var diagnostics = importing.diagnostics
      let catalog = Catalog(
        importing.plan, importing.declarations, sources: sources, appearances: importing.plan.defaultAppearances(),
        isStrict: isStrict, into: &diagnostics)
      #expect(catalog.tokens.count <= 20)
      #expect(diagnostics.finished(in: sources).count < 200)
    }
  }
}
