import Syntax
import Analysis
import DesignModel
import Testing

@testable import Site

@Suite struct InlineTextTests {
  @Test(arguments: [
    ("Plain.", ["words Plain."]), ("", []),
    ("Use `a*b` now", ["words Use ", "code a*b", "words  now"]),
    ("*Save* and *Add a receipt*.", ["emphasis Save", "words  and ", "emphasis Add a receipt", "words ."]),
    ("2 * 3 * 4", ["words 2 * 3 * 4"]), ("a ` b", ["words a ` b"]), ("``", ["words ``"]), ("*", ["words *"]),
    ("**b**", ["words *", "emphasis b", "words *"]),
  ]) func findsCodeAndEmphasis(text: String, expected: [String]) {
    let keys: [(String, TemplateKey)] = [("code", "code"), ("emphasis", "emphasis"), ("words", "words")]
    let pieces = InlineText.pieces(text).map { piece in
      keys.compactMap { name, key in piece.text(key).map { "\(name) \($0)" } }.joined()
    }
    #expect(pieces == expected)
  }
}
