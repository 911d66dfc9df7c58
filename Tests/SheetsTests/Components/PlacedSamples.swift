import ColorScience
import DesignModel
import Graphics
import Layout
import TextCore

@testable import Sheets

/// Boxes of components made by hand, in the measures of the example's button.
enum PlacedSamples {
  static let ground = Ground(.white)
  static let blue = color(0x0060DF)
  static let width = 156.59

  static func color(_ value: UInt32, alpha: Double = 1) -> TokenValue {
    let parts = [16, 8, 0].map { Double(value >> $0 & 255) / 255 }
    return .color(ColorValue(Color(.sRGB, SIMD3(parts[0], parts[1], parts[2]), alpha: alpha)))
  }

  static func px(_ amount: Double) -> TokenValue { .quantity(amount, unit: "px") }

  static func border(_ color: TokenValue, _ width: Double, _ style: TokenValue = .text("solid")) -> TokenValue {
    .record([.init("color", color), .init("width", px(width)), .init("style", style)])
  }

  static func shadow(
    _ color: TokenValue, y: Double = 0, blur: Double = 0, spread: Double = 0, isInset: Bool = false
  ) -> TokenValue {
    .record([
      .init("color", color), .init("offsetX", px(0)), .init("offsetY", px(y)), .init("blur", px(blur)),
      .init("spread", px(spread)), .init("inset", .flag(isInset)),
    ])
  }

  /// A node; what is null in it has no value.
  static func node(
    _ kind: NodeKind = .stack, number: Int = 0, _ frame: Frame,
    _ values: [NodeProperty: TokenValue] = [:], lines: [PlacedLine] = [], _ children: [PlacedNode] = []
  ) -> PlacedNode {
    let bound = BoundNode(
      number: number, part: nil, kind: kind, values: values.mapValues { BoundValue($0 == .null ? nil : $0) },
      style: values[.style].flatMap { TextStyle($0) }, children: children.map(\.node))
    return PlacedNode(bound, frame: frame, lines: lines, children: children)
  }

  /// A box as large as the button.
  static func box(number: Int = 0, _ values: [NodeProperty: TokenValue]) -> PlacedNode {
    node(.stack, number: number, Frame(0, 0, width, 46), values)
  }

  static func rounded(_ radius: Double, _ values: [NodeProperty: TokenValue] = [:]) -> [NodeProperty: TokenValue] {
    let corners: [NodeProperty] = [
      .radiusTopLeading, .radiusTopTrailing, .radiusBottomTrailing, .radiusBottomLeading,
    ]
    return values.merging(corners.map { ($0, px(radius)) }) { own, _ in own }
  }

  /// A style of 17 on a line of 22.
  static func style(weight: Double = 600) -> TokenValue {
    .record([
      .init("fontFamily", .list([.text("system-ui")])), .init("fontSize", px(17)),
      .init("fontWeight", .number(weight)), .init("lineHeight", .number(1.3)), .init("letterSpacing", px(-0.4)),
    ])
  }

  static func title(_ text: String = "Save changes", _ color: TokenValue, x: Double = 24, width: Double = 108.59)
    -> PlacedNode
  {
    node(
      .text, number: 1, Frame(x, 12, width, 22), [.text: .text(text), .style: style(), .color: color],
      lines: [PlacedLine(text, x: x, baseline: 29, width: width)])
  }

  /// A button, 156.59 × 46.
  static func button(
    _ values: [NodeProperty: TokenValue] = [:], text: String = "Save changes", width: Double = width
  ) -> PlacedNode {
    let values = rounded(8, values.merging([.fill: blue]) { own, _ in own })
    return node(
      .stack, Frame(0, 0, width, 46), values, [title(text, color(0xFFFFFF), width: width - 48)])
  }

  static let focus: [NodeProperty: TokenValue] = [
    .outline: border(color(0x0A84FF), 2), .outlineOffset: px(2),
  ]

  static func shapes(_ placed: PlacedNode, ground: Ground = ground) -> [Shape] {
    ComponentDrawing(id: "c", ground: ground, icon: icon).shapes(placed)
  }

  static let icon: NodeContent.IconDrawing = { _, frame, paint in [.rect(frame, Style(fill: paint))] }

  static func drawing(_ shapes: [Shape], width: Double = 400, height: Double = 400) -> Drawing {
    Drawing(id: "s", width: width, height: height, title: "", description: "", shapes: shapes)
  }

  static func property(_ name: String, _ values: [String]) -> ComponentSpec.Property {
    ComponentSpec.Property(name: name, values: values, range: SourceRange(SourceID(0), 0..<0))
  }
}
