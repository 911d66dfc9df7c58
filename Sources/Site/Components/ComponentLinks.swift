import Analysis
import DesignModel
import Syntax

/// The way from a token to the components that use it.
struct ComponentLinks {
  static let shape: TemplateShape = ["useHref": .text, "useName": .text, "useParts": .text]

  private static let mostComponents = 6
  private static let mostParts = 4

  private let analysed: AnalysedCatalog
  private let files: [String]

  init(_ analysed: AnalysedCatalog) {
    self.analysed = analysed
    files = analysed.componentFiles
  }

  private func address(of component: Int) -> String { ComponentPage.path(files[component]) }

  /// Every use by the name that traces have for it: `button/container.fill`.
  func places(of token: Int) -> [(name: String, href: String)] {
    analysed.componentUses(of: token).map { use in
      let id = analysed.components[use.component].spec.id
      return ("\(id)/\(use.part).\(use.property.rawValue)", address(of: use.component))
    }
  }

  /// Adds the first components, each with its parts, to a row of the token.
  func add(_ token: Int, to row: inout TemplateRecord) {
    var order: [Int] = []
    var parts: [Int: [String]] = [:]
    for use in analysed.componentUses(of: token) {
      if parts[use.component] == nil { order.append(use.component) }
      if parts[use.component]?.contains(use.part) != true { parts[use.component, default: []].append(use.part) }
    }
    guard !order.isEmpty else { return }
    let shown = order.prefix(Self.mostComponents)
    row["hasUses"] = .flag(true)
    row["uses"] = .list(
      shown.enumerated().map { index, component in
        let end = index < shown.count - 1 ? "; " : ""
        return [
          "useHref": .text(address(of: component)), "useName": .text(analysed.components[component].spec.name),
          "useParts": .text(": " + Self.list(parts[component] ?? []) + end),
        ]
      })
    let left = order.count - shown.count
    row["usesMore"] = .text(left > 0 ? " and \(left) more" : "")
  }

  private static func list(_ parts: [String]) -> String {
    let left = parts.count - mostParts
    return parts.prefix(mostParts).joined(separator: ", ") + (left > 0 ? " and \(left) more" : "")
  }
}
