import TextCore
import Workflows

extension Command {
  static let check = Command(
    name: "check", operands: ["INPUT"], summary: "is the committed guide what a build would write?",
    options: [.output, .templates, .strict]
  ) { arguments in
    withGuide(arguments) { guide, folder, terminal in
      do throws(GuideFolder.Failure) {
        let check = try check(guide, in: folder, isNamed: arguments.output != nil)
        switch arguments.format {
        case .json: terminal.printResult(GuideListing.differences(check, guide))
        case .text: terminal.printResult(GuideListing.text(check, folder: folder))
        }
        guard guide.files != nil else { return .findings }
        for path in check.conflicts {
          terminal.printMessage(
            "\(folder)/\(path) holds the marks of an unfinished merge: take either side, build again, commit.\n")
        }
        guard check.differences.isEmpty else {
          let command = mendingCommand(arguments)
          terminal.printMessage("The guide is not what a build would write. To mend it: \(command), then commit.\n")
          return .findings
        }
        return guide.hasErrors ? .findings : .clean
      } catch {
        return failure(error, terminal)
      }
    }
  }

  private static func check(
    _ guide: Guide, in folder: String, isNamed: Bool
  ) throws(GuideFolder.Failure) -> GuideCheck {
    guard let files = guide.files else { return GuideCheck(FileTree(), committed: FileTree()) }
    let committed = try GuideFolder(folder, for: guide.name, isNamed: isNamed).current(files.paths)
    return GuideCheck(files, committed: committed)
  }

  /// The build with the same input and options.
  private static func mendingCommand(_ arguments: Arguments) -> String {
    var words = ["specimen", "build"] + arguments.operands
    if let output = arguments.output { words += ["--output", output] }
    if let templates = arguments.templates { words += ["--templates", templates] }
    if arguments.isStrict { words.append("--strict") }
    return words.map { $0.contains(" ") ? "'\($0)'" : $0 }.joined(separator: " ")
  }
}
