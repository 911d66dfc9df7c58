import DesignModel
package import Layout

extension AnalysedCatalog {
  /// The text style that a token holds in an appearance. Case and platform style are those of the nearest token of its
  /// chain of aliases that states them.
  package func textStyle(of token: Int, in appearance: Int) -> TextStyle? {
    guard let value = catalog.value(of: token, in: appearance) else { return nil }
    let chain = [token] + catalog.chain(of: token, in: appearance).compactMap { catalog.index(of: $0) }
    func said(_ key: String) -> String? {
      chain.lazy.compactMap { index in
        guard case .text(let word)? = catalog.tokens[index].extensions?["design.specimen"]?[key]?.form else {
          return nil
        }
        return word
      }.first
    }
    let letterCase: TextStyle.LetterCase =
      switch said("textCase") {
      case "uppercase": .upper
      case "lowercase": .lower
      default: .asWritten
      }
    return TextStyle(value, letterCase: letterCase, platformStyle: said("textStyle"))
  }
}
