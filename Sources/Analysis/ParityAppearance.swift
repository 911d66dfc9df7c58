import DesignModel

/// An appearance that a catalogue can have too: one that chooses nothing but light or dark, and contrast.
struct ParityAppearance {
  /// What tells the appearances of a catalogue apart.
  struct Key: Hashable {
    let isDark: Bool
    let isHighContrast: Bool

    init(isDark: Bool, isHighContrast: Bool) {
      self.isDark = isDark
      self.isHighContrast = isHighContrast
    }

    init(_ value: ComparedColor.Value) {
      self.init(isDark: value.isDark, isHighContrast: value.isHighContrast)
    }

    /// As the guide calls the appearances of catalogues.
    var name: String { (isDark ? "Dark" : "Light") + (isHighContrast ? " high contrast" : "") }

    /// The key, then those whose values are shown where it has none: dark before high contrast.
    var nearestFirst: [Key] {
      let keys = [
        self, Key(isDark: isDark, isHighContrast: false), Key(isDark: false, isHighContrast: isHighContrast),
        Key(isDark: false, isHighContrast: false),
      ]
      return keys.enumerated().filter { !keys[..<$0].contains($1) }.map(\.element)
    }
  }

  let number: Int
  let key: Key

  var nearestFirst: [Key] { key.nearestFirst }

  static func all(_ catalog: Catalog) -> [ParityAppearance] {
    let modifiers = catalog.modifiers.map(Contexts.init)
    return catalog.appearances.enumerated().compactMap { number, appearance in
      var (isDark, isHighContrast) = (false, false)
      for (contexts, context) in zip(modifiers, appearance.contexts) {
        guard contexts.plain.contains(context) else { return nil }
        isDark = isDark || contexts.keys[context].isDark
        isHighContrast = isHighContrast || contexts.keys[context].isHighContrast
      }
      return ParityAppearance(number: number, key: Key(isDark: isDark, isHighContrast: isHighContrast))
    }
  }

  /// The contexts of a modifier that a catalogue can have: its default, where it is about something else; else, of several
  /// that are dark or of high contrast alike, the one with the plainest name.
  private struct Contexts {
    let keys: [ContextKey]
    let plain: Set<Int>

    init(_ modifier: ResolutionPlan.Modifier) {
      let first = modifier.defaultContext ?? 0
      let keys = modifier.contexts.map { ContextKey($0.name) }
      self.keys = keys
      guard keys.contains(where: { $0.isDark || $0.isHighContrast }) else {
        plain = [first]
        return
      }
      var found: [Key: Int] = [:]
      for index in [first] + keys.indices where keys.indices.contains(index) {
        let key = Key(isDark: keys[index].isDark, isHighContrast: keys[index].isHighContrast)
        if let known = found[key], keys[known].words.count <= keys[index].words.count { continue }
        found[key] = index
      }
      plain = Set(found.values)
    }
  }
}
