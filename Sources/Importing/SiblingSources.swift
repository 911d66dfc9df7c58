import DesignModel
import TextCore

/// Decides how files that no resolver document names belong together (W-41, DESIGN.md section 4.2): files or folders that
/// lie side by side and declare nearly the same tokens are contexts of a modifier, all others are laid over each other.
struct SiblingSources {
  struct Tree {
    /// Relative to the input root.
    let path: String
    let source: SourceID
    /// In the plan.
    let index: Int
  }

  private static let fewestShared = 8

  /// A file or a folder, with the tokens that it declares.
  private struct Node {
    let name: String
    var trees: [Tree] = []
    var children: [Node] = []
    var numbers: [ExactText: Int] = [:]
    var paths: Set<PathID> = []
  }

  private let plan: ResolutionPlan
  private var steps: [[Tree]] = []
  /// Trees that say what is different from another of their context.
  private var replacing: [Int] = []
  private var choices: [(name: String, contexts: [ResolutionPlan.Modifier.Context], first: Int)] = []

  /// Arranges all trees that are still to be arranged.
  static func arrange(in importing: inout Importing) {
    let trees = importing.siblings
    importing.siblings = []
    arrange(trees, in: &importing)
  }

  /// Adds a step for trees that belong together as they are, then one for each modifier.
  static func arrange(_ trees: [Tree], in importing: inout Importing) {
    guard !trees.isEmpty else { return }
    var siblings = SiblingSources(plan: importing.plan)
    siblings.visit(siblings.folder(trees), below: importing.rootName)
    importing.plan.joinsFiles = importing.plan.joinsFiles || siblings.steps.joined().count > 1
    for tree in siblings.replacing { importing.plan.trees[tree].isVariant = true }
    for step in siblings.steps { importing.plan.steps.append(.trees(step.map(\.index))) }
    for choice in siblings.choices {
      guard let range = importing.range(ofTree: choice.first) else { continue }
      importing.plan.add(
        ResolutionPlan.Choice(modifier: choice.name, contexts: choice.contexts, range: range))
    }
  }

  private init(plan: ResolutionPlan) {
    self.plan = plan
  }

  /// The folders and files of some paths as a tree, in the order in which they come.
  private func folder(_ trees: [Tree]) -> Node {
    var root = Node(name: "")
    for tree in trees {
      let paths = plan.trees[tree.index].entries.compactMap { entry -> PathID? in
        if case .token = entry.slot { entry.path } else { nil }
      }
      Self.insert(tree, tree.path.split(separator: "/").map(String.init)[...], Set(paths), into: &root)
    }
    return root
  }

  private static func insert(_ tree: Tree, _ names: ArraySlice<String>, _ paths: Set<PathID>, into node: inout Node) {
    node.trees.append(tree)
    node.paths.formUnion(paths)
    guard let name = names.first else { return }
    let index = node.numbers[ExactText(name), default: node.children.count]
    if index == node.children.count {
      node.numbers[ExactText(name)] = index
      node.children.append(Node(name: name))
    }
    insert(tree, names.dropFirst(), paths, into: &node.children[index])
  }

  private mutating func visit(_ node: Node, below name: String) {
    let groups = Self.groups(of: node.children)
    var taken: Set<Int> = []
    for group in groups {
      taken.formUnion(group)
      addChoice(group.map { node.children[$0] }, named: name)
    }
    for (index, child) in node.children.enumerated() where !taken.contains(index) {
      if child.children.isEmpty { steps.append(child.trees) } else { visit(child, below: child.name) }
    }
  }

  /// The numbers of children that are alike, in groups of two and more: each is like the first of its group.
  private static func groups(of nodes: [Node]) -> [[Int]] {
    var groups: [[Int]] = []
    var groupsByPath: [PathID: [Int]] = [:]
    var shared = Array(repeating: 0, count: nodes.count)
    for (index, node) in nodes.enumerated() where node.paths.count >= fewestShared {
      var met: [Int] = []
      for group in node.paths.lazy.compactMap({ groupsByPath[$0] }).joined() {
        if shared[group] == 0 { met.append(group) }
        shared[group] += 1
      }
      let like = met.filter { group in
        let fewer = min(node.paths.count, nodes[groups[group][0]].paths.count)
        return shared[group] >= fewestShared && Double(shared[group]) >= 0.8 * Double(fewer)
      }.min()
      for group in met { shared[group] = 0 }
      if let like {
        groups[like].append(index)
      } else {
        for path in node.paths { groupsByPath[path, default: []].append(groups.count) }
        groups.append([index])
      }
    }
    return groups.filter { $0.count > 1 }
  }

  /// A file or a folder as a context, with the trees that it supplies.
  private struct Variant {
    let name: String
    let trees: [Tree]
    /// Those of its trees that are laid over others of it.
    var replacing: [Tree] = []
    let count: Int
  }

  private mutating func addChoice(_ nodes: [Node], named name: String) {
    let variants = Self.distinct(
      zip(nodes, Self.contextNames(nodes.map(\.name))).map { Self.variants(of: $0, named: $1) })
    let first = Self.defaultVariant(of: variants)
    let order = [first] + variants.indices.filter { $0 != first }
    let contexts = order.map { index in
      // A file with few of the tokens says only what is different.
      let isPartial = index != first && Double(variants[index].count) < 0.8 * Double(variants[first].count)
      let trees = (isPartial ? variants[first].trees : []) + variants[index].trees
      replacing += (isPartial ? variants[index].trees : variants[index].replacing).map(\.index)
      return ResolutionPlan.Modifier.Context(name: variants[index].name, trees: trees.map(\.index))
    }
    choices.append((name, contexts, contexts[0].trees.first ?? 0))
  }

  /// The variant that the others depart from: one that is usually called so, one whose words all others have too, one
  /// that is neither dark nor of high contrast, or the one with most tokens.
  private static func defaultVariant(of variants: [Variant]) -> Int {
    if let usual = variants.firstIndex(where: { isUsualDefault($0.name) }) { return usual }
    let keys = variants.map { ContextKey($0.name) }
    let shortest = keys.indices.filter { index in
      !keys[index].words.isEmpty && keys.allSatisfy { keys[index].words.isSubset(of: $0.words) }
    }
    if shortest.count == 1 { return shortest[0] }
    let areAllHigh = keys.allSatisfy(\.isHighContrast)
    let usual = keys.indices.filter { !keys[$0].isDark && (areAllHigh || !keys[$0].isHighContrast) }
    if usual.count < keys.count, let first = usual.first { return first }
    // Of several with as many tokens the first counts.
    let most = variants.map(\.count).max()
    return variants.firstIndex { $0.count == most } ?? 0
  }

  /// One context for a file; for a folder in which files are alike, such as `dark.json` and `dark.dimmed.json`, one for
  /// each of them.
  private static func variants(of node: Node, named name: String) -> [Variant] {
    let whole = Variant(name: name, trees: node.trees, count: node.paths.count)
    let groups = groups(of: node.children)
    guard groups.count == 1, let group = groups.first else { return [whole] }
    let words = group.map { ContextKey(stem(node.children[$0].name)).words }
    let own = ContextKey(name).words
    guard
      let main = group.indices.first(where: { words[$0] == own || isUsualDefault(stem(node.children[group[$0]].name)) })
    else { return [whole] }
    let common = node.children.indices.filter { !group.contains($0) }.flatMap { node.children[$0].trees }
    let base = common + node.children[group[main]].trees
    return [Variant(name: name, trees: base, count: node.paths.count)]
      + group.indices.filter { $0 != main }.map { index in
        let stem = stem(node.children[group[index]].name)
        let isWhole = own.isSubset(of: words[index])
        return Variant(
          name: isWhole ? stem : "\(name)-\(stem)", trees: base + node.children[group[index]].trees,
          replacing: node.children[group[index]].trees, count: node.paths.count)
      }
  }

  /// All variants, or only the first of each where two would have one name.
  private static func distinct(_ variants: [[Variant]]) -> [Variant] {
    let all = variants.flatMap { $0 }
    return Set(all.map { ContextKey($0.name) }).count == all.count ? all : variants.compactMap(\.first)
  }

  /// The name of a file without its endings.
  private static func stem(_ name: String) -> String {
    var parts = name.split(separator: ".")
    while parts.count > 1, let last = parts.last, endings.contains(last.lowercased()) { parts.removeLast() }
    return parts.joined(separator: "-")
  }

  private static let endings = Set((InputFile.endings + InputFile.swiftEndings).map { String($0.dropFirst()) })

  /// Names without their endings and without the words with which all of them begin or end.
  private static func contextNames(_ names: [String]) -> [String] {
    let stems = names.map(stem)
    let words = stems.map { $0.split(whereSeparator: { $0 == "-" || $0 == "_" || $0 == " " }).map(String.init) }
    let humps = stems.map(Self.writtenWords)
    // `lightTheme` and `darkTheme` are light and dark; without such a word capitals divide nothing.
    let sharesHump = Set(humps.map(\.last)).count == 1 || Set(humps.map(\.first)).count == 1
    var parts = sharesHump && humps.allSatisfy { $0.count > 1 } ? humps : words
    while let word = parts.first?.first, parts.allSatisfy({ $0.first == word }), mayDrop(word, parts) {
      parts = parts.map { Array($0.dropFirst()) }
    }
    while let word = parts.first?.last, parts.allSatisfy({ $0.last == word }), mayDrop(word, parts) {
      parts = parts.map { Array($0.dropLast()) }
    }
    var short = parts.map { $0.joined(separator: "-") }
    if let base = short.firstIndex(of: "") { short[base] = baseName(beside: short) }
    return Set(short.map { ExactText($0) }).count == names.count ? short : names
  }

  /// The words of a name as they are written.
  private static func writtenWords(in name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for scalar in name.unicodeScalars {
      let isLetter = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      if !isLetter || (wasLower && scalar.properties.isUppercase) {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isLetter { word.unicodeScalars.append(scalar) }
      wasLower = scalar.properties.isLowercase
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Whether a word that all names have says nothing: one of them may be that word alone, as `theme` beside `theme-dark`,
  /// but not `dark` beside `dark-dimmed`.
  private static func mayDrop(_ word: String, _ parts: [[String]]) -> Bool {
    let key = ContextKey(word)
    return switch parts.count(where: { $0.count == 1 }) {
    case 0: true
    case 1: !isUsualDefault(word) && !key.isDark && !key.isHighContrast
    default: false
    }
  }

  /// What the state is called that others depart from, where nothing names it.
  private static func baseName(beside names: [String]) -> String {
    let keys = names.map { ContextKey($0) }
    return keys.contains(where: \.isDark) && !keys.contains(ContextKey("light")) ? "light" : "default"
  }

  /// Whether a context of that name is usually what others depart from.
  static func isUsualDefault(_ name: String) -> Bool {
    ["light", "default", "base", "day", "standard"].contains(name.lowercased())
  }
}

extension Importing {
  /// Where the first token of a tree is written.
  fileprivate func range(ofTree index: Int) -> SourceRange? {
    for entry in plan.trees[index].entries {
      if case .token(let token) = entry.slot { return declarations.tokens[Int(token)].range }
    }
    return nil
  }
}
