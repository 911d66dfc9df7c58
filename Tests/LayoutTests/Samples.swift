import DesignModel

import Layout

extension TextStyle {
  /// Lengths in px; the line is a share of the size.
  static func sample(
    size: Double = 20, line: Double = 1.2, tracking: Double = 0, weight: Int = 400, family: String = "Inter",
    letterCase: LetterCase = .asWritten, platformStyle: String? = nil
  ) -> TextStyle {
    let value = TokenValue.record([
      .init("fontFamily", .list([.text(family)])), .init("fontSize", .quantity(size, unit: "px")),
      .init("fontWeight", .number(Double(weight))), .init("letterSpacing", .quantity(tracking, unit: "px")),
      .init("lineHeight", .number(line)),
    ])
    return TextStyle(value, letterCase: letterCase, platformStyle: platformStyle)!
  }
}

/// A monospaced style of which every character is 6 wide and every line 12 high.
let mono = TextStyle.sample(size: 10, family: "Menlo")

extension BoundNode {
  static func sample(
    _ kind: NodeKind, _ part: String? = nil, _ values: [NodeProperty: TokenValue] = [:], style: TextStyle? = nil,
    _ children: [BoundNode] = []
  ) -> BoundNode {
    BoundNode(
      number: 0, part: part, kind: kind, values: values.mapValues { BoundValue($0) }, style: style, children: children)
  }

  static func text(
    _ text: String, _ part: String? = nil, _ values: [NodeProperty: TokenValue] = [:], style: TextStyle = mono
  ) -> BoundNode {
    .sample(.text, part, values.merging([.text: .text(text)]) { $1 }, style: style)
  }

  static func row(_ values: [NodeProperty: TokenValue] = [:], _ children: [BoundNode]) -> BoundNode {
    .sample(.stack, nil, values.merging([.axis: .text("horizontal")]) { $1 }, children)
  }

  static func column(_ values: [NodeProperty: TokenValue] = [:], _ children: [BoundNode]) -> BoundNode {
    .sample(.stack, nil, values.merging([.axis: .text("vertical")]) { $1 }, children)
  }

  /// A stack of a size, with nothing in it.
  static func box(_ width: Double, _ height: Double) -> BoundNode {
    .sample(.stack, nil, [.width: .number(width), .height: .number(height)])
  }
}

extension PlacedNode {
  /// The frames of the children as x, y, width and height.
  var inside: [[Double]] { children.map(\.frame.numbers) }
}

extension Frame {
  var numbers: [Double] { [x, y, width, height] }
}
