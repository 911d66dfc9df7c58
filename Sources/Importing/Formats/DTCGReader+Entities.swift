import DesignModel
import Syntax
import TextCore

extension DTCGReader {
  /// Reads the tokens of a design system package, whose names are in members. The class says that an entity is a token
  /// and the type what it is; some packages have it the other way round.
  mutating func entities(of root: JSONNode) {
    for entity in root["entities"].map({ Array($0.elements) }) ?? [] {
      guard entity["class"]?.isString("token") == true || entity["type"]?.isString("token") == true,
        let name = (entity["id"] ?? entity["name"])?.string,
        let value = entity["value"]
      else { continue }
      let segments = name.split(separator: ".").map(String.init)
      guard !segments.isEmpty, !name.contains("{"), !name.contains("}") else {
        report(.nameCharacter(name, "{"), at: entity.range, .root)
        continue
      }
      let path = segments.reduce(PathID.root) { reading.paths.intern($1, under: $0) }
      let kept = ["value", "description", "comment", "deprecated", "$extensions", "$description"]
      let members = distinct(entity, subject: path).filter { kept.contains($0.name) }
      token(members, of: Self.type(of: entity, value), at: path, entity.range, inherited: nil)
    }
  }

  private static func type(of entity: JSONNode, _ value: JSONNode) -> Located<String>? {
    let written = entity["class"]?.isString("token") == true ? entity["type"] : entity["class"]
    guard let written else { return nil }
    if written.isString("color") { return Located("color", at: written.range) }
    let isLength = value.kind == .number || value.string.flatMap { MeasureText($0) } != nil
    return written.isString("size") && isLength ? Located("dimension", at: written.range) : nil
  }
}
