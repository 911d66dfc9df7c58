import TextCore
import Workflows

/// Reads what the command line names into an `Input` (DESIGN.md section 3).
struct InputReader {
  enum Failure: Error {
    /// The path, and the nearest one that exists, if it is not the working folder.
    case missing(String, near: String?)
    case disk(DiskError)
  }

  /// The files and, for text, what leads from the working folder to the input root.
  struct Result {
    let input: Input
    let pathPrefix: String
    /// The absolute path of the input root.
    let root: String
  }

  private let root: String
  private var files = FileTree()
  private var faults: [Input.Fault] = []
  private var visited: Set<Disk.Identity> = []

  static func read(_ argument: String, excluding output: String?) throws(Failure) -> Result {
    guard let real = Disk.realPath(argument) else { throw .missing(argument, near: nearest(to: argument)) }
    let isFolder = Disk.kind(of: real) == .folder
    let folder = isFolder ? real : parent(of: real)
    let root = inputRoot(of: folder)
    var reader = InputReader(root: root)
    let relative = reader.relative(real)
    if isFolder {
      do {
        try reader.readFolder(real, skipping: output.flatMap(Disk.realPath))
      } catch {
        throw .disk(error)
      }
    } else {
      reader.readFile(real, as: relative)
    }
    if reader.files["guide.json"] == nil, Disk.kind(of: root + "/guide.json") != .missing {
      reader.readFile(root + "/guide.json", as: "guide.json")
    }
    reader.readWanted()
    if isFolder { reader.readIcons(below: real) }
    let name = folder.split(separator: "/").last.map(String.init) ?? "Tokens"
    let entry: Input.Entry = isFolder ? .folder(relative) : .file(relative)
    let input = Input(reader.files, entry: entry, folderName: name, faults: reader.faults)
    return Result(input: input, pathPrefix: prefix(from: Disk.workingFolder, to: root), root: root)
  }

  private init(root: String) {
    self.root = root
  }

  /// The nearest folder at or above one that holds `guide.json` or `.git`, else the folder itself.
  private static func inputRoot(of folder: String) -> String {
    var current = folder
    while true {
      if Disk.kind(of: current + "/guide.json") != .missing || Disk.kind(of: current + "/.git") != .missing {
        return current
      }
      if current == "/" || current.isEmpty { return folder }
      current = parent(of: current)
    }
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  private static func nearest(to argument: String) -> String? {
    let trimmed = argument.hasSuffix("/") ? String(argument.dropLast()) : argument
    let slash = trimmed.lastIndex(of: "/")
    let folder = slash.map { $0 == trimmed.startIndex ? "/" : String(trimmed[..<$0]) } ?? "."
    let name = slash.map { String(trimmed[trimmed.index(after: $0)...]) } ?? trimmed
    guard Disk.kind(of: folder) == .folder else { return nearest(to: folder) }
    let names = ((try? Disk.names(in: folder)) ?? []).sorted()
    if let near = Suggestion.nearest(to: name, in: names) { return folder == "." ? near : "\(folder)/\(near)" }
    return folder == "." ? nil : folder
  }

  private func relative(_ path: String) -> String {
    path == root ? "" : String(path.dropFirst(root == "/" ? 1 : root.count + 1))
  }

  private mutating func readFolder(_ start: String, skipping output: String?) throws(DiskError) {
    var waiting = [start]
    while let folder = waiting.popLast() {
      if let identity = Disk.identity(of: folder), !visited.insert(identity).inserted { continue }
      let names: [String]
      do {
        names = try Disk.names(in: folder)
      } catch {
        if folder == start { throw error }
        faults.append(Input.Fault(path: relative(folder), reason: .unreadable(error.reason)))
        continue
      }
      for name in names where !name.hasPrefix(".") && name != "node_modules" {
        let path = folder + "/" + name
        if path == output { continue }
        switch Disk.kind(of: path, followingLinks: false) {
        case .folder: waiting.append(path)
        case .file: readIfWanted(path)
        case .link: follow(path, from: start, &waiting)
        case .other, .missing: continue
        }
      }
    }
  }

  /// A link to a folder below the start leads to what is read anyway; one that leaves the root is refused.
  private mutating func follow(_ path: String, from start: String, _ waiting: inout [String]) {
    guard let target = Disk.realPath(path) else {
      if isWanted(path) {
        faults.append(Input.Fault(path: relative(path), reason: .unreadable("the link leads nowhere")))
      }
      return
    }
    let isFolder = Disk.kind(of: target) == .folder
    guard isFolder || isWanted(path) else { return }
    guard isInside(target, root) else {
      faults.append(Input.Fault(path: relative(path), reason: .outsideRoot))
      return
    }
    if !isFolder {
      readFile(target, as: relative(path))
    } else if !isInside(target, start), !isInside(start, target) {
      waiting.append(path)
    }
  }

  private func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || folder == "/" || path.hasPrefix(folder + "/")
  }

  private func isWanted(_ path: String) -> Bool {
    Input.isWanted(path)
  }

  private mutating func readIfWanted(_ path: String) {
    if isWanted(path) { readFile(path, as: relative(path)) }
  }

  private mutating func readFile(
    _ path: String, as name: String, largest: Int = Input.largestFile, ifLarger: Input.Fault.Reason = .tooLarge
  ) {
    if case .file(let size) = Disk.kind(of: path), size > largest {
      faults.append(Input.Fault(path: name, reason: ifLarger))
      return
    }
    do {
      let bytes = try Disk.read(path)
      if bytes.count > largest {
        faults.append(Input.Fault(path: name, reason: ifLarger))
      } else {
        files[name] = bytes
      }
    } catch {
      faults.append(Input.Fault(path: name, reason: .unreadable(error.reason)))
    }
  }

  /// The pictures in the icons folder, as far as it lies in what is read; no other folder's are icons.
  private mutating func readIcons(below start: String) {
    guard let name = TokenSystem.iconsFolder(of: files), let folder = Disk.realPath(root + "/" + name),
      Disk.kind(of: folder) == .folder
    else { return }
    guard isInside(folder, root) else {
      let isLink = Disk.kind(of: root + "/" + name, followingLinks: false) == .link
      faults.append(Input.Fault(path: name, reason: isLink ? .outsideRoot : .folderOutsideRoot))
      return
    }
    guard isInside(folder, start) else { return }
    let files: [String]
    do {
      files = try Disk.names(in: folder)
    } catch {
      faults.append(Input.Fault(path: name, reason: .unreadable(error.reason)))
      return
    }
    for file in files where !file.hasPrefix(".") && TokenSystem.isPicture(file) {
      readIcon(folder + "/" + file, as: name + "/" + file)
    }
  }

  private mutating func readIcon(_ path: String, as name: String) {
    guard let target = Disk.realPath(path) else {
      faults.append(Input.Fault(path: name, reason: .unreadable("the link leads nowhere")))
      return
    }
    guard case .file = Disk.kind(of: target) else { return }
    guard isInside(target, root) else {
      faults.append(Input.Fault(path: name, reason: .outsideRoot))
      return
    }
    readFile(target, as: name, largest: Input.largestIcon, ifLarger: .iconTooLarge)
  }

  /// Files that a resolver document names and that lie elsewhere below the root.
  private mutating func readWanted() {
    for name in TokenSystem.wantedFiles(of: files) {
      let path = root + "/" + name
      guard let target = Disk.realPath(path), case .file = Disk.kind(of: target) else { continue }
      if isInside(target, root) {
        readFile(target, as: name)
      } else {
        faults.append(Input.Fault(path: name, reason: .outsideRoot))
      }
    }
  }

  /// What leads from one folder to another, ending in `/`, or empty when they are the same.
  static func prefix(from folder: String, to root: String) -> String {
    if folder == root { return "" }
    if root.hasPrefix(folder == "/" ? "/" : folder + "/") {
      return String(root.dropFirst(folder == "/" ? 1 : folder.count + 1)) + "/"
    }
    var current = folder
    var ups = ""
    while current != "/" {
      current = parent(of: current)
      ups += "../"
      if current == root { return ups }
      if root.hasPrefix(current == "/" ? "/" : current + "/") {
        return ups + root.dropFirst(current == "/" ? 1 : current.count + 1) + "/"
      }
    }
    return root + "/"
  }
}
