package import DesignModel
import TextCore

extension AnalysedCatalog {
  /// What a spec sets a property to: `button.fill`, `0.4`, `“Save”`, `false`, `12 columns of Phone`.
  package func words(of form: Setting.Form) -> String {
    switch form {
    case .token(let name): name
    case .number(let number): number.text(decimals: 3)
    case .text(let text): "“\(text)”"
    case .flag(let flag): flag ? "true" : "false"
    case .span(let group, let columns):
      "\(columns) column\(columns == 1 ? "" : "s") of \(grids.grid(of: group)?.name ?? group)"
    }
  }
}
