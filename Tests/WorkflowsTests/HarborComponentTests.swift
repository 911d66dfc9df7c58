import Analysis
import DesignModel
import Layout
import Testing
import TextCore
import Workflows

/// The components of our own example system.
@Suite struct HarborComponentTests {
  private func placed(_ id: String, _ values: [String]) throws -> PlacedNode {
    let analysed = try #require(TokenSystem(Input(try harbor())).analysed)
    let component = try #require(analysed.components.first { $0.spec.id == id })
    let combination = try #require(component.combinations.first { component.values(in: $0) == values })
    return analysed.placed(component, combination, in: 0)
  }

  private func part(_ name: String, of root: PlacedNode) throws -> PlacedNode {
    try #require(root.all.first { $0.node.part == name })
  }

  @Test func areNineAndDrawnInEveryState() throws {
    let analysed = try #require(TokenSystem(Input(try harbor())).analysed)
    #expect(
      analysed.components.map(\.spec.id) == [
        "button", "card", "chip", "confirm-sheet", "content-state", "field", "search-field", "sheet", "toast",
      ])
    #expect(analysed.components.allSatisfy { !$0.isCut && $0.spec.status == .stable })
    #expect(analysed.components[0].spec.properties.map(\.values.count) == [3, 6])
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

  @Test func keepEveryTextInItsBox() throws {
    let analysed = try #require(TokenSystem(Input(try harbor())).analysed)
    var content = ComponentContent()
    var lines = 0
    for component in analysed.components {
      let texts = component.spec.nodes.indices.filter { component.spec.nodes[$0].kind == .text }
      for word in ["", "Rechtsschutzversicherungsgesellschaften", "Every receipt that was photographed this month"] {
        for size in [nil, "accessibility5"] as [String?] {
          content.contentSize = size
          content.texts = word.isEmpty ? [:] : Dictionary(uniqueKeysWithValues: texts.map { ($0, word) })
          content.room = 358
          for combination in component.combinations {
            let root = analysed.placed(component, combination, in: 0, content: content)
            for node in root.all {
              for line in node.lines {
                lines += 1
                #expect(line.x >= node.frame.x - 0.01 && line.x + line.width <= node.frame.right + 0.01)
                #expect(node.frame.right <= root.frame.right + 0.01, "\(component.spec.id) \(line.text)")
              }
            }
          }
        }
      }
    }
    #expect(lines > 500)
  }

  @Test func hitFingersWithEveryTarget() throws {
    let analysed = try #require(TokenSystem(Input(try harbor())).analysed)
    for component in analysed.components {
      let target = try #require(analysed.target(of: component))
      #expect(target.isEnough, "\(component.spec.id) \(target)")
    }
  }

  @Test func passEveryPairInEveryStateAndAppearance() throws {
    let analysed = try #require(TokenSystem(Input(try harbor())).analysed)
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
    let system = TokenSystem(Input(try harbor()))
    guard case .found(let part) = TraceListing.find("button/container.fill", in: system) else {
      Issue.record("the part is there")
      return
    }
    let text = String(decoding: TraceListing.text(part, in: system, pathPrefix: ""), as: UTF8.self)
    #expect(
      text.contains(
        """
        Dark
          button/container.fill  component  components/button.json:11:13
          → button.background.primary  component  component.tokens.json:6:29
          → color.accent.base  semantic  color-dark.tokens.json:16:26
          → palette.blue.400  primitive  palette.tokens.json:24:25  #51a0ff
        """))
  }
}
