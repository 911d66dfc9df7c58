package import DesignModel

extension BoundNode {
  /// What is longer is cut.
  static let longest = Hundredths(points: 10_000)

  package var isHidden: Bool { self[.hidden] == .flag(true) }

  /// A stack that says nothing is a row.
  package var axis: StackAxis { self[.axis]?.text.flatMap(StackAxis.init) ?? .horizontal }

  /// A length as it is drawn, in points; nil where none is stated.
  package func points(_ property: NodeProperty) -> Double? { length(property)?.points }

  /// A length that can be drawn: what is less than nought is nought, and what is far too long is cut.
  func length(_ property: NodeProperty) -> Hundredths? {
    guard let value = self[property], let points = value.number ?? value.pixels(), !points.isNaN else { return nil }
    return Hundredths(points: min(max(0, points), Self.longest.points))
  }

  /// What is stated, else the content's, within the limits of which the lower one wins.
  func width(content: Hundredths) -> Hundredths { clampedWidth(length(.width) ?? content) }

  func clampedWidth(_ width: Hundredths) -> Hundredths {
    max(length(.minWidth) ?? 0, min(width, length(.maxWidth) ?? width))
  }

  func height(content: Hundredths) -> Hundredths { clampedHeight(length(.height) ?? content) }

  func clampedHeight(_ height: Hundredths) -> Hundredths { max(length(.minHeight) ?? 0, height) }

  /// The width of a node that is no stack and no text, where none is stated.
  func usualWidth(along axis: StackAxis) -> Hundredths {
    switch kind {
    case .icon: length(.size) ?? length(.height) ?? LeafSize.icon
    case .spinner: length(.size) ?? length(.height) ?? LeafSize.spinner
    case .image: length(.height) ?? LeafSize.image
    case .skeleton: LeafSize.image
    case .divider: axis == .horizontal ? LeafSize.hairline : 0
    case .spacer, .stack, .text: 0
    }
  }

  /// The height of a node that is no stack and no text, where none is stated.
  func usualHeight(along axis: StackAxis) -> Hundredths {
    switch kind {
    case .icon: length(.size) ?? length(.width) ?? LeafSize.icon
    case .spinner: length(.size) ?? length(.width) ?? LeafSize.spinner
    case .image: length(.width) ?? LeafSize.image
    case .skeleton: LeafSize.skeleton
    case .divider: axis == .vertical ? LeafSize.hairline : 0
    case .spacer, .stack, .text: 0
    }
  }

  /// Whether it is as wide as the vertical stack around it.
  func stretchesInWidth(_ align: StackAlign) -> Bool {
    guard length(.width) == nil else { return false }
    return switch kind {
    case .image, .skeleton, .divider: true
    case .stack, .text, .spacer: align == .stretch
    case .icon, .spinner: false
    }
  }

  /// Whether it is as high as the horizontal stack around it.
  func stretchesInHeight(_ align: StackAlign) -> Bool {
    guard length(.height) == nil else { return false }
    return switch kind {
    case .image, .divider: true
    case .stack, .text, .spacer: align == .stretch
    case .icon, .spinner, .skeleton: false
    }
  }
}

/// How large a node is of which nothing is said.
private enum LeafSize {
  static let icon = Hundredths(points: 24)
  static let spinner = Hundredths(points: 16)
  static let image = Hundredths(points: 64)
  static let skeleton = Hundredths(points: 16)
  static let hairline = Hundredths(points: 1)
}
