import TextCore
import Workflows

extension Command {
  static let check = Command(
    name: "check", operands: ["INPUT"], summary: "is the committed guide what a build would write?",
    options: [.output, .templates, .strict]
  ) { arguments in
    withGuide(arguments) { guide, folder, terminal in
      do throws(GuideFolder.Failure) {
        let differences = try differences(of: guide, in: folder, isNamed: arguments.output != nil)
        switch arguments.format {
        case .json: terminal.printResult(GuideListing.differences(differences, guide))
        case .text:
          for difference in differences {
            terminal.printResult(Array("\(difference.kind) \(folder)/\(difference.path)\n".utf8))
          }
        }
        guard guide.files != nil else { return .findings }
        guard differences.isEmpty else {
          terminal.printMessage("The guide is not what a build would write. To mend it: specimen build, then commit.\n")
          return .findings
        }
        return guide.hasErrors ? .findings : .clean
      } catch {
        return failure(error, terminal)
      }
    }
  }

  private static func differences(
    of guide: Guide, in folder: String, isNamed: Bool
  ) throws(GuideFolder.Failure) -> [FileTree.Difference] {
    guard let files = guide.files else { return [] }
    let committed = try GuideFolder(folder, for: guide.name, isNamed: isNamed).current(files.paths)
    return files.differences(from: committed)
  }
}
