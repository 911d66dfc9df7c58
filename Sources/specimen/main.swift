#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Runs what the command line asks for.
func run(_ words: [String]) -> ExitCode {
  do throws(Arguments.Mistake) {
    let arguments = try Arguments(words)
    let terminal = Terminal(arguments: arguments)
    if arguments.wantsVersion {
      terminal.printResult(Array("specimen \(Help.version)\n".utf8))
      return .clean
    }
    if arguments.wantsHelp {
      terminal.printResult(Array((arguments.command.map(Help.command) ?? Help.overview).utf8))
      return .clean
    }
    guard let command = arguments.command else {
      terminal.printMessage(Help.overview)
      return .usage
    }
    return command.run(arguments)
  } catch {
    var text = "specimen: error: \(error.message)\n"
    if let hint = error.hint { text += "      = \(hint)\n" }
    _ = Disk.write(Array(text.utf8), to: STDERR_FILENO)
    return .usage
  }
}

exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
