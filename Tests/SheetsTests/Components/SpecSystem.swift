import Analysis
import DesignModel
import Graphics
import Sheets
import TextCore

/// Sheets of components whose specs are written in a test.
struct SpecSystem {
  let analysed: AnalysedCatalog

  init(_ files: FileTree, _ specs: [ComponentSpec], _ settings: Settings = Settings()) {
    let small = SmallSystem.analysed(files, settings)
    analysed = AnalysedCatalog(small.catalog, settings, componentIDs: specs.map(\.id), specs: specs)
  }

  func drawing(_ kind: SheetKind) throws -> Drawing {
    guard let sheet = kind.draw(analysed).first else { throw Missing() }
    return sheet.drawing
  }

  private struct Missing: Error {}

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

extension Drawing {
  /// Every text at its place on the sheet; scaled groups are left out, since they hold specimens.
  var placedTexts: [Text] {
    func collect(_ shapes: [Shape], _ offset: Point) -> [Text] {
      shapes.flatMap { shape -> [Text] in
        switch shape {
        case .text(var text):
          text.at = Point(text.at.x + offset.x, text.at.y + offset.y)
          return [text]
        case .group(let group) where group.scale == 1:
          return collect(group.shapes, Point(offset.x + group.offset.x, offset.y + group.offset.y))
        default: return []
        }
      }
    }
    return collect(shapes, Point(0, 0))
  }

  /// Pairs of labels of which one lies on the other.
  var overlaps: [String] {
    let texts = placedTexts
    return texts.indices.flatMap { first in
      texts[(first + 1)...].compactMap { second in
        let (a, b) = (texts[first].bounds, second.bounds)
        let apart = a.right <= b.x || b.right <= a.x || a.bottom <= b.y || b.bottom <= a.y
        return apart ? nil : "\(texts[first].string) and \(second.string)"
      }
    }
  }
}
