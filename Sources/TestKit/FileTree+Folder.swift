package import Foundation
package import TextCore

extension FileTree {
  /// The files below a folder that end so.
  package init(contentsOf folder: URL, endings: [String] = [".json"]) throws {
    self.init()
    for path in FileManager.default.subpaths(atPath: folder.path) ?? []
    where endings.contains(where: path.hasSuffix) {
      self[path] = Array(try Data(contentsOf: folder.appending(path: path)))
    }
  }
}
