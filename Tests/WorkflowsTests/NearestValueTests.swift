import ColorScience
import Testing
import Workflows

@Suite struct NearestValueTests {
  struct Reading: Sendable, CustomTestStringConvertible {
    let text: String
    let value: NearestValue
    var testDescription: String { text }

    init(_ text: String, _ space: ColorSpace, _ channels: SIMD3<Double>, alpha: Double = 1) {
      self.text = text
      value = .color(Color(space, channels, alpha: alpha))
    }

    init(_ text: String, length: Double) {
      self.text = text
      value = .length(length)
    }
  }

  private static let blue = SIMD3(0, 96.0 / 255, 223.0 / 255)

  @Test(arguments: [
    Reading("#0060df", .sRGB, blue),
    Reading(" rgb(0 96 223 / 50%) ", .sRGB, blue, alpha: 0.5),
    Reading("Black", .sRGB, SIMD3(0, 0, 0)),
    Reading("color(display-p3 1 0 0)", .displayP3, SIMD3(1, 0, 0)),
    Reading("UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)", .sRGB, SIMD3(0.1, 0.2, 0.3)),
    Reading("UIColor(red:0,green:96/255,blue:223.0 / 255.0,alpha:0.5)", .sRGB, blue, alpha: 0.5),
    Reading("UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)", .displayP3, SIMD3(1, 0, 0)),
    Reading("NSColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)", .sRGB, SIMD3(1, 0.5, 0)),
    Reading("#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)", .sRGB, SIMD3(1, 0.5, 0)),
    Reading("Color(red: 0.1, green: 0.2, blue: 0.3)", .sRGB, SIMD3(0.1, 0.2, 0.3)),
    Reading("SwiftUI.Color.init(red: 1, green: 0, blue: 0, opacity: 2)", .sRGB, SIMD3(1, 0, 0)),
    Reading("Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 0.5)", .sRGB, SIMD3(0.1, 0.2, 0.3), alpha: 0.5),
    Reading("Color(.displayP3, red: 1, green: 0, blue: 0)", .displayP3, SIMD3(1, 0, 0)),
    Reading("Color(.sRGBLinear, red: 1, green: 0, blue: 0)", .linearSRGB, SIMD3(1, 0, 0)),
    Reading("Color(hex: 0x0060DF)", .sRGB, blue),
    Reading("Color(hex: 0x00_60_DF, alpha: 0.25)", .sRGB, blue, alpha: 0.25),
    Reading(##"UIColor(hex: "#0060DF")"##, .sRGB, blue),
    Reading(#"UIColor(hex: "0060df")"#, .sRGB, blue),
    Reading("UIColor(white: 0.25, alpha: 0.5)", .sRGB, SIMD3(0.25, 0.25, 0.25), alpha: 0.5),
    Reading("Color(white: 0.25)", .sRGB, SIMD3(0.25, 0.25, 0.25)),
    Reading("12", length: 12),
    Reading("777", length: 777),
    Reading("-0.5", length: -0.5),
    Reading("12pt", length: 12),
    Reading("12dp", length: 12),
    Reading(" 12 PX ", length: 12),
    Reading("1.5rem", length: 24),
    Reading(".5 rem", length: 8),
  ]) func readsWhatPeopleHave(reading: Reading) throws {
    #expect(try NearestValue(reading.text) == reading.value)
  }

  @Test(arguments: [
    "", " ", "12em", "12%", "1 2", "1 2px", "12 p x", "1e3", ".", "tokens", "#12345", "rgb(", ")", "()", "Color()",
    "UIColor(red: x)", "UIColor(red: 1, green: 0)", "UIColor(red: 1, green: 0, blue: 1/0)", "Color(red: 1/2/3)",
    "Color(red: 1, blue: 0, green: 0)", "Color(red: 1, green: 0, blue: 0, alpha: 1, alpha: 1)",
    "Color(.oklch, red: 1, green: 0, blue: 0)", "Color(.sRGB, hex: 0x0060DF)", "Color(hex: 0x0060DFFF)",
    #"Color(hex: "")"#, #"Color(hex: ")"#, "Colour(red: 1, green: 0, blue: 0)", "Color(red: nan, green: 0, blue: 0)",
    String(repeating: "a", count: 1 << 20), String(repeating: "9", count: 1 << 20), String(repeating: "9", count: 999),
    String(repeating: "(", count: 1 << 20), "Color(" + String(repeating: ",", count: 1 << 20) + ")",
  ]) func readsNothingElse(text: String) {
    let error = #expect(throws: UnreadableValue.self) { try NearestValue(text) }
    #expect(error?.message.hasSuffix("is no colour and no length") == true)
    #expect((error?.message.count ?? 0) < 100)
  }

  @Test(arguments: [
    ("0060df", "did you mean '#0060df'?"), ("nvay", "did you mean 'navy'?"),
    ("12em", "a length is in px, pt, dp or rem"),
    ("UIColor(red: x)", "write '#0060df', 'Color(red: 0, green: 0.4, blue: 0.9)', 12, '12 px' or 1.5rem"),
  ]) func saysWhatCouldBeMeant(text: String, hint: String) {
    #expect(#expect(throws: UnreadableValue.self) { try NearestValue(text) }?.hint == hint)
  }

  @Test func keepsAMessageOnOneLine() {
    let error = #expect(throws: UnreadableValue.self) { try NearestValue("a\nb\tc") }
    #expect(error?.message == "'a b c' is no colour and no length")
  }
}
