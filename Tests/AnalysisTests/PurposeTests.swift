import Analysis
import DesignModel
import Importing
import Testing
import TextCore

@Suite struct PurposeTests {
  private func analysed(_ text: String, _ settings: Settings = Settings()) -> AnalysedCatalog {
    AnalysedCatalog(catalog(["a.tokens.json": text]), settings, componentIDs: [])
  }

  private func purpose(_ path: String, type: String = "dimension") -> Purpose? {
    let value = type == "number" ? "1" : #"{"value": 1, "unit": "px"}"#
    var text = #"{"$type": "\#(type)", "$value": \#(value)}"#
    for segment in path.split(separator: ".").reversed() { text = #"{"\#(segment)": \#(text)}"# }
    return analysed(text).purpose(of: 0)
  }

  // The table of DESIGN.md section 4.4.
  @Test(arguments: [
    (Purpose.spacing, ["space", "spacing", "inset", "gap", "padding", "margin", "gutter", "stack"]),
    (.radii, ["radius", "radii", "corner", "rounded"]),
    (.sizes, ["size", "sizing", "icon", "avatar", "target", "width", "height", "thumbnail"]),
    (.strokes, ["stroke", "border", "outline"]), (.opacity, ["opacity", "alpha"]),
  ])
  func readsWholeWordsOfAPath(wanted: Purpose, words: [String]) {
    for word in words {
      #expect(purpose("\(word).sm") == wanted, "\(word)")
      #expect(purpose("x\(word).sm") == nil, "x\(word)")
    }
  }

  @Test func splitsCamelCaseAndLetsTheLastSegmentWithAWordDecide() {
    #expect(purpose("button.paddingX") == .spacing)
    #expect(purpose("space.iconSize") == .sizes)
    #expect(purpose("size.border.radius") == .radii)
    // Inside one segment: radii, strokes, spacing, sizes.
    #expect(purpose("borderRadius") == .radii)
    #expect(purpose("borderWidth") == .strokes)
    #expect(purpose("gapSize") == .spacing)
  }

  @Test(arguments: [
    "font.size.sm", "text.height", "type.space", "lineHeight", "letterSpacing", "paragraph.gap",
    "blur.size", "breakpoint.width", "depth.size", "z.size",
  ])
  func leavesTypeMeasuresAndOthersAlone(path: String) {
    #expect(purpose(path) == nil)
  }

  @Test func asksOnlyOfDimensionsAndNumbers() {
    #expect(purpose("opacity.disabled", type: "number") == .opacity)
    let text = #"{"space": {"x": {"$type": "duration", "$value": {"value": 1, "unit": "ms"}}}}"#
    #expect(analysed(text).purpose(of: 0) == nil)
  }

  @Test func asksTheGuideFirstThenTheFileThenTheName() {
    var settings = Settings()
    settings.groups["sizes"] = [Glob("a.**")]
    let text =
      #"{"a": {"radius": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}, "$extensions": {"com.figma.scopes": ["GAP"]}}}}"#
    let byGuide = analysed(text, settings)
    #expect(byGuide.purpose(of: 0) == .sizes)
    #expect(byGuide.purposeOrigin(of: 0) == .groups)
    let byHint = analysed(text)
    #expect(byHint.purpose(of: 0) == .spacing)
    #expect(byHint.purposeOrigin(of: 0) == .hint)
  }
}

/// The catalogue of token files, read strictly.
func catalog(_ files: FileTree) -> Catalog {
  let sources = SourceSet(files)
  var importing = Importing(isStrict: true)
  TokenSources(sources, entry: .folder(""), settings: Settings(), guideFolder: nil).read(into: &importing)
  var diagnostics = importing.diagnostics
  return Catalog(
    importing.plan, importing.declarations, sources: sources, appearances: importing.plan.defaultAppearances(),
    isStrict: true, into: &diagnostics)
}
