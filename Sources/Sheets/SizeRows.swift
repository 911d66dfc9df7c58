/// Specimens of sizes by group, in rows of eight slots; a group that does not fit in the rest of a row begins the next.
struct SizeRows {
  /// Neighbours of one group on one baseline.
  struct Run {
    let group: String
    let slot: Int
    var specimens: [(slot: Int, specimen: SizeSpecimen)] = []
    var slots: Int { specimens.reduce(0) { $0 + $1.specimen.slots } }
  }

  static let slots = 8

  private(set) var rows: [[Run]] = []
  private var used = SizeRows.slots

  init(_ groups: [(name: String, specimens: [SizeSpecimen])]) {
    for group in groups {
      let needed = group.specimens.reduce(0) { $0 + $1.slots }
      if used + needed > Self.slots { beginRow() }
      beginRun(group.name)
      for specimen in group.specimens {
        if used + specimen.slots > Self.slots {
          beginRow()
          beginRun(group.name)
        }
        let (row, run) = (rows.count - 1, rows[rows.count - 1].count - 1)
        rows[row][run].specimens.append((used, specimen))
        used += specimen.slots
      }
    }
  }

  private mutating func beginRow() {
    rows.append([])
    used = 0
  }

  private mutating func beginRun(_ group: String) {
    rows[rows.count - 1].append(Run(group: group, slot: used))
  }
}
