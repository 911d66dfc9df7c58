import ColorScience
import TextCore

/// A number with at most one unit; `px` counts as the unit of a bare number.
struct ArithmeticOperand: Equatable {
  let amount: Double
  /// Empty for a bare number.
  let unit: String

  private static let greatest = 1e12

  /// Nil for a number that no token has.
  init?(checking amount: Double, _ unit: String) {
    guard amount.isFinite, abs(amount) <= Self.greatest else { return nil }
    self.amount = amount
    self.unit = unit
  }

  /// The number to ten decimals, without what binary fractions add to it, and its unit.
  var text: String { amount.text(decimals: 10) + unit }

  private var isPlain: Bool { unit.isEmpty || unit == "px" }

  /// The unit of a sum of two; nil when the units are mixed.
  private func sharedUnit(_ other: ArithmeticOperand) -> String? {
    if unit == other.unit { return unit }
    return isPlain && other.isPlain ? "px" : nil
  }

  var negated: ArithmeticOperand? { ArithmeticOperand(checking: -amount, unit) }

  func plus(_ other: ArithmeticOperand) -> ArithmeticOperand? {
    sharedUnit(other).flatMap { ArithmeticOperand(checking: amount + other.amount, $0) }
  }

  func minus(_ other: ArithmeticOperand) -> ArithmeticOperand? {
    sharedUnit(other).flatMap { ArithmeticOperand(checking: amount - other.amount, $0) }
  }

  /// Lengths of one unit give that unit, as Tokens Studio has it; a percentage of a length is a share of it, and of a bare
  /// number a percentage.
  func times(_ other: ArithmeticOperand) -> ArithmeticOperand? {
    if (unit == "%") != (other.unit == "%"), !unit.isEmpty, !other.unit.isEmpty {
      return ArithmeticOperand(checking: amount * other.amount / 100, unit == "%" ? other.unit : unit)
    }
    let product: String
    if let shared = sharedUnit(other), shared != "%" {
      product = shared
    } else if isPlain {
      product = other.unit
    } else {
      guard other.isPlain else { return nil }
      product = unit
    }
    return ArithmeticOperand(checking: amount * other.amount, product)
  }

  func divided(by other: ArithmeticOperand) -> ArithmeticOperand? {
    guard other.amount != 0 else { return nil }
    let quotient: String
    if isPlain && other.isPlain {
      quotient = sharedUnit(other) ?? ""
    } else if other.isPlain {
      quotient = unit
    } else {
      guard unit == other.unit else { return nil }
      quotient = ""
    }
    return ArithmeticOperand(checking: amount / other.amount, quotient)
  }

  func remainder(by other: ArithmeticOperand) -> ArithmeticOperand? {
    guard other.amount != 0, let shared = sharedUnit(other) else { return nil }
    return ArithmeticOperand(checking: amount.truncatingRemainder(dividingBy: other.amount), shared)
  }

  func power(_ exponent: ArithmeticOperand) -> ArithmeticOperand? {
    guard exponent.isPlain else { return nil }
    return ArithmeticOperand(checking: Maths.pow(amount, exponent.amount), unit)
  }

  /// The least or the greatest of two, by how the second compares with the first.
  func replaced(by other: ArithmeticOperand, if isBetter: (Double, Double) -> Bool) -> ArithmeticOperand? {
    sharedUnit(other).flatMap {
      ArithmeticOperand(checking: isBetter(other.amount, amount) ? other.amount : amount, $0)
    }
  }

  func mapped(_ transform: (Double) -> Double) -> ArithmeticOperand? {
    ArithmeticOperand(checking: transform(amount), unit)
  }

  /// The same number with a unit that follows it, as in `(4 * 2)rem`.
  func with(_ unit: String) -> ArithmeticOperand? {
    isPlain ? ArithmeticOperand(checking: amount, unit) : nil
  }
}
