import DesignModel
import Syntax
import TextCore

/// Reads the properties that tokens and groups have.
extension DTCGReader {
  mutating func base(
    _ member: JSONMember, of path: PathID, allowsAlias: Bool
  ) -> Located<GroupProperties.Base>? {
    guard let text = member.value.string else {
      report(.propertyType(member.name, "text"), at: member.value.range, path)
      return nil
    }
    let form: Expression.Form
    if allowsAlias, text.utf8.first == UInt8(ascii: "{") {
      form = reading.alias(text)
    } else if allowsAlias, text.utf8.first != UInt8(ascii: "#") {
      form = .fault(.referenceSyntax(text), written: .text(text))
    } else {
      form = ExpressionReading.pointer(text, written: .text(text))
    }
    switch form {
    case .alias(let target): return Located(.path(target), at: member.value.range)
    case .pointer(let pointer): return Located(.pointer(pointer), at: member.value.range)
    case .fault(let problem, _): return Located(.fault(problem), at: member.value.range)
    default: return nil
    }
  }

  mutating func type(_ member: JSONMember, of path: PathID) -> Located<String>? {
    guard let text = member.value.string else {
      report(.propertyType("$type", "text"), at: member.value.range, path)
      return nil
    }
    return Located(text, at: member.value.range)
  }

  mutating func description(_ member: JSONMember, of path: PathID) -> String? {
    guard let text = member.value.writtenText else {
      report(.propertyType("$description", "text"), at: member.value.range, path)
      return nil
    }
    return text
  }

  mutating func deprecation(_ member: JSONMember, of path: PathID) -> Deprecation? {
    if let flag = member.value.bool { return flag ? .yes(reason: nil) : .no }
    if let reason = member.value.writtenText { return .yes(reason: reason) }
    report(.propertyType("$deprecated", "true, false or text"), at: member.value.range, path)
    return nil
  }

  mutating func extensions(_ member: JSONMember, of path: PathID) -> Expression? {
    guard member.value.kind == .object else {
      report(.propertyType("$extensions", "an object"), at: member.value.range, path)
      return nil
    }
    return reading.verbatim(member.value, subject: path)
  }

  mutating func unknownProperty(_ member: JSONMember, of path: PathID) {
    if member.value.kind == .object {
      reading.diagnostics.report(
        .nameDollar(member.name), at: member.nameRange, subject: below(path, member.name))
    } else {
      report(.unknownDollar(member.name), at: member.nameRange, path)
    }
  }

  /// W-16: a property of a group without `$`.
  func isPlainProperty(_ member: JSONMember, of properties: inout GroupProperties) -> Bool {
    guard let text = member.value.string else { return false }
    switch member.name {
    case "type": properties.type = Located(text, at: member.value.range)
    case "description": properties.description = text
    case "comment": properties.description = properties.description ?? text
    default: return false
    }
    return true
  }
}
