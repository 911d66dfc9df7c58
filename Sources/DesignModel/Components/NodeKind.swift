/// What a node of a component is.
package enum NodeKind: String, Sendable, Hashable, CaseIterable {
  case stack, text, icon, image, spinner, skeleton, divider, spacer
}
