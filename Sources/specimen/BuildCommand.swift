import TextCore
import Workflows

extension Command {
  static let build = Command(
    name: "build", operands: ["INPUT"], summary: "write the guide (tokens → site)",
    options: [.output, .templates, .strict, .input]
  ) { arguments in
    withGuide(arguments) { guide, folder, terminal in
      if arguments.format == .json { terminal.printResult(GuideListing.files(guide)) }
      guard let files = guide.files else {
        terminal.printFailure("nothing was written", hint: nil)
        return .findings
      }
      do throws(GuideFolder.Failure) {
        let change = try GuideFolder(folder, for: guide.name, isNamed: arguments.output != nil).write(files)
        if !arguments.isQuiet {
          terminal.printMessage(
            "\(folder): \(change.written) written, \(change.removed) removed, \(change.unchanged) unchanged\n")
        }
        return guide.hasErrors ? .findings : .clean
      } catch {
        return failure(error, terminal)
      }
    }
  }

  /// Makes the guide of a command's input and prints what is to be said about it.
  static func withGuide(
    _ arguments: Arguments, _ body: (Guide, String, Terminal) -> ExitCode
  ) -> ExitCode {
    let terminal = Terminal(arguments: arguments)
    let progress = Progress(terminal)
    let folder = arguments.output.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 } ?? "site"
    return withSystem(arguments, terminal, excluding: folder) { system, input, prefix in
      let own: (files: FileTree, path: String)
      do throws(DiskError) {
        own = try templates(arguments, system, input)
      } catch {
        terminal.printFailure("\(error.path): \(error.reason)", hint: nil)
        return .unavailable
      }
      progress.show("drawing", input.input.files.count, "files")
      let guide = Guide(system, templates: own.files, templatesPath: own.path, workers: .threads)
      if arguments.format == .text {
        terminal.printDiagnostics(guide.diagnostics, in: guide.sources, pathPrefix: prefix)
      }
      return body(guide, folder, terminal)
    }
  }

  /// The team's templates, with the way to them from the input root; a folder that `guide.json` names and that is not there
  /// is nothing.
  private static func templates(
    _ arguments: Arguments, _ system: TokenSystem, _ input: InputReader.Result
  ) throws(DiskError) -> (files: FileTree, path: String) {
    if let path = arguments.templates {
      let files = try TemplateFolder.read(path)
      return (files, InputReader.prefix(from: input.root, to: Disk.realPath(path) ?? path))
    }
    guard let folder = system.templatesFolder, Disk.kind(of: "\(input.root)/\(folder)") == .folder else {
      return (FileTree(), "templates/")
    }
    return (try TemplateFolder.read("\(input.root)/\(folder)"), folder + "/")
  }

  static func failure(_ failure: GuideFolder.Failure, _ terminal: Terminal) -> ExitCode {
    switch failure {
    case .foreign(let message, let hint):
      terminal.printFailure(message, hint: hint)
      return .usage
    case .disk(let error):
      terminal.printFailure("\(error.path): \(error.reason); the last guide is as it was", hint: nil)
      return .unavailable
    case .interrupted:
      return .interrupted
    }
  }
}

/// Files that a team puts in place of built-in templates.
enum TemplateFolder {
  static func read(_ folder: String) throws(DiskError) -> FileTree {
    var files = FileTree()
    var waiting = [""]
    while let below = waiting.popLast() {
      for name in try Disk.names(in: below.isEmpty ? folder : "\(folder)/\(below)") where !name.hasPrefix(".") {
        let path = below.isEmpty ? name : "\(below)/\(name)"
        switch Disk.kind(of: "\(folder)/\(path)", followingLinks: false) {
        case .folder: waiting.append(path)
        case .file: files[path] = try Disk.read("\(folder)/\(path)")
        case .link, .other, .missing: continue
        }
      }
    }
    return files
  }
}
