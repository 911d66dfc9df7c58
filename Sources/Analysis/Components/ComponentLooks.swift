import DesignModel
import Layout

/// The combinations and appearances in which a component differs in some of its properties.
struct ComponentLooks {
  private let analysed: AnalysedCatalog
  private let component: Component
  private let properties: Set<NodeProperty>

  private struct Look: Hashable {
    /// Text grows with it, whatever is set.
    let contentSize: String?
    let settings: [[NodeProperty: Setting.Form]]
  }

  init(_ analysed: AnalysedCatalog, _ component: Component, in properties: Set<NodeProperty>) {
    self.analysed = analysed
    self.component = component
    self.properties = properties
  }

  /// The first of those of the shown ones that are alike.
  func combinations(where isWanted: (Combination) -> Bool = { _ in true }) -> [Combination] {
    var seen: Set<Look> = []
    return component.combinations.filter(isWanted).filter { combination in
      let settings = component.settings(in: combination).map { settings in
        settings.filter { properties.contains($0.key) }.mapValues(\.form)
      }
      let size = component.value("contentSize", in: combination)
      return seen.insert(Look(contentSize: size, settings: settings)).inserted
    }
  }

  /// Appearances that are alike stand together, where they may.
  func appearances(where mayAgree: (Int, Int) -> Bool = { _, _ in true }) -> [[Int]] {
    let tokens = Set(component.bindings.filter { properties.contains($0.property) }.map(\.token))
    let grids = Set(
      component.spec.everySetting.compactMap { _, _, setting -> Int? in
        guard case .span(let group, _) = setting.form else { return nil }
        return analysed.grids.number(of: group)
      })
    var groups: [[Int]] = []
    for appearance in analysed.catalog.appearances.indices {
      let home = groups.firstIndex { group in
        mayAgree(group[0], appearance) && tokens.allSatisfy { isAlike($0, group[0], appearance) }
          && grids.allSatisfy { analysed.gridSums[group[0]][$0] == analysed.gridSums[appearance][$0] }
      }
      if let home { groups[home].append(appearance) } else { groups.append([appearance]) }
    }
    return groups
  }

  /// Whether a token comes to the same by the same way.
  private func isAlike(_ token: Int, _ first: Int, _ second: Int) -> Bool {
    let catalog = analysed.catalog
    guard catalog.value(of: token, in: first) == catalog.value(of: token, in: second) else { return false }
    let chains = [first, second].map { catalog.chain(of: token, in: $0) }
    guard chains[0] == chains[1] else { return false }
    let last = chains[0].last.flatMap { catalog.index(of: $0) } ?? token
    func parts(_ appearance: Int) -> [PathID] { catalog.resolved(last, in: appearance)?.parts.map(\.target) ?? [] }
    return parts(first) == parts(second)
  }
}
