package import DesignModel
import TextCore

/// One page's share of tokens that are too many for a page (DESIGN.md section 5).
package struct Part: Sendable {
  /// The most tokens that a page holds: a browser needs seconds for more.
  package static let limit = 500
  /// A group with more groups inside, in all or for each page that would do, is cut by number: hundreds of small pages serve
  /// nobody.
  private static let mostChildren = 100
  private static let mostChildrenOfPage = 40

  /// The group whose tokens these are, as people read it; empty for all of a page that is not split.
  package let name: String
  /// Distinguishes its files: `GROUP` or `GROUP-2`; empty when the page is not split.
  package let stem: String
  package let tokens: [Int]

  package var isWhole: Bool { stem.isEmpty }

  /// The name, with a number where a group has several parts.
  package var label: String {
    guard let dash = stem.lastIndex(of: "-"), stem[..<dash] == PublicName.file(name)[...],
      let number = Int(stem[stem.index(after: dash)...])
    else { return name }
    return "\(name) (\(number))"
  }

  /// All of a page that lists no tokens of its own.
  package static let whole = Part(name: "", stem: "", tokens: [])

  /// Tokens by their first segment, deeper while a group holds more than the limit, then by number.
  package static func all(of tokens: [Int], in catalog: Catalog, limit: Int = limit) -> [Part] {
    guard tokens.count > limit else { return [Part(name: "", stem: "", tokens: tokens)] }
    var splitter = Splitter(catalog: catalog, limit: limit)
    splitter.split(tokens.map { ($0, splitter.lineage(of: catalog.tokens[$0].path)) }, below: .root, depth: 0)
    return splitter.parts
  }

  private struct Splitter {
    let catalog: Catalog
    let limit: Int
    var parts: [Part] = []
    var names = DistinctNames()

    mutating func split(_ tokens: [(number: Int, lineage: [PathID])], below group: PathID, depth: Int) {
      // What a group holds itself stands with it; what its groups hold, with them.
      var order: [PathID] = []
      var members: [PathID: [(number: Int, lineage: [PathID])]] = [:]
      for token in tokens {
        let child = token.lineage.count > depth + 1 ? token.lineage[depth] : group
        if members[child] == nil { order.append(child) }
        members[child, default: []].append(token)
      }
      guard order.count <= Part.mostChildren,
        order.count <= (tokens.count + limit - 1) / limit * Part.mostChildrenOfPage
      else { return cut(tokens.map(\.number), of: group, rootName: "all") }
      for child in order {
        let tokens = members[child] ?? []
        if tokens.count > limit, child != group {
          split(tokens, below: child, depth: depth + 1)
        } else {
          cut(tokens.map(\.number), of: child, rootName: "ungrouped")
        }
      }
    }

    private mutating func cut(_ tokens: [Int], of group: PathID, rootName: String) {
      let name = group == .root ? rootName : catalog.paths.text(of: group)
      for start in stride(from: 0, to: tokens.count, by: limit) {
        let stem = names.distinct(PublicName.file(name))
        parts.append(Part(name: name, stem: stem, tokens: Array(tokens[start..<min(start + limit, tokens.count)])))
      }
    }

    /// The path and all groups above it, outermost first.
    func lineage(of path: PathID) -> [PathID] {
      var lineage = [path]
      while let parent = catalog.paths.parent(of: lineage[lineage.count - 1]), parent != .root {
        lineage.append(parent)
      }
      return lineage.reversed()
    }
  }
}

extension AnalysedCatalog {
  /// The ramps of a part of the colour page, with the steps that it holds.
  package func ramps(of part: Part) -> [Ramp] {
    guard !part.isWhole else { return ramps }
    let tokens = Set(part.tokens)
    // By way of the tokens, since both parts and ramps may be thousands.
    return Set(part.tokens.compactMap { rampOfToken[$0] }).sorted().map { number in
      Ramp(name: ramps[number].name, steps: ramps[number].steps.filter { tokens.contains($0.token) })
    }
  }
}

/// File names of which no two are equal: the second of a name gets `-2`.
package struct DistinctNames: Sendable {
  private var uses: [ExactText: Int] = [:]

  package init() {}

  package mutating func distinct(_ wanted: String) -> String {
    let wanted = wanted.isEmpty ? "unnamed" : wanted
    var name = wanted
    var use = uses[ExactText(wanted)] ?? 1
    while uses[ExactText(name)] != nil {
      use += 1
      name = "\(wanted)-\(use)"
    }
    uses[ExactText(wanted)] = use
    uses[ExactText(name)] = uses[ExactText(name)] ?? 1
    return name
  }
}
