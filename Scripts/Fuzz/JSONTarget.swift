import Syntax
import TextCore

/// The JSON reader in both dialects: whatever is read is walked to its last name and string.
@_cdecl("LLVMFuzzerTestOneInput")
public func readJSON(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let source = Source(path: "fuzz.json", bytes: Array(UnsafeBufferPointer(start: data, count: size)))
  for dialect in [JSONDocument.Dialect.strict, .tolerant] {
    var diagnostics = Diagnostics()
    guard let document = JSONDocument.parse(source, dialect, into: &diagnostics) else {
      precondition(diagnostics.hasErrors, "a text that is refused has a reason")
      continue
    }
    var waiting = [document.root]
    while let node = waiting.popLast() {
      precondition(node.range.upper <= UInt32(size) && node.range.lower <= node.range.upper)
      _ = (node.string, node.number, node.bool, node.duplicateMembers.count)
      waiting += node.elements
      for member in node.members {
        _ = member.name
        waiting.append(member.value)
      }
    }
    var out = ByteWriter()
    Reporter.text.write(Report(diagnostics.finished(in: sources(source)), in: sources(source)), &out)
  }
  return 0
}

private func sources(_ source: Source) -> SourceSet {
  var sources = SourceSet()
  sources.add(path: source.path, bytes: source.bytes)
  return sources
}
