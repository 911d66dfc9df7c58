/// A property of a node. `padding` and `radius` are written as one and kept for each side and corner.
package enum NodeProperty: String, Sendable, Hashable, CaseIterable {
  case axis, gap, paddingTop, paddingLeading, paddingBottom, paddingTrailing, align, justify
  case text, style, color, lines, letterCase = "case", icon, size
  case fill, border, radiusTopLeading, radiusTopTrailing, radiusBottomTrailing, radiusBottomLeading
  case shadow, opacity, width, height, minWidth, minHeight, maxWidth, outline, outlineOffset, scale, hidden
}

extension NodeProperty {
  /// What may be written in a property's place.
  package enum Form: Sendable, Hashable {
    /// A dimension, a number of points, or columns of a grid.
    case length
    case color
    /// A colour or a gradient.
    case paint
    case border
    case shadow
    case typography
    /// A number in a range, or a token of type number where one could stand.
    case number(ClosedRange<Double>, takesToken: Bool)
    case text
    case flag
    case choice([String])
  }

  package var form: Form {
    switch self {
    case .axis: .choice(StackAxis.allCases.map(\.rawValue))
    case .align: .choice(StackAlign.allCases.map(\.rawValue))
    case .justify: .choice(StackJustify.allCases.map(\.rawValue))
    case .letterCase: .choice(["style", "original"])
    case .gap, .paddingTop, .paddingLeading, .paddingBottom, .paddingTrailing, .size, .radiusTopLeading,
      .radiusTopTrailing, .radiusBottomTrailing, .radiusBottomLeading, .width, .height, .minWidth, .minHeight,
      .maxWidth, .outlineOffset:
      .length
    case .text, .icon: .text
    case .style: .typography
    case .color: .color
    case .fill: .paint
    case .border, .outline: .border
    case .shadow: .shadow
    case .lines: .number(1...1_000, takesToken: false)
    case .scale: .number(0...100, takesToken: false)
    case .opacity: .number(0...1, takesToken: true)
    case .hidden: .flag
    }
  }

  /// The name by which a spec writes it, which sides and corners share.
  package var writtenName: String { group?.name ?? rawValue }

  /// The kinds of node that have the property; nil for every kind.
  package var kinds: [NodeKind]? {
    switch self {
    case .axis, .gap, .paddingTop, .paddingLeading, .paddingBottom, .paddingTrailing, .align, .justify: [.stack]
    case .text, .style, .lines, .letterCase: [.text]
    case .icon: [.icon]
    case .size: [.icon, .spinner]
    case .color: [.text, .icon, .spinner, .skeleton, .divider]
    default: nil
    }
  }

  /// The types of token that a form takes.
  package var tokenTypes: [String] {
    switch form {
    case .length: ["dimension"]
    case .color: ["color"]
    case .paint: ["color", "gradient"]
    case .border: ["border"]
    case .shadow: ["shadow"]
    case .typography: ["typography"]
    case .number(_, let takesToken): takesToken ? ["number"] : []
    case .text, .flag, .choice: []
    }
  }
}
