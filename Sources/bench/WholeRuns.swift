import Foundation
import TextCore

/// Runs of the program on one synthetic system, in turn with `cp -r` of what it wrote.
struct WholeRuns {
  /// DESIGN.md section 13: this many copies of the output, and this much for the start of two programs.
  private static let bar = (copies: 3.0, seconds: 0.2)

  private var rounds: [Round] = []

  private struct Round {
    let build, copy, again, check, tokens, start: WholeRun
  }

  init(_ specimen: String, _ input: String, output: String, rounds: Int) {
    let copied = output + "-copy"
    defer { Self.remove(copied) }
    for _ in 0..<rounds {
      Self.remove(output)
      Self.remove(copied)
      let build = ["build", input, "--output", output]
      self.rounds.append(
        Round(
          build: WholeRun(specimen, build), copy: WholeRun("/bin/cp", ["-r", output, copied]),
          again: WholeRun(specimen, build), check: WholeRun(specimen, ["check", input, "--output", output]),
          tokens: WholeRun(specimen, ["tokens", input, "--format", "json"]),
          start: WholeRun(specimen, ["--version"])))
    }
  }

  private func median(_ figure: (Round) -> Double) -> Double { rounds.map(figure).median }

  private var buildMemory: Double { median { $0.build.memory } }

  private var cells: [String] {
    [
      Table.ratio(median { $0.build.seconds / $0.copy.seconds }),
      Table.ratio(median { $0.build.seconds / (Self.bar.copies * $0.copy.seconds + Self.bar.seconds) }),
      buildMemory.text(decimals: 1),
      Table.ratio(median { $0.again.seconds / $0.build.seconds }),
      Table.ratio(median { $0.check.seconds / $0.build.seconds }),
      median { $0.check.memory }.text(decimals: 1),
      Table.ratio(median { $0.tokens.seconds / $0.build.seconds }),
      median { $0.tokens.memory }.text(decimals: 1),
      Table.ratio(median { $0.start.seconds / $0.build.seconds }),
    ]
  }

  private static func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }

  static func report(_ sizes: [Int], _ specimen: String, in folder: URL) {
    print(
      "Whole runs: 'build' as a multiple of 'cp -r' of what it wrote and of the bar (3 × cp -r + 0.2 s), the rest as multiples of 'build'; peak memory in MiB:"
    )
    let table = Table([
      "tokens", "build ÷ cp -r", "build ÷ bar", "memory", "build again", "check", "memory", "tokens (JSON)", "memory",
      "start",
    ])
    var figures: [[Double]] = []
    for size in sizes {
      let runs = WholeRuns(
        specimen, folder.appending(path: "\(size)").path, output: folder.appending(path: "site-\(size)").path,
        rounds: size > 50_000 ? 3 : 7)
      table.row(["\(size)"] + runs.cells)
      figures.append(
        [runs.median { $0.build.seconds }, runs.buildMemory]
          + [runs.median { $0.again.seconds }, runs.median { $0.check.seconds }, runs.median { $0.check.memory }]
          + [runs.median { $0.tokens.seconds }])
    }
    Table.growth(sizes, ["build", "memory", "build again", "check", "memory", "tokens (JSON)"], figures)
  }
}
