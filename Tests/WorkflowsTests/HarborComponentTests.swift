import Analysis
import DesignModel
import Graphics
import Layout
import Sheets
import Testing
import TextCore
import Workflows

/// The components of our own example system.
@Suite struct HarborComponentTests {
  private func placed(_ id: String, _ values: [String]) throws -> PlacedNode {
    let analysed = try Harbor.analysed()
    let component = try #require(analysed.components.first { $0.spec.id == id })
    let combination = try #require(component.combinations.first { component.values(in: $0) == values })
    return try #require(analysed.placed(component, combination, in: 0))
  }

  private func part(_ name: String, of root: PlacedNode) throws -> PlacedNode {
    try #require(root.all.first { $0.node.part == name })
  }

  @Test func areNineAndDrawnInEveryState() throws {
    let analysed = try Harbor.analysed()
    #expect(
      analysed.components.map(\.spec.id) == [
        "button", "card", "chip", "confirm-sheet", "content-state", "field", "search-field", "sheet", "toast",
      ])
    // Three kinds of button in six states, cards in two by five, chips in two by five, two, four, and so on.
    #expect(analysed.components.map(\.combinations.count) == [18, 10, 10, 2, 4, 5, 4, 4, 6])
    #expect(analysed.components.allSatisfy { !$0.isCut && $0.spec.status == .stable })
    let sheets = try #require(SheetKind.all.first { $0.id == "component" }).draw(analysed)
    for component in analysed.components {
      for appearance in ["light", "dark", "light-high-contrast", "dark-high-contrast"] {
        let sheet = try #require(sheets.first { $0.id == "component.\(component.spec.id).\(appearance)" })
        let ids = Set(ids(of: sheet.drawing.shapes))
        for combination in component.combinations {
          let values = component.values(in: combination)
          // The state, else the last property, is the row, and comes first.
          let row = component.spec.properties.firstIndex { $0.name == "state" } ?? values.count - 1
          let words = [values[row]] + values.indices.filter { $0 != row }.map { values[$0] }
          #expect(ids.contains("\(sheet.id)-\(words.joined(separator: "-"))"), "\(sheet.id) \(words)")
        }
      }
    }
  }

  private func ids(of shapes: [Shape]) -> [String] {
    shapes.flatMap { shape -> [String] in
      guard case .group(let group) = shape else { return [] }
      return [group.id].compactMap { $0 } + ids(of: group.shapes)
    }
  }

  // 17 × 1.2941 is 21.9997, so a line is 22; max(12 + 22 + 12, 44) is 46.
  @Test(arguments: ["rest", "hover", "pressed", "focused", "disabled", "loading"])
  func makeAButtonOfALineAndItsPadding(state: String) throws {
    let button = try placed("button", ["primary", state])
    let title = try part("title", of: button)
    #expect(title.frame.height == 22)
    #expect(title.frame.y == 12)
    #expect(button.frame.height == 46)
    #expect(button.node[.paddingLeading]?.pixels() == 24)
    #expect(title.frame.right == button.frame.width - 24)
    #expect(button.node[.radiusTopLeading]?.pixels() == 8)
  }

  @Test func sayTheSumOfAButtonBelowItsAnatomy() throws {
    let page = try #require(try Harbor.guide()["components/button.html"])
    #expect(String(decoding: page, as: UTF8.self).contains("paddingY 12 + line 22 + paddingY 12 = 46, and 46 ≥ 44"))
  }

  // 16 for the spinner and 8 for the gap.
  @Test func widenAButtonByItsSpinner() throws {
    let rest = try placed("button", ["primary", "rest"])
    #expect(try placed("button", ["primary", "loading"]).frame.width == rest.frame.width + 24)
  }

  // 390 − 2 × 16, which is 12 columns with 11 gutters.
  @Test func makeACardAsWideAsThePhoneGrid() throws {
    let card = try placed("card", ["image", "rest"])
    #expect(card.frame.width == 358)
    #expect(try part("media", of: card).frame == Frame(16, 16, 326, 120))
  }

  @Test func makeAFieldOfALineAndItsPadding() throws {
    #expect(try part("well", of: try placed("field", ["empty"])).frame.height == 12 + 22 + 12)
    #expect(try placed("field", ["empty"]).frame.width == 358)
  }

  @Test(arguments: [nil, "accessibility5"]) func keepEveryTextInItsBox(contentSize: String?) throws {
    let analysed = try Harbor.analysed()
    var content = ComponentContent()
    content.contentSize = contentSize
    content.room = 358
    var lines = 0
    for component in analysed.components {
      let texts = component.spec.nodes.indices.filter { component.spec.nodes[$0].kind == .text }
      for word in [nil, "Rechtsschutzversicherungsgesellschaften", "Every receipt that was photographed this month"] {
        content.texts = word.map { word in Dictionary(uniqueKeysWithValues: texts.map { ($0, word) }) } ?? [:]
        for combination in component.combinations {
          for appearance in analysed.catalog.appearances.indices {
            let root = try #require(analysed.placed(component, combination, in: appearance, content: content))
            for node in root.all {
              lines += node.lines.count
              #expect(problem(of: node) == nil, "\(component.spec.id) \(component.values(in: combination))")
            }
          }
        }
      }
    }
    #expect(lines > 1_500)
  }

  /// What leaves a node, or meets a sibling of it along the axis.
  private func problem(of node: PlacedNode) -> String? {
    func isInside(_ inner: Frame) -> Bool {
      inner.x >= node.frame.x - 0.01 && inner.right <= node.frame.right + 0.01 && inner.y >= node.frame.y - 0.01
        && inner.bottom <= node.frame.bottom + 0.01
    }
    for line in node.lines where !isInside(Frame(line.x, line.baseline, line.width, 0)) { return line.text }
    for child in node.children where !isInside(child.frame) { return "\(child.node.kind) \(child.frame)" }
    let isAcross = node.node[.axis]?.text == "horizontal"
    for (first, second) in zip(node.children, node.children.dropFirst()) {
      let gap = isAcross ? second.frame.x - first.frame.right : second.frame.y - first.frame.bottom
      if gap < -0.01 { return "\(first.frame) meets \(second.frame)" }
    }
    return nil
  }

  struct Figure: Sendable {
    let component: String
    let values: [String]
    let part: String
    let frame: Frame

    init(_ component: String, _ values: [String], _ part: String, _ frame: Frame) {
      (self.component, self.values, self.part, self.frame) = (component, values, part, frame)
    }
  }

  // Lines: 16 × 1.3125 = 21, 17 × 1.2941 = 22, 22 × 1.2727 = 28. Widths: 12 columns of the phone are 358, 8 are
  // 8 × 22.5 + 7 × 8 = 236.
  @Test(arguments: [
    // 8 + 21 + 8 in the middle of the 44 that a finger needs.
    Figure("chip", ["yes", "rest"], "check", Frame(12, 3.5 + 10.5, 16, 16)),
    // Padding 8, a grabber of 4, 16, question, 16; question: 28 + 8 + two lines of 21.
    Figure("confirm-sheet", ["rest"], "question", Frame(16, 28, 358, 78)),
    Figure("confirm-sheet", ["rest"], "cancel", Frame(16, 28 + 78 + 16 + 48 + 8, 358, 48)),
    // 32 above; rows of 44, in which two lines of 16 with 4 between stand in the middle.
    Figure("content-state", ["loading"], "secondLine", Frame(16 + 44 + 12, 32 + 4 + 16 + 4, 114, 16)),
    Figure("content-state", ["loading"], "container", Frame(0, 0, 358, 32 + 3 * 44 + 2 * 16 + 32)),
    // 44 high at least; the cross has a square of that size at the end.
    Figure("search-field", ["filled"], "clear", Frame(358 - 44, 0, 44, 44)),
    Figure("search-field", ["empty"], "symbol", Frame(12, 14, 16, 16)),
    // 8 + 4 + 16, a header of 44, then 16, a rule of 1, 16, two lines of 21, 16.
    Figure("sheet", ["shown", "shown"], "action", Frame(16, 28 + 44 + 16 + 1 + 16 + 42 + 16, 358, 48)),
    Figure("sheet", ["shown", "none"], "close", Frame(390 - 16 - 44, 8, 44, 44)),
    // 4 + 44 + 4, and 48 at least without the button.
    Figure("toast", ["success", "undo"], "symbol", Frame(16, 14, 24, 24)),
    Figure("toast", ["success", "none"], "panel", Frame(0, 0, 358, 48)),
  ])
  func addUpAsTheirTokensSay(figure: Figure) throws {
    #expect(try part(figure.part, of: try placed(figure.component, figure.values)).frame == figure.frame)
  }

  @Test func hitFingersWithEveryTarget() throws {
    let analysed = try Harbor.analysed()
    for component in analysed.components {
      let target = try #require(analysed.target(of: component))
      #expect(target.isEnough, "\(component.spec.id) \(target)")
    }
  }

  @Test func passEveryPairInEveryStateAndAppearance() throws {
    let analysed = try Harbor.analysed()
    for component in analysed.components {
      let pairs = analysed.pairs(of: component)
      #expect(!pairs.isEmpty)
      for pair in pairs {
        for appearance in analysed.catalog.appearances.indices {
          #expect(pair.result(in: appearance)?.passes == true, "\(component.spec.id) \(pair.parts)")
        }
      }
    }
  }

  @Test func leadFromAPartToThePalette() throws {
    let system = try Harbor.system()
    guard case .found(let part) = TraceListing.find("button/container.fill", in: system) else {
      Issue.record("the part is there")
      return
    }
    let text = String(decoding: TraceListing.text(part, in: system, pathPrefix: ""), as: UTF8.self)
    #expect(
      text.contains(
        """
        Dark
          button/container.fill  component  components/button.json:12:13
          → button.background.primary  component  component.tokens.json:6:29
          → color.accent.base  semantic  color-dark.tokens.json:16:26
          → palette.blue.400  primitive  palette.tokens.json:24:25  #51a0ff
        """))
  }
}
