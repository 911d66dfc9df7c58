import Graphics
import TextCore

/// Lengths as squares of their size on baselines, smallest first; what is longer than 96 is left to the ruler.
struct TrueSizeSquares {
  private static let left = 112.0
  private static let gap = 40.0
  private static let slot = 16.0
  private static let largest = 96.0

  private let rows: [[(x: Double, size: Double)]]
  private let start: Double
  private let pitch: Double

  init(_ lengths: [Double], below top: Double) {
    let sizes = Set(lengths.filter { $0 > 0 && $0 <= Self.largest }).sorted()
    var rows: [[(x: Double, size: Double)]] = []
    var x = Plate.inner
    for size in sizes {
      if rows.isEmpty || x + size > Plate.inner {
        rows.append([])
        x = Self.left
      }
      rows[rows.count - 1].append((x, size))
      // Slots are steps of 16, so that a square that changes a little moves no other.
      x += (size / Self.slot).rounded(.up) * Self.slot + Self.gap
    }
    self.rows = rows
    let tallest = max(24, sizes.last ?? 0)
    start = top + 32
    pitch = tallest + 44
  }

  var isEmpty: Bool { rows.isEmpty }

  var bottom: Double { isEmpty ? start - 32 : start + Double(rows.count) * pitch - 20 }

  var shapes: [Shape] {
    rows.enumerated().flatMap { index, row -> [Shape] in
      let y = start + Double(index + 1) * pitch - 44
      var shapes: [Shape] = [
        .line(Point(Plate.margin, y + 0.5), Point(Plate.right, y + 0.5), Stroke(.chrome(.ink)))
      ]
      if index == 0 { shapes.append(.sans("true size", Plate.margin, y - 6)) }
      for (x, size) in row {
        shapes.append(.rect(Rect(Plate.margin + x, y - size, size, size), Style(fill: .chrome(.ink))))
        shapes.append(.mono(size.text(decimals: 3), Plate.margin + x, y + 18, size: 10.5, .chrome(.ink2)))
      }
      return shapes
    }
  }
}
