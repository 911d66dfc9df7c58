package import TextCore

/// An XML text as its tree of elements; text, comments and the declaration are passed over.
package struct XMLDocument: Sendable {
  /// The number of elements that may stand inside one another.
  package static let deepestNesting = 64
  /// The most bytes that are read.
  package static let largestText = 1024 * 1024

  package let root: XMLElement

  /// Reports one problem and returns nil when the text is not XML, or asks for more than it holds itself.
  package static func parse(_ source: Source, into diagnostics: inout Diagnostics) -> XMLDocument? {
    do {
      let root = try source.bytes.withUnsafeBufferPointer { bytes throws(SyntaxFault) in
        var parser = XMLParser(bytes, source.id)
        return try parser.document()
      }
      return XMLDocument(root: root)
    } catch {
      diagnostics.report(error.problem, at: SourceRange(source.id, error.place))
      return nil
    }
  }
}

package struct XMLElement: Sendable {
  /// With its prefix, as it is written.
  package let name: String
  package let attributes: [XMLAttribute]
  package let children: [XMLElement]
  /// The start tag.
  package let range: SourceRange

  package subscript(name: String) -> XMLAttribute? { attributes.first { $0.name.isExactly(name) } }
}

package struct XMLAttribute: Sendable {
  /// With its prefix, as it is written.
  package let name: String
  /// Without quotes and references, every white space as a space.
  package let value: String
  package let nameRange: SourceRange
  /// What stands between the quotes.
  package let valueRange: SourceRange

  /// Where a part of the value is written; all of the value where references stand in it.
  package func place(of part: Range<Int>) -> SourceRange {
    // A reference is longer than what it stands for, so that equal lengths mean equal places.
    guard value.utf8.count == Int(valueRange.upper - valueRange.lower) else { return valueRange }
    let start = Int(valueRange.lower)
    return SourceRange(valueRange.source, start + part.lowerBound..<start + part.upperBound)
  }
}
