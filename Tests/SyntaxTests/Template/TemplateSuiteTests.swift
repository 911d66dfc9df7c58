import Foundation
import Syntax
import TestKit
import Testing
import TextCore

/// The public Mustache suite. Data becomes text, except that a case about unescaped text gives `.markup`: with us three
/// braces take nothing else.
@Suite(.enabled(if: Fixtures.arePublicOnesThere, "the public Mustache suite was not fetched"))
struct TemplateSuiteTests {
  @Test(arguments: ["interpolation", "sections", "inverted", "partials", "comments", "delimiters"])
  func rendersEveryCaseOfThePublicSuite(file: String) throws {
    let data = Data(try Fixtures.publicBytes("suites/mustache/\(file).json"))
    let suite = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let cases = try #require(suite["tests"] as? [[String: Any]])
    #expect(cases.count >= 12)
    for entry in cases {
      let name = try #require(entry["name"] as? String)
      let expected = try #require(entry["expected"] as? String)
      #expect(try rendered(entry) == expected, "\(file): \(name)")
    }
  }

  private func rendered(_ entry: [String: Any]) throws -> String {
    let text = try #require(entry["template"] as? String)
    let partialTexts = entry["partials"] as? [String: String] ?? [:]
    let isAboutMarkup = ([text] + partialTexts.values).contains { $0.contains("{{{") || $0.contains("{{&") }
    var diagnostics = Diagnostics()
    let template = try parse(text, into: &diagnostics)
    let partials = try partialTexts.mapValues { try parse($0, into: &diagnostics) }
    let values: TemplateRecord =
      switch value(entry["data"] as Any, asMarkup: isAboutMarkup) {
      case .record(let record)?: record
      case let other?: [".": other]
      case nil: [:]
      }
    var out = ByteWriter()
    template.render(values, partials: partials, into: &out, diagnostics: &diagnostics)
    #expect(diagnostics.items.isEmpty)
    return out.text
  }

  private func parse(_ text: String, into diagnostics: inout Diagnostics) throws -> Template {
    try #require(Template(parsing: Source(path: "page.html", bytes: Array(text.utf8)), into: &diagnostics))
  }

  private func value(_ json: Any, asMarkup: Bool) -> TemplateValue? {
    switch json {
    // To Foundation JSON's `true` and `1` are both numbers; only their type letters differ.
    case let number as NSNumber where String(cString: number.objCType) == "c": .flag(number.boolValue)
    case let number as NSNumber: scalar(number.stringValue, asMarkup)
    case let text as String: scalar(text, asMarkup)
    case let list as [Any]:
      .list(
        list.map { item in
          switch value(item, asMarkup: asMarkup) {
          case .record(let record)?: record
          case let other?: [".": other]
          case nil: [:]
          }
        })
    case let object as [String: Any]:
      .record(
        object.reduce(into: [:]) { record, entry in
          record[TemplateKey(entry.key)] = value(entry.value, asMarkup: asMarkup)
        })
    default: nil
    }
  }

  private func scalar(_ text: String, _ asMarkup: Bool) -> TemplateValue {
    asMarkup ? .markup { $0.write(text) } : .text(text)
  }
}
