import DesignModel
import TextCore

extension AnalysedCatalog {
  /// The file names of the pages of components, without folder and ending; none is that of the list of components.
  package var componentFiles: [String] {
    var names = DistinctNames()
    _ = names.distinct("index")
    return components.map { names.distinct(PublicName.file($0.spec.id)) }
  }
}
