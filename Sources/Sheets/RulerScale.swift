import Graphics
import TextCore

/// How large a ruler draws a pixel, and which of its ticks have numbers.
struct RulerScale {
  /// Pixels of the drawing for a pixel of a length.
  let factor: Double
  /// From one number to the next; ticks stand halfway too.
  let step: Double

  private static let list = [(9.0, 8.0), (6, 8), (4, 16), (3, 16), (2, 32), (1, 64)]

  /// The largest scale of the list at which a length fits, then halves of the last.
  init(longest: Double, room: Double) {
    var (factor, step) = Self.list.first { longest * $0.0 <= room } ?? (1.0, 64.0)
    while longest * factor > room {
      factor /= 2
      step *= 2
    }
    self.factor = factor
    self.step = step
  }

  var text: String {
    factor >= 1 ? "\(factor.text(decimals: 0)) : 1" : "1 : \((1 / factor).text(decimals: 0))"
  }

  /// Ticks from a start to the end of the room, numbers above those of the full steps.
  func shapes(from x: Double, room: Double, top: Double, bottom: Double) -> [Shape] {
    let half = step / 2
    return (0...Int(room / factor / half)).flatMap { index -> [Shape] in
      let value = Double(index) * half
      let at = x + value * factor
      let isNumbered = index % 2 == 0
      let tick = Shape.line(
        Point(at + 0.5, isNumbered ? top : top + 4), Point(at + 0.5, bottom),
        Stroke(.chrome(index == 0 ? .ink : .rule)))
      guard isNumbered else { return [tick] }
      return [tick, .mono(value.text(decimals: 0), at, top - 6, size: 10.5, anchor: .middle, .chrome(.ink2))]
    }
  }
}
