import Analysis
import DesignModel
import Foundation
import TestKit
import Testing
import TextCore
import Workflows

/// Our own example system, which ships in `tokens`.
@Suite struct HarborTests {
  @Test(arguments: [true, false]) func hasNothingToSay(isStrict: Bool) throws {
    var options = ReadingOptions()
    options.isStrict = isStrict
    let system = TokenSystem(Input(try Harbor.files()), options)
    let catalog = try #require(system.analysed?.catalog)
    #expect(system.diagnostics == [])
    #expect(catalog.tokens.count == 333)
    #expect(catalog.appearances.map(\.name) == ["Light", "Dark", "Light, high contrast", "Dark, high contrast"])
  }

  @Test func hasNothingToSayAboutOneOfItsFilesEither() throws {
    let system = TokenSystem(Input(try Harbor.files(), entry: .file("palette.tokens.json")))
    #expect(system.diagnostics == [])
    #expect(system.analysed?.catalog.tokens.count == 53)
  }

  @Test func tracesAButtonDownToThePalette() throws {
    let system = try Harbor.system()
    guard case .found(let token) = TraceListing.find("button.background.primary", in: system) else {
      Issue.record("the token is there")
      return
    }
    let text = String(decoding: TraceListing.text(token, in: system, pathPrefix: "tokens/"), as: UTF8.self)
    #expect(
      text.hasPrefix(
        """
        Light
          button.background.primary  component  tokens/component.tokens.json:6:29
          → color.accent.base  semantic  tokens/color-light.tokens.json:16:26
          → palette.blue.600  primitive  tokens/palette.tokens.json:26:25  #0060df
        Dark

        """))
  }

  @Test func suggestsANameForOneThatIsNotThere() throws {
    let system = try Harbor.system()
    guard case .unknown(let near, false) = TraceListing.find("button.backgruond.primary", in: system) else {
      Issue.record("the token is not there")
      return
    }
    #expect(near == "button.background.primary")
  }

  @Test func suggestsAPartOnlyForAComponent() throws {
    let system = try Harbor.system()
    guard case .unknown("button/container.fill", isPart: true) = TraceListing.find("button/contaner.fill", in: system),
      case .unknown("color.text.primary", isPart: false) = TraceListing.find("color/text.primary", in: system)
    else {
      Issue.record("something else is suggested")
      return
    }
  }

  @Test func passesEveryPairThatItDeclares() throws {
    let analysed = try Harbor.analysed()
    let pairs = analysed.contrastPairs.pairs
    #expect(pairs.count == 30)
    #expect(analysed.contrastPairs.left == 0)
    for appearance in analysed.catalog.appearances.indices {
      #expect(pairs.count { analysed.contrast($0, in: appearance)?.passes == true } == 30)
    }
    // DESIGN.md section 5.2. By its hex, #636369, it would have 6.05.
    #expect(
      pairs.flatMap { analysed.facts(of: $0) }.contains(
        "color.text.secondary on color.background.surface [Light] 6.04 AA min 4.5 margin +1.54"))
  }

  // DESIGN.md section 5.2; 390 − 11 × 8 − 2 × 16 = 270 and 1440 − 11 × 24 − 2 × 48 = 1080, in twelve.
  @Test func addsItsGridsUp() throws {
    let analysed = try Harbor.analysed()
    #expect(
      analysed.grids.flatMap { analysed.facts(of: $0) } == [
        "Phone 12 × 22.5 + 11 × 8 + 2 × 16 = 390; span 6 = 175; 2 × span 6 + 8 = 358",
        "Tablet 12 × 58 + 11 × 24 + 2 × 32 = 1024; span 6 = 468; 2 × span 6 + 24 = 960",
        "Desktop 12 × 90 + 11 × 24 + 2 × 48 = 1440; span 6 = 660; 2 × span 6 + 24 = 1344",
      ])
  }

  @Test func drawsItsIconsAlike() throws {
    let icons = try Harbor.analysed().icons
    #expect(icons.count == 17)
    for icon in icons {
      #expect([icon.x, icon.y, icon.width, icon.height] == [0, 0, 24, 24], "\(icon.name)")
      for outline in icon.outlines {
        #expect(!outline.isFilled && outline.strokeWidth == 1.75, "\(icon.name)")
        #expect(outline.cap == .round && outline.join == .round, "\(icon.name)")
      }
    }
  }

  @Test func makesAGuideOfTheFilesThatAreItsOwn() throws {
    let files = try Harbor.guide()
    let appearances = ["dark", "dark-high-contrast", "light", "light-high-contrast"]
    let components = [
      "button", "card", "chip", "confirm-sheet", "content-state", "field", "search-field", "sheet", "toast",
    ]
    var sheets = [
      "grid.desktop", "grid.phone", "grid.tablet", "icons", "palette", "radii", "sizes", "spacing-ruler",
      "type-anatomy",
      "type-faces", "type-scale",
    ]
    for appearance in appearances {
      sheets += ["contrast", "roles", "vision"].map { "\($0).\(appearance)" }
      sheets += components.map { "component.\($0).\(appearance)" }
    }
    for id in components { sheets += ["anatomy.\(id)", "trace.\(id)", "stress.\(id)"] }
    var pages = ["index", "color", "contrast", "typography", "spacing", "grid", "icons", "tokens", "components/index"]
    for id in components { pages.append("components/\(id)") }
    var expected = [".gitattributes", "assets/files.txt", "assets/guide.css", "assets/guide.js", "assets/tokens.css"]
    expected += ["contrast", "grid", "tokens"].map { "ledgers/\($0).txt" }
    expected += sheets.map { "sheets/\($0).svg" }
    expected += pages.map { "\($0).html" }
    #expect(files.paths == expected.sorted())
    let manifest = try #require(files["assets/files.txt"].flatMap { GuideManifest($0) })
    #expect(manifest.name == "Harbor")
    #expect(manifest.paths == files.paths.filter { $0 != GuideManifest.path })
  }

  @Test func changesFewLinesForOneChangedToken() throws {
    let before = try Harbor.guide()
    var edited = try Harbor.files()
    let palette = String(decoding: try #require(edited["palette.tokens.json"]), as: UTF8.self)
    let changed = palette.replacing(
      ##""components": [0, 0.3765, 0.8745], "hex": "#0060df""##,
      with: ##""components": [0, 0.4, 0.8745], "hex": "#0066df""##)
    #expect(changed != palette)
    edited["palette.tokens.json"] = Array(changed.utf8)
    let after = try #require(Guide(TokenSystem(Input(edited))).files)
    // The swatch: fill, contrast, value; and the curve of the ramp with its dot. In Light two roles name the step: a word
    // (two marks and its caption), a fill (and its caption), which is also the ground of the text that lies on it. These
    // make four pairs, each a colour, a ratio and an Lc. Thirteen tokens show the value: the step, both roles, the outline in the
    // accent, and nine tokens of components.
    let swatch = 3 + 2
    let roles = 3 + 2 + 1
    let pairs = 4
    // The accent as four kinds of eyes see it, each a fill and a value. Three kinds take it for the info status now, whose
    // three values say so.
    let vision = 4 * 2 + 3
    // The rows of the step and of both roles; a row of seven lines for each new confusion; five spaces of three colours, and
    // each pair with both of its partners.
    let rows = 3 + 3 * 7 + 3 * 5 + pairs * 2
    // Of the button: its fill at rest, focused, disabled and loading; the words of the second kind in six states, its spinner
    // of two marks, and its border when hovered or pressed.
    let button = 4 + 6 + 2 + 2
    // Words on fills of six components, of the button twice; the edge of the second button on its fill and on the page.
    let componentPairs = 7 + 2
    // On its page, after the sheet: the fill in the anatomy; the rows of its fill, of the words and the spinner of the second
    // kind and of that one's border; in the trace two swatches with their values and the border's value; the rows of three
    // chains; four pairs; the fill of three buttons with much text.
    let buttonPage = button + 1 + 4 + (2 * 2 + 1) + 3 + 4 + 3
    let counts = [
      "sheets/anatomy.button.svg": 1, "components/button.html": buttonPage,
      "sheets/component.button.light.svg": button, "sheets/palette.svg": swatch, "sheets/roles.light.svg": roles,
      "sheets/contrast.light.svg": 3 * pairs,
      "sheets/vision.light.svg": vision, "ledgers/tokens.txt": 13, "tokens.html": 13,
      "ledgers/contrast.txt": pairs + componentPairs,
      "contrast.html": 3 * pairs + pairs, "color.html": swatch + roles + vision + rows,
    ]
    for (path, lines) in counts { #expect(try changedLines(before, after, path) == lines, "\(path)") }
    var paths = Set(counts.keys)
    for id in ["button", "chip", "confirm-sheet", "content-state", "sheet", "toast"] {
      let sheets = ["anatomy.\(id)", "component.\(id).light", "trace.\(id)"]
      // With much text, the chip is drawn as it is when it is not chosen.
      let stress = id == "chip" ? [] : ["stress.\(id)"]
      for path in (sheets + stress).map({ "sheets/\($0).svg" }) + ["components/\(id).html"] {
        paths.insert(path)
      }
    }
    #expect(after.differences(from: before).map(\.path) == paths.sorted())
  }

  @Test func proposesTheSmallestMoveForAnAccentThatIsTooPale() throws {
    func analysed(_ step: String) throws -> AnalysedCatalog {
      var files = try Harbor.files()
      let light = String(decoding: try #require(files["color-light.tokens.json"]), as: UTF8.self)
      let edited = light.replacing(
        #"{"$value": "{palette.blue.600}", "$description": "Primary actions"#,
        with: #"{"$value": "{palette.blue.\#(step)}", "$description": "Primary actions"#)
      files["color-light.tokens.json"] = Array(edited.utf8)
      return try #require(TokenSystem(Input(files)).analysed)
    }
    let pale = try analysed("500")
    let remedies = pale.remedies(in: 0)
    // White on #0a84ff is 3.64; on #0060df it is 5.61.
    #expect(remedies.count == 1)
    let (number, remedy) = try #require(remedies.first)
    let pair = pale.contrastPairs.pairs[number]
    #expect(
      [pair.foreground, pair.background].map { pale.catalog.tokens[$0].name } == [
        "color.text.onAccent", "color.accent.base",
      ])
    #expect(pale.contrast(pair, in: 0)?.shown == "3.64")
    #expect(pale.words(remedy, for: pair) == "color.accent.base <- palette.blue.600 5.61")
    #expect(try analysed("600").remedies(in: 0).isEmpty)
  }

  private func changedLines(_ before: FileTree, _ after: FileTree, _ path: String) throws -> Int {
    func lines(_ tree: FileTree) throws -> [Substring] {
      String(decoding: try #require(tree[path]), as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }
    return try lines(after).difference(from: try lines(before)).insertions.count
  }
}
