import Foundation
import TextCore

/// The built program, run as a person runs it.
enum Executable {
  /// Where `SPECIMEN_EXECUTABLE` says that it is.
  static let path = ProcessInfo.processInfo.environment["SPECIMEN_EXECUTABLE"].flatMap { path in
    FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }

  struct Run {
    let status: Int32
    let output: [UInt8]
    let messages: String
  }

  static func run(
    _ arguments: [String], input: [UInt8] = [], in folder: String? = nil, environment: [String: String] = [:]
  ) throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: path ?? "")
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (standardInput, output, messages) = (Pipe(), Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = messages
    try process.run()
    standardInput.fileHandleForWriting.write(Data(input))
    try standardInput.fileHandleForWriting.close()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let said = messages.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: Array(printed), messages: String(decoding: said, as: UTF8.self))
  }
}

/// Files in a folder of their own, outside any repository.
struct TemporaryFolder {
  let path: String

  init(_ files: FileTree = FileTree()) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "specimen test \(UUID().uuidString)")
    path = folder.path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files.files {
      let url = folder.appending(path: file.path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url)
    }
  }

  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }

  func bytes(_ file: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path).appending(path: file)))
  }

  /// Every file below a folder with the time of its last change.
  static func times(below path: String) throws -> [String: Date] {
    var times: [String: Date] = [:]
    for name in FileManager.default.subpaths(atPath: path) ?? [] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
      if attributes[.type] as? FileAttributeType == .typeRegular {
        times[name] = attributes[.modificationDate] as? Date
      }
    }
    return times
  }
}
