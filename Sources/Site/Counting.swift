/// Numbers in prose.
enum Counting {
  private static let words = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
  ]

  /// A small number in words, a larger one in figures with thin groups: `four`, `1,356`.
  static func word(_ number: Int) -> String {
    words.indices.contains(number) ? words[number] : figures(number)
  }

  /// A number in words with what is counted: `four styles`.
  static func words(_ number: Int, _ one: String, _ many: String) -> String {
    "\(word(number)) \(number == 1 ? one : many)"
  }

  /// The same as a sentence begins: `Four styles`.
  static func sentence(_ number: Int, _ one: String, _ many: String) -> String {
    let words = words(number, one, many)
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  static func figures(_ number: Int) -> String {
    var digits = Substring(String(number))
    var groups: [Substring] = []
    while digits.count > 3 {
      groups.insert(digits.suffix(3), at: 0)
      digits = digits.dropLast(3)
    }
    return ([digits] + groups).joined(separator: ",")
  }

  static func phrase(_ number: Int, _ one: String, _ many: String) -> String {
    "\(figures(number)) \(number == 1 ? one : many)"
  }
}
