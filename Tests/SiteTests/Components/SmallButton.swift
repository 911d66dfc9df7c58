import Analysis
import Syntax

@testable import Site

/// A button of two parts whose tokens differ between two appearances, with a few of the things that a spec can say.
enum SmallButton {
  /// White on blue is 8.59 to one and on cyan 1.25; half of sRGB on white is 3.976.
  static let tokens = SmallGuide.resolver(
    #"""
    "palette": {"blue": \#(color("0, 0, 1")), "white": \#(color("1, 1, 1")), "gray": \#(color("0.5, 0.5, 0.5"))},
    "accent": {"base": {"$value": "{palette.blue}"}},
    "inset": {"control": \#(SmallGuide.dimension(8))},
    "button": {
      "fill": {"$value": "{accent.base}"}, "label": {"$value": "{palette.white}"}, "quiet": {"$value": "{palette.gray}"},
      "side": {"$value": "{inset.control}"}, "least": \#(SmallGuide.dimension(40))
    }
    """#, [("light", ""), ("dark", #""palette": {"blue": \#(color("0, 1, 1"))}"#)])

  static let spec = #"""
    {"name": "Push button", "status": "deprecated", "summary": "Starts an action.",
     "properties": {"emphasis": {"values": ["loud", "soft"]}, "state": {"values": ["rest", "pressed", "disabled"]}},
     "anatomy": {"part": "container", "kind": "stack", "fill": "{button.fill}", "padding": {"x": "{button.side}", "y": 0},
       "radius": "{button.side}", "minHeight": "{button.least}",
       "children": [
         {"part": "spinner", "kind": "spinner", "size": 16, "color": "{button.label}", "hidden": true},
         {"part": "title", "kind": "spacer", "width": 100}]},
     "variants": [
       {"when": {"emphasis": "soft", "state": ["rest", "pressed"]},
        "set": {"container.fill": "{palette.white}", "spinner.color": "{button.quiet}"}},
       {"when": {"state": "pressed"}, "set": {"spinner.hidden": false, "container.scale": 0.97}}],
     "accessibility": {"role": "button", "identifier": "<screen>.<action>", "target": "container", "notes": ["Say it."]},
     "guidelines": {"do": ["Use `one`."], "dont": ["Use *two*."]},
     "usage": {"css": "a < b", "swift": "Button()"}}
    """#

  static let content = SmallGuide.content(tokens, specs: ["button": spec])

  static var scope: ComponentScope {
    ComponentScope(PageScope(content: content, number: 4, part: .whole), 0)
  }

  private static func color(_ components: String) -> String {
    #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [\#(components)]}}"#
  }
}

extension Table {
  /// Every row: how it begins, then what its cells say.
  var texts: [[String]] {
    groups.flatMap(\.rows).map { row in
      let name = row.texts("segments").joined()
      return [name.isEmpty ? row.text("head") ?? "" : name]
        + row.list("cells").map { cell in
          let links = cell.list("links").map { $0.texts("linkSegments").joined() }
          let lines = cell.list("lines").map { "\($0.text("lineCode") ?? "") \($0.text("lineText") ?? "")" }
          let words = [cell.text("code"), cell.text("plain")].compactMap { $0 } + links + lines
          return ([words.joined(separator: " | ")] + [cell.text("note")].compactMap { $0 }).joined(separator: " / ")
        }
    }
  }
}

extension TemplateRecord {
  func texts(_ name: TemplateKey) -> [String] {
    if case .texts(let texts)? = self[name] { texts } else { [] }
  }
}
