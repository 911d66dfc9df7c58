import DesignModel
import Testing
import TextCore

@testable import Importing

@Suite struct TypeGuessTests {
  private func guess(_ form: Expression.Form, _ path: String) -> String? {
    let value = Expression(form, at: SourceRange(SourceID(0), 0..<1))
    return TypeGuess.type(of: value, named: path.split(separator: ".").map(String.init))
  }

  @Test(arguments: [
    ("#ff0000", "a", "color"), ("rgba(0, 0, 0, 0.5)", "a", "color"), ("red", "color.brand", "color"),
    ("transparent", "button.background-color", "color"), ("16px", "a", "dimension"),
    ("16", "size.font.small", "dimension"),
    ("50%", "border.radius", "dimension"), ("200ms", "a", "duration"), ("0.2s", "a", "duration"),
    ("200", "time.short", "duration"), ("cubic-bezier(0, 0, 1, 1)", "a", "cubicBezier"),
    ("ease-in", "easing.in", "cubicBezier"), ("Inter, sans-serif", "font.family.base", "fontFamily"),
    ("bold", "font.weight.strong", "fontWeight"), ("700", "size.font-weight", "fontWeight"),
    ("0 1px 2px rgba(0, 0, 0, 0.5)", "shadow.sm", "shadow"), ("0 1px 2px #000, 0 0 1px #000", "elevation.a", "shadow"),
    ("#000", "shadow.color", "color"), ("4", "shadow.size", "dimension"),
    ("0.5", "opacity.faint", "opacity"), ("150%", "font.lineHeight.base", "lineHeight"),
  ])
  func readsTextByItsFormAndItsNames(text: String, path: String, type: String) {
    #expect(guess(.text(text), path) == type)
  }

  @Test(arguments: [
    ("red", "icon.name"), ("bold", "text"), ("16", "count"), ("50%", "a"), ("Buy now", "color.label"),
    ("italic", "font.style"), ("none of it", "shadow.a"),
    ("0 1px 2px #000", "a"), ("", "color.a"), ("ms", "time"),
  ])
  func leavesOtherTextAlone(text: String, path: String) {
    #expect(guess(.text(text), path) == nil)
  }

  @Test(arguments: [
    (4.0, "spacing.small", "dimension"), (200, "time.base", "duration"), (600, "font.weight.bold", "fontWeight"),
    (4000, "font.weight.odd", "number"), (1.5, "ratio", "number"), (3, "z-index.modal", "number"),
  ])
  func readsNumbersByTheirNames(number: Double, path: String, type: String) {
    #expect(guess(.number(number), path) == type)
  }

  @Test(arguments: [("#fff", "color.a", "color"), ("4px", "space.a", "dimension")])
  func isSureWhereNamesAndFormAgree(text: String, path: String, type: String) {
    let value = Expression(.text(text), at: SourceRange(SourceID(0), 0..<1))
    let names = path.split(separator: ".").map(String.init)
    #expect(TypeGuess.sureType(of: value, named: names) == type)
    #expect(TypeGuess.sureType(of: value, named: ["other"]) == nil)
  }

  @Test(arguments: [
    (["r", "g", "b"], "color"), (["h", "s", "l"], "color"), (["h", "s", "v"], "color"), (["h", "s"], nil),
  ])
  func readsChannelsAsAColor(names: [String], type: String?) {
    let place = SourceRange(SourceID(0), 0..<1)
    let fields = names.map { Expression.Field(name: $0, nameRange: place, value: Expression(.number(0), at: place)) }
    #expect(guess(.record(fields), "a") == type)
  }
}
