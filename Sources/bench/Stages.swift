import DesignModel
import Foundation
import Importing
import Syntax
import TextCore

/// The stages of reading, timed one by one inside this process, in turn, so that a change of the machine's speed meets all.
struct Stages {
  static let names = ["byte scan", "JSONSerialization", "parse", "import", "merge", "resolve"]

  /// Seconds of each stage, the median of several rounds; `import` holds the parse, `resolve` the merge.
  static func measure(_ sources: SourceSet, rounds: Int) -> [Double] {
    var times = Array(repeating: [Double](), count: names.count)
    for _ in 0..<rounds {
      for (index, seconds) in round(sources).enumerated() { times[index].append(seconds) }
    }
    return times.map { $0.sorted()[$0.count / 2] }
  }

  private static func round(_ sources: SourceSet) -> [Double] {
    var found = 0
    let scan = seconds {
      for source in sources.sources { found += marks(in: source.bytes) }
    }
    let data = sources.sources.map { Data($0.bytes) }
    let foundation = seconds {
      for text in data { found += ((try? JSONSerialization.jsonObject(with: text)) as? [String: Any])?.count ?? 0 }
    }
    let parse = seconds {
      for source in sources.sources {
        var diagnostics = Diagnostics()
        found += JSONDocument.parse(source, .strict, into: &diagnostics)?.root.count ?? 0
      }
    }
    var importing = Importing(isStrict: true)
    let importTime = seconds {
      TokenSources(sources, entry: .folder(""), settings: Settings(), guideFolder: nil).read(into: &importing)
    }
    var declarations = importing.declarations
    var diagnostics = Diagnostics()
    let merge = seconds {
      let merged = importing.plan.merged(
        for: importing.plan.defaultAppearances(), in: &declarations, into: &diagnostics)
      found += merged.count
    }
    let resolve = seconds {
      let catalog = Catalog(
        importing.plan, importing.declarations, sources: sources, appearances: importing.plan.defaultAppearances(),
        isStrict: true, into: &diagnostics)
      found += catalog.tokens.count
    }
    precondition(found > 0 && !diagnostics.hasErrors, "the synthetic system must be sound")
    return [scan, foundation, parse, importTime, merge, resolve]
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

  private static func seconds(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let elapsed = clock.measure(body)
    return Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
  }
}
