import Analysis
import DesignModel
import Graphics
import Sheets
import Testing
import TextCore

/// Sheets of components whose specs are written in a test.
struct SpecSystem {
  let analysed: AnalysedCatalog

  init(_ files: FileTree, _ specs: [ComponentSpec], _ settings: Settings = Settings()) {
    analysed = SmallSystem.analysed(files, settings, specs: specs)
  }

  func drawing(_ kind: SheetKind) throws -> Drawing {
    try #require(kind.draw(analysed).first).drawing
  }

  static let nowhere = SourceRange(SourceID(0), 0..<0)

  static func node(
    _ kind: NodeKind, _ part: String?, _ settings: [NodeProperty: Setting.Form] = [:], children: [Int] = []
  ) -> ComponentNode {
    let settings = NodeProperty.allCases.compactMap { property in
      settings[property].map { NodeSetting(property, Setting($0, nowhere)) }
    }
    return ComponentNode(kind: kind, part: part, settings: settings, children: children, range: nowhere)
  }

  static func spec(
    _ nodes: [ComponentNode], properties: [(String, [String])] = [],
    variants: [(when: [(Int, String)], set: [(Int, NodeProperty, Setting.Form)])] = []
  ) -> ComponentSpec {
    var spec = ComponentSpec(id: "button", name: "Button", nodes: nodes, range: nowhere)
    spec.properties = properties.map { ComponentSpec.Property(name: $0, values: $1, range: nowhere) }
    spec.variants = variants.map { variant in
      ComponentSpec.Variant(
        conditions: variant.when.map { ComponentSpec.Condition(property: $0, values: [$1]) },
        changes: variant.set.map { ComponentSpec.Change(node: $0, property: $1, setting: Setting($2, nowhere)) })
    }
    return spec
  }
}
