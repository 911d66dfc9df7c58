/// Words set in lines, by a count of characters.
enum Lines {
  /// At most so many lines of at most so many characters; a word that is longer loses its middle, and what is left over
  /// stands in the last line as far as there is room.
  static func of(_ text: String, _ limit: Int, most: Int = .max) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= limit || lines.count == most {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.map { Label.fit($0, limit) }
  }

  /// A dotted name, in two lines where it is too long for one: it breaks after the last dot for which there is room.
  static func ofPath(_ name: String, _ limit: Int) -> [String] {
    guard name.count > limit, let dot = name.prefix(limit).lastIndex(of: ".") else { return [Label.fit(name, limit)] }
    return [String(name[...dot]), Label.fit(String(name[name.index(after: dot)...]), limit)]
  }
}
