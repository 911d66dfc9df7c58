package import TextCore

extension BuiltInTemplates {
  /// The files by their path below `Templates`: pages, `partials/NAME.html`, `guide.css` and `guide.js`.
  package static var files: FileTree {
    var tree = FileTree()
    for file in all {
      tree[file.path.description] = file.text.withUTF8Buffer { Array($0) }
    }
    return tree
  }
}
