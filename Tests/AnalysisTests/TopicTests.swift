import Analysis
import DesignModel
import Importing
import Testing
import TextCore

@Suite struct TopicTests {
  private func topic(_ path: String, _ token: String) -> Topic {
    WrittenSystem(tokens: [path: token]).analysed.topic(of: 0)
  }

  // The table of DESIGN.md section 5.
  @Test(arguments: [
    ("color", Topic.color), ("typography", .typography), ("fontFamily", .typography), ("fontWeight", .typography),
    ("shadow", .surfaces), ("border", .surfaces), ("strokeStyle", .surfaces), ("gradient", .surfaces),
    ("duration", .motion), ("cubicBezier", .motion), ("transition", .motion), ("dimension", .spacing),
    ("number", .surfaces), ("house", .other),
  ])
  func goesByType(type: String, topic: Topic) {
    // A value is not needed to know the page.
    #expect(self.topic("x", #"{"$type": "\#(type)", "$value": "{nothing}"}"#) == topic)
  }

  @Test(arguments: [
    ("space.sm", Topic.spacing), ("radius.sm", .spacing), ("icon.size", .spacing), ("stroke.thin", .surfaces),
    ("plain", .spacing), ("font.size.sm", .typography), ("lineHeight.tight", .typography), ("blur.sm", .spacing),
  ])
  func asksAMeasureForItsPurpose(path: String, topic: Topic) {
    #expect(self.topic(path, dimension(4)) == topic)
  }

  @Test(arguments: [
    ("opacity.half", Topic.surfaces), ("plain", .surfaces), ("line.height", .typography), ("size.ratio", .spacing),
  ])
  func asksANumberForItsPurpose(path: String, topic: Topic) {
    #expect(self.topic(path, number(1)) == topic)
  }

  @Test func putsWhatTheGuideCallsSpacingThere() {
    let system = WrittenSystem(tokens: ["font.gap": dimension(4)], guide: #"{"groups": {"spacing": ["font.*"]}}"#)
    #expect(system.analysed.topic(of: 0) == .spacing)
  }

  @Test func listsATokenOnceAndThoseOfComponentsNowhere() {
    let text = #"""
      {"ink": \#(color(0)), "house": {"$type": "house", "$value": 1}, "button": {"gap": \#(dimension(4))},
       "grid": {"width": \#(dimension(100)), "columns": \#(number(2)), "gutter": \#(dimension(8)),
         "margin": \#(dimension(8))}}
      """#
    let system = AnalysedCatalog(catalog(["a.tokens.json": text]), Settings(), componentIDs: ["button"])
    let names = Topic.allCases.map { system.tokens(about: $0).map(system.name) }
    #expect(
      names == [
        ["ink"], [], [], ["grid.width", "grid.columns", "grid.gutter", "grid.margin"], [], [], ["house"],
      ])
  }
}
