import Analysis
import DesignModel
import Testing
import TextCore
import Workflows

/// Asset catalogues from files to pages.
@Suite struct AssetCatalogueTests {
  private static func entry(_ red: String, _ more: String = "") -> String {
    #"{"idiom": "universal"\#(more), "color": {"color-space": "srgb", "components": {"red": "\#(red)", "green": "0x00", "blue": "0x00", "alpha": "1.000"}}}"#
  }

  private static let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#

  private static let high = #", "appearances": [{"appearance": "contrast", "value": "high"}]"#

  private static let catalogue: FileTree = [
    "App Colors.xcassets/full.colorset/Contents.json": #"{"colors": [\#(entry("0xFF")), \#(entry("0x80", dark))]}"#,
    "App Colors.xcassets/half.colorset/Contents.json":
      #"{"colors": [\#(entry("0x10")), {"idiom": "universal"\#(dark)}]}"#,
    "App Colors.xcassets/system.colorset/Contents.json":
      #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}]}"#,
    "App Colors.xcassets/bell.symbolset/Contents.json": "{}",
  ]

  private func page(_ path: String, of files: FileTree) throws -> String {
    let guide = Guide(TokenSystem(Input(files)))
    return String(decoding: try #require(guide.files?[path]), as: UTF8.self)
  }

  @Test func printsNullForAGapAndTheNameOfASystemColour() throws {
    let json = try #require(JSONValue(TokenListing.json(TokenSystem(Input(Self.catalogue)))))
    let tokens = try #require(json["tokens"]?.list)
    #expect(tokens.map { $0["name"]?.text } == ["full", "half", "system"])
    let half = try #require(tokens[1]["values"]?.members)
    #expect(half["Light"]?["display"]?.text == "#100000")
    #expect(half["Dark"]?["value"]?.isSame(as: .null) == true)
    #expect(half["Dark"]?["source"]?["file"]?.text == "App Colors.xcassets/half.colorset/Contents.json")
    let system = try #require(tokens[2]["values"]?["Light"])
    #expect(system["value"]?.text == "systemRedColor")
    #expect(system["display"]?.text == "systemRedColor, set by iOS")
  }

  @Test func marksGapsOnThePages() throws {
    let color = try page("color.html", of: Self.catalogue)
    #expect(color.contains("not filled in"))
    #expect(color.contains("systemRedColor, set by iOS"))
    #expect(!color.contains("#ff00ff"))
    let icons = try page("icons.html", of: Self.catalogue)
    #expect(icons.contains("bell"))
  }

  @Test func showsLengthsInPointsUnlessTheGuideSaysOtherwise() throws {
    var files = Self.catalogue
    files["t.tokens.json"] = Array(#"{"gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}"#.utf8)
    func display(_ files: FileTree) throws -> String? {
      let analysed = try #require(TokenSystem(Input(files)).analysed)
      return analysed.display(try #require(analysed.catalog.index(named: "gap")), in: 0)
    }
    #expect(try display(files) == "8 pt")
    files["guide.json"] = Array(#"{"unit": "px"}"#.utf8)
    #expect(try display(files) == "8 px")
  }

  @Test func findsATokenWhoseNameHoldsPeriods() throws {
    let system = TokenSystem(Input(["A.xcassets/a.b.colorset/Contents.json": #"{"colors": [\#(Self.entry("0"))]}"#]))
    #expect(system.analysed?.catalog.index(named: "a.b") == 0)
  }

  @Test func comparesWithTheTokensOfTheGuide() throws {
    var files = Self.catalogue
    files["t.tokens.json"] = Array(
      ##"{"color": {"full": {"$type": "color", "$value": "#fe0000"}, "half": {"$type": "color", "$value": "#100000"}}}"##
        .utf8)
    let system = TokenSystem(Input(files))
    #expect(system.analysed?.catalog.tokens.map(\.name) == ["color.full", "color.half", "system"])
    let found = system.diagnostics.filter { $0.problem.code == "parity" }
    // The catalogue has #ff0000 in light and #800000 in dark, and the token is #fe0000 in both; half has no dark.
    #expect(found.map(\.problem.severity) == [.warning, .warning, .warning])
    #expect(
      found.last?.problem.message == "in Dark the catalogue's 'half' is not filled in, and 'color.half' is #100000")
    let color = try page("color.html", of: files)
    #expect(color.contains("colours agree, two differ."))
    #expect(color.contains("parity-table"))
  }

  @Test func saysInTheListOfTokensWhatIsNotFilledIn() {
    var files = Self.catalogue
    files["t.tokens.json"] = Array(
      #"{"edge": {"$type": "border", "$value": {"color": "{half}", "width": {"value": 1, "unit": "px"}, "style": "solid"}}}"#
        .utf8)
    let system = TokenSystem(Input(files))
    let analysed = system.analysed
    let numbers = ["half", "edge"].compactMap { analysed?.catalog.index(named: $0) }
    // Dark is the second appearance.
    #expect(numbers.map { analysed?.display($0, in: 1) } == ["not filled in", "not filled in"])
    #expect(analysed?.catalog.resolved(numbers[1], in: 1)?.isGap == true)
    #expect(!system.hasErrors)
  }

  @Test func marksNoGapAsInherited() throws {
    let entry = #"{"idiom": "universal"}"#
    let dark = #"{"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}]}"#
    var files = Self.catalogue
    files["App Colors.xcassets/open.colorset/Contents.json"] = Array(#"{"colors": [\#(entry), \#(dark)]}"#.utf8)
    files["App Colors.xcassets/half.colorset/Contents.json"] = nil
    files["App Colors.xcassets/full.colorset/Contents.json"] = Array(
      #"{"colors": [\#(Self.entry("0xFF")), \#(Self.entry("0x80", Self.dark)), \#(Self.entry("0x70", Self.high))]}"#
        .utf8)
    #expect(!(try page("color.html", of: files)).contains("↳</span>"))
  }

  @Test func readsACatalogueThatTheGuideNames() throws {
    var files = Self.catalogue
    files["guide.json"] = Array(#"{"tokens": ["App Colors.xcassets"]}"#.utf8)
    let system = TokenSystem(Input(files))
    #expect(system.analysed?.catalog.tokens.count == 3)
    #expect(!system.hasErrors)
  }
}
