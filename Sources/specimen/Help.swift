/// The texts of `--help`.
enum Help {
  static let version = "0.1.0"

  static var overview: String {
    let width = (Command.all.map(\.usage.count).max() ?? 0) + 2
    let commands = Command.all.map { "  " + pad($0.usage, width) + $0.summary }
    return """
      Specimen makes a static style guide from design tokens and component specs.

      \(commands.joined(separator: "\n"))

      INPUT is a folder, a resolver document, a token file, an asset catalogue or Swift source; without it, 'tokens'.

      \(options(Option.allCases))

      'specimen COMMAND --help' says more about a command.

      """
  }

  static func command(_ command: Command) -> String {
    """
    usage: \(command.usage)

    \(([command.summary] + command.details).joined(separator: "\n"))

    \(options(command.options + Option.allCases.filter(\.isGeneral)))

    """
  }

  private static func options(_ options: [Option]) -> String {
    let width = (options.map { ($0.rawValue + $0.placeholder).count }.max() ?? 0) + 2
    return options.map { "  " + pad($0.rawValue + $0.placeholder, width) + $0.summary }.joined(separator: "\n")
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
