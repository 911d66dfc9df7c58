import Analysis
import DesignModel
import Foundation
import Sheets
import Site
import TextCore
import Workflows

/// The stages from resolved tokens to a guide on the disk.
struct GuideStages {
  static let names = ["analyse", "draw", "compose", "write"]

  private let folder: URL
  private let system: TokenSystem
  private let files: FileTree

  init(_ input: FileTree, folder: URL) {
    self.folder = folder
    system = TokenSystem(Input(input))
    files = Guide(system).files ?? FileTree()
    precondition(!files.isEmpty, "the synthetic system must make a guide")
  }

  var written: (files: Int, bytes: Int) { (files.count, files.files.reduce(0) { $0 + $1.bytes.count }) }

  func round(_ catalog: Catalog) throws -> [Double] {
    let clock = ContinuousClock()
    let start = clock.now
    let analysed = AnalysedCatalog(catalog, Settings(), componentIDs: [])
    let hasAnalysed = clock.now
    let sheets = SheetPlan.distinct(SheetKind.all.flatMap { $0.plan(analysed) }).map { DrawnSheet($0) }
    let hasDrawn = clock.now
    var sources = system.sources
    var diagnostics = Diagnostics()
    let templates = GuideTemplates(replacing: FileTree(), from: "", sources: &sources, into: &diagnostics)
    let content = GuideContent(analysed, sheets: sheets, diagnostics: system.diagnostics, sources: system.sources)
    let composed = templates.map { SiteBuilder($0).pages(content).map { $0.write().0 } }
    let hasComposed = clock.now
    precondition(composed?.isEmpty == false && !diagnostics.hasErrors, "the guide must be sound")
    return [hasAnalysed - start, hasDrawn - hasAnalysed, hasComposed - hasDrawn].map(\.seconds) + [try write()]
  }

  /// Seconds that the files of the whole guide take, written one after the other to a fresh folder.
  private func write() throws -> Double {
    try? FileManager.default.removeItem(at: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = files.files
    return try Stopwatch.seconds {
      var made: Set<String> = []
      for file in files {
        let place = folder.appending(path: file.path)
        let parent = place.deletingLastPathComponent()
        if made.insert(parent.path).inserted {
          try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        }
        try Data(file.bytes).write(to: place)
      }
    }
  }
}
