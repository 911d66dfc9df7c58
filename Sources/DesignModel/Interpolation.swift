/// Text with references in it, such as `1px solid {line.color}` or `{base} * 2`, and `$base`, which may be one.
package struct Interpolation: Sendable {
  package enum Piece: Sendable {
    case text(String)
    /// A token, whose value stands here as text.
    case reference(PathID)
  }

  package let pieces: [Piece]
  /// The whole text as it is written.
  package let written: String
  /// Whether the language of the source has such values, so that it is no older spelling.
  package let isNative: Bool

  /// The most bytes of text, written or with values in it.
  static let longest = 4096

  package init(_ pieces: [Piece], written: String, isNative: Bool = false) {
    self.isNative = isNative
    self.pieces = pieces
    self.written = written
  }

  /// The tokens that are named, in order.
  package var targets: [PathID] {
    pieces.compactMap { if case .reference(let target) = $0 { target } else { nil } }
  }

  /// The token that `$a.b` names, if it is one.
  var dollarTarget: PathID? {
    guard written.utf8.first == UInt8(ascii: "$"), pieces.count == 1 else { return nil }
    return targets.first
  }
}
