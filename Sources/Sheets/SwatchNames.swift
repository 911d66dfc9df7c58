/// The names of the swatches of a row, each in as many lines, so that they can be told apart.
struct SwatchNames {
  private static let mostLines = 3

  /// By swatch, with empty lines above a short name.
  let lines: [[String]]
  /// The lines of each name.
  let count: Int

  /// One line where all names are different when they are cut to it, else as few as hold all names whole; where these
  /// are too long for three lines too, the middle is left out.
  init(_ names: [String], room: Int) {
    let cut = names.map { Label.fit($0, room) }
    guard Set(cut).count < names.count, room > 2 else {
      (lines, count) = (cut.map { [$0] }, 1)
      return
    }
    let words = names.map { Self.words(in: $0, room: room) }
    let whole = words.map { Self.packed($0, room: room) }
    count = min(max(2, whole.map(\.count).max() ?? 2), Self.mostLines)
    var found = zip(words, whole).map { [count] words, whole in
      whole.count <= count ? whole : Self.withoutMiddle(words, room: room, count: count)
    }
    for same in Dictionary(grouping: names.indices, by: { found[$0] }).values where same.count > 1 {
      let shared = Self.sharedStart(same.map { words[$0] })
      guard shared > 0 else { continue }
      for index in same {
        let rest = ["…"] + words[index].dropFirst(shared)
        let whole = Self.packed(rest, room: room)
        found[index] = whole.count <= count ? whole : Self.withoutMiddle(rest, room: room, count: count)
      }
    }
    lines = found.map { [count] lines in Array(repeating: "", count: count - lines.count) + lines }
  }

  /// The words of a name with what stands between them; one that is longer than a line is parted.
  private static func words(in name: String, room: Int) -> [String] {
    var words: [String] = []
    var word = ""
    var last: Character?
    for letter in name {
      let startsWord = last.map { last in
        letter.isUppercase ? !last.isUppercase : isInWord(letter) && !isInWord(last)
      }
      if (startsWord ?? false) && !word.isEmpty || word.count >= room {
        words.append(word)
        word = ""
      }
      word.append(letter)
      last = letter
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func isInWord(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber }

  /// Words in lines that are as full as they can be.
  private static func packed(_ words: [String], room: Int) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + trimmedCount(word) <= room {
        lines[lines.count - 1] = last + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  /// A space at the end of a line needs no room.
  private static func trimmedCount(_ word: String) -> Int {
    word.last == " " ? word.count - 1 : word.count
  }

  /// The first line, and of the end as many words as the others hold behind a sign for what is left out.
  private static func withoutMiddle(_ words: [String], room: Int, count: Int) -> [String] {
    let first = packed(words, room: room)[0]
    var end: [String] = []
    for word in words.reversed() {
      let more = packed(["…"] + [word] + end, room: room)
      guard more.count < count else { break }
      end.insert(word, at: 0)
    }
    return [first] + packed(["…"] + end, room: room)
  }

  private static func sharedStart(_ names: [[String]]) -> Int {
    guard let first = names.first else { return 0 }
    var shared = 0
    while names.allSatisfy({ $0.count > shared + 1 && $0[shared] == first[shared] }) { shared += 1 }
    return shared
  }
}
