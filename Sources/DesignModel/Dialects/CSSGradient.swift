import TextCore

extension HouseRule {
  /// W-36: a gradient as CSS text, which says more than DTCG's stops can.
  static let cssGradient = HouseRule(.cssShorthand, for: ["gradient", "paint"]) { value in
    guard case .text(let text) = value.form, let parts = CSSText.parts(of: text) else { return nil }
    let areGradients = parts.allSatisfy { part in
      CSSShorthand.isFunction(part) && part.prefix { $0 != "(" }.lowercased().hasSuffix("-gradient")
    }
    return areGradients ? .text(text) : nil
  }
}
