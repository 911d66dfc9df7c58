import DesignModel
import TestKit
import Testing
import TextCore

@testable import Importing

@Suite struct ColorSetReaderTests {
  private typealias Text = CatalogueText

  private func values(_ set: String) -> [String: String] {
    CatalogueText.values(["A.xcassets/a.colorset/Contents.json": set])["a"] ?? [:]
  }

  private func codes(_ set: String) -> [String] {
    CatalogueText.read(["A.xcassets/a.colorset/Contents.json": set]).diagnostics.map(\.problem.code)
  }

  @Test func takesOneValueForEveryAppearance() {
    #expect(values(Text.set(Text.entry(gray: 10))) == ["Default": "10"])
  }

  @Test func readsAllFourAppearances() {
    let set = Text.set(
      Text.entry(gray: 1), Text.entry(["dark"], gray: 2), Text.entry(["high"], gray: 3),
      Text.entry(["dark", "high"], gray: 4))
    #expect(values(set) == ["Light": "1", "Dark": "2", "Light high contrast": "3", "Dark high contrast": "4"])
    #expect(codes(set) == [])
  }

  @Test func prefersWhatIsSaidOfLightAlone() {
    let set = Text.set(Text.entry(gray: 1), Text.entry(["light"], gray: 2), Text.entry(["dark"], gray: 3))
    #expect(values(set) == ["Light": "2", "Dark": "3"])
  }

  @Test func showsTheColourOfAnyWhereOnlyLightHasItsOwn() {
    let set = Text.set(Text.entry(gray: 1), Text.entry(["light"], gray: 2))
    #expect(values(set) == ["Light": "2", "Dark": "1"])
    #expect(codes(set) == [])
    let high = Text.set(
      Text.entry(gray: 1), Text.entry(["light"], gray: 2), Text.entry(["high"], gray: 3),
      Text.entry(["light", "high"], gray: 4))
    #expect(values(high) == ["Light": "2", "Dark": "1", "Light high contrast": "4", "Dark high contrast": "3"])
  }

  @Test func notesAColourOfAnyThatIsNeverUsed() {
    func set(light: Int) -> String {
      Text.set(Text.entry(gray: 1), Text.entry(["light"], gray: light), Text.entry(["dark"], gray: 3))
    }
    #expect(codes(set(light: 2)) == ["catalog-ignored"])
    // What is the same is not lost.
    #expect(codes(set(light: 1)) == [])
  }

  @Test func takesNoAppearanceFromAnotherDevice() {
    let set = Text.set(Text.entry(gray: 1), Text.entry(["dark"], gray: 2, more: #""idiom": "ipad""#))
    #expect(values(set) == ["Default": "1"])
    #expect(codes(set) == ["catalog-variant"])
    let both = Text.set(
      Text.entry(gray: 1), Text.entry(["dark"], gray: 4), Text.entry(["high"], gray: 2, more: #""idiom": "mac""#))
    #expect(values(both) == ["Light": "1", "Dark": "4"])
    #expect(codes(both) == ["catalog-variant"])
  }

  @Test func leavesAGapWhereNoEntryCanBeShown() {
    let set = Text.set(
      Text.entry(gray: 1, more: #""idiom": "universal", "locale": "fr""#),
      Text.entry(gray: 2, more: #""idiom": "universal", "locale": "de""#))
    #expect(values(set) == ["Default": "gap"])
    #expect(codes(set).sorted() == ["catalog-ignored", "catalog-ignored", "catalog-unfilled"])
  }

  @Test func readsEntriesOfOneSizeOfScreenWhereThereAreNoOthers() {
    let sized = #""idiom": "watch", "subtype": "size38""#
    let set = Text.set(Text.entry(gray: 1, more: sized), Text.entry(["dark"], gray: 2, more: sized))
    #expect(values(set) == ["Light": "1", "Dark": "2"])
    #expect(codes(set) == [])
    let beside = Text.set(Text.entry(gray: 1, more: sized), Text.entry(gray: 2))
    #expect(values(beside) == ["Default": "2"])
    #expect(codes(beside) == ["catalog-ignored"])
  }

  @Test func leavesAGapWhereAnEntryHasNoColour() {
    let set = Text.set(Text.entry(gray: 1), Text.entry(["dark"], gray: nil))
    #expect(values(set) == ["Light": "1", "Dark": "gap"])
    #expect(codes(set) == ["catalog-unfilled"])
    #expect(values(Text.set(Text.entry(gray: nil))) == ["Default": "gap"])
  }

  @Test func countsTheFirstOfTwoEntriesForOneAppearance() {
    let set = Text.set(Text.entry(gray: 1), Text.entry(["dark"], gray: 2), Text.entry(["dark"], gray: 3))
    #expect(values(set) == ["Light": "1", "Dark": "2"])
    #expect(codes(set) == ["catalog-entry-twice"])
  }

  @Test func showsTheUniversalColourAndNotesAnotherDevice() {
    let set = Text.set(
      Text.entry(gray: 9, more: #""idiom": "ipad""#), Text.entry(gray: 1),
      Text.entry(gray: 1, more: #""idiom": "watch""#),
      Text.entry(gray: 7, more: #""idiom": "universal", "display-gamut": "display-P3""#))
    #expect(values(set) == ["Default": "1"])
    #expect(codes(set) == ["catalog-variant", "catalog-variant"])
  }

  @Test func takesTheOnlyDeviceThereIs() {
    let set = Text.set(
      Text.entry(gray: 5, more: #""idiom": "mac""#), Text.entry(["dark"], gray: 6, more: #""idiom": "mac""#))
    #expect(values(set) == ["Light": "5", "Dark": "6"])
    #expect(codes(set) == [])
  }

  @Test func notesEntriesThatItDoesNotShow() {
    let set = Text.set(
      Text.entry(gray: 1), Text.entry(gray: 2, more: #""idiom": "universal", "locale": "fr""#),
      #"{"idiom": "universal", "appearances": [{"appearance": "mood", "value": "good"}]}"#)
    #expect(values(set) == ["Default": "1"])
    #expect(codes(set) == ["catalog-ignored", "catalog-ignored"])
  }

  @Test func keepsASetThatCannotBeReadAsABrokenColour() {
    #expect(values(#"{"info": {}}"#) == ["Default": "broken"])
    #expect(codes(#"{"info": {}}"#) == ["catalog-colors"])
    #expect(values(#"{"colors": "#) == ["Default": "broken"])
    #expect(codes(#"{"colors": "#) == ["json-syntax"])
    #expect(values(#"{"colors": [7]}"#) == ["Default": "broken"])
  }

  @Test func placesAFaultAtTheComponent() {
    let marked = MarkedText(
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": ↓"300", "green": "0", "blue": "0"}}}]}"#
    )
    let found = CatalogueText.read(["A.xcassets/a.colorset/Contents.json": marked.text]).importing.diagnostics
    #expect(found.codes == ["catalog-component"])
    #expect(found.offsets == marked.offsets)
    #expect(found.items.first?.subject == "a")
    #expect(values(marked.text) == ["Default": "broken"])
  }
}
