import DesignModel

/// The colours of catalogues among the sources, as Swift names them.
struct SwiftAssets: Sendable {
  private var byName: [String: PathID] = [:]
  private var bySymbol: [String: PathID] = [:]
  private var grounds: [PathID: SwiftGround] = [:]

  /// Types of which generators make a value for each asset.
  static let wrappers: Set<String> = [
    "ColorAsset", "ImageAsset", "SymbolAsset", "DataAsset", "FontConvertible", "ARResourceGroupAsset",
  ]

  init() {}

  /// All tokens that were read before, and the colours of catalogues for which one of them stands.
  init(_ plan: ResolutionPlan, _ declarations: Declarations) {
    let paths = declarations.paths
    for color in plan.compared {
      let segments = color.name.split(separator: ".").map(String.init)
      byName[segments.joined(separator: "/")] = color.token
      for symbol in Self.symbols(segments) where bySymbol[symbol] == nil { bySymbol[symbol] = color.token }
    }
    // Only catalogues state values without an expression, and their names come before all others.
    for isOfCatalogue in [true, false] {
      for entry in plan.trees.lazy.flatMap(\.entries) {
        guard case .token(let index) = entry.slot, (declarations.tokens[Int(index)].given != nil) == isOfCatalogue
        else {
          continue
        }
        let ground = SwiftGround(declarations.tokens[Int(index)])
        grounds[entry.path] = grounds[entry.path].map { $0 == ground ? ground : .unknown } ?? ground
        let segments = paths.segments(of: entry.path)
        let name = segments.joined(separator: "/")
        guard byName[name] == nil else { continue }
        byName[name] = entry.path
        for symbol in Self.symbols(segments) where bySymbol[symbol] == nil { bySymbol[symbol] = entry.path }
      }
    }
  }

  /// How much a colour lets through in every mode.
  func ground(_ path: PathID) -> SwiftGround { grounds[path] ?? .unknown }

  /// The colour of `Color("Group/Name")`.
  func path(name: String) -> PathID? {
    byName[name] ?? path(symbol: name.split(separator: "/").map(String.init))
  }

  /// The colour of `Color(.group.name)`, whose symbol is made from the words of its name.
  func path(symbol: [String]) -> PathID? {
    bySymbol[symbol.map(Self.plain).joined(separator: "/")]
  }

  /// Xcode leaves out `Color` at the end of a name.
  private static func symbols(_ segments: [String]) -> [String] {
    let plain = segments.map(plain)
    let full = plain.joined(separator: "/")
    return full.hasSuffix("color") && full.utf8.count > 5 ? [full, String(full.dropLast(5))] : [full]
  }

  private static func plain(_ segment: String) -> String {
    Words.of(segment).joined()
  }
}
