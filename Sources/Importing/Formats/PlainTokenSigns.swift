import DesignModel
import Syntax
import TextCore

/// Tells tokens in the spelling without `$` from other objects that have a `value`, such as the texts of a program.
enum PlainTokenSigns {
  /// Whether something in a file can be nothing but a token: it has a type, or a value that tells one, or it is a
  /// reference; or its names say so.
  static func areIn(_ root: JSONNode) -> Bool {
    if PlainTokens.isPackage(root) { return true }
    var waiting: [(node: JSONNode, names: [String])] = [(root, [])]
    while let (node, names) = waiting.popLast() {
      for member in node.members where member.value.kind == .object && !member.nameStartsWith(UInt8(ascii: "$")) {
        let own = names + [member.name]
        if let value = member.value["value"] {
          if isToken(member.value, value, named: own) { return true }
        } else if member.value["sets"]?.kind == .object {
          return true
        } else if own.count == 1, categories.contains(member.name.lowercased()) {
          return true
        } else {
          waiting.append((member.value, own))
        }
      }
    }
    return false
  }

  private static func isToken(_ node: JSONNode, _ value: JSONNode, named names: [String]) -> Bool {
    if ["type", "attributes", "$schema", "sets"].contains(where: { node[$0] != nil }) { return true }
    switch value.kind {
    case .number, .array, .object: return true
    case .null, .bool: return false
    case .string:
      if let text = value.string, TypeGuess.isReference(text) { return true }
      var reading = ExpressionReading()
      reading.isStrict = false
      return TypeGuess.type(of: reading.expression(value, subject: .root), named: names) != nil
    }
  }

  /// Names with which Style Dictionary begins tokens that have no type.
  private static let categories: Set<String> = ["asset", "assets", "content", "color", "size", "font", "time"]
}
