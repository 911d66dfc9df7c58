import ColorScience
import DesignModel
import TextCore

extension JSONWriter {
  /// A resolved value in its normalised form.
  mutating func value(_ value: TokenValue?) {
    switch value {
    case nil, .null?: null()
    case .flag(let flag)?: self.flag(flag)
    case .number(let number)?: self.number(number)
    case .text(let text)?: string(text)
    case .quantity(let amount, let unit)?: quantity(amount, unit)
    case .color(let color)?: self.color(color)
    case .list(let items)?:
      array(inline: true) { json in
        for item in items { json.value(item) }
      }
    case .record(let fields)?:
      object(inline: true) { json in
        for field in fields {
          json.name(field.name)
          json.value(field.value)
        }
      }
    }
  }

  /// What was written, to the letter.
  mutating func written(_ expression: Expression) {
    switch expression.form {
    case .null: null()
    case .flag(let flag): self.flag(flag)
    case .number(let number): self.number(number)
    case .text(let text): string(text)
    case .list(let items):
      array(inline: true) { json in
        for item in items { json.written(item) }
      }
    case .record(let fields):
      object(inline: true) { json in
        for field in fields {
          json.name(field.name)
          json.written(field.value)
        }
      }
    case .interpolation(let interpolation): value(.text(interpolation.written))
    case .fault(_, let written): value(written)
    case .pointer(let pointer): string(pointer.text)
    case .alias: null()
    }
  }

  private mutating func quantity(_ amount: Double, _ unit: String) {
    object(inline: true) { json in
      json.name("value")
      json.number(amount)
      json.name("unit")
      json.string(unit)
      if !["px", "rem", "ms", "s"].contains(unit) {
        json.name("nonstandard")
        json.flag(true)
      }
    }
  }

  private mutating func color(_ value: ColorValue) {
    object(inline: true) { json in
      json.name("colorSpace")
      json.string(value.color.space.name)
      json.name("components")
      json.array { json in
        for index in 0..<3 {
          if value.color.missing.contains(.component(index)) {
            json.string("none")
          } else {
            json.number(value.color.components[index])
          }
        }
      }
      json.name("alpha")
      json.number(value.color.alpha)
      if let hex = value.hex {
        json.name("hex")
        json.string(hex)
      }
    }
  }
}
