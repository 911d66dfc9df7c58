import TextCore
import Workflows

/// The whole way from bytes to the listing of tokens and to a guide, strict and tolerant.
@_cdecl("LLVMFuzzerTestOneInput")
public func readTokens(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  var files = FileTree()
  files["fuzz.tokens.json"] = Array(UnsafeBufferPointer(start: data, count: size))
  for isStrict in [true, false] {
    var options = ReadingOptions()
    options.isStrict = isStrict
    let system = TokenSystem(Input(files, entry: .file("fuzz.tokens.json")), options)
    _ = TokenListing.json(system)
    _ = TokenListing.text(system)
    if !isStrict { _ = Guide(system) }
  }
  return 0
}
