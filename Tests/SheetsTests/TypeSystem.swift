import Analysis
import Graphics
import Sheets
import Testing
import TextCore

/// Sheets of a small system of text styles.
struct TypeSystem {
  private let analysed: AnalysedCatalog

  /// A file of tokens, read strictly.
  init(_ tokens: String, isStrict: Bool = true) {
    self.init(files: ["a.tokens.json": "{\(tokens)}"], isStrict: isStrict)
  }

  init(files: [String: String], isStrict: Bool = true) {
    var tree = FileTree()
    for (path, text) in files { tree[path] = Array(text.utf8) }
    analysed = SmallSystem.analysed(tree, isStrict: isStrict)
  }

  func sheets(_ kind: SheetKind) -> [Sheet] { kind.draw(analysed) }

  func drawing(_ kind: SheetKind) throws -> Drawing { try #require(sheets(kind).first).drawing }

  /// One style as a token.
  static func style(
    _ name: String, size: String = "16px", line: String = "1.5", tracking: String = "0px", weight: Int = 400,
    family: String = "Inter", more: String = ""
  ) -> String {
    """
    "\(name)": {"$type": "typography"\(more), "$value": {"fontFamily": "\(family)", "fontSize": \(measure(size)),
      "fontWeight": \(weight), "letterSpacing": \(measure(tracking)), "lineHeight": \(line)}}
    """
  }

  private static func measure(_ text: String) -> String {
    let unit = text.hasSuffix("rem") ? "rem" : "px"
    return "{\"value\": \(text.dropLast(unit.count)), \"unit\": \"\(unit)\"}"
  }
}

extension Drawing {
  func group(_ id: String) throws -> Group {
    for case .group(let group) in shapes where group.id == id { return group }
    throw Missing(id: id)
  }

  var texts: [Text] { shapes.flatMap(\.texts) }

  private struct Missing: Error {
    let id: String
  }
}

extension Group {
  var texts: [Text] { shapes.flatMap(\.texts) }
  var strings: [String] { texts.map(\.string) }
}

extension Shape {
  fileprivate var texts: [Text] {
    switch self {
    case .text(let text): [text]
    case .group(let group): group.texts
    default: []
    }
  }
}
