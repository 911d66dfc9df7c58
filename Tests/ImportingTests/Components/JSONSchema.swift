import Foundation
import Syntax
import TestKit
import TextCore

/// As much of JSON Schema 2020-12 as the schemas of this repository use.
struct JSONSchema {
  static let keywords: Set<String> = [
    "$ref", "type", "enum", "const", "properties", "patternProperties", "additionalProperties", "propertyNames",
    "required", "minProperties", "items", "minItems", "uniqueItems", "minLength", "pattern", "minimum", "maximum",
    "anyOf", "allOf", "if", "then",
  ]
  static let annotations: Set<String> = ["$schema", "$defs", "title", "description", "examples"]

  let root: JSONNode

  /// A schema of the repository.
  init(_ path: String) throws {
    root = try Self.json(path)
  }

  static func json(_ path: String) throws -> JSONNode {
    try parse(Array(Data(contentsOf: Fixtures.root.appending(path: path))))
  }

  static func parse(_ bytes: [UInt8]) throws -> JSONNode {
    var diagnostics = Diagnostics()
    guard let document = JSONDocument.parse(Source(path: "x", bytes: bytes), .strict, into: &diagnostics) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return document.root
  }

  /// Whether a text holds what the schema says.
  func accepts(_ text: String) throws -> Bool { accepts(try Self.parse(Array(text.utf8))) }

  func accepts(_ value: JSONNode) -> Bool { accepts(value, root) }

  func definition(_ name: String) -> JSONNode? { root["$defs"]?[name] }

  private func accepts(_ value: JSONNode, _ schema: JSONNode) -> Bool {
    if let allowed = schema.bool { return allowed }
    return schema.members.allSatisfy { accepts(value, schema, keyword: $0.name, $0.value) }
  }

  private func accepts(_ value: JSONNode, _ schema: JSONNode, keyword: String, _ rule: JSONNode) -> Bool {
    switch keyword {
    case "$ref":
      let name = rule.string?.split(separator: "/").last.map(String.init) ?? ""
      return definition(name).map { accepts(value, $0) } ?? false
    case "type": return isOfType(value, rule.string ?? "")
    case "enum": return rule.elements.contains { isSame(value, $0) }
    case "const": return isSame(value, rule)
    case "anyOf": return rule.elements.contains { accepts(value, $0) }
    case "allOf": return rule.elements.allSatisfy { accepts(value, $0) }
    case "if": return !accepts(value, rule) || schema["then"].map { accepts(value, $0) } ?? true
    // Asked for by its condition.
    case "then": return true
    case "properties":
      return rule.members.allSatisfy { part in value[part.name].map { accepts($0, part.value) } ?? true }
    case "patternProperties":
      return value.members.allSatisfy { member in
        rule.members.allSatisfy { !matches(member.name, $0.name) || accepts(member.value, $0.value) }
      }
    case "additionalProperties":
      return value.members.allSatisfy { member in
        schema["properties"]?[member.name] != nil
          || schema["patternProperties"]?.members.contains { matches(member.name, $0.name) } == true
          || accepts(member.value, rule)
      }
    case "propertyNames": return value.members.allSatisfy { acceptsName($0.name, rule) }
    case "required": return value.kind != .object || rule.elements.allSatisfy { value[$0.string ?? ""] != nil }
    case "minProperties": return value.kind != .object || Double(value.count) >= rule.number ?? 0
    case "items": return value.elements.allSatisfy { accepts($0, rule) }
    case "minItems": return value.kind != .array || Double(value.count) >= rule.number ?? 0
    case "uniqueItems":
      let texts = value.elements.compactMap(\.string)
      return Set(texts).count == texts.count
    case "minLength": return value.string.map { Double($0.count) >= rule.number ?? 0 } ?? true
    case "pattern": return value.string.map { matches($0, rule.string ?? "") } ?? true
    case "minimum": return value.number.map { $0 >= rule.number ?? 0 } ?? true
    case "maximum": return value.number.map { $0 <= rule.number ?? 0 } ?? true
    default: return Self.annotations.contains(keyword)
    }
  }

  /// A name is a string too, and no node: only lists of names are asked for.
  private func acceptsName(_ name: String, _ schema: JSONNode) -> Bool {
    if let target = schema["$ref"]?.string?.split(separator: "/").last.flatMap({ definition(String($0)) }) {
      return acceptsName(name, target)
    }
    if let choices = schema["anyOf"] { return choices.elements.contains { acceptsName(name, $0) } }
    if schema["enum"] == nil { return schema.members.allSatisfy { Self.annotations.contains($0.name) } }
    return schema["enum"]?.elements.contains { $0.string == name } ?? false
  }

  private func isOfType(_ value: JSONNode, _ type: String) -> Bool {
    switch type {
    case "object": value.kind == .object
    case "array": value.kind == .array
    case "string": value.kind == .string
    case "boolean": value.kind == .bool
    case "number": value.kind == .number
    case "integer": value.number.map { $0 == $0.rounded() } ?? false
    default: false
    }
  }

  private func isSame(_ value: JSONNode, _ other: JSONNode) -> Bool {
    value.kind == .string && value.string == other.string
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    (try? Regex(pattern)).map { text.firstMatch(of: $0) != nil } ?? false
  }
}
