import SwiftUI

/// Raw colours.
enum Primitive {
  /// The ink.
  static let ink = Color(hex: 0x1A2B3C)
  static let paper = Color(red: 1, green: 0.98, blue: 0.95, opacity: 1)
  static let xs: CGFloat = 4, s: CGFloat = 8
}

enum Space: CGFloat { case small = 4, medium = 8 }

enum Radius {
  static let card: CGFloat = Primitive.s * 2 + 1
  static let full: CGFloat = .infinity
}
