package import DesignModel
package import TextCore

/// The icons of a guide: the SVG files that lie in one folder.
package enum IconFolder {
  /// Whether a file is a picture by its name.
  package static func isPicture(_ path: String) -> Bool { path.lowercased().hasSuffix(".svg") }

  /// Every icon that can be drawn, sorted by name.
  package static func icons(in folder: String, of sources: SourceSet, into diagnostics: inout Diagnostics) -> [Icon] {
    var seen: [String: String] = [:]
    var icons: [Icon] = []
    for source in sources.sources where source.path.hasPrefix(folder + "/") && isPicture(source.path) {
      let file = source.path.dropFirst(folder.count + 1)
      let name = String(file.dropLast(".svg".count))
      guard !name.isEmpty, !name.contains("/") else { continue }
      if let other = seen.updateValue(name, forKey: name.lowercased()) {
        diagnostics.report(.iconName(name, other), inFile: source.path)
        if other.isExactly(name) { continue }
      }
      if let icon = IconReader.read(source, name: name, into: &diagnostics) { icons.append(icon) }
    }
    return icons.sorted { ExactText($0.name) < ExactText($1.name) }
  }
}

extension Problem {
  fileprivate static func iconName(_ name: String, _ other: String) -> Problem {
    name.isExactly(other)
      ? Problem("icon-name", .warning, "another icon is called '\(name)' too, and this one is left out")
      : Problem(
        "icon-name", .warning, "the icons '\(other)' and '\(name)' differ in nothing but case",
        hint: "not every disk can tell them apart")
  }
}
