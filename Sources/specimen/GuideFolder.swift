#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif
import TextCore
import Workflows

/// The folder of a guide on the disk. New files are written beside the old ones and put in place in one loop, so that a
/// failure leaves the last guide whole (DESIGN.md section 5).
struct GuideFolder {
  enum Failure: Error {
    /// The folder holds something that is not ours to replace.
    case foreign(String, hint: String?)
    case disk(DiskError)
    /// Somebody asked for an end in the middle of writing.
    case interrupted
  }

  struct Change {
    let written: Int
    let removed: Int
    let unchanged: Int
  }

  private let path: String
  private let manifest: GuideManifest?
  private var partial: String { path + "/.specimen-partial" }

  /// Looks at a folder that a guide of this name is to be written to.
  init(_ path: String, for name: String, isNamed: Bool) throws(Failure) {
    self.path = path
    switch Disk.kind(of: path) {
    case .missing: manifest = nil
    case .folder:
      let file = path + "/" + GuideManifest.path
      // Reading what is no file, such as a pipe, may never end.
      let bytes = if case .file = Disk.kind(of: file) { try? Disk.read(file) } else { [UInt8]?.none }
      manifest = bytes.flatMap { GuideManifest($0) }
      let others: [String]
      do {
        others = try Disk.names(in: path).filter { $0 != ".specimen-partial" }
      } catch {
        throw .disk(error)
      }
      guard manifest != nil || others.isEmpty else {
        throw .foreign(
          "'\(path)' holds files that Specimen did not write", hint: "choose another folder with --output")
      }
      if let manifest, manifest.name != name, !isNamed {
        throw .foreign(
          "'\(path)' holds the guide of '\(manifest.name)', and this one is '\(name)'",
          hint: "to replace it, say so: --output \(path)")
      }
    case .file, .link, .other:
      throw .foreign("'\(path)' is not a folder", hint: "choose another folder with --output")
    }
  }

  /// The files of the guide that is there now.
  func current(_ paths: [String]) throws(Failure) -> FileTree {
    var files = FileTree()
    for path in Set(paths + (manifest?.paths ?? []) + [GuideManifest.path]) {
      let file = self.path + "/" + path
      guard case .file = Disk.kind(of: file) else { continue }
      do {
        files[path] = try Disk.read(file)
      } catch {
        throw .disk(error)
      }
    }
    return files
  }

  /// Writes what differs, and removes what the last guide had and this one has not.
  func write(_ files: FileTree) throws(Failure) -> Change {
    let old = try current(files.paths)
    let known = Set((manifest?.paths ?? []).map(ExactText.init) + [ExactText(GuideManifest.path)])
    let changed = files.files.filter { old[$0.path] != $0.bytes }
    for file in changed where old[file.path] != nil && !known.contains(ExactText(file.path)) {
      throw .foreign(
        "'\(path)/\(file.path)' is not a file that Specimen wrote",
        hint: "move it, or choose another folder with --output")
    }
    let stale = (manifest?.paths ?? []).filter { files[$0] == nil && old[$0] != nil }
    let change = Change(written: changed.count, removed: stale.count, unchanged: files.count - changed.count)
    guard !changed.isEmpty || !stale.isEmpty else {
      Disk.removeTree(partial)
      return change
    }
    let signals = HeldSignals()
    defer { signals.release() }
    do {
      try makeFolders(to: path + "/x")
      Disk.removeTree(partial)
      try stage(changed, keeping: stale, files)
      if signals.isWaiting { throw Failure.interrupted }
      try Disk.rename(partial + "/files.txt", to: path + "/" + GuideManifest.path)
      for file in changed where file.path != GuideManifest.path { try place(file.path) }
      for path in stale { try remove(path) }
      if Disk.kind(of: partial + "/" + GuideManifest.path) != .missing { try place(GuideManifest.path) }
      Disk.removeTree(partial)
    } catch let error as DiskError {
      clear()
      throw .disk(error)
    } catch {
      clear()
      throw .interrupted
    }
    return change
  }

  /// Leaves nothing of a build that failed.
  private func clear() {
    Disk.removeTree(partial)
    if manifest == nil { Disk.removeEmptyFolder(path) }
  }

  /// Writes every new file under the partial folder, and a list of files with old and new ones. That list is put in place
  /// first, so that a build that dies in the next step leaves nothing behind that is nobody's.
  private func stage(
    _ changed: [(path: String, bytes: [UInt8])], keeping stale: [String], _ files: FileTree
  ) throws(DiskError) {
    for file in changed {
      try makeFolders(to: partial + "/" + file.path)
      try Disk.write(file.bytes, to: partial + "/" + file.path)
    }
    let final = files[GuideManifest.path] ?? []
    let name = GuideManifest(final)?.name ?? ""
    let both = GuideManifest(name: name, paths: (files.paths + stale).map(ExactText.init).sorted().map(\.text)).bytes
    try makeFolders(to: partial + "/files.txt")
    try Disk.write(both, to: partial + "/files.txt")
    if final != both {
      try makeFolders(to: partial + "/" + GuideManifest.path)
      try Disk.write(final, to: partial + "/" + GuideManifest.path)
    }
    try makeFolders(to: path + "/" + GuideManifest.path)
  }

  private func place(_ file: String) throws(DiskError) {
    try makeFolders(to: path + "/" + file)
    try Disk.rename(partial + "/" + file, to: path + "/" + file)
  }

  private func remove(_ file: String) throws(DiskError) {
    try Disk.removeFile(path + "/" + file)
    if let slash = file.lastIndex(of: "/") { Disk.removeEmptyFolder(path + "/" + file[..<slash]) }
  }

  private func makeFolders(to file: String) throws(DiskError) {
    var folder = ""
    for part in file.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
      folder += part.isEmpty && folder.isEmpty ? "/" : folder.hasSuffix("/") || folder.isEmpty ? part : "/" + part
      if folder != "/", !folder.isEmpty, Disk.kind(of: folder) != .folder { try Disk.makeFolder(folder) }
    }
  }
}

/// Requests to end are kept waiting while files are put in place, and then take effect.
private struct HeldSignals {
  private var old = sigset_t()
  private let wanted = [SIGINT, SIGTERM, SIGHUP]

  init() {
    var held = sigset_t()
    sigemptyset(&held)
    for signal in wanted { sigaddset(&held, signal) }
    sigprocmask(SIG_BLOCK, &held, &old)
  }

  var isWaiting: Bool {
    var waiting = sigset_t()
    guard sigpending(&waiting) == 0 else { return false }
    return wanted.contains { sigismember(&waiting, $0) == 1 }
  }

  func release() {
    var old = old
    sigprocmask(SIG_SETMASK, &old, nil)
  }
}
