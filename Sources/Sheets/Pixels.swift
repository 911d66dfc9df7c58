import DesignModel

extension TokenValue {
  /// A length in pixels, or in points where the guide says so; a `rem` is 16 of them, a plain number is taken as them.
  var pixels: Double? {
    let amount: Double? =
      switch self {
      case .quantity(let amount, "px"), .number(let amount): amount
      case .quantity(let amount, "rem"): amount * 16
      case .null, .flag, .text, .quantity, .color, .list, .record: nil
      }
    return amount.flatMap { $0.isFinite ? $0 : nil }
  }
}
