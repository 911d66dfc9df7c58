import TextCore
import Workflows

/// The bytes as the text of values that may be sums, in Style Dictionary's and in Tokens Studio's way to write tokens.
@_cdecl("LLVMFuzzerTestOneInput")
public func readArithmetic(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let text = quoted(String(decoding: UnsafeBufferPointer(start: data, count: size), as: UTF8.self))
  let tokens = ["dimension", "spacing", "number", "color", "fontSizes", "lineHeights", "opacity", "duration"]
    .enumerated().map { #""t\#($0.offset)":{"value":\#(text),"type":"\#($0.element)"}"# }
    .joined(separator: ",")
  let base = ##""base":{"value":"4","type":"dimension"},"ink":{"value":"#336699","type":"color"}"##
  read("{\(base),\(tokens)}")
  read(#"{"core":{\#(base),\#(tokens)},"$themes":[],"$metadata":{"tokenSetOrder":["core"]}}"#)
  return 0
}

private func read(_ json: String) {
  var files = FileTree()
  files["a.json"] = Array(json.utf8)
  let system = TokenSystem(Input(files))
  _ = TokenListing.json(system)
  _ = TokenListing.text(system)
}

private func quoted(_ text: String) -> String {
  let escaped = text.unicodeScalars.map { scalar in
    switch scalar {
    case "\"", "\\": "\\" + String(scalar)
    case "\0"..<" ":
      "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
    default: String(scalar)
    }
  }
  return "\"" + escaped.joined() + "\""
}
