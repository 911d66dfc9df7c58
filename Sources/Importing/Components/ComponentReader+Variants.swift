import DesignModel
import Syntax
import TextCore

extension ComponentReader {
  static let propertyKeys = ["values", "default"]
  static let variantKeys = ["when", "set"]

  mutating func readProperties(_ member: JSONMember) {
    guard member.value.kind == .object else {
      diagnostics.report(.specShape("properties", "an object of properties with 'values'"), at: member.value.range)
      return
    }
    var values = 0
    for property in distinctMembers(of: member.value) {
      guard let read = self.property(property) else {
        lostProperties.insert(ExactText(property.name))
        continue
      }
      guard values + read.values.count <= ComponentSpec.mostValues else {
        diagnostics.report(.manyValues(of: property.name), at: property.nameRange)
        lostProperties.insert(ExactText(property.name))
        continue
      }
      values += read.values.count
      properties.append(read)
    }
    if properties.combinations > ComponentSpec.mostCombinations {
      diagnostics.report(.combinations(most: ComponentSpec.mostCombinations), at: member.nameRange)
    }
  }

  private mutating func property(_ member: JSONMember) -> ComponentSpec.Property? {
    guard member.value.kind == .object else {
      diagnostics.report(.specShape(member.name, "an object with 'values'"), at: member.value.range)
      return nil
    }
    let members = members(of: member.value, known: Self.propertyKeys)
    guard let list = members["values"]?.value, list.kind == .array, list.count > 0 else {
      let place = members["values"]?.value.range ?? member.value.range
      diagnostics.report(.valuesForm(member.name), at: place)
      return nil
    }
    var seen: Set<ExactText> = []
    var values: [String] = []
    for value in list.elements {
      guard let text = value.string else {
        diagnostics.report(.valuesForm(member.name), at: value.range)
        continue
      }
      if seen.insert(ExactText(text)).inserted {
        values.append(text)
      } else {
        diagnostics.report(.repeatedValue(text, of: member.name), at: value.range)
      }
    }
    guard !values.isEmpty else { return nil }
    var standard = 0
    if let chosen = members["default"]?.value {
      if let number = chosen.string.flatMap({ text in values.firstIndex { $0.isExactly(text) } }) {
        standard = number
      } else {
        let near = chosen.string.flatMap { nearest(to: $0, in: values) }
        diagnostics.report(.unknownDefault(of: member.name, near: near), at: chosen.range)
      }
    }
    return ComponentSpec.Property(name: member.name, values: values, standard: standard, range: member.nameRange)
  }

  mutating func variants(_ member: JSONMember?) -> [ComponentSpec.Variant] {
    guard let member else { return [] }
    guard member.value.kind == .array else {
      diagnostics.report(.specShape("variants", "a list of objects with 'when' and 'set'"), at: member.value.range)
      return []
    }
    let numbers = Dictionary(uniqueKeysWithValues: properties.enumerated().map { (ExactText($1.name), $0) })
    let values = properties.map { Set($0.values.map(ExactText.init)) }
    return member.value.elements.compactMap { item in
      let members = item.kind == .object ? members(of: item, known: Self.variantKeys) : [:]
      guard let when = members["when"]?.value, when.kind == .object, let set = members["set"]?.value,
        set.kind == .object
      else {
        diagnostics.report(.specShape("a variant", "an object with the objects 'when' and 'set'"), at: item.range)
        return nil
      }
      let conditions = conditions(when, numbers, values)
      let changes = changes(set)
      return conditions.map { ComponentSpec.Variant(conditions: $0, changes: changes) }
    }
  }

  /// What must hold, or nil when a part of it never can.
  private mutating func conditions(
    _ when: JSONNode, _ numbers: [ExactText: Int], _ values: [Set<ExactText>]
  ) -> [ComponentSpec.Condition]? {
    var canHold = true
    var conditions: [ComponentSpec.Condition] = []
    for member in distinctMembers(of: when) {
      guard let number = numbers[ExactText(member.name)] else {
        canHold = false
        if !lostProperties.contains(ExactText(member.name)) {
          let near = nearest(to: member.name, in: propertyNames)
          diagnostics.report(.unknownCondition(member.name, near: near), at: member.nameRange)
        }
        continue
      }
      let items = member.value.kind == .array ? Array(member.value.elements) : [member.value]
      var wanted: [String] = []
      for item in items {
        guard let text = item.string else {
          diagnostics.report(.specShape(member.name, "a value of the property, or a list of values"), at: item.range)
          continue
        }
        if values[number].contains(ExactText(text)) {
          wanted.append(text)
        } else {
          let near = nearest(to: text, in: properties[number].values)
          diagnostics.report(.unknownValue(text, of: member.name, near: near), at: item.range)
        }
      }
      if items.isEmpty {
        diagnostics.report(
          .specShape(member.name, "a value of the property, or a list of values"), at: member.value.range)
      }
      canHold = canHold && !wanted.isEmpty
      conditions.append(ComponentSpec.Condition(property: number, values: wanted))
    }
    return canHold ? conditions : nil
  }

  private mutating func changes(_ set: JSONNode) -> [ComponentSpec.Change] {
    distinctMembers(of: set).flatMap { member -> [ComponentSpec.Change] in
      let name = member.name
      guard let period = name.utf8.lastIndex(of: UInt8(ascii: ".")), period > name.startIndex,
        name.utf8.index(after: period) < name.endIndex
      else {
        diagnostics.report(.setForm(name), at: member.nameRange)
        return []
      }
      let written = String(name[name.utf8.index(after: period)...])
      guard let node = part(String(name[..<period]), at: member.nameRange),
        let property = property(written, at: member.nameRange, of: node)
      else { return [] }
      return settings(property, member.value).map {
        ComponentSpec.Change(node: node, property: $0.property, setting: $0.setting)
      }
    }
  }
}
