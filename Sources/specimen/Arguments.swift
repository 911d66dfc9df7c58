import TextCore

/// The command line, taken apart.
struct Arguments {
  /// A mistake of the person who typed.
  struct Mistake: Error {
    let message: String
    let hint: String?

    init(_ message: String, hint: String? = nil) {
      self.message = message
      self.hint = hint
    }
  }

  enum Format: String, CaseIterable {
    case text, json
  }

  var command: Command?
  var operands: [String] = []
  var output: String?
  var templates: String?
  var isStrict = false
  var inputs: [String] = []
  var format = Format.text
  /// Whether a trace is asked for as a graph in the language of Graphviz.
  var wantsGraph = false
  var isQuiet = false
  var allowsColor = true
  var wantsHelp = false
  var wantsVersion = false

  init(_ words: [String]) throws(Mistake) {
    var rest = words[...]
    var onlyOperands = false
    while let word = rest.popFirst() {
      guard !onlyOperands, word.hasPrefix("-"), word != "-" else {
        try operand(word)
        continue
      }
      if word == "--" {
        onlyOperands = true
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      try option(parts[0], given: parts.count > 1 ? parts[1] : nil, &rest)
    }
    if let command { try check(command) }
  }

  private mutating func operand(_ word: String) throws(Mistake) {
    guard command == nil else {
      operands.append(word)
      return
    }
    guard let known = Command.all.first(where: { $0.name == word }) else {
      let near = Suggestion.nearest(to: word, in: Command.all.map(\.name))
      throw Mistake("'\(word)' is no command", hint: near.map { "did you mean '\($0)'?" } ?? "see 'specimen --help'")
    }
    command = known
  }

  private mutating func option(
    _ name: String, given: String?, _ rest: inout ArraySlice<String>
  ) throws(Mistake) {
    guard let option = Option(rawValue: name == "-h" ? "--help" : name) else {
      let near = Suggestion.nearest(to: name, in: Option.allCases.map(\.rawValue))
      throw Mistake("'\(name)' is no option", hint: near.map { "did you mean '\($0)'?" } ?? "see 'specimen --help'")
    }
    if let command, !option.isGeneral, !command.options.contains(option) {
      throw Mistake("'\(name)' has no meaning for '\(command.name)'", hint: "see 'specimen \(command.name) --help'")
    }
    var value = ""
    if option.takesValue {
      guard let next = given ?? rest.popFirst() else { throw Mistake("'\(name)' needs a value") }
      value = next
    } else if given != nil {
      throw Mistake("'\(name)' takes no value")
    }
    seen.insert(option)
    switch option {
    case .output: output = value
    case .templates: templates = value
    case .strict: isStrict = true
    case .input: inputs.append(value)
    case .format where value == "dot": wantsGraph = true
    case .format:
      guard let format = Format(rawValue: value) else {
        throw Mistake(
          "'\(value)' is no format",
          hint: "formats: " + Format.allCases.map(\.rawValue).joined(separator: ", ") + ", and dot for a trace")
      }
      self.format = format
    case .quiet: isQuiet = true
    case .noColor: allowsColor = false
    case .help: wantsHelp = true
    case .version: wantsVersion = true
    }
  }

  private var seen: Set<Option> = []

  private func check(_ command: Command) throws(Mistake) {
    if wantsGraph, command.name != "tokens" || operands.count < 2, !wantsHelp {
      throw Mistake("'dot' is a format of traces", hint: "specimen tokens INPUT NAME --format dot")
    }
    for option in seen where !option.isGeneral && !command.options.contains(option) {
      throw Mistake(
        "'\(option.rawValue)' has no meaning for '\(command.name)'", hint: "see 'specimen \(command.name) --help'")
    }
    let most = command.required.count + command.operands.count
    if operands.count > most {
      throw Mistake(
        "'\(operands[most])' is one argument too many for '\(command.name)'", hint: "usage: \(command.usage)")
    }
    let missing = command.required.dropFirst(operands.count)
    if !missing.isEmpty, !wantsHelp, !wantsVersion {
      let advice = command.advice.map { "; \($0)" } ?? ""
      throw Mistake(
        "'\(command.name)' needs \(missing.joined(separator: " and "))", hint: "usage: \(command.usage)\(advice)")
    }
  }
}

enum Option: String, CaseIterable {
  case output = "--output"
  case templates = "--templates"
  case strict = "--strict"
  case input = "--input"
  case format = "--format"
  case quiet = "--quiet"
  case noColor = "--no-color"
  case help = "--help"
  case version = "--version"

  var takesValue: Bool {
    switch self {
    case .output, .templates, .input, .format: true
    case .strict, .quiet, .noColor, .help, .version: false
    }
  }

  /// Whether every command knows it.
  var isGeneral: Bool {
    switch self {
    case .format, .quiet, .noColor, .help, .version: true
    case .output, .templates, .strict, .input: false
    }
  }

  var summary: String {
    switch self {
    case .output: "where the guide is (site)"
    case .templates: "files that replace built-in templates"
    case .strict: "the DTCG specification and nothing else"
    case .input: "one combination of a resolver's inputs, as modifier=context; - reads a JSON object"
    case .format: "text or json; dot for a trace"
    case .quiet: "errors only"
    case .noColor: "no colour in messages; NO_COLOR does the same"
    case .help: "this text"
    case .version: "the version"
    }
  }

  var placeholder: String {
    switch self {
    case .output, .templates: " DIR"
    case .input: " K=V"
    case .format: " F"
    case .strict, .quiet, .noColor, .help, .version: ""
    }
  }
}
