import Analysis
import DesignModel

/// Names of primitives without the segment that all ramps share.
struct PrimitiveNames {
  private let paths: PathTable
  private let shared: String?

  init(_ analysed: AnalysedCatalog) {
    paths = analysed.catalog.paths
    let ramps = analysed.ramps
    let heads = Set(ramps.map { $0.name.split(separator: ".").first.map(String.init) ?? "" })
    shared = heads.count == 1 && ramps.count > 1 ? heads.first : nil
  }

  func short(_ path: PathID) -> String {
    let segments = paths.segments(of: path)
    let isShared = segments.count > 1 && segments.first == shared
    return (isShared ? Array(segments.dropFirst()) : segments).joined(separator: ".")
  }
}
