import ColorScience
import TextCore

extension HouseRule {
  /// W-5 and W-43: `null` for a missing component, and a `hex` that is not six digits.
  static let colorObject = HouseRule(
    .colorObject,
    for: ["color"]
  ) { value in
    guard case .text(let name)? = value["colorSpace"]?.form, let space = ColorSpace.named(name),
      case .list(let items)? = value["components"]?.form, items.count == 3, case .record(let fields) = value.form,
      fields.allSatisfy({ ["colorSpace", "components", "alpha", "hex"].contains($0.name) })
    else { return nil }
    var components = SIMD3<Double>()
    var missing: Color.Missing = []
    for (index, item) in items.enumerated() {
      switch item.form {
      case .number(let number):
        guard space.components[index].contains(number) || space.components[index].isRangeAdvisory else { return nil }
        guard abs(number) <= Color.greatestComponent else { return nil }
        components[index] = number
      case .null, .text("none"): missing.insert(.component(index))
      default: return nil
      }
    }
    var hex: String?
    var alpha = 1.0
    if let written = value["hex"] {
      guard case .text(let text) = written.form, text.hasPrefix("#"), let css = Color.parsingCSS(text) else {
        return nil
      }
      hex = css.hex
      alpha = css.color.alpha
    }
    if let written = value["alpha"] {
      guard case .number(let number) = written.form, (0...1).contains(number) else { return nil }
      alpha = number
    }
    return .color(ColorValue(Color(space, components, alpha: alpha, missing: missing), hex: hex))
  }
}

extension TalliedProblem {
  static let colorObject = TalliedProblem(
    "legacy-color-object", hint: "write 'colorSpace' and three 'components'; 'hex' has six digits"
  ) { count in
    "\(count) \(count == 1 ? "colour differs" : "colours differ") from DTCG in a detail"
  }
}
