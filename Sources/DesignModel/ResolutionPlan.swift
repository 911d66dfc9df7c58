package import TextCore

/// The order in which source trees are laid over each other, and where the reader has a choice.
package struct ResolutionPlan: Sendable {
  package enum Step: Sendable {
    case trees([Int])
    /// The number of a modifier, whose chosen context supplies the trees.
    case modifier(Int)
    /// The number of a modifier, and the trees that another source has for each of its contexts.
    case overlay(Int, trees: [[Int]])
  }

  package struct Modifier: Sendable {
    package struct Context: Sendable {
      package let name: String
      package let trees: [Int]
      package let key: ContextKey

      package init(name: String, trees: [Int]) {
        self.name = name
        key = ContextKey(name)
        self.trees = trees
      }
    }

    package let name: String
    package let contexts: [Context]
    /// The number of the default context.
    package let defaultContext: Int?
    package let range: SourceRange

    package init(name: String, contexts: [Context], defaultContext: Int?, range: SourceRange) {
      self.name = name
      self.contexts = contexts
      self.defaultContext = defaultContext
      self.range = range
    }

    /// A context by name: exactly, else without regard to case.
    package func context(named name: String) -> Int? {
      contexts.firstIndex { $0.name.isExactly(name) }
        ?? contexts.firstIndex { $0.name.lowercased() == name.lowercased() }
    }
  }

  package var trees: [SourceTree] = []
  package var steps: [Step] = []
  package var modifiers: [Modifier] = []
  /// Modifiers that are declared and never applied; they are legal names of an input.
  package var unusedModifiers: [Modifier] = []
  /// Whether an asset catalogue or Swift source is among the sources, so that lengths are shown in points.
  package var isForApplePlatforms = false
  /// Colours of asset catalogues that are compared with the tokens of their names.
  package var compared: [ComparedColor] = []
  /// The names of colours of asset catalogues that are no tokens and that no token has the name of.
  package var colorsWithoutToken: [String] = []
  /// Images and symbols of asset catalogues.
  package var pictures: [CatalogPicture] = []
  /// Whether files were put together without a resolver document, so that a token in two of them is worth a warning.
  package var joinsFiles = false
  /// Whether errors in the resolver document make a check of inputs pointless.
  package var isDamaged = false

  package init() {}

  package mutating func add(_ tree: SourceTree) -> Int {
    trees.append(tree)
    return trees.count - 1
  }
}

/// One displayed combination of inputs.
package struct Appearance: Sendable, Hashable {
  package let name: String
  /// For each modifier of the plan, the number of its context.
  package let contexts: [Int]

  package init(name: String, contexts: [Int]) {
    self.name = name
    self.contexts = contexts
  }

  /// The same appearances under names of which no two are equal: the second of a name gets ` 2`.
  package static func distinct(_ appearances: [Appearance]) -> [Appearance] {
    var uses: [ExactText: Int] = [:]
    return appearances.map { appearance in
      var name = appearance.name
      while let use = uses[ExactText(name)] {
        uses[ExactText(name)] = use + 1
        name = "\(name) \(use + 1)"
      }
      uses[ExactText(name)] = 1
      return Appearance(name: name, contexts: appearance.contexts)
    }
  }
}
