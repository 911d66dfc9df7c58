import TextCore
import Workflows

/// A component spec and an icon of the same bytes beside a small system, on the way to a guide.
@_cdecl("LLVMFuzzerTestOneInput")
public func readSpecs(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  var files: FileTree = [
    "guide.json": "{}",
    "a.tokens.json": """
    {"color": {"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0.4, 1]}}},
     "inset": {"a": {"$type": "dimension", "$value": {"value": 12, "unit": "px"}}},
     "type": {"a": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": {"value": 17, "unit": "px"},
       "fontWeight": 600, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.3}}}}
    """,
  ]
  files["components/a.json"] = bytes
  files["icons/a.svg"] = bytes
  _ = Guide(TokenSystem(Input(files)))
  return 0
}
