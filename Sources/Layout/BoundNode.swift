package import DesignModel

/// A node of a component in one combination of its properties and one appearance, with its values at hand.
package struct BoundNode: Sendable {
  /// Its number in the spec.
  package let number: Int
  package let part: String?
  package let kind: NodeKind
  package let values: [NodeProperty: BoundValue]
  /// A text's style, at the content size that is shown.
  package let style: TextStyle?
  package let children: [BoundNode]

  package init(
    number: Int, part: String?, kind: NodeKind, values: [NodeProperty: BoundValue], style: TextStyle? = nil,
    children: [BoundNode] = []
  ) {
    self.number = number
    self.part = part
    self.kind = kind
    self.values = values
    self.style = style
    self.children = children
  }

  package subscript(property: NodeProperty) -> TokenValue? { values[property]?.value }
}

/// What a property comes to.
package struct BoundValue: Sendable, Hashable {
  /// Nil where the token that is named has no value, or is none.
  package let value: TokenValue?
  /// The number of the token that the spec names.
  package let token: Int?
  /// Whether that it is no colour is no fault: nobody filled it in, or a platform sets it.
  package let isOpen: Bool

  package init(_ value: TokenValue?, token: Int? = nil, isOpen: Bool = false) {
    self.value = value
    self.token = token
    self.isOpen = isOpen
  }
}
