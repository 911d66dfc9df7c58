import Syntax
import TextCore
import Workflows

/// The whole way from bytes that are taken for Swift source to the listing of tokens, and to a guide; the lexer's tokens
/// lie in order and in the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func readSwift(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  var diagnostics = Diagnostics()
  let text = SwiftText.parse(Source(path: "a.swift", bytes: bytes), into: &diagnostics)
  var last: UInt32 = 0
  for (index, token) in text.tokens.enumerated() {
    precondition(token.lower >= last && token.upper > token.lower && token.upper <= UInt32(size))
    precondition(text.end(of: index) >= index && text.end(of: index) <= text.tokens.count)
    last = token.upper
  }
  var files = FileTree()
  files["a.swift"] = bytes
  let system = TokenSystem(Input(files))
  _ = TokenListing.json(system)
  _ = TokenListing.text(system)
  _ = Guide(system)
  return 0
}
