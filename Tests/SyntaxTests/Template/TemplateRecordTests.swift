import Testing
import TextCore

@testable import Syntax

@Suite struct TemplateRecordTests {
  private let shape: TemplateShape = ["name": .text, "isOn": .flag, "items": .list([".": .text])]

  @Test func hasEveryNameOfItsShapeEmpty() {
    let record = TemplateRecord(offering: shape)
    #expect(record["name"]?.isShown == false)
    #expect(record["isOn"]?.isShown == false)
    #expect(record["other"] == nil)
  }

  @Test func hidesNamesOfRecordsAroundItEvenWhereNothingIsSet() throws {
    var diagnostics = Diagnostics()
    let source = Source(path: "page.html", bytes: Array("{{#rows}}[{{name}}{{other}}]{{/rows}}".utf8))
    let template = try #require(Template(parsing: source, into: &diagnostics))
    var set = TemplateRecord(offering: shape)
    set["name"] = .text("a")
    var out = ByteWriter()
    template.render(
      ["name": .text("outer"), "other": .text("+"), "rows": .list([set, TemplateRecord(offering: shape)])],
      into: &out, diagnostics: &diagnostics)
    #expect(out.text == "[a+][+]")
  }

  @Test func keepsTheLastValueOfAName() {
    var record = TemplateRecord(offering: shape)
    record["name"] = .text("a")
    record["name"] = .text("")
    #expect(record["name"]?.isShown == false)
    record["isOn"] = .flag(true)
    #expect(record["isOn"]?.isShown == true)
    record["isOn"] = nil
    #expect(record["isOn"]?.isShown == false)
  }

  @Test func addsTheValuesOfAnother() {
    let first: TemplateRecord = ["name": .text(""), "other": .text("a")]
    let sum = first + ["name": .text("b"), "third": .flag(true)]
    #expect(["name", "other", "third"].map { (key: TemplateKey) in sum[key]?.isShown } == [true, true, true])
    let names: TemplateShape = ["name": .text] + ["other": .flag]
    #expect(names.names == ["name", "other"])
    #expect(TemplateRecord(offering: names)["other"]?.isShown == false)
  }

  @Test func keepsWhatIsEmptyUnderANameThatNoShapeOffers() {
    var record: TemplateRecord = [:]
    record["name"] = .text("")
    #expect(record["name"] != nil)
  }
}
