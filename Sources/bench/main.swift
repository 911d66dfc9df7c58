import Foundation
import TextCore

// bench generate|whole|stages SPECIMEN FOLDER [SIZE…]: writes synthetic systems to FOLDER, runs the program at SPECIMEN on them,
// or times its stages. It prints ratios: the machine's own speed is in every figure of a run alike.

let arguments = CommandLine.arguments
guard arguments.count >= 4 else {
  print("usage: bench generate|whole|stages SPECIMEN FOLDER [SIZE…]")
  exit(2)
}
let specimen = arguments[2]
let folder = URL(filePath: arguments[3])
let chosen = arguments.dropFirst(4).compactMap { Int($0) }
let sizes = chosen.isEmpty ? [1_000, 10_000, 100_000] : chosen

func ratio(_ number: Double) -> String { number.text(decimals: number < 10 ? 2 : 1) }

func row(_ cells: [String]) {
  print(cells.map { $0.padding(toLength: max(20, $0.count + 1), withPad: " ", startingAt: 0) }.joined())
}

func growthTable(_ names: [String], _ times: [[Double]]) {
  guard sizes.count > 1 else { return }
  print("\nGrowth from one size to the next, divided by the growth of the tokens:")
  row(["tokens"] + names)
  for index in sizes.indices.dropFirst() {
    let growth = Double(sizes[index]) / Double(sizes[index - 1])
    row(["\(sizes[index])"] + zip(times[index], times[index - 1]).map { ratio($0 / $1 / growth) })
  }
}

switch arguments[1] {
case "generate":
  for size in sizes { try SyntheticSystem(tokens: size).write(to: folder.appending(path: "\(size)")) }
case "stages":
  print("Stages, as multiples of a byte scan of the same files:")
  row(["tokens", "bytes"] + Stages.names.dropFirst() + ["JSONSerialization ÷ parse"])
  var times: [[Double]] = []
  for size in sizes {
    var sources = SourceSet()
    for file in SyntheticSystem(tokens: size).files { sources.add(path: file.name, bytes: Array(file.text.utf8)) }
    let measured = Stages.measure(sources, rounds: size > 50_000 ? 5 : 15)
    let bytes = sources.sources.reduce(0) { $0 + $1.bytes.count }
    row(
      ["\(size)", "\(bytes)"] + measured.dropFirst().map { ratio($0 / measured[0]) } + [
        ratio(measured[1] / measured[2])
      ])
    times.append(measured)
  }
  growthTable(Stages.names, times)
default:
  print(
    "Whole runs: 'build' as a multiple of 'cp -r' of what it wrote, the rest as multiples of 'build'; peak memory in MiB:"
  )
  row(["tokens", "build ÷ cp -r", "memory", "build again", "check", "tokens (JSON)", "memory", "start"])
  var times: [[Double]] = []
  for size in sizes {
    let input = folder.appending(path: "\(size)").path
    let output = folder.appending(path: "site-\(size)").path
    let rounds = size > 50_000 ? 3 : 7
    let again = { WholeRun.median(specimen, ["build", input, "--output", output], rounds: rounds) }
    try? FileManager.default.removeItem(atPath: output)
    let build = WholeRun.median(specimen, ["build", input, "--output", output], rounds: rounds) {
      try? FileManager.default.removeItem(atPath: output)
    }
    let unchanged = again()
    let check = WholeRun.median(specimen, ["check", input, "--output", output], rounds: rounds)
    let tokens = WholeRun.median(specimen, ["tokens", input, "--format", "json"], rounds: rounds)
    let start = WholeRun.median(specimen, ["--version"], rounds: 15)
    let copy = WholeRun.median("/bin/cp", ["-r", output, output + "-copy"], rounds: rounds) {
      try? FileManager.default.removeItem(atPath: output + "-copy")
    }
    row(
      ["\(size)", ratio(build.seconds / copy.seconds), build.memory.text(decimals: 1)]
        + [unchanged, check, tokens].map { ratio($0.seconds / build.seconds) }
        + [tokens.memory.text(decimals: 1), ratio(start.seconds / build.seconds)])
    times.append([build, unchanged, check, tokens].map(\.seconds))
  }
  growthTable(["build", "build again", "check", "tokens (JSON)"], times)
}
