import DesignModel
import Foundation
import Importing
import Syntax
import TextCore

/// Files of one size in each dialect, read in turn: what each costs beside strict JSON.
enum Dialects {
  /// Each dialect is read within this many times the time of strict JSON.
  private static let bar = 2.0
  private static let rounds = 5

  static func report(mebibytes: Int) {
    print("Dialects, files of \(mebibytes) MiB, as multiples of strict JSON; 'read' goes up to the source trees:")
    let table = Table(["dialect                    ", "bytes", "tokens", "parse", "read", "÷ bar"])
    let files = SyntheticFile.allCases.map { file in
      var sources = SourceSet()
      sources.add(path: file.name, bytes: file.bytes(atLeast: mebibytes * 1_048_576))
      return sources
    }
    var parse = Array(repeating: [Double](), count: files.count)
    var read = parse
    var tokens = Array(repeating: 0, count: files.count)
    for _ in 0..<rounds {
      for (index, sources) in files.enumerated() {
        parse[index].append(Stopwatch.seconds { tokens[index] = parsed(sources.sources[0]) })
        read[index].append(Stopwatch.seconds { tokens[index] = self.tokens(in: sources) })
      }
    }
    for (index, file) in SyntheticFile.allCases.enumerated() {
      let ratios = [parse[index].median / parse[0].median, read[index].median / read[0].median]
      table.row(
        [file.rawValue, "\(files[index].sources[0].bytes.count)", "\(tokens[index])"]
          + ratios.map(Table.ratio) + [Table.ratio(ratios[1] / bar)])
    }
  }

  private static func parsed(_ source: Source) -> Int {
    var diagnostics = Diagnostics()
    let document =
      InputFile.hasEnding(source.path, InputFile.yamlEndings)
      ? JSONDocument.parseYAML(source, into: &diagnostics)
      : JSONDocument.parse(source, .tolerant, into: &diagnostics)
    return document?.root.count ?? 0
  }

  private static func tokens(in sources: SourceSet) -> Int {
    var importing = Importing(isStrict: false)
    TokenSources(sources, entry: .folder(""), settings: Settings(), guideFolder: nil).read(into: &importing)
    precondition(!importing.diagnostics.hasErrors, "the synthetic file must be sound")
    return importing.declarations.tokens.count
  }
}
