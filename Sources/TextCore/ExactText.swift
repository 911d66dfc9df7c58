/// A string that equals another only when the bytes are equal, and sorts by bytes.
///
/// `String` treats canonically equivalent spellings as one; file paths and token names are not to be merged so.
package struct ExactText: Hashable, Comparable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func == (left: ExactText, right: ExactText) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  package static func < (left: ExactText, right: ExactText) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension String {
  /// Whether the bytes are the same.
  package func isExactly(_ other: String) -> Bool {
    // The library's comparison is the fastest way to say no.
    self == other && utf8.elementsEqual(other.utf8)
  }
}
