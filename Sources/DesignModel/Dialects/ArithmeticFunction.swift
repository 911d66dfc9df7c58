import ColorScience
import TextCore

/// The functions of arithmetic in values; angles are radians, as in the library that Tokens Studio uses.
enum ArithmeticFunction: String {
  case round, roundTo, floor, ceil, trunc, abs, sqrt, pow, min, max, sin, cos, tan, calc

  func takes(_ count: Int) -> Bool {
    switch self {
    case .min, .max: count > 0
    case .roundTo: count == 1 || count == 2
    case .pow: count == 2
    default: count == 1
    }
  }

  func result(of arguments: [ArithmeticOperand]) -> ArithmeticOperand? {
    guard let first = arguments.first else { return nil }
    switch self {
    case .calc: return first
    case .floor: return first.mapped { $0.rounded(.down) }
    case .ceil: return first.mapped { $0.rounded(.up) }
    case .trunc: return first.mapped { $0.rounded(.towardZero) }
    case .round: return roundedTo(first, 0)
    case .abs: return first.mapped { $0.magnitude }
    case .sqrt: return first.mapped { $0.squareRoot() }
    case .pow: return first.power(arguments[1])
    case .min: return folded(arguments) { $0 < $1 }
    case .max: return folded(arguments) { $0 > $1 }
    case .roundTo: return roundedTo(first, arguments.count > 1 ? arguments[1].amount : 0)
    case .sin: return angle(first).flatMap { ArithmeticOperand(checking: Maths.sin($0), "") }
    case .cos: return angle(first).flatMap { ArithmeticOperand(checking: Maths.cos($0), "") }
    case .tan: return angle(first).flatMap { ArithmeticOperand(checking: Maths.sin($0) / Maths.cos($0), "") }
    }
  }

  private func roundedTo(_ operand: ArithmeticOperand, _ decimals: Double) -> ArithmeticOperand? {
    guard (0...10).contains(decimals), decimals == decimals.rounded() else { return nil }
    // The point is moved in the digits, since a product would have the noise of binary fractions.
    return operand.mapped { number in
      guard let moved = Double("\(number.exactText)e\(Int(decimals))") else { return number }
      let whole = moved.rounded(.down)
      // Halves go up, below nought as well.
      let nearest = moved - whole < 0.5 ? whole : whole + 1
      return Double("\(nearest.exactText)e-\(Int(decimals))") ?? number
    }
  }

  private func folded(
    _ arguments: [ArithmeticOperand], _ isBetter: (Double, Double) -> Bool
  ) -> ArithmeticOperand? {
    arguments.dropFirst().reduce(arguments.first) { best, next in best?.replaced(by: next, if: isBetter) }
  }

  /// A bare number that is small enough to be an angle.
  private func angle(_ operand: ArithmeticOperand) -> Double? {
    operand.unit.isEmpty && operand.amount.magnitude <= 1e6 ? operand.amount : nil
  }
}
