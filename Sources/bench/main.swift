import Foundation

// bench generate|whole|stages SPECIMEN FOLDER [SIZE…]: writes synthetic systems to FOLDER, runs the program at SPECIMEN on them,
// or times its stages. `bench colors` times colour arithmetic, `bench dialects [MIB]` files in JSON, its dialects and YAML. It prints ratios: the machine's own speed is in every figure of a run alike.

let arguments = CommandLine.arguments
if arguments.count == 2, arguments[1] == "colors" {
  ColorWork.report()
  exit(0)
}
if arguments.count >= 2, arguments[1] == "dialects" {
  Dialects.report(mebibytes: arguments.dropFirst(2).first.flatMap { Int($0) } ?? 20)
  exit(0)
}
guard arguments.count >= 4, ["generate", "whole", "stages"].contains(arguments[1]) else {
  print("usage: bench generate|whole|stages SPECIMEN FOLDER [SIZE…], bench colors, or bench dialects [MIB]")
  exit(2)
}
let folder = URL(filePath: arguments[3])
let chosen = arguments.dropFirst(4).compactMap { Int($0) }
let sizes = chosen.isEmpty ? [1_000, 10_000, 100_000] : chosen

switch arguments[1] {
case "generate":
  for size in sizes { try SyntheticSystem(tokens: size).write(to: folder.appending(path: "\(size)")) }
case "stages":
  try Stages.report(sizes, in: folder)
default:
  WholeRuns.report(sizes, arguments[2], in: folder)
}
