import Graphics
import Layout

/// The dimension lines of distances: those of the component with their names, those of stacks inside by letters.
struct AnatomyLines {
  private enum Way { case across, down }

  private let placing: AnatomyPlacing
  private let ground: Ground
  private(set) var labels = AnatomyLabels()
  private(set) var shapes: [Shape] = []

  init(_ placing: AnatomyPlacing, _ labels: AnatomyLabels, ground: Ground) {
    self.placing = placing
    self.labels = labels
    self.ground = ground
    let box = placing.box
    let (y, x) = (box.y - 20 - placing.rowsDepth, box.x - 20 - placing.columnsDepth)
    add(placing.root.across, .across, at: y) { from, to in
      [6.0, 19, 32].map { (Point((from + to) / 2, y - $0), .middle) }
    }
    add(placing.root.column, .down, at: x) { from, to in
      let middle = (from + to) / 2 + 4
      return [(Point(x - 8, middle), .end), (Point(x + 5, middle), .start)]
    }
    placing.nested.forEach { add($0) }
  }

  private mutating func add(_ stack: AnatomyDistances) {
    if let track = placing.rowTracks[stack.stack.node.number] {
      let y = placing.box.y - 16 - Double(track) * AnatomyPlacing.track
      add(stack.across, .across, at: y, byLetters: true) { from, to in
        [(Point((from + to) / 2, y - 6), .middle), (Point(to + 5, y + 4), .start)]
      }
    }
    if let track = placing.columnTracks[stack.stack.node.number] {
      let x = placing.box.x - 16 - Double(track) * AnatomyPlacing.track
      add(stack.down, .down, at: x, byLetters: true) { from, to in
        let middle = (from + to) / 2 + 4
        return [(Point(x - 5, middle), .end), (Point(x + 5, middle), .start)]
      }
    }
  }

  /// `places` has the places for the label of a distance between two places of the sheet.
  private mutating func add(
    _ distances: [AnatomyDistance], _ way: Way, at line: Double, byLetters: Bool = false,
    places: (_ from: Double, _ to: Double) -> [(Point, Text.Anchor)]
  ) {
    let box = placing.box
    let (start, edge) = way == .across ? (box.x, box.y - 4) : (box.y, box.x - 4)
    for distance in distances {
      let (from, to) = (start + distance.from * placing.scale, start + distance.to * placing.scale)
      shapes +=
        DimensionLine(from: from, to: to, across: line, edge: edge, isVertical: way == .down, ground: ground).shapes
      let places = places(from, to)
      shapes +=
        byLetters
        ? labels.placeLetter(for: distance.label, at: places, ground: ground)
        : labels.place(distance.label, at: places, ground: ground)
    }
  }
}
