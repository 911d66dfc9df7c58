import Analysis
import Foundation
import TestKit
import Testing
import TextCore
import Workflows

/// Our own example system, which is read once.
enum Harbor {
  private static let read = Result {
    try FileTree(contentsOf: Fixtures.root.appending(path: "tokens"), endings: [".json", ".svg"])
  }
  private static let readSystem = Result { TokenSystem(Input(try files())) }
  private static let readGuide = Result { Guide(try system()) }

  static func files() throws -> FileTree { try read.get() }

  /// The files in a folder of another tree.
  static func files(in folder: String) throws -> FileTree {
    var files = FileTree()
    for file in try read.get().files { files[folder + "/" + file.path] = file.bytes }
    return files
  }

  static func system() throws -> TokenSystem { try readSystem.get() }

  static func analysed() throws -> AnalysedCatalog { try #require(try system().analysed) }

  /// The files of its guide.
  static func guide() throws -> FileTree { try #require(try readGuide.get().files) }
}
