import Graphics
import Sheets
import Testing

@Suite struct TypeFacesTests {
  private func weights(_ weights: [(String, Int)]) -> String {
    let tokens = weights.map { #""\#($0.0)": {"$value": \#($0.1)}"# }
    return #""w": {"$type": "fontWeight", \#(tokens.joined(separator: ", "))}"#
  }

  @Test func countsTheStylesThatUseAWeight() throws {
    let styles = [("a", 400), ("b", 700), ("c", 400)].map { TypeSystem.style($0.0, weight: $0.1) }
    let system = TypeSystem(
      weights([("regular", 400), ("bold", 700), ("black", 900)]) + "," + styles.joined(separator: ","))
    let drawing = try system.drawing(.typeFaces)
    let regular = try drawing.group("type-faces-w.regular")
    #expect(regular.offset == Point(32, 80))
    #expect(regular.strings == ["Aa", "regular", "400", "2"])
    #expect(regular.texts.first?.size == 104)
    #expect(regular.texts.first?.weight == 400)
    let bold = try drawing.group("type-faces-w.bold")
    #expect(bold.offset == Point(264, 80))
    #expect(bold.strings == ["Aa", "bold", "700", "1"])
    #expect(bold.texts.first?.weight == 700)
    #expect(try drawing.group("type-faces-w.black").strings.last == "0")
    #expect(drawing.description.hasPrefix("3 weights, "))
    #expect(drawing.height == 352)
    #expect(drawing.boundsProblems == [])
  }

  @Test func wrapsAfterFourWeights() throws {
    let system = TypeSystem(weights((1...5).map { ("w\($0)", $0 * 100) }))
    let drawing = try system.drawing(.typeFaces)
    #expect(try drawing.group("type-faces-w.w4").offset == Point(32 + 3 * 232, 80))
    #expect(try drawing.group("type-faces-w.w5").offset == Point(32, 240))
    #expect(drawing.height == 352 + 160)
    #expect(drawing.boundsProblems == [])
  }

  @Test func putsLongNamesOnLinesOfTheirOwn() throws {
    let long = String(repeating: "n", count: 80)
    let drawing = try TypeSystem(weights([(long, 400), ("b", 700)])).drawing(.typeFaces)
    let texts = try drawing.group("type-faces-w.\(long)").texts
    #expect(texts[1].string.count == 25)
    #expect(texts[1].at == Point(0, 132))
    #expect(texts[2].at == Point(0, 150))
    #expect(drawing.height == 352 + 18)
    #expect(drawing.boundsProblems == [])
  }

  @Test func drawsAWeightWithoutAValueAsMissing() throws {
    let drawing = try TypeSystem(weights([("odd", 4_000), ("bold", 700)])).drawing(.typeFaces)
    let odd = try drawing.group("type-faces-w.odd")
    #expect(odd.strings == ["odd", "missing"])
    #expect(odd.shapes.first == .rect(Rect(0, 28, 64, 64), Style(fill: .color(HexColor(0xFF00FF)))))
    #expect(drawing.boundsProblems == [])
  }

  @Test func takesTheWeightsOfStylesWhereThereAreNoOthers() throws {
    let styles = [("a", 700), ("b", 400), ("c", 700)].map { TypeSystem.style($0.0, weight: $0.1, family: "Fira Mono") }
    let drawing = try TypeSystem(styles.joined(separator: ",")).drawing(.typeFaces)
    #expect(try drawing.group("type-faces-400").strings == ["Aa", "400", "1"])
    #expect(try drawing.group("type-faces-700").strings == ["Aa", "700", "2"])
    #expect(try drawing.group("type-faces-700").offset == Point(264, 80))
    #expect(drawing.texts.contains { $0.string.hasPrefix("ABC") && $0.family == .mono })
  }

  @Test func showsFamiliesWhereThereAreNoWeights() throws {
    let system = TypeSystem(
      #""f": {"$type": "fontFamily", "text": {"$value": "Inter, sans-serif"}, "code": {"$value": ["Menlo"]}}"#)
    let drawing = try system.drawing(.typeFaces)
    #expect(try drawing.group("type-faces-f.text").strings == ["Aa", "text", "Inter"])
    let code = try drawing.group("type-faces-f.code")
    #expect(code.strings == ["Aa", "code", "Menlo"])
    #expect(code.texts.first?.family == .mono)
    #expect(drawing.description.hasPrefix("2 font families, "))
  }

  @Test func drawsFacesOnceWhereOnlySizesVary() {
    let resolver = """
      {"version": "2025.10", "resolutionOrder": [{"$ref": "#/modifiers/size"}], "modifiers": {"size": {
        "contexts": {"small": [{"$ref": "small.tokens.json"}], "large": [{"$ref": "large.tokens.json"}]},
        "default": "small"}}}
      """
    func system(_ weight: Int) -> TypeSystem {
      TypeSystem(files: [
        "a.resolver.json": resolver, "small.tokens.json": "{\(TypeSystem.style("body", size: "12px"))}",
        "large.tokens.json": "{\(TypeSystem.style("body", size: "20px", weight: weight))}",
      ])
    }
    #expect(system(400).sheets(.typeFaces).map(\.id) == ["type-faces"])
    #expect(system(400).sheets(.typeScale).map(\.id) == ["type-scale", "type-scale.large"])
    #expect(system(700).sheets(.typeFaces).map(\.id) == ["type-faces", "type-faces.large"])
  }
}
