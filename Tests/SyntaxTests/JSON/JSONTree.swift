import Foundation
import Syntax

/// A JSON value without places, for comparison with what another reader makes of the same text.
enum JSONTree: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string([UInt8])
  case array([JSONTree])
  case object([[UInt8]: JSONTree])

  init(_ node: JSONNode) {
    switch node.kind {
    case .null: self = .null
    case .bool: self = .bool(node.bool == true)
    case .number: self = .number(node.number ?? .nan)
    case .string: self = .string(Array((node.string ?? "").utf8))
    case .array: self = .array(node.elements.map(JSONTree.init))
    case .object:
      self = .object(
        Dictionary(node.members.map { (Array($0.name.utf8), JSONTree($0.value)) }, uniquingKeysWith: { $1 }))
    }
  }

  /// What `JSONSerialization` gave; nil for anything that it does not give.
  init?(_ value: Any) {
    switch value {
    case is NSNull: self = .null
    case let string as String: self = .string(Array(string.utf8))
    case let array as [Any]: self = .array(array.compactMap(JSONTree.init))
    case let object as [String: Any]:
      self = .object(
        Dictionary(
          uniqueKeysWithValues: object.compactMap { name, value in
            JSONTree(value).map { (Array(name.utf8), $0) }
          }))
    case let number as NSNumber:
      self = String(cString: number.objCType) == "c" ? .bool(number.boolValue) : .number(number.doubleValue)
    default: return nil
    }
  }

  /// Equal but for the last digits of numbers, which `JSONSerialization` does not round correctly on Linux.
  func resembles(_ other: JSONTree) -> Bool {
    switch (self, other) {
    case (.number(let left), .number(let right)):
      left == right || abs(left - right) <= abs(left) * 1e-14
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.resembles($1) }
    case (.object(let left), .object(let right)):
      left.count == right.count && left.allSatisfy { name, value in right[name].map(value.resembles) == true }
    default: self == other
    }
  }
}
