import TextCore
import Workflows

extension Command {
  static let nearest = Command(
    name: "nearest", required: ["VALUE"], operands: ["INPUT"],
    summary: "the tokens nearest to a colour or a length",
    options: [.strict],
    details: [
      "VALUE is a colour as in CSS or Swift, in quotes: '#0060df', 'Color(red: 0, green: 0.4, blue: 0.9)'; or a length:",
      "12, 12pt, '12 px', 1.5rem. Colours are told apart by their ΔE2000.",
    ],
    advice: quotingAdvice
  ) { arguments in
    let terminal = Terminal(arguments: arguments)
    let value: NearestValue
    do throws(UnreadableValue) {
      value = try NearestValue(arguments.operands[0])
    } catch {
      terminal.printFailure(error.message, hint: error.hint)
      return .usage
    }
    return withSystem(arguments, terminal, operand: 1, listing: { NearestListing.json(value, in: $0) }) {
      system, _, prefix in
      switch arguments.format {
      case .text:
        terminal.printResult(NearestListing.text(value, in: system))
        terminal.printDiagnostics(system.diagnostics, in: system.sources, pathPrefix: prefix)
      case .json: terminal.printResult(NearestListing.json(value, in: system))
      }
      return system.hasErrors ? .findings : .clean
    }
  }
}
