import Syntax

/// How a file names the properties of tokens (W-16).
enum TokenSpelling {
  /// `$value`, `$type`: DTCG.
  case dollar
  /// `value`, `type`, `comment`: Style Dictionary and older Tokens Studio.
  case plain

  /// The spelling of a whole file: where `$value` or `$type` occurs anywhere, a member `value` is nothing special, since
  /// dimensions have one too. Nil when there is no token in either spelling.
  static func of(_ root: JSONNode) -> TokenSpelling? {
    var hasPlainValue = false
    var waiting = [root]
    while let node = waiting.popLast() {
      waiting += node.elements
      for member in node.members {
        if member.isNamed("$value") || member.isNamed("$type") { return .dollar }
        if member.isNamed("value") { hasPlainValue = true }
        waiting.append(member.value)
      }
    }
    return hasPlainValue ? .plain : nil
  }
}
