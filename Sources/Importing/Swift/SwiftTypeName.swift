import Syntax

/// The name of a type as an annotation has it, and what its values are in a guide.
struct SwiftTypeName: Sendable, Hashable {
  enum Family: Sendable {
    case color, length, number, seconds, duration, font, fontWeight, text, animation, gradient, edges
  }

  /// Without white space, a module before it, and marks of an optional.
  let text: String
  /// Whether a module before it says that it is the platform's.
  let hasModule: Bool

  init(_ text: String) {
    var name = text[...]
    while let last = name.last, last == "?" || last == "!" { name = name.dropLast() }
    for word in ["some", "any"] where name.hasPrefix(word + " ") { name = name.dropFirst(word.count + 1) }
    for module in ["SwiftUI.", "UIKit.", "AppKit.", "Foundation.", "CoreGraphics.", "Swift."]
    where name.hasPrefix(module) {
      name = name.dropFirst(module.count)
    }
    hasModule = ["SwiftUI.", "UIKit.", "AppKit."].contains { text.hasPrefix($0) }
    self.text = String(name)
  }

  var family: Family? { Self.families[text] }

  private static let families: [String: Family] = [
    "Color": .color, "UIColor": .color, "NSColor": .color, "CGColor": .color, "ShapeStyle": .color,
    "CGFloat": .length,
    "Double": .number, "Float": .number, "Int": .number, "UInt": .number, "Float32": .number, "Float64": .number,
    "NSNumber": .number, "Decimal": .number,
    "TimeInterval": .seconds, "Duration": .duration,
    "Font": .font, "UIFont": .font, "NSFont": .font,
    "Font.Weight": .fontWeight, "UIFont.Weight": .fontWeight, "NSFont.Weight": .fontWeight,
    "String": .text,
    "Animation": .animation, "CAMediaTimingFunction": .animation, "Spring": .animation,
    "LinearGradient": .gradient, "Gradient": .gradient, "AngularGradient": .gradient, "RadialGradient": .gradient,
    "EdgeInsets": .edges, "UIEdgeInsets": .edges, "NSEdgeInsets": .edges, "NSDirectionalEdgeInsets": .edges,
  ]

  /// Whether a constant of this type is a style value whatever it is called.
  var isStyle: Bool {
    switch family {
    case .color, .length, .font, .fontWeight, .animation, .gradient, .edges: true
    case .number, .seconds, .duration, .text, nil: false
    }
  }

  /// What a list or dictionary is called; nil for other types.
  var collection: String? {
    guard text.hasPrefix("[") else { return nil }
    return text.contains(":") ? "a dictionary" : "a list"
  }

  /// Whether a list or dictionary holds style values.
  var isCollectionOfStyle: Bool {
    text.split { !$0.isLetter && $0 != "." }.contains { SwiftTypeName(String($0)).isStyle }
  }

  /// Types whose extensions hold their own values: a member needs no annotation there.
  static let extended = ["Color", "UIColor", "NSColor", "CGColor", "Font", "UIFont", "NSFont", "Animation", "CGFloat"]
}
