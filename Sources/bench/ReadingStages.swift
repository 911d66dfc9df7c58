import DesignModel
import Foundation
import Importing
import Syntax
import TextCore

/// The stages from bytes to resolved tokens; `import` holds the parse, `resolve` the merge.
enum ReadingStages {
  static let names = ["byte scan", "JSONSerialization", "parse", "import", "merge", "resolve"]

  static func round(_ sources: SourceSet) -> (seconds: [Double], catalog: Catalog) {
    var found = 0
    let scan = Stopwatch.seconds {
      for source in sources.sources { found += marks(in: source.bytes) }
    }
    let data = sources.sources.map { Data($0.bytes) }
    let foundation = Stopwatch.seconds {
      for text in data { found += ((try? JSONSerialization.jsonObject(with: text)) as? [String: Any])?.count ?? 0 }
    }
    let parse = Stopwatch.seconds {
      for source in sources.sources {
        var diagnostics = Diagnostics()
        found += JSONDocument.parse(source, .strict, into: &diagnostics)?.root.count ?? 0
      }
    }
    var importing = Importing(isStrict: true)
    let importTime = Stopwatch.seconds {
      TokenSources(sources, entry: .folder(""), settings: Settings(), guideFolder: nil).read(into: &importing)
    }
    var declarations = importing.declarations
    var diagnostics = Diagnostics()
    let merge = Stopwatch.seconds {
      let merged = importing.plan.merged(
        for: importing.plan.defaultAppearances(), in: &declarations, into: &diagnostics)
      found += merged.count
    }
    let (resolve, catalog) = resolved(importing, sources, &diagnostics)
    precondition(
      found > 0 && !catalog.tokens.isEmpty && !diagnostics.hasErrors, "the synthetic system must be sound")
    return ([scan, foundation, parse, importTime, merge, resolve], catalog)
  }

  private static func resolved(
    _ importing: Importing, _ sources: SourceSet, _ diagnostics: inout Diagnostics
  ) -> (seconds: Double, catalog: Catalog) {
    let clock = ContinuousClock()
    let start = clock.now
    let catalog = Catalog(
      importing.plan, importing.declarations, sources: sources, appearances: importing.plan.defaultAppearances(),
      isStrict: true, into: &diagnostics)
    return ((clock.now - start).seconds, catalog)
  }

  /// What the fastest reader of bytes must do: look at each.
  private static func marks(in bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for byte in bytes {
        if byte == UInt8(ascii: "\"") { count += 1 }
        if byte == UInt8(ascii: "\n") { count += 2 }
      }
      return count
    }
  }
}
