/// A pattern over segments: `*` stands for one segment or a part of it, `**` for any number of segments.
package struct Glob: Sendable, Hashable {
  package let pattern: String
  private let parts: [[UInt8]]

  /// A pattern whose segments are parted by `.` for token paths, by `/` for files.
  package init(_ pattern: String, separator: Character = ".") {
    self.pattern = pattern
    parts = pattern.split(separator: separator, omittingEmptySubsequences: false).map { Array($0.utf8) }
  }

  package func matches(_ segments: [String]) -> Bool {
    // Row by row over the pattern, so that many `**` cost no more than their number times the path's length.
    var reachable = Array(repeating: false, count: segments.count + 1)
    reachable[0] = true
    for part in parts {
      if part == Array("**".utf8) {
        for index in segments.indices where reachable[index] { reachable[index + 1] = true }
        continue
      }
      for index in segments.indices.reversed() {
        reachable[index + 1] = reachable[index] && Self.matches(part, Array(segments[index].utf8))
      }
      reachable[0] = false
    }
    return reachable[segments.count]
  }

  private static func matches(_ part: [UInt8], _ name: [UInt8]) -> Bool {
    var patternIndex = 0
    var nameIndex = 0
    var star: (pattern: Int, name: Int)?
    while nameIndex < name.count {
      if patternIndex < part.count, part[patternIndex] == UInt8(ascii: "*") {
        star = (patternIndex, nameIndex)
        patternIndex += 1
      } else if patternIndex < part.count, part[patternIndex] == name[nameIndex] {
        patternIndex += 1
        nameIndex += 1
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        patternIndex = last.pattern + 1
        nameIndex = last.name + 1
      } else {
        return false
      }
    }
    return part[patternIndex...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
