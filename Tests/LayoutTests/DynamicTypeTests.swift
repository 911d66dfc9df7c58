import DesignModel
import Foundation
import Layout
import TestKit
import Testing

@Suite struct DynamicTypeTests {
  private struct Vectors: Decodable {
    struct Row: Decodable {
      let size: String
      let values: [String]
    }

    let textStyles: [String]
    let rows: [Row]
  }

  private static func vectors() throws -> Vectors {
    try JSONDecoder().decode(Vectors.self, from: Data(Fixtures.bytes("dynamic-type.json")))
  }

  @Test func holdsEveryFigureOfTheGuidelines() throws {
    let vectors = try Self.vectors()
    #expect(DynamicType.textStyles == vectors.textStyles)
    #expect(DynamicType.contentSizes == vectors.rows.map(\.size))
    #expect(vectors.rows.count * vectors.textStyles.count == 132)
    for row in vectors.rows {
      for (style, value) in zip(vectors.textStyles, row.values) {
        let figure = try #require(DynamicType.figure(of: style, at: row.size))
        #expect("\(Int(figure.size))/\(Int(figure.leading))" == value, "\(style) at \(row.size)")
      }
    }
  }

  @Test func setsAStyleOfTheStandardSizeInTheSizeOfTheTable() throws {
    let vectors = try Self.vectors()
    let standard = try #require(vectors.rows.first { $0.size == "large" }).values.map(size)
    for row in vectors.rows {
      for (index, name) in vectors.textStyles.enumerated() {
        let style = TextStyle.sample(size: standard[index], platformStyle: name)
        #expect(style.scaled(to: row.size).size == size(row.values[index]), "\(name) at \(row.size)")
      }
    }
  }

  private func size(_ figure: String) -> Double { figure.split(separator: "/").first.flatMap { Double($0) } ?? .nan }

  @Test func growsLineAndTrackingWithTheSize() {
    let control = TextStyle.sample(size: 17, line: 1.2941, tracking: -0.4, weight: 600, platformStyle: "headline")
    let grown = control.scaled(to: "accessibility5")
    #expect(control.line == 22)
    #expect(grown.size == 53)
    #expect(grown.line == 68.59)  // 53 × 1.2941 = 68.5873
    #expect(grown.lineText == "68.59")
    #expect(abs(grown.tracking + 0.4 * 53 / 17) < 1e-12)
    #expect(grown.weight == 600)
  }

  @Test func growsAnotherSizeAsMuch() {
    // 18 × 28 / 17 = 29.647; its line 29.65 × 1.4 = 41.51.
    let style = TextStyle.sample(size: 18, line: 1.4, platformStyle: "body").scaled(to: "accessibility1")
    #expect(style.size == 29.65)
    #expect(style.line == 41.51)
  }

  @Test(arguments: [1e-300, 0.009, 0, -1, 1_001])
  func refusesASizeThatNobodySees(size: Double) {
    let value = TokenValue.record([
      .init("fontFamily", .list([.text("Inter")])), .init("fontSize", .quantity(size, unit: "px")),
      .init("fontWeight", .number(400)), .init("letterSpacing", .quantity(0, unit: "px")),
      .init("lineHeight", .quantity(20, unit: "px")),
    ])
    #expect(TextStyle(value, platformStyle: "body") == nil)
  }

  @Test func leavesAStyleThatIsTiedToNoPlatformStyleOrAnUnknownSize() {
    let free = TextStyle.sample(size: 17)
    let tied = TextStyle.sample(size: 17, platformStyle: "body")
    let strange = TextStyle.sample(size: 17, platformStyle: "title9")
    #expect(free.scaled(to: "accessibility5") == free)
    #expect(tied.scaled(to: "gigantic") == tied)
    #expect(tied.scaled(to: "large") == tied)
    #expect(strange.scaled(to: "accessibility5") == strange)
  }
}
