#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A call of the file system that failed.
struct DiskError: Error {
  let path: String
  let reason: String

  init(_ path: String, code: Int32) {
    self.path = path
    reason = String(cString: strerror(code))
  }
}

/// The file system, by absolute or working-folder paths.
enum Disk {
  enum Kind: Equatable {
    case file(size: Int)
    case folder
    case link
    case other
    case missing
  }

  struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  /// What a path is; a link is followed unless it is asked about itself.
  static func kind(of path: String, followingLinks: Bool = true) -> Kind {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    guard result == 0 else { return .missing }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file(size: Int(status.st_size))
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  static func identity(of path: String) -> Identity? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Identity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
  }

  /// The absolute path with every link followed.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static var workingFolder: String {
    realPath(".") ?? "/"
  }

  /// The names in a folder, unsorted, without `.` and `..`.
  static func names(in folder: String) throws(DiskError) -> [String] {
    guard let handle = opendir(folder) else { throw DiskError(folder, code: errno) }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  static func read(_ path: String) throws(DiskError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw DiskError(path, code: errno) }
    defer { close(file) }
    return try read(file, path)
  }

  /// Everything that standard input holds.
  static func readStandardInput() throws(DiskError) -> [UInt8] {
    try read(STDIN_FILENO, "standard input")
  }

  private static func read(_ file: Int32, _ path: String) throws(DiskError) -> [UInt8] {
    var status = stat()
    let expected = fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
    var bytes: [UInt8] = []
    var chunk = max(expected + 1, 65_536)
    while true {
      var failure: Int32 = 0
      let part = [UInt8](unsafeUninitializedCapacity: chunk) { buffer, count in
        repeat {
          count = Glue.read(file, buffer.baseAddress, chunk)
          failure = count < 0 ? errno : 0
        } while failure == EINTR
        count = max(0, count)
      }
      if failure != 0 { throw DiskError(path, code: failure) }
      if part.isEmpty { return bytes }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      chunk = 65_536
    }
  }

  /// Writes a file that is new or empty.
  static func write(_ bytes: [UInt8], to path: String) throws(DiskError) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw DiskError(path, code: errno) }
    let failure = write(bytes, to: file)
    let closed = close(file)
    if failure != 0 { throw DiskError(path, code: failure) }
    if closed != 0 { throw DiskError(path, code: errno) }
  }

  /// Writes to an open file; the error number, 0 when all went well.
  static func write(_ bytes: [UInt8], to file: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = Glue.write(file, buffer.baseAddress.map { $0 + done }, buffer.count - done)
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        done += count
      }
      return 0
    }
  }

  static func makeFolder(_ path: String) throws(DiskError) {
    guard mkdir(path, 0o755) != 0, errno != EEXIST || kind(of: path) != .folder else { return }
    throw DiskError(path, code: errno)
  }

  static func rename(_ old: String, to new: String) throws(DiskError) {
    guard Glue.rename(old, new) == 0 else { throw DiskError(new, code: errno) }
  }

  static func removeFile(_ path: String) throws(DiskError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw DiskError(path, code: errno) }
  }

  /// Removes a folder if it is empty.
  static func removeEmptyFolder(_ path: String) {
    rmdir(path)
  }

  static func removeTree(_ path: String) {
    if kind(of: path, followingLinks: false) == .folder {
      for name in (try? names(in: path)) ?? [] { removeTree(path + "/" + name) }
      rmdir(path)
    } else {
      unlink(path)
    }
  }
}

/// Calls whose names the methods of `Disk` would hide.
private enum Glue {
  static func read(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
    Darwin.read(file, buffer, count)
    #elseif canImport(Glibc)
    Glibc.read(file, buffer, count)
    #else
    Musl.read(file, buffer, count)
    #endif
  }

  static func write(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
    Darwin.write(file, buffer, count)
    #elseif canImport(Glibc)
    Glibc.write(file, buffer, count)
    #else
    Musl.write(file, buffer, count)
    #endif
  }

  static func rename(_ old: String, _ new: String) -> Int32 {
    #if canImport(Darwin)
    Darwin.rename(old, new)
    #elseif canImport(Glibc)
    Glibc.rename(old, new)
    #else
    Musl.rename(old, new)
    #endif
  }
}
