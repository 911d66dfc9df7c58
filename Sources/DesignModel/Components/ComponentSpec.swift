package import TextCore

/// A component as its spec writes it (DESIGN.md section 8): data, of which nothing is resolved yet.
package struct ComponentSpec: Sendable {
  package enum Status: String, Sendable, Hashable, CaseIterable {
    case draft, stable, deprecated
  }

  /// Something that varies, with the values that it takes.
  package struct Property: Sendable, Hashable {
    package let name: String
    package let values: [String]
    /// The number of the value that stands for none being chosen.
    package let standard: Int
    package let range: SourceRange

    package init(name: String, values: [String], standard: Int = 0, range: SourceRange) {
      self.name = name
      self.values = values
      self.standard = standard
      self.range = range
    }
  }

  /// What is set where all conditions hold; later ones win.
  package struct Variant: Sendable {
    /// By the number of a property: the values of which one must hold.
    package let conditions: [Condition]
    package let changes: [Change]

    package init(conditions: [Condition], changes: [Change]) {
      self.conditions = conditions
      self.changes = changes
    }
  }

  package struct Condition: Sendable, Hashable {
    package let property: Int
    package let values: [String]

    package init(property: Int, values: [String]) {
      self.property = property
      self.values = values
    }
  }

  /// A property of a node that a variant sets.
  package struct Change: Sendable {
    /// The number of the node.
    package let node: Int
    package let property: NodeProperty
    package let setting: Setting

    package init(node: Int, property: NodeProperty, setting: Setting) {
      self.node = node
      self.property = property
      self.setting = setting
    }
  }

  package struct Accessibility: Sendable, Hashable {
    package var role: String?
    package var identifier: String?
    /// The number of the node that a finger hits.
    package var target: Int?
    package var notes: [String] = []

    package init() {}
  }

  /// Code that shows how the component is used.
  package struct Usage: Sendable, Hashable {
    package let language: String
    package let code: String

    package init(language: String, code: String) {
      self.language = language
      self.code = code
    }
  }

  /// The most combinations of properties that are shown; beyond, each value stands alone.
  package static let mostCombinations = 64
  /// The most values that the properties have together.
  package static let mostValues = 256

  /// The stem of its file name.
  package let id: String
  package let name: String
  package var status: Status?
  package var summary: String?
  package var properties: [Property] = []
  /// Every node in reading order; the first is the root.
  package let nodes: [ComponentNode]
  package var variants: [Variant] = []
  package var accessibility = Accessibility()
  /// Markdown.
  package var dos: [String] = []
  /// Markdown.
  package var donts: [String] = []
  package var usage: [Usage] = []
  /// Where the spec begins.
  package let range: SourceRange

  package init(id: String, name: String, nodes: [ComponentNode], range: SourceRange) {
    self.id = id
    self.name = name
    self.nodes = nodes
    self.range = range
  }
}

extension ComponentSpec {
  /// Whatever a property of a node, by its number, is set to: in the anatomy and then in the variants.
  package var everySetting: [(node: Int, property: NodeProperty, setting: Setting)] {
    let written = nodes.enumerated().flatMap { number, node in
      node.settings.map { (number, $0.property, $0.setting) }
    }
    return written + variants.flatMap { $0.changes.map { ($0.node, $0.property, $0.setting) } }
  }
}

extension [ComponentSpec.Property] {
  /// How many combinations of their values there are.
  package var combinations: Int {
    reduce(1) { product, property in
      let (next, overflows) = product.multipliedReportingOverflow(by: property.values.count)
      return overflows ? .max : next
    }
  }
}

/// One node of a component's tree.
package struct ComponentNode: Sendable {
  package let kind: NodeKind
  /// The name by which variants and traces call it.
  package let part: String?
  /// In the order of `NodeProperty`; of each at most one.
  package let settings: [NodeSetting]
  /// The numbers of the nodes inside.
  package let children: [Int]
  package let range: SourceRange

  package init(kind: NodeKind, part: String?, settings: [NodeSetting], children: [Int], range: SourceRange) {
    self.kind = kind
    self.part = part
    self.settings = settings
    self.children = children
    self.range = range
  }
}

package struct NodeSetting: Sendable, Hashable {
  package let property: NodeProperty
  package let setting: Setting

  package init(_ property: NodeProperty, _ setting: Setting) {
    self.property = property
    self.setting = setting
  }
}

/// What a property is set to, and where.
package struct Setting: Sendable, Hashable {
  package enum Form: Sendable, Hashable {
    /// The name of a token, without braces.
    case token(String)
    case number(Double)
    case text(String)
    case flag(Bool)
    /// So many columns of the grid whose group has the path.
    case span(grid: String, columns: Int)
  }

  package let form: Form
  package let range: SourceRange

  package init(_ form: Form, _ range: SourceRange) {
    self.form = form
    self.range = range
  }
}
