import Syntax
import TestKit
import Testing
import TextCore

@Suite struct TemplateCheckerTests {
  private let shape: TemplateShape = [
    "title": .text, "drawing": .markup, "isNew": .flag, "by": .record(["name": .text]),
    "rows": .list(["name": .text, "cells": .list([".": .text])]),
  ]

  @Test(arguments: [
    "{{title}}{{{drawing}}}{{&drawing}}{{#isNew}}{{title}}{{/isNew}}{{^isNew}}{{/isNew}}",
    "{{by.name}}{{#by}}{{name}}{{title}}{{/by}}{{#title}}{{.}}{{/title}}{{#drawing}}{{{.}}}{{/drawing}}",
    "{{#rows}}{{name}}{{title}}{{#cells}}{{.}}{{name}}{{/cells}}{{/rows}}{{#by.name}}{{.}}{{/by.name}}",
  ])
  func acceptsNamesWhereTheyAreOffered(template: String) {
    #expect(check(template).items.isEmpty)
  }

  @Test(arguments: [
    "{{↓drawnig}}", "{{{↓title}}}", "{{&↓title}}", "{{↓drawing}}", "{{↓isNew}}", "{{↓rows}}", "{{↓by}}", "{{↓name}}",
    "{{#↓row}}{{anything}}{{/row}}", "{{#rows}}{{↓nam}}{{/rows}}{{↓name}}", "{{#rows}}{{↓.}}{{/rows}}",
    "{{↓by.nam}}", "{{↓rows.name}}", "{{^↓non}}{{title}}{{/non}}", "{{↓.}}", "{{^isNew}}{{↓x}}{{/isNew}}",
  ])
  func reportsEachNameThatIsNotOfferedAtItsPlace(marked: String) {
    let marked = MarkedText(marked)
    let diagnostics = check(marked.text)
    #expect(diagnostics.offsets == marked.offsets)
    #expect(diagnostics.items.allSatisfy { $0.problem.code == "template-name" && $0.problem.severity == .error })
  }

  @Test func suggestsTheNameThatWasProbablyMeant() throws {
    let problem = try #require(check("{{drawnig}}").items.first?.problem)
    #expect(problem.message == "this page offers no 'drawnig'")
    #expect(problem.hint == "did you mean 'drawing'?")
  }

  @Test func looksIntoPartialsWithTheNamesAroundThem() {
    let diagnostics = check("{{#rows}}{{> row}}{{/rows}}{{> row}}", partials: ["row": "{{name}}"])
    #expect(diagnostics.codes == ["template-name"])
  }

  @Test func reportsAPartialThatIsNotThereAtItsPlace() {
    let marked = MarkedText("{{> ↓rwo}}")
    let diagnostics = check(marked.text, partials: ["row": ""])
    #expect(diagnostics.codes == ["template-partial"])
    #expect(diagnostics.offsets == marked.offsets)
    #expect(diagnostics.items.first?.problem.hint == "did you mean 'row'?")
  }

  @Test func endsWithPartialsThatCallThemselves() {
    let partials = ["a": "{{#rows}}{{> a}}{{> b}}{{/rows}}", "b": "{{#by}}{{> a}}{{> b}}{{/by}}{{no}}"]
    #expect(Set(check("{{> a}}", partials: partials).codes) == ["template-name"])
  }

  private func check(_ text: String, partials: [String: String] = [:]) -> Diagnostics {
    var diagnostics = Diagnostics()
    let parsed = partials.compactMapValues { text in
      Template(parsing: Source(path: "part.html", bytes: Array(text.utf8)), into: &diagnostics)
    }
    Template(parsing: Source(path: "page.html", bytes: Array(text.utf8)), into: &diagnostics)?
      .check(against: shape, partials: parsed, into: &diagnostics)
    return diagnostics
  }
}
