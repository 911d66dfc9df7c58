import Syntax
import TextCore
import Workflows

/// The YAML reader, then the whole tolerant way from the same bytes to the listing of tokens.
@_cdecl("LLVMFuzzerTestOneInput")
public func readYAML(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let source = Source(path: "a.yaml", bytes: Array(UnsafeBufferPointer(start: data, count: size)))
  var diagnostics = Diagnostics()
  if let document = JSONDocument.parseYAML(source, into: &diagnostics) {
    walk(document.root, size)
  } else {
    precondition(diagnostics.hasErrors, "a text that is refused has a reason")
  }
  var files = FileTree()
  files[source.path] = source.bytes
  let system = TokenSystem(Input(files))
  _ = TokenListing.json(system)
  _ = TokenListing.text(system)
  return 0
}

private func walk(_ root: JSONNode, _ size: Int) {
  var waiting = [root]
  while let node = waiting.popLast() {
    precondition(node.range.upper <= UInt32(size) && node.range.lower <= node.range.upper)
    precondition(node.number?.isFinite ?? true)
    _ = (node.string, node.bool, node.duplicateMembers.count)
    waiting += node.elements
    for member in node.members {
      precondition(member.nameRange.upper <= member.value.range.lower)
      _ = member.name
      waiting.append(member.value)
    }
  }
}
