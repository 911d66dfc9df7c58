import DesignModel
import Testing
import TextCore

@testable import Importing

@Suite struct DTCGReaderModesTests {
  private func files(_ text: String, isStrict: Bool = false) -> WrittenFiles {
    WrittenFiles(["a.json": text], isStrict: isStrict)
  }

  @Test(arguments: [
    ##"{"ink": {"$type": "color", "$value": "#000", "$extensions": {"modes": {"light": "#000", "dark": "#fff"}}}}"##,
    ##"{"ink": {"$type": "color", "$value": "#000", "$extensions": {"mode": {"light": "#000", "dark": "#fff"}}}}"##,
    ##"{"ink": {"$type": "color", "$value": "#000", "$extensions": {"org.example.overrides": {"dark": {"$value": "#fff", "alpha": 1}}}}}"##,
    ##"{"ink": {"$type": "color", "$value": "#000", "$extensions": {"org.example": {"modes": {"dark": "#fff"}}}}}"##,
    ##"{"ink": {"$type": "color", "$value": {"light": "#000", "dark": "#fff"}}}"##,
    ##"{"ink": {"$type": "color", "$value": ["#000", "#fff"]}}"##,
    ##"{"ink": {"value": {"dark": "#fff", "light": "#000"}}}"##,
    ##"{"ink": {"value": "#000", "type": "color", "darkValue": "#fff"}}"##,
    ##"{"ink": {"value": "#000", "type": "color", "dark": "#fff"}}"##,
    ##"{"ink": {"sets": {"light": {"value": "#000"}, "dark": {"value": "#fff", "uuid": "u"}}}}"##,
  ])
  func readsEveryFormOfTwoModes(text: String) throws {
    let found = files(text)
    #expect(found.token("ink").flatMap(\.value).map(found.text) == "#000")
    #expect(found.importing.plan.modifiers.map { $0.contexts.map(\.name) } == [["light", "dark"]])
    #expect(found.texts("ink") == [["dark": "#fff"]])
    #expect(found.codes.contains("legacy-modes"))
    #expect(files(text, isStrict: true).importing.plan.modifiers.isEmpty)
  }

  @Test func readsNestedSets() {
    let found = files(
      #"""
      {"size": {"sets": {"desktop": {"value": "16px"}, "mobile": {"sets": {"small": {"value": "20px"}, "large": {"value": "22px"}}}}}}
      """#)
    #expect(found.texts("size") == [["mobile small": "20px", "mobile large": "22px"]])
  }

  @Test func keepsModesOfTypesThatEachValueTells() {
    let found = files(
      #"{"gap": {"sets": {"light": {"value": "{a}"}, "dark": {"value": "4px"}}}, "a": {"value": "1px"}}"#)
    #expect(found.token("gap")?.type == nil)
    #expect(found.texts("gap") == [["dark": "4px"]])
    let typed = found.importing.declarations.tokens.filter { $0.type?.value == "dimension" }
    #expect(typed.count == 2)
  }

  @Test(arguments: [
    ##"{"s": {"$type": "shadow", "$value": ["{sm}", "{lg}"]}}"##,
    ##"{"s": {"$type": "fontFamily", "$value": ["light", "dark"]}}"##,
    ##"{"s": {"$type": "color", "$value": "{a}", "$extensions": {"org.example.overrides": {"dark": {"alpha": 0.5}}}}}"##,
    ##"{"s": {"$type": "color", "$value": "{a}", "$extensions": {"org.example.data": {"dark": "#fff"}}}}"##,
    ##"{"s": {"$type": "color", "$value": "#000", "$extensions": {"modes": ["Light", "Dark"]}}}"##,
  ])
  func takesNothingElseForModes(text: String) {
    let found = files(text)
    #expect(found.importing.plan.modifiers.isEmpty)
    #expect(!found.codes.contains("legacy-modes"))
  }

  @Test func leavesModesToAResolverWithModifiers() {
    let tokens = ##"{"ink": {"$type": "color", "$value": "#000", "$extensions": {"modes": {"dark": "#fff"}}}}"##
    let set = #"{"version": "2025.10", "sets": {"s": {"sources": [{"$ref": "t.json"}]}}, "#
    let modifiers = #""modifiers": {"theme": {"contexts": {"a": [], "b": []}}}, "#
    let order = ##""resolutionOrder": [{"$ref": "#/sets/s"}]}"##
    #expect(WrittenFiles(["r.json": set + modifiers + order, "t.json": tokens]).importing.plan.modifiers.isEmpty)
    let found = WrittenFiles(["r.json": set + order, "t.json": tokens])
    #expect(found.importing.plan.modifiers.map { $0.contexts.map(\.name) } == [["light", "dark"]])
  }

  @Test func readsAChildNamedDarkAsAToken() {
    let found = files(##"{"border": {"value": "#aaa", "type": "color", "dark": {"value": "#000"}}}"##)
    #expect(found.names == ["border.$root", "border.dark"])
    #expect(found.importing.plan.modifiers.isEmpty)
  }
}
