extension ColorSpace {
  /// One component of a colour space: the values that tokens may give it, and how CSS writes it.
  package struct Component: Sendable {
    package let name: String
    package let kind: Kind
    package let lower: Double?
    package let upper: Double?
    /// A value out of range deserves a warning only.
    package let isRangeAdvisory: Bool
    /// What 100% stands for in CSS.
    let whole: Double

    package enum Kind: Sendable {
      case number
      /// A number that CSS writes with a percent sign.
      case percentage
      /// Degrees; the upper bound is excluded.
      case angle
    }

    init(
      _ name: String, _ kind: Kind = .number, from lower: Double? = nil, to upper: Double? = nil, whole: Double = 1,
      isRangeAdvisory: Bool = false
    ) {
      self.name = name
      self.kind = kind
      self.lower = lower
      self.upper = upper
      self.whole = whole
      self.isRangeAdvisory = isRangeAdvisory
    }

    package var isAngle: Bool { kind == .angle }

    /// Says whether a value lies in the component's range.
    package func contains(_ value: Double) -> Bool {
      if let lower, value < lower { return false }
      if let upper, isAngle ? value >= upper : value > upper { return false }
      return !value.isNaN
    }

    /// The nearest value in range; angles keep theirs.
    func clamped(_ value: Double) -> Double {
      if isAngle { return value }
      let raised = max(value, lower ?? value)
      return min(raised, upper ?? raised)
    }

    static let hue = Component("hue", .angle, from: 0, to: 360)
  }
}
