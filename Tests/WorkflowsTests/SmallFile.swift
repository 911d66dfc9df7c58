import Testing

/// A file of a format, small enough that every byte of it can be replaced.
struct SmallFile: CustomTestStringConvertible {
  /// In the folder that its format needs.
  let path: String
  let text: String
  /// Whether it is read with `--strict` too.
  var isDTCG: Bool { path == "a.tokens.json" }

  var testDescription: String { "\(path): \(text.prefix(40))" }

  static let all: [SmallFile] =
    files("a.tokens.json", dtcg) + files("a.json5", json5) + files("a.yaml", yaml)
    + files("a.json", styleDictionary + tokensStudio + figma)
    + files("Colors.xcassets/Ink.colorset/Contents.json", catalogue) + files("Tokens.swift", swift)

  private static func files(_ path: String, _ texts: [String]) -> [SmallFile] {
    texts.map { SmallFile(path: path, text: $0) }
  }

  private static let dtcg: [String] = [
    #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.1, 0.2, 0.3], "alpha": 0.5}}}"#,
    ##"{"a": {"$type": "color", "$value": "rgb(1 2 3 / 50%)"}, "b": {"$type": "color", "$value": "#f0c8"}}"##,
    ##"{"a": {"$value": "{b}"}, "b": {"$ref": "#/c/$value"}, "c": {"$type": "number", "$value": 1e-3}}"##,
    #"{"g": {"$type": "dimension", "$root": {"$value": {"value": 1, "unit": "px"}}, "x": {"$value": "2rem"}}}"#,
    #"{"base": {"$type": "number", "x": {"$value": 1}}, "n": {"$extends": "{base}", "y": {"$value": 2}}}"#,
    ##"{"s": {"$type": "shadow", "$value": [{"color": "{c}", "offsetX": {"$ref": "#/d/$value"}, "offsetY": 1}]}}"##,
    #"{"t": {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": "16px", "lineHeight": "150%"}}}"#,
    ##"{"version": "2025.10", "sets": {"s": {"sources": [{"a": {"$type": "number", "$value": 1}}]}}, "resolutionOrder": [{"$ref": "#/sets/s"}]}"##,
    ##"{"version": "2025.10", "modifiers": {"m": {"contexts": {"x": [], "y": [{"$ref": "#/$defs/d"}]}, "default": "x"}}, "resolutionOrder": [{"$ref": "#/modifiers/m"}]}"##,
    ##"{"a": {"$type": "color", "$value": ["{b}", "{c}"]}, "b": {"$value": "#000"}, "c": {"$value": "#fff"}}"##,
  ]

  private static let json5: [String] = [
    "{ // JSON5\n  a: {$type: 'duration', $value: {value: .5, unit: 's',},}, \"\\u00e9\": {$deprecated: true} }",
    "{a: {$type: 'color', $value: '#336699', $extensions: {mode: {dark: '#99ccff'}}}, /* end */}",
    "\u{FEFF}{\r\n\ta: {$type: 'number', $value: +0x1F},\r\n\tb: {$value: '{a}'},\r\n}",
    "{'a': {$type: 'dimension', $value: '4px'}, b: {$type: 'dimension', $value: '{a} * 2'}}",
    "{a: {$type: 'fontFamily', $value: ['It\\'s', \"B\"]}, b: {$type: 'fontWeight', $value: 5e2}}",
    "{a: {$value: {light: '#fff', dark: '#000'}, $type: 'color'}} // end",
    "{g: {$type: 'color', a: {$value: 'rgba(0, 0, 0, 0.5)'}, b: {$value: '{g.a}', $description: 'x\\\ny'}}}",
    "{a: {value: '{base.value}', type: 'color'}, base: {value: '#fff', comment: 'c'},}",
    "{version: '2025.10', sets: {s: {sources: [{a: {$type: 'number', $value: 1.}}]}}, resolutionOrder: [{$ref: '#/sets/s'}]}",
    "{a: {$type: 'cubicBezier', $value: [0, -.5, 1, 1,]}, b: {$type: 'strokeStyle', $value: 'dashed'}}",
  ]

  private static let yaml: [String] = [
    "a:\n  $type: color\n  $value: '#336699'\nb:\n  $value: \"{a}\"\n",
    "---\ncolor: # all\n  $type: color\n  10: {$value: '#fff'}\n  20:\n    $value: '{color.10}'\n",
    "a:\n  $type: dimension\n  $value: {value: .5, unit: rem}\n  $description: >-\n    half\n    a line\n",
    "a:\n  $type: color\n  b:\n    _:\n      $value:\n        - '{a.c}'\n        - '{a.d}'\n    c: {$value: red}\n",
    "size:\n  base: {value: 4}\n  large:\n    value: \"{size.base.value} * 2\"\n    comment: |\n      twice\n",
    "a:\n- $ref: '#/b'\n-   - 1\n    - ~\nb: {$type: number, $value: +1}\n",
    "\u{FEFF}a:\r\n  $type: duration\r\n  $value: 'it''s\r\n\r\n    100ms'\r\n",
    "version: '2025.10'\nsets: {s: {sources: [{a: {$type: number, $value: 0x1F}}]}}\nresolutionOrder:\n- $ref: '#/sets/s'\n",
    "t:\n  $type: typography\n  $value:\n    fontFamily: Inter\n    fontSize: \"1\\x36px\"\n    lineHeight: 1.5\n",
    "a: {$type: shadow, $value: {color: '#000', offsetX: 1px, offsetY: 2px, blur: 4px, spread: 0}}\n",
  ]

  private static let styleDictionary: [String] = [
    ##"{"color": {"ink": {"value": "#336699", "comment": "c"}, "text": {"value": "{color.ink.value}"}}}"##,
    #"{"size": {"s": {"value": "4", "type": "dimension"}, "m": {"value": "{size.s} * 2", "type": "dimension"}}}"#,
    #"{"a": {"value": "8px", "attributes": {"category": "size", "type": "x"}, "themeable": true}}"#,
    #"{"entities": [{"class": "token", "type": "color", "id": "ink", "value": "red", "tags": ["a"]}]}"#,
    #"{"a": {"value": {"r": 10, "g": 20, "b": 30, "a": 0.5}, "type": "color"}}"#,
    #"{"a": {"value": {"h": 200, "s": 50, "l": 0.5}}, "b": {"value": "hsl(200, 50%, 50%)"}}"#,
    #"{"a": {"value": "1rem", "darkValue": "2rem"}, "b": {"value": "{a.value} solid {c}"}, "c": {"value": "red"}}"#,
    #"{"font": {"body": {"value": {"fontFamily": "{f.value}", "fontSize": "16"}}}, "f": {"value": "A, B"}}"#,
    #"{"a": {"value": 0.5, "type": "opacity"}, "b": {"value": "{a.value}"}, "c": {"value": "{missing}"}}"#,
    #"{"t": {"value": "200ms"}, "e": {"value": "cubic-bezier(0, 0, 1, 1)"}, "z": {"value": 10}}"#,
  ]

  private static let tokensStudio: [String] = [
    ##"{"core": {"ink": {"value": "#336699", "type": "color"}}, "$themes": [], "$metadata": {"tokenSetOrder": ["core"]}}"##,
    #"{"core": {"s": {"value": "4", "type": "spacing"}, "m": {"value": "{s} * 2 + 1px", "type": "spacing"}}, "$themes": []}"#,
    #"{"a": {"x": {"value": "1", "type": "sizing"}}, "$themes": [{"id": "1", "name": "L", "group": "g", "selectedTokenSets": {"a": "enabled"}}]}"#,
    ##"{"c": {"a": {"value": "#fff", "type": "color", "$extensions": {"studio.tokens": {"modify": {"type": "darken", "value": "0.1", "space": "lch"}}}}}}"##,
    ##"{"s": {"b": {"value": [{"x": "0", "y": "1", "blur": "2", "spread": "0", "color": "#000", "type": "dropShadow"}], "type": "boxShadow"}}, "$themes": []}"##,
    #"{"t": {"h": {"value": {"fontFamily": "{f}", "fontWeight": "Bold", "fontSize": "16", "lineHeight": "150%"}, "type": "typography"}}, "$themes": []}"#,
    #"{"o": {"value": "50%", "type": "opacity"}, "$themes": [], "$metadata": {"tokenSetOrder": []}}"#,
    #"{"g": {"r": {"value": "roundTo({b} / 3)", "type": "borderRadius"}, "b": {"value": "8", "type": "borderRadius"}}, "$themes": null}"#,
    #"{"a/b": {"k": {"value": "{j}", "type": "color"}, "j": {"value": "rgba({k}, 0.5)", "type": "color"}}, "$metadata": {}}"#,
    #"{"s": {"c": {"value": "uppercase", "type": "textCase"}, "d": {"value": "{c}", "type": "textDecoration"}}, "$themes": [1]}"#,
  ]

  private static let figma: [String] = [
    #"{"meta": {"variableCollections": {"1": {"modes": [{"modeId": "m", "name": "L"}]}}, "variables": {"2": {"name": "a/b", "variableCollectionId": "1", "resolvedType": "FLOAT", "valuesByMode": {"m": 4}}}}}"#,
    #"{"meta": {"variables": {"2": {"name": "a", "resolvedType": "COLOR", "valuesByMode": {"m": {"r": 1, "g": 0.5, "b": 0, "a": 1}}}}}}"#,
    #"{"meta": {"variables": {"2": {"name": "a", "valuesByMode": {"m": {"type": "VARIABLE_ALIAS", "id": "2"}}}}}}"#,
    #"{"status": 200, "error": false, "meta": {"variables": {}, "variableCollections": {}}}"#,
    #"{"meta": {"variables": {"2": {"name": "s", "resolvedType": "STRING", "remote": true, "valuesByMode": {"m": "x"}}}}}"#,
    #"{"a": {"$type": "number", "$value": 4, "$extensions": {"com.figma.variableId": "V:1", "com.figma.scopes": ["GAP"]}}}"#,
    ##"{"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#f00"}}, "$extensions": {"com.figma.modeName": "L"}}"##,
    ##"{"x": {"$type": "color", "$value": "#fff", "$extensions": {"mode": {"Light": "#fff", "Dark": "{@c.y}"}}}}"##,
    #"{"x": {"$type": "color", "$value": "{other.x}", "$extensions": {"com.figma.aliasData": {"targetVariableName": "y"}}}}"#,
    #"{"meta": {"variables": [{"id": "1", "name": "b", "resolvedType": "BOOLEAN", "valuesByMode": {"m": true}}]}}"#,
  ]

  private static let catalogue: [String] = [
    color(#""color-space":"srgb","components":{"red":"0x1A","green":"128","blue":"0.5","alpha":"1.000"}"#),
    color(#""color-space":"display-p3","components":{"red":0.1,"green":"1","blue":"0xFF","alpha":0.5}"#),
    color(#""color-space":"gray-gamma-22","components":{"white":"0.400","alpha":"1"}"#),
    color(#""color-space":"extended-linear-srgb","components":{"red":"-0.1","green":"1.2","blue":"0"}"#),
    color(#""platform":"ios","reference":"systemBlueColor""#),
    #"{"colors":[{"idiom":"universal"},{"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}]}]}"#,
    #"{"colors":[{"appearances":[{"appearance":"contrast","value":"high"}],"color":{"components":{"white":"1"}},"idiom":"ipad"}]}"#,
    #"{"colors":[{"display-gamut":"display-P3","color":{"color-space":"srgb","components":{"red":"1"}}}],"info":{"version":1}}"#,
    #"{"info":{"author":"xcode","version":1},"properties":{"provides-namespace":true,"localizable":true}}"#,
    #"{"images":[{"filename":"a.pdf","idiom":"universal"}],"info":{"author":"xcode","version":1}}"#,
  ]

  private static func color(_ color: String) -> String {
    #"{"colors":[{"color":{\#(color)},"idiom":"universal"}],"info":{"version":1}}"#
  }

  private static let swift: [String] = [
    "enum Primitive {\n  /// Ink.\n  static let ink = Color(hex: 0x1A2B3C)\n  static let ten: CGFloat = 10\n}\n",
    "enum Space: CGFloat {\n  case small = 4, medium = 8\n  case large\n}\n// end\n",
    "enum S { static let xs: CGFloat = 4, s: CGFloat = xs * 2 + 1\n  static let card = S.s }\n",
    "struct T {\n  struct Colors { static let text = Color(red: 1, green: 0.5, blue: 0, opacity: 0.5) }\n}\n",
    "extension Color {\n  static let accent = Color.dynamic(light: .white, dark: Color(white: 0.1))\n}\n",
    "enum R {\n  static let full: CGFloat = .infinity\n  static var half: CGFloat { full / 2 }\n}\n",
    "enum C {\n  static let a = UIColor { traits in\n    traits.userInterfaceStyle == .dark ? .black : .white }\n}\n",
    "enum M { static let snappy = Animation.spring(response: 0.3, dampingFraction: 0.8) /* a /* b */ */ }\n",
    "protocol Theme { var ink: Color { get } }\nstruct Light: Theme { let ink = Color(\"Ink\", bundle: .module) }\n",
    "enum N {\n  static let text = \"\"\"\n    a \\(b)\n    \"\"\"\n  static let raw = #\"x\"#\n  static let n = -1_000.5e-1\n}\n",
  ]
}
