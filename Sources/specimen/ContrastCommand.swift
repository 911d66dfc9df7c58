import TextCore
import Workflows

extension Command {
  static let contrast = Command(
    name: "contrast", required: ["FOREGROUND", "BACKGROUND"], operands: [],
    summary: "how a colour is to be read on another",
    options: [],
    details: [
      "Colours are as in CSS, in quotes: a shell takes an unquoted # for a comment. A translucent foreground lies over",
      "the background, a translucent background over white. Exit code 1 when the ratio is below 4.5.",
    ],
    advice: quotingAdvice
  ) { arguments in
    let terminal = Terminal(arguments: arguments)
    do throws(UnreadableValue) {
      let answer = try ContrastAnswer(foreground: arguments.operands[0], background: arguments.operands[1])
      switch arguments.format {
      case .text: terminal.printResult(ContrastListing.text(answer))
      case .json: terminal.printResult(ContrastListing.json(answer))
      }
      return answer.passes ? .clean : .findings
    } catch {
      terminal.printFailure(error.message, hint: error.hint)
      return .usage
    }
  }

  static let quotingAdvice = "quote colours, since a shell takes an unquoted # for a comment"
}
