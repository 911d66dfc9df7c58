// DesignModel: the vocabulary of tokens and the rules that turn what was written into values. It reads no file format and
// draws nothing.

/// The number of a token path in its `PathTable`.
package struct PathID: Hashable, Sendable, Comparable {
  package let index: Int32

  package static let root = PathID(0)

  package init(_ index: Int) {
    self.index = Int32(index)
  }

  package static func < (left: PathID, right: PathID) -> Bool { left.index < right.index }
}

/// Every path that the input names, as a tree of segments: a path is compared, stored and looked up as one number.
///
/// Segments are equal only when their bytes are.
package struct PathTable: Sendable {
  private var names: [String] = [""]
  private var parents: [Int32] = [-1]
  private var firstChildren: [Int32] = [-1]
  private var lastChildren: [Int32] = [-1]
  private var nextSiblings: [Int32] = [-1]
  private var slots: [Int32] = Array(repeating: -1, count: 64)

  package init() {}

  package var count: Int { names.count }

  /// The path of a child, which is added when it is new.
  package mutating func intern(_ name: String, under parent: PathID) -> PathID {
    var name = name
    let found = name.withUTF8 { find($0, under: parent) }
    switch found {
    case .path(let path): return path
    case .free(let slot):
      let path = PathID(names.count)
      slots[slot] = path.index
      names.append(name)
      parents.append(parent.index)
      firstChildren.append(-1)
      lastChildren.append(-1)
      nextSiblings.append(-1)
      let last = lastChildren[Int(parent.index)]
      if last < 0 { firstChildren[Int(parent.index)] = path.index } else { nextSiblings[Int(last)] = path.index }
      lastChildren[Int(parent.index)] = path.index
      if names.count * 2 > slots.count { grow() }
      return path
    }
  }

  package func child(_ name: String, of parent: PathID) -> PathID? {
    var name = name
    return name.withUTF8 { bytes in
      if case .path(let path) = find(bytes, under: parent) { path } else { nil }
    }
  }

  /// The path whose segments, joined with periods, are a name.
  package func path(named name: String) -> PathID? {
    name.split(separator: ".", omittingEmptySubsequences: false).reduce(PathID?.some(.root)) { parent, segment in
      parent.flatMap { child(String(segment), of: $0) }
    }
  }

  package func parent(of path: PathID) -> PathID? {
    path == .root ? nil : PathID(Int(parents[Int(path.index)]))
  }

  /// The last segment.
  package func name(of path: PathID) -> String {
    names[Int(path.index)]
  }

  package func firstChild(of path: PathID) -> PathID? {
    link(firstChildren[Int(path.index)])
  }

  package func nextSibling(of path: PathID) -> PathID? {
    link(nextSiblings[Int(path.index)])
  }

  /// Every path below one, parents before children, each level in the order in which it was named.
  package func descendants(of path: PathID) -> [PathID] {
    var found: [PathID] = []
    var current = path
    while true {
      if let child = firstChild(of: current) {
        current = child
      } else {
        while current != path, nextSibling(of: current) == nil { current = PathID(Int(parents[Int(current.index)])) }
        guard current != path, let sibling = nextSibling(of: current) else { return found }
        current = sibling
      }
      found.append(current)
    }
  }

  package func isAncestor(_ ancestor: PathID, of path: PathID) -> Bool {
    var current = path
    while let parent = parent(of: current) {
      if parent == ancestor { return true }
      current = parent
    }
    return false
  }

  package func segments(of path: PathID) -> [String] {
    var depth = 0
    var current = path
    while let parent = parent(of: current) {
      depth += 1
      current = parent
    }
    var segments = Array(repeating: "", count: depth)
    current = path
    while let parent = parent(of: current) {
      depth -= 1
      segments[depth] = name(of: current)
      current = parent
    }
    return segments
  }

  /// Whether a segment holds a period itself, which some formats allow.
  func hasPeriod(_ path: PathID) -> Bool {
    var current = path
    while let parent = parent(of: current) {
      if name(of: current).utf8.contains(UInt8(ascii: ".")) { return true }
      current = parent
    }
    return false
  }

  /// The segments joined with periods.
  package func text(of path: PathID) -> String {
    guard let parent = parent(of: path) else { return "" }
    return parent == .root ? name(of: path) : segments(of: path).joined(separator: ".")
  }

  private enum Finding {
    case path(PathID)
    case free(slot: Int)
  }

  private func find(_ name: UnsafeBufferPointer<UInt8>, under parent: PathID) -> Finding {
    var slot = Self.hash(name, parent.index) & (slots.count - 1)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if parents[index] == parent.index, names[index].utf8.elementsEqual(name) { return .path(PathID(index)) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return .free(slot: slot)
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for index in names.indices.dropFirst() {
      var name = names[index]
      var slot = name.withUTF8 { Self.hash($0, parents[index]) } & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index)
    }
  }

  private static func hash(_ name: UnsafeBufferPointer<UInt8>, _ parent: Int32) -> Int {
    var hasher = Hasher()
    hasher.combine(parent)
    hasher.combine(bytes: UnsafeRawBufferPointer(name))
    return hasher.finalize()
  }

  private func link(_ index: Int32) -> PathID? {
    index < 0 ? nil : PathID(Int(index))
  }
}
