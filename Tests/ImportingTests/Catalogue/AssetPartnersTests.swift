import DesignModel
import Testing
import TextCore

@testable import Importing

@Suite struct AssetPartnersTests {
  private typealias Text = CatalogueText
  private static let plain = Text.set(Text.entry(gray: 1))
  private static let color = ##"{"$type": "color", "$value": "#010101"}"##

  /// The tokens that the colours of a catalogue are compared with, and the names of all tokens.
  private func found(
    _ sets: [String], _ tokens: String, namespaces: [String] = []
  ) -> (compared: [String], names: [String]) {
    var files: FileTree = [:]
    files["t.tokens.json"] = Array(tokens.utf8)
    for set in sets { files["A.xcassets/\(set).colorset/Contents.json"] = Array(Self.plain.utf8) }
    for folder in namespaces { files["A.xcassets/\(folder)/Contents.json"] = Array(Text.namespace.utf8) }
    let importing = Text.read(files).importing
    let compared = importing.plan.compared.map { "\($0.name)=\(importing.declarations.paths.text(of: $0.token))" }
    return (compared, Text.values(files).keys.sorted())
  }

  @Test(arguments: ["textPrimary", "text-primary", "Text Primary", "text.primary", "TEXT_PRIMARY", "colorTextPrimary"])
  func comparesWhateverTheSpelling(set: String) {
    let found = found([set], #"{"color": {"text": {"primary": \#(Self.color)}}}"#)
    #expect(found.compared == ["\(set)=color.text.primary"])
    #expect(found.names == ["color.text.primary"])
  }

  @Test func comparesWithNamespacesAndWithout() {
    let tokens = #"{"brand": {"ink": \#(Self.color)}, "paper": \#(Self.color)}"#
    let found = found(["Brand/Ink", "Brand/Paper"], tokens, namespaces: ["Brand"])
    #expect(found.compared == ["Brand.Ink=brand.ink", "Brand.Paper=paper"])
    #expect(found.names == ["brand.ink", "paper"])
  }

  @Test func comparesNothingWhereTwoTokensCouldBeMeant() {
    let found = found(["Accent"], #"{"accent": \#(Self.color), "color": {"accent": \#(Self.color)}}"#)
    #expect(found.compared == [])
    #expect(found.names == ["Accent", "accent", "color.accent"])
  }

  @Test func prefersTheVerySameName() {
    let found = found(["accent"], #"{"accent": \#(Self.color), "color": {"accent": \#(Self.color)}}"#)
    #expect(found.compared == ["accent=accent"])
    #expect(found.names == ["accent", "color.accent"])
  }

  @Test func comparesOnlyColours() {
    let found = found(["Accent"], #"{"accent": {"$type": "number", "$value": 1}}"#)
    #expect(found.compared == [])
    #expect(found.names == ["Accent", "accent"])
  }

  @Test func knowsColoursByTheirGroupAndByTheirTarget() {
    let tokens = ##"{"p": {"$type": "color", "red": {"$value": "#010101"}}, "accent": {"$value": "{p.red}"}}"##
    #expect(found(["Accent"], tokens).compared == ["Accent=accent"])
  }

  @Test func keepsAColourThatSomethingNames() {
    let tokens = #"{"accent": \#(Self.color), "button": {"$type": "color", "$value": "{Accent}"}}"#
    let found = found(["Accent"], tokens)
    #expect(found.compared == ["Accent=accent"])
    #expect(found.names == ["Accent", "accent", "button"])
  }
}
