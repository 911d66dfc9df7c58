/// A string that equals another only when the bytes are equal, and sorts by bytes.
///
/// `String` treats canonically equivalent spellings as one; file paths and token names are not to be merged so.
package struct ExactText: Hashable, Comparable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func == (left: ExactText, right: ExactText) -> Bool {
    left.text.hasBytes(of: right.text)
  }

  package static func < (left: ExactText, right: ExactText) -> Bool {
    var (left, right) = (left.text, right.text)
    return left.withUTF8 { left in right.withUTF8 { precedes(UnsafeRawBufferPointer(left), UnsafeRawBufferPointer($0)) }
    }
  }

  // Lines of one file begin alike, so that eight bytes at a time are compared.
  private static func precedes(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    let shared = min(left.count, right.count)
    var index = 0
    while index + 8 <= shared,
      left.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        == right.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    {
      index += 8
    }
    while index < shared, left[index] == right[index] { index += 1 }
    return index < shared ? left[index] < right[index] : left.count < right.count
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
    self == other && hasBytes(of: other)
  }

  // Over buffers: views of a string are read with a check at every byte.
  fileprivate func hasBytes(of other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    var (left, right) = (self, other)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        for index in left.indices where left[index] != right[index] { return false }
        return true
      }
    }
  }
}
