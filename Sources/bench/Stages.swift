import Foundation
import TextCore

/// The stages of a build, timed one by one inside this process, in turn, so that a change of the machine's speed meets all.
struct Stages {
  static let names = ReadingStages.names + GuideStages.names

  private let sources: SourceSet
  private let guide: GuideStages
  let bytes: Int

  /// Guides are written to the folder, and removed after each round.
  init(_ system: SyntheticSystem, folder: URL) {
    sources = SourceSet(system.tree)
    guide = GuideStages(system.tree, folder: folder)
    bytes = sources.sources.reduce(0) { $0 + $1.bytes.count }
  }

  var written: (files: Int, bytes: Int) { guide.written }

  /// Seconds of each stage, the median of several rounds.
  func measure(rounds: Int) throws -> [Double] {
    var times = Array(repeating: [Double](), count: Self.names.count)
    for _ in 0..<rounds {
      let reading = ReadingStages.round(sources)
      let round = try reading.seconds + guide.round(reading.catalog)
      for (index, seconds) in round.enumerated() { times[index].append(seconds) }
    }
    return times.map(\.median)
  }

  static func report(_ sizes: [Int], in folder: URL) throws {
    print("Stages, as multiples of a byte scan of the same files; import holds the parse, resolve the merge:")
    let table = Table(
      ["tokens", "bytes", "files out", "bytes out"] + names.dropFirst() + ["JSONSerialization ÷ parse"])
    var times: [[Double]] = []
    for size in sizes {
      let stages = Stages(SyntheticSystem(tokens: size), folder: folder.appending(path: "stages-\(size)"))
      let measured = try stages.measure(rounds: size > 50_000 ? 3 : size > 5_000 ? 7 : 15)
      let (files, bytes) = stages.written
      table.row(
        ["\(size)", "\(stages.bytes)", "\(files)", "\(bytes)"]
          + measured.dropFirst().map { Table.ratio($0 / measured[0]) } + [Table.ratio(measured[1] / measured[2])])
      times.append(measured)
    }
    Table.growth(sizes, names, times)
  }
}
