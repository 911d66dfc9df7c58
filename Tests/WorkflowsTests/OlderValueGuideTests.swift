import TestKit
import Testing
import TextCore
import Workflows

/// What a guide shows of values that only older tools have.
@Suite struct OlderValueGuideTests {
  private static let tokens = ##"""
    {"gap": {"$type": "spacing", "two": {"$value": "8px 16px"}, "one": {"$value": "8"}},
     "loud": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": "20px", "fontWeight": "Bold Italic",
       "lineHeight": "30px", "letterSpacing": "5%", "textCase": "uppercase"}},
     "plain": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": "20px"}},
     "high": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": "20px", "lineHeight": 24}},
     "sky": {"$type": "color", "$value": "linear-gradient(#00f, #fff)"}}
    """##

  private func page(_ path: String) throws -> String {
    let system = TokenSystem(Input(["t.tokens.json": Self.tokens]))
    let files = try #require(Guide(system).files)
    return String(decoding: try #require(files[path]), as: UTF8.self)
  }

  /// The text of the cells of a row.
  private func cells(_ id: String, of page: String) throws -> [String] {
    let start = try #require(page.firstRange(of: "<tr id=\"\(id)\""))
    let row = page[start.upperBound...]
    let end = try #require(row.firstRange(of: "</tr>"))
    return row[..<end.lowerBound].matches(of: /<td[^>]*>(.*?)<\/td>/.dotMatchesNewlines()).map { match in
      String(match.1).replacing(/<[^>]+>/, with: "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  @Test func measuresEveryKindOfLine() throws {
    let page = try page("typography.html")
    #expect(try cells("loud", of: page) == ["20 px", "30 px", "1.5", "0.05 em", "700 italic", "uppercase"])
    #expect(try cells("plain", of: page) == ["20 px", "24 px", "normal", "0 px", "400", "as written"])
    #expect(try cells("high", of: page) == ["20 px", "24 px", "1.2", "0 px", "400", "as written"])
  }

  @Test func setsItalicsAndCapitals() throws {
    let sheet = try page("sheets/type-scale.svg")
    #expect(sheet.matches(of: /font-style="italic"/).count == 1)
    #expect(sheet.contains("PEARS"))
  }

  @Test func namesTheTypeThatIsWrittenAndTheHint() throws {
    #expect(try page("tokens.html").contains("spacing, written as spacing"))
    #expect(try page("spacing.html").contains("Chosen by the names of their types."))
  }

  @Test func listsSeveralLengthsInWordsAndDrawsThemNowhere() throws {
    let page = try page("spacing.html")
    #expect(try cells("gap.two", of: page) == ["8 px 16 px"])
    #expect(!(try self.page("sheets/spacing-ruler.svg").contains("gap.two")))
  }

  @Test func listsAGradientInCSSAsText() throws {
    let cells = try cells("sky", of: try page("tokens.html"))
    #expect(cells.contains("linear-gradient(#00f, #fff)"))
    #expect(cells.contains("gradient"))
  }
}
