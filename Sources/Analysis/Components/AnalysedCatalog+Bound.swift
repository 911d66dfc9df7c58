import DesignModel
package import Layout
import TextCore

/// What a component shows beyond its properties: another size of text, other words.
package struct ComponentContent: Sendable, Hashable {
  /// A Dynamic Type size; nil for the standard one, unless a property of that name says otherwise.
  package var contentSize: String?
  /// By the number of a text node.
  package var texts: [Int: String] = [:]
  /// The room that a component without a width of its own has.
  package var room: Double?

  package init() {}
}

extension AnalysedCatalog {
  /// The tree of a component with its values in a combination and an appearance.
  package func bound(
    _ component: Component, _ combination: Combination, in appearance: Int,
    content: ComponentContent = ComponentContent()
  ) -> BoundNode {
    bound(component, combination, component.settings(in: combination), in: appearance, content: content)
  }

  /// The same with the settings of the combination at hand, which are the same in every appearance.
  func bound(
    _ component: Component, _ combination: Combination, _ settings: [[NodeProperty: Setting]], in appearance: Int,
    content: ComponentContent = ComponentContent()
  ) -> BoundNode {
    let binder = ComponentBinder(
      analysed: self, component: component, combination: combination, appearance: appearance, content: content,
      settings: settings)
    return binder.node(0)
  }

  /// The same, laid out; nil where all of it is hidden.
  package func placed(
    _ component: Component, _ combination: Combination, in appearance: Int,
    content: ComponentContent = ComponentContent()
  ) -> PlacedNode? {
    bound(component, combination, in: appearance, content: content).placed()
  }
}

private struct ComponentBinder {
  let analysed: AnalysedCatalog
  let component: Component
  let combination: Combination
  let appearance: Int
  let content: ComponentContent
  let settings: [[NodeProperty: Setting]]

  func node(_ number: Int) -> BoundNode {
    let node = component.spec.nodes[number]
    var values = settings[number].mapValues {
      analysed.value($0, of: component, in: appearance)
    }
    if let text = content.texts[number], values[.text] != nil { values[.text] = BoundValue(.text(text)) }
    if number == 0, let room = content.room, values[.width] == nil, values[.maxWidth] == nil {
      values[.maxWidth] = BoundValue(.number(room))
    }
    return BoundNode(
      number: number, part: node.part, kind: node.kind, values: values, style: style(values[.style]),
      children: node.children.map(self.node))
  }

  private func style(_ value: BoundValue?) -> TextStyle? {
    guard let token = value?.token, let style = analysed.styles[appearance][token] else { return nil }
    let size = content.contentSize ?? component.value("contentSize", in: combination)
    return size.map(style.scaled) ?? style
  }
}

extension AnalysedCatalog {
  /// What a setting of a component comes to in an appearance.
  func value(_ setting: Setting, of component: Component, in appearance: Int) -> BoundValue {
    switch setting.form {
    case .token:
      guard let token = component.token(setting) else { return BoundValue(nil) }
      let resolved = catalog.resolved(token, in: appearance)
      return BoundValue(
        resolved?.value, token: token, isOpen: resolved.map { $0.isGap || $0.platform != nil } ?? false)
    case .number(let number): return BoundValue(.number(number))
    case .text(let text): return BoundValue(.text(text))
    case .flag(let flag): return BoundValue(.flag(flag))
    case .span(let group, let columns):
      let sum = grids.number(of: group).flatMap { gridSums[appearance][$0] }
      return BoundValue(sum.map { .number($0.span(columns)) })
    }
  }
}
