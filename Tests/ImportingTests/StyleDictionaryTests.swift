import DesignModel
import Testing
import TextCore

@testable import Importing

@Suite struct StyleDictionaryTests {
  @Test func readsAFolderOfFiles() {
    let found = WrittenFiles([
      "color/base.json": ##"{"color": {"base": {"red": {"value": "#f00", "comment": "hot"}}}}"##,
      "color/font.json5": "{color: {font: {link: {value: '{color.base.red.value}'}}}} // links",
      "size.json": #"{"size": {"small": {"value": "8"}}}"#,
    ])
    #expect(found.names == ["color.base.red", "color.font.link", "size.small"])
    #expect(found.token("color.base.red")?.type?.value == "color")
    #expect(found.token("color.font.link")?.type == nil)
    #expect(found.token("size.small")?.type?.value == "dimension")
  }

  @Test(arguments: [
    ("package.json", #"{"config": {"port": {"value": 1}}}"#),
    ("Contents.json", #"{"info": {"version": {"value": 1}}}"#),
    ("locale.json", #"{"a": {"value": "Hello"}, "b": {"value": "World {name}"}}"#),
    ("texts.json", #"{"a": "1", "b": "2", "c": "3", "d": "4", "e": "5", "f": {"value": "x"}}"#),
    ("list.json", #"{"items": [{"name": "a", "value": 1}]}"#),
    ("root.json", #"{"value": {"a": 1}}"#),
    ("studio.json", #"{"core": {"a": {"value": "1"}}, "$themes": []}"#),
    ("answer.json", #"{"meta": {"variables": {"a": {"value": 1}}}}"#),
    ("config.json", #"{"source": ["a/*.json"], "platforms": {"css": {"options": {"value": 1}}}}"#),
    ("schema.json", #"{"$schema": "http://json-schema.org/draft-07/schema", "properties": {"a": {"value": 1}}}"#),
  ])
  func leavesOtherJSONAlone(path: String, text: String) {
    let file = InputFile(Source(path: path, bytes: Array(text.utf8)), isStrict: false)
    #expect(Importer.styleDictionary.claims([file]).isEmpty)
  }

  @Test func takesFilesOfPlainValuesThatTokensName() {
    let found = WrittenFiles([
      "color.json": #"{"color": {"red": {"value": "hsl({hue.red}, 50%, 50%)"}}}"#, "hue.json": #"{"hue": {"red": 0}}"#,
      "notes.json": #"{"todo": {"red": 0}}"#,
    ])
    #expect(found.names == ["color.red"])
    #expect(found.importing.plan.trees.count == 2)
    #expect(found.codes.filter { $0 == "no-tokens" }.count == 1)
  }

  @Test func readsTheEntitiesOfADesignSystemPackage() {
    let found = WrittenFiles([
      "dsp.json": ##"""
      {"dsp_spec_version": "1.0", "entities": [
        {"type": "token", "class": "color", "id": "ink", "name": "Ink", "value": "black", "description": "d"},
        {"type": "token", "id": "size.small", "name": "Small", "value": "8px", "tags": ["x"]},
        {"type": "token", "id": "link", "value": "{ink}"}, {"type": "component", "id": "button", "value": "x"},
        {"type": "token", "id": "{odd}", "value": "x"}, {"type": "token", "id": "none"}, 7]}
      """##
    ])
    #expect(found.names == ["ink", "size.small", "link"])
    #expect(found.token("ink")?.type?.value == "color")
    #expect(found.token("ink")?.description == "d")
    #expect(found.token("size.small")?.type?.value == "dimension")
    #expect(found.token("link").flatMap(\.value).map(found.text) == "{ink}")
    #expect(found.codes.contains("name-char"))
  }

  @Test func readsNothingWithoutDollarStrictly() {
    let found = WrittenFiles(["size.json": #"{"size": {"small": {"value": "8px"}}}"#], isStrict: true)
    #expect(found.names.isEmpty)
  }

  // The shape of Material's and of other published packages.
  @Test func readsTheEntitiesOfAPublishedPackage() {
    let found = WrittenFiles([
      "tokens.json": ##"""
      {"dsp_spec_version": "1.0", "last_updated_by": "x", "entities": [
        {"class": "token", "type": "color", "id": "sys.color.ink.light", "name": "Ink", "value": "black",
         "description": "d", "category_id": "sys.color", "tags": ["sys"]},
        {"class": "token", "type": "size", "id": "spacing_small", "name": "Small", "value": "8"},
        {"class": "token", "type": "size", "id": "width", "name": "Width", "value": "auto"},
        {"class": "token", "type": "custom", "id": "gap-small", "name": "Gap", "value": "4px"},
        {"class": "token", "type": "alias", "id": "link", "name": "Link", "value": "{spacing_small}"},
        {"class": "component", "type": "page", "id": "button", "name": "Button"}]}
      """##
    ])
    #expect(found.names == ["sys.color.ink.light", "spacing_small", "width", "gap-small", "link"])
    #expect(found.token("sys.color.ink.light")?.type?.value == "color")
    #expect(found.token("sys.color.ink.light")?.description == "d")
    #expect(found.token("spacing_small")?.type?.value == "dimension")
    #expect(found.token("width")?.type == nil)
    #expect(found.token("gap-small")?.type?.value == "dimension")
    #expect(found.token("link").flatMap(\.value).map(found.text) == "{spacing_small}")
  }

  @Test func takesTextsForTokensBesideTokensOnly() {
    let found = WrittenFiles([
      "tokens/a.json": ##"{"ink": {"value": "#000"}}"##, "tokens/b.json": #"{"label": {"value": "Buy"}}"#,
      "texts/en.json": #"{"hello": {"value": "Hello"}}"#,
    ])
    #expect(found.names == ["ink", "label"])
  }

  @Test func keepsTheTokensBesideNotesOfATool() {
    let found = WrittenFiles([
      "t.json": ##"{"core": {"a": {"value": "#fff", "type": "color"}}, "$metadata": {"version": "1"}}"##
    ])
    #expect(found.names == ["core.a"])
    #expect(found.codes == ["legacy-no-dollar", "unknown-dollar"])
  }
}
