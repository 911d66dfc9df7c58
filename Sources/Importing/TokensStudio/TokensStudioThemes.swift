import DesignModel
import Syntax
import TextCore

/// The themes of an export by their groups, and which of them uses which set.
struct TokensStudioThemes {
  struct Group {
    let name: String
    /// The names of its themes, of which no two are equal.
    var themes: [String] = []
    let range: SourceRange
  }

  /// Where a set is used: the number of a group, and those of themes in it.
  struct Use {
    let group: Int
    var themes: [Int]
  }

  private(set) var groups: [Group] = []
  /// Every set that a theme uses, in the order in which themes name them.
  private(set) var names: [String] = []
  /// The themes that say nothing of sets, and so are none.
  private(set) var unread: [String] = []
  private var uses: [ExactText: [Use]] = [:]

  /// Themes without a group are one group, which gets the name given here.
  init(_ node: JSONNode?, unnamed: String) {
    guard let node else { return }
    var numbers: [ExactText: Int] = [:]
    var taken: [[ExactText: Int]] = []
    let themes = Array(node.elements)
    // A theme without sets is a choice of nothing only beside others with some.
    let isChoice = themes.contains { !Self.selected(by: $0).isEmpty }
    for theme in themes {
      guard let name = theme["name"]?.string ?? theme["id"]?.string else { continue }
      guard isChoice, theme["selectedTokenSets"]?.kind == .object else {
        unread.append(name)
        continue
      }
      let group = theme["group"]?.string.flatMap { $0.isEmpty ? nil : $0 } ?? unnamed
      let number = numbers[ExactText(group)] ?? groups.count
      if number == groups.count {
        numbers[ExactText(group)] = number
        groups.append(Group(name: group, range: theme.range))
        taken.append([:])
      }
      groups[number].themes.append(Self.distinct(name, &taken[number]))
      add(Self.selected(by: theme), ofTheme: groups[number].themes.count - 1, in: number)
    }
  }

  var isEmpty: Bool { groups.isEmpty }

  /// In the order of the groups.
  func uses(of set: String) -> [Use] {
    uses[ExactText(set)] ?? []
  }

  // Sets with the status `source` are merged for references only; a guide shows them, since palettes are such sets.
  private static func selected(by theme: JSONNode) -> [String] {
    guard let selection = theme["selectedTokenSets"] else { return [] }
    return selection.members.filter { $0.value.isString("enabled") || $0.value.isString("source") }.map(\.name)
  }

  private mutating func add(_ sets: [String], ofTheme theme: Int, in group: Int) {
    for set in sets {
      let key = ExactText(set)
      if uses[key] == nil { names.append(set) }
      if let last = uses[key]?.lastIndex(where: { $0.group == group }) {
        if uses[key]?[last].themes.last != theme { uses[key]?[last].themes.append(theme) }
      } else {
        uses[key, default: []].append(Use(group: group, themes: [theme]))
      }
    }
  }

  private static func distinct(_ name: String, _ taken: inout [ExactText: Int]) -> String {
    var name = name
    while let use = taken[ExactText(name)] {
      taken[ExactText(name)] = use + 1
      name = "\(name) \(use + 1)"
    }
    taken[ExactText(name)] = 1
    return name
  }
}
