import Foundation
import TestKit
import TextCore

/// The files of our own example system.
func harbor() throws -> FileTree {
  try FileTree(contentsOf: Fixtures.root.appending(path: "tokens"), endings: [".json", ".svg"])
}
