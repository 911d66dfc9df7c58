/// A colour function of CSS Color 4 with its arguments understood.
struct CSSColorFunction {
  let color: Color

  private typealias Item = CSSColorScanner.Item

  /// Nil if the function is unknown or the arguments are not its own.
  init?(name: String, items: [CSSColorScanner.Item]) {
    guard let form = Form(name: name, items: items), let arguments = Arguments(Array(items.dropFirst(form.skipped)))
    else {
      return nil
    }
    guard !arguments.hasCommas || form.allows(arguments) else { return nil }

    var components = Triple(repeating: 0)
    var absent: Color.Missing = []
    for (index, item) in arguments.components.enumerated() {
      if item == Self.missing {
        absent.insert(.component(index))
      } else if let value = form.value(of: item, at: index) {
        components[index] = value
      } else {
        return nil
      }
    }
    guard let alpha = Self.alpha(arguments.alpha) else { return nil }
    color = Color(form.space, components, alpha: alpha, missing: absent)
  }

  private static let missing = Item.word("none")

  /// Alpha from 0 to 1; a missing one is 1, `none` is 0.
  private static func alpha(_ item: Item?) -> Double? {
    switch item {
    case nil: 1
    case .number(let value): min(max(value, 0), 1)
    case .percentage(let value): min(max(value / 100, 0), 1)
    case missing: 0
    default: nil
    }
  }

  /// Which function it is.
  private struct Form {
    let space: ColorSpace
    /// Items before the components.
    let skipped: Int
    /// What the function's numbers are divided by.
    private let divisor: Double
    private let isClamped: Bool

    init?(name: String, items: [Item]) {
      switch name {
      case "rgb", "rgba": (space, skipped, divisor, isClamped) = (.sRGB, 0, 255, true)
      case "hsla": (space, skipped, divisor, isClamped) = (.hsl, 0, 1, true)
      case "color":
        guard case .word(let word) = items.first,
          let space = ColorSpace.named(word == "xyz" ? "xyz-d65" : word), space.notation == .keyword
        else { return nil }
        (self.space, skipped, divisor, isClamped) = (space, 1, 1, false)
      default:
        guard let space = ColorSpace.named(name), space.notation == .function else { return nil }
        (self.space, skipped, divisor, isClamped) = (space, 0, 1, true)
      }
    }

    /// Only the two oldest functions have commas, and with them no mixture of units.
    func allows(_ arguments: Arguments) -> Bool {
      if arguments.components.contains(missing) || arguments.alpha == missing { return false }
      if space == .hsl { return arguments.components.dropFirst().allSatisfy(Self.isPercentage) }
      guard space == .sRGB, skipped == 0 else { return false }
      return arguments.components.allSatisfy(Self.isPercentage)
        || !arguments.components.contains(where: Self.isPercentage)
    }

    private static func isPercentage(_ item: Item) -> Bool {
      if case .percentage = item { true } else { false }
    }

    func value(of item: Item, at index: Int) -> Double? {
      let component = space.components[index]
      switch item {
      case .number(let value):
        return component.isAngle ? Hue.normalized(value) : clamped(value / divisor, component)
      case .percentage(let value):
        return component.isAngle ? nil : clamped(value / 100 * component.whole, component)
      case .angle(let value): return component.isAngle ? Hue.normalized(value) : nil
      case .word, .comma, .slash: return nil
      }
    }

    private func clamped(_ value: Double, _ component: ColorSpace.Component) -> Double {
      isClamped ? component.clamped(value) : value
    }
  }

  /// Three components, and alpha if there is one.
  private struct Arguments {
    let components: [Item]
    let alpha: Item?
    let hasCommas: Bool

    init?(_ items: [Item]) {
      hasCommas = items.contains(.comma)
      switch items.count {
      case 3: (components, alpha) = (items, nil)
      case 5 where items[3] == .slash: (components, alpha) = (Array(items[..<3]), items[4])
      case 5 where items[1] == .comma && items[3] == .comma:
        (components, alpha) = ([items[0], items[2], items[4]], nil)
      case 7 where items[1] == .comma && items[3] == .comma && items[5] == .comma:
        (components, alpha) = ([items[0], items[2], items[4]], items[6])
      default: return nil
      }
    }
  }
}
