import Graphics
import Layout
import TextCore

/// The room that the largest cells of a component take, in the scale in which all are drawn.
struct CellMeasure {
  /// What may be painted from the margin on.
  private static let widest = Plate.inner + 24

  /// Cells are drawn this many times smaller than they are.
  let divisor: Double
  let width: Double
  let height: Double
  /// How far paint reaches out of the boxes.
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double

  init(_ cells: [ComponentCell]) {
    var size = (width: 0.0, height: 0.0)
    var out = (left: 0.0, top: 0.0, right: 0.0, bottom: 0.0)
    for cell in cells {
      let frame = cell.placed.frame
      let paint = cell.placed.paintBounds
      size = (max(size.width, frame.width), max(size.height, frame.height))
      out.left = max(out.left, frame.x - paint.x)
      out.top = max(out.top, frame.y - paint.y)
      out.right = max(out.right, paint.right - frame.right)
      out.bottom = max(out.bottom, paint.bottom - frame.bottom)
    }
    let reach = Self.indent(out.left) + size.width + out.right
    divisor = max(1, max(size.width / Plate.inner, reach / Self.widest).rounded(.up))
    width = size.width / divisor
    height = size.height / divisor
    left = out.left / divisor
    top = out.top / divisor
    right = out.right / divisor
    bottom = out.bottom / divisor
  }

  /// The least distance between cells side by side, so that no paint reaches another's box, and that of the last stays on
  /// the sheet. Shadows may meet each other.
  var pitch: Double { width + max(24, left, right, indent + right - Plate.margin) }

  /// What a cell begins further right, so that the paint at its left has room.
  var indent: Double { Self.indent(left) }

  /// How large cells are drawn; nought where they are too large for any scale that can be written.
  var scale: Double { Group.scale(upTo: 1 / divisor) }

  var legend: String {
    if scale == 0 { return "too large to draw" }
    return divisor == 1 ? "true size" : "1 : \(divisor.text(decimals: 0))"
  }

  private static func indent(_ left: Double) -> Double { max(0, left - 24).rounded(.up) }
}
