package import TextCore

/// Text with `↓` before each place where a test expects a diagnostic.
package struct MarkedText {
  package let text: String
  /// Byte offsets of the marks in `text`.
  package let offsets: [Int]

  package init(_ marked: String) {
    var text = ""
    var offsets: [Int] = []
    for scalar in marked.unicodeScalars {
      if scalar == "↓" { offsets.append(text.utf8.count) } else { text.unicodeScalars.append(scalar) }
    }
    self.text = text
    self.offsets = offsets
  }

  package var bytes: [UInt8] { Array(text.utf8) }
}

extension Diagnostics {
  /// Byte offsets of the places of these diagnostics, in order.
  package var offsets: [Int] {
    items.compactMap { item in
      if case .range(let range) = item.place { Int(range.lower) } else { nil }
    }
  }

  package var codes: [String] { items.map(\.problem.code) }
}
