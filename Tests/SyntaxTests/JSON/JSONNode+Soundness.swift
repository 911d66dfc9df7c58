import Syntax
import TextCore

extension JSONNode {
  /// Whether children lie inside their parent, one after the other, and every value can be had. Where lists and objects
  /// stand in brackets, children lie inside these, and nothing is without a text.
  func isSound(within parent: Range<Int>, isBracketed: Bool) -> Bool {
    let bytes = range.bytes
    guard !bytes.isEmpty || (isNull && !isBracketed), parent.lowerBound <= bytes.lowerBound,
      bytes.upperBound <= parent.upperBound
    else { return false }
    var free = isBracketed ? bytes.lowerBound + 1..<bytes.upperBound : bytes
    for member in members {
      let name = member.nameRange.bytes
      guard free.contains(name.lowerBound), name.upperBound <= free.upperBound, self[member.name] != nil,
        member.value.isSound(within: name.upperBound..<free.upperBound, isBracketed: isBracketed)
      else { return false }
      free = member.value.range.bytes.upperBound..<free.upperBound
    }
    for element in elements {
      guard element.isSound(within: free, isBracketed: isBracketed) else { return false }
      free = element.range.bytes.upperBound..<free.upperBound
    }
    return switch kind {
    case .null: isNull
    case .bool: bool != nil
    case .number: number?.isFinite == true
    case .string: string != nil
    case .array, .object: count >= duplicateMembers.count
    }
  }
}
