import Analysis
import DesignModel
import Importing
import Testing
import TextCore

@Suite struct PurposeTests {
  private func analysed(
    _ text: String, _ settings: Settings = Settings(), isStrict: Bool = true
  ) -> AnalysedCatalog {
    AnalysedCatalog(catalog(["a.tokens.json": text], isStrict: isStrict), settings, componentIDs: [])
  }

  private func purpose(_ path: String, type: String = "dimension") -> Purpose? {
    let value = type == "number" ? "1" : #"{"value": 1, "unit": "px"}"#
    var text = #"{"$type": "\#(type)", "$value": \#(value)}"#
    for segment in path.split(separator: ".").reversed() { text = #"{"\#(segment)": \#(text)}"# }
    return analysed(text).purpose(of: 0)
  }

  @Test func readsAWordWithTheNumberOfAStep() {
    #expect(purpose("primitive.space1") == .spacing)
    #expect(purpose("primitive.radius12") == .radii)
    #expect(purpose("primitive.font2.size1") == nil)
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
    #expect(byHint.purposeHint(of: 0) == .scopes)
  }

  // Names that say something else, so that the scope decides; Figma writes lengths as numbers.
  @Test(arguments: [
    ("GAP", Purpose?.some(.spacing), Topic.spacing), ("CORNER_RADIUS", .radii, .spacing),
    ("WIDTH_HEIGHT", .sizes, .spacing),
    ("STROKE_FLOAT", .strokes, .surfaces), ("OPACITY", .opacity, .surfaces), ("FONT_SIZE", nil, .typography),
    ("LINE_HEIGHT", nil, .typography), ("LETTER_SPACING", nil, .typography), ("PARAGRAPH_SPACING", nil, .typography),
    ("EFFECT_FLOAT", nil, .surfaces),
  ])
  func asksFigmasScopes(scope: String, wanted: Purpose?, topic: Topic) {
    let analysed = analysed(
      #"{"x": {"$type": "number", "$value": 1, "$extensions": {"com.figma.scopes": ["\#(scope)"]}}}"#)
    #expect(analysed.purpose(of: 0) == wanted)
    #expect(analysed.topic(of: 0) == topic)
  }

  @Test(arguments: [
    ("spacing", Purpose?.some(.spacing), Topic.spacing), ("borderRadius", .radii, .spacing),
    ("sizing", .sizes, .spacing),
    ("borderWidth", .strokes, .surfaces), ("opacity", .opacity, .surfaces), ("fontSizes", nil, .typography),
    ("lineHeights", nil, .typography), ("letterSpacing", nil, .typography), ("paragraphSpacing", nil, .typography),
  ])
  func asksTheTypeNamesOfOlderTools(type: String, wanted: Purpose?, topic: Topic) {
    let text = #"{"g": {"$type": "\#(type)", "radius": {"$value": 1}}, "size": {"$value": "{g.radius}"}}"#
    let analysed = analysed(text, isStrict: false)
    #expect(analysed.purpose(of: 0) == wanted)
    #expect(analysed.purposeOrigin(of: 0) == (wanted == nil ? nil : .hint))
    #expect(analysed.purposeHint(of: 0) == .typeName)
    #expect(analysed.topic(of: 0) == topic)
    // What names it has no type name of its own.
    #expect(analysed.purposeOrigin(of: 1) == .name)
  }
}

/// The catalogue of token files.
func catalog(_ files: FileTree, isStrict: Bool = true) -> Catalog {
  let sources = SourceSet(files)
  var importing = Importing(isStrict: isStrict)
  TokenSources(sources, entry: .folder(""), settings: Settings(), guideFolder: nil).read(into: &importing)
  var diagnostics = importing.diagnostics
  return Catalog(
    importing.plan, importing.declarations, sources: sources, appearances: importing.plan.defaultAppearances(),
    isStrict: isStrict, into: &diagnostics)
}
