import DesignModel
import Graphics
import Layout

/// Where a component stands on the sheet of its anatomy, how large it is drawn, and which lines its distances have.
struct AnatomyPlacing {
  static let track = 24.0
  private static let mostTracks = 3
  private static let tallest = 720.0

  let root: AnatomyDistances
  let nested: [AnatomyDistances]
  let leaders: AnatomyLeaders
  let scale: Double
  let box: Rect
  /// By the number of a stack: its line above the component, and beside it.
  let rowTracks: [Int: Int]
  let columnTracks: [Int: Int]

  /// With numbers for as many parts as are wished for, and distances of as many stacks inside.
  init(_ subject: AnatomySubject, most: Int) {
    let placed = subject.placed
    let stacks = placed.all.filter { $0.node.kind == .stack && !$0.children.isEmpty }
    root = AnatomyDistances(placed, subject)
    nested = stacks.filter { $0.node.number != 0 }.prefix(most).map { AnatomyDistances($0, subject) }
    rowTracks = Self.tracks(
      nested.filter { !$0.across.isEmpty }.map { ($0.stack.node.number, $0.stack.frame.x, $0.stack.frame.right) })
    columnTracks = Self.tracks(
      nested.filter { !$0.down.isEmpty }.map { ($0.stack.node.number, $0.stack.frame.y, $0.stack.frame.bottom) })
    let longest = root.column.map(\.label.count).max() ?? 0
    // What the height is at least may stand below the heights.
    let floor = AnatomySum(subject).minimum.map { Double($0.name.count + 2) * 6.6 - 26 } ?? 0
    let left = max(Double(longest) * 6.6, 80, floor) + 26 + Double(Self.count(columnTracks)) * Self.track
    // Numbers need less room on the right than the height and what it is at least.
    let wide = Self.scale(placed.frame, Plate.inner - left - 150)
    let wideLeaders = AnatomyLeaders(placed, scale: wide, most: most)
    let isBeside = !wideLeaders.on(.right).isEmpty
    let room = Plate.inner - left - (isBeside ? 44 : 150)
    scale = isBeside ? Self.scale(placed.frame, room) : wide
    leaders = scale == wide ? wideLeaders : AnatomyLeaders(placed, scale: scale, most: most)
    let width = placed.frame.width * scale
    let x = Plate.margin + left + max(0, ((room - width) / 2).rounded(.down))
    let y = Plate.top + (root.across.isEmpty ? 28 : 56) + Double(Self.count(rowTracks)) * Self.track
    box = Rect(x, y, width, placed.frame.height * scale)
  }

  /// How far the lines of stacks inside reach out of the component.
  var rowsDepth: Double { Double(Self.count(rowTracks)) * Self.track }
  var columnsDepth: Double { Double(Self.count(columnTracks)) * Self.track }

  var isBelow: Bool { !leaders.on(.below).isEmpty }
  var isBeside: Bool { !leaders.on(.right).isEmpty }

  /// Where the width is dimensioned.
  var widthY: Double { box.bottom + (isBelow ? 84 : 52) }

  /// The middle of a number.
  func center(of leader: AnatomyLeader) -> Point {
    switch leader.side {
    case .right: Point(box.right + 32, box.y + leader.place)
    case .below: Point(box.x + leader.place, box.bottom + 48)
    }
  }

  /// Three times its size up to a width of 240, twice up to 400, as large as it is beyond; less where there is no room.
  private static func scale(_ frame: Frame, _ room: Double) -> Double {
    let wanted = frame.width <= 240 ? 3.0 : frame.width <= 400 ? 2 : 1
    let fitting = [3.0, 2, 1.5, 1].first { scale in
      scale <= wanted && frame.width * scale <= room && frame.height * scale <= tallest
    }
    return fitting ?? Group.scale(upTo: min(room / frame.width, tallest / frame.height, 1))
  }

  /// Lines for what lies beside each other; what overlaps has one of its own, as far as there are any.
  private static func tracks(_ spans: [(node: Int, from: Double, to: Double)]) -> [Int: Int] {
    var ends: [[(Double, Double)]] = []
    var tracks: [Int: Int] = [:]
    for span in spans.reversed() {
      let free = ends.firstIndex { $0.allSatisfy { $0.1 <= span.from || span.to <= $0.0 } } ?? ends.count
      guard free < mostTracks else { continue }
      if free == ends.count { ends.append([]) }
      ends[free].append((span.from, span.to))
      tracks[span.node] = free
    }
    return tracks
  }

  private static func count(_ tracks: [Int: Int]) -> Int { (tracks.values.max() ?? -1) + 1 }
}
