package import TextCore

/// Where the pages among some files lead, and the places that they have.
package struct PageLinks {
  /// Every local address that a page names, as seen from the root.
  package private(set) var targets: Set<String> = []
  /// Every file, and every id of a page behind its path.
  package private(set) var places: Set<String>
  /// Ids that a page has more than once.
  package private(set) var repeated: Set<String> = []

  package init(_ files: FileTree) {
    places = Set(files.paths)
    for file in files.files where file.path.hasSuffix(".html") {
      let text = String(decoding: file.bytes, as: UTF8.self)
      for match in text.matches(of: /\ (?:href|src|action)="([^"]+)"/) where !match.1.contains("://") {
        targets.insert(Self.resolved(String(match.1), from: file.path))
      }
      for match in text.matches(of: /\ id="([^"]+)"/) {
        let place = file.path + "#" + match.1
        if !places.insert(place).inserted { repeated.insert(place) }
      }
    }
  }

  /// The addresses that lead nowhere.
  package var dead: [String] { targets.subtracting(places).sorted() }

  /// A path that leads out of the root keeps its `..`, and so leads nowhere.
  private static func resolved(_ target: String, from page: String) -> String {
    if target.hasPrefix("#") { return page + target }
    var folders = page.split(separator: "/").dropLast()
    for name in target.split(separator: "/", omittingEmptySubsequences: false) {
      if name == "..", folders.last.map({ $0 != ".." }) ?? false {
        folders.removeLast()
      } else {
        folders.append(name)
      }
    }
    return folders.joined(separator: "/")
  }
}
