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
}
