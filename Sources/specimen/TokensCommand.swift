import TextCore
import Workflows

extension Command {
  static let tokens = Command(
    name: "tokens", operands: ["INPUT", "NAME"], summary: "resolved tokens; with NAME, its trace",
    options: [.strict, .input],
    details: [
      "NAME is a token, or a property of a part of a component: button/container.fill. With --format dot its trace is a",
      "graph for Graphviz.",
    ]
  ) { arguments in
    let terminal = Terminal(arguments: arguments)
    return withSystem(arguments, terminal) { system, _, prefix in
      guard arguments.operands.count > 1 else {
        switch arguments.format {
        case .json: terminal.printResult(TokenListing.json(system))
        case .text:
          terminal.printResult(TokenListing.text(system))
          terminal.printDiagnostics(system.diagnostics, in: system.sources, pathPrefix: prefix)
        }
        return system.hasErrors ? .findings : .clean
      }
      let name = arguments.operands[1]
      switch TraceListing.find(name, in: system) {
      case .unknown(let near, let isPart):
        terminal.printDiagnostics(system.diagnostics, in: system.sources, pathPrefix: prefix)
        terminal.printFailure(
          "there is no \(isPart ? "part" : "token") '\(name)'", hint: near.map { "did you mean '\($0)'?" })
        return .usage
      case .found(let subject) where arguments.wantsGraph:
        terminal.printResult(TraceListing.dot(subject))
        terminal.printDiagnostics(system.diagnostics, in: system.sources, pathPrefix: prefix)
        return system.hasErrors ? .findings : .clean
      case .found(let subject):
        switch arguments.format {
        case .json: terminal.printResult(TraceListing.json(subject, in: system))
        case .text:
          terminal.printResult(TraceListing.text(subject, in: system, pathPrefix: prefix))
          terminal.printDiagnostics(system.diagnostics, in: system.sources, pathPrefix: prefix)
        }
        return system.hasErrors ? .findings : .clean
      }
    }
  }

  /// Reads and resolves the input of a command, which is the operand of that number; says why when there is none.
  static func withSystem(
    _ arguments: Arguments, _ terminal: Terminal, operand: Int = 0, excluding output: String? = nil,
    listing: (TokenSystem) -> [UInt8] = TokenListing.json,
    _ body: (TokenSystem, InputReader.Result, String) -> ExitCode
  ) -> ExitCode {
    let given = arguments.operands.indices.contains(operand) ? arguments.operands[operand] : nil
    let path = given ?? "tokens"
    let progress = Progress(terminal)
    do throws(InputReader.Failure) {
      let result = try InputReader.read(path, excluding: output)
      var options = ReadingOptions()
      options.isStrict = arguments.isStrict
      switch chosenInput(arguments) {
      case .success(let chosen): options.chosen = chosen
      case .failure(let mistake):
        terminal.printFailure(mistake.message, hint: mistake.hint)
        return .usage
      }
      let files = result.input.files
      progress.show("resolving", files.count, "files", bytes: files.files.reduce(0) { $0 + $1.bytes.count })
      return body(TokenSystem(result.input, options), result, result.pathPrefix)
    } catch {
      let system = unavailable(error, isGiven: given != nil, arguments, terminal)
      if arguments.format == .json { terminal.printResult(listing(system)) }
      return .unavailable
    }
  }

  /// Says why an input cannot be read, and makes a system that says so too.
  private static func unavailable(
    _ failure: InputReader.Failure, isGiven: Bool, _ arguments: Arguments, _ terminal: Terminal
  ) -> TokenSystem {
    switch failure {
    case .missing(let path, let near):
      let words = ["specimen", arguments.command?.name ?? ""] + (arguments.command?.required ?? []) + ["INPUT"]
      let usage = "name a folder or a token file: " + words.joined(separator: " ")
      let hint = near.map { "the nearest that exists is '\($0)'" } ?? (isGiven ? nil : usage)
      terminal.printFailure("there is no '\(path)'", hint: hint)
      return .unreadable(path, .missing(path))
    case .disk(let error):
      terminal.printFailure("\(error.path): \(error.reason)", hint: nil)
      return .unreadable(error.path, .unreadable(error.reason))
    }
  }

  private static func chosenInput(_ arguments: Arguments) -> Result<ChosenInput?, Arguments.Mistake> {
    guard !arguments.inputs.isEmpty else { return .success(nil) }
    if arguments.inputs == ["-"] {
      do {
        return .success(.json(try Disk.readStandardInput()))
      } catch {
        return .failure(Arguments.Mistake("\(error.path): \(error.reason)"))
      }
    }
    var pairs: [(name: String, value: String)] = []
    for word in arguments.inputs {
      guard let equals = word.firstIndex(of: "=") else {
        return .failure(Arguments.Mistake("'--input \(word)' is not of the form modifier=context"))
      }
      pairs.append((String(word[..<equals]), String(word[word.index(after: equals)...])))
    }
    return .success(.pairs(pairs))
  }
}

extension Problem {
  fileprivate static func missing(_ path: String) -> Problem {
    Problem("file-unreadable", .error, "there is no '\(path)'")
  }

  fileprivate static func unreadable(_ reason: String) -> Problem {
    Problem("file-unreadable", .error, "the file cannot be read: \(reason)")
  }
}
