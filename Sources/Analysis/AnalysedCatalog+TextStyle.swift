package import DesignModel
package import Layout

extension AnalysedCatalog {
  /// The text style that a token holds in an appearance. Case and platform style are those of the nearest token of its
  /// chain of aliases that states them; the case may stand in the value itself, as older tools write it.
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
      switch said("textCase") ?? value.writtenCase {
      case "uppercase": .upper
      case "lowercase": .lower
      default: .asWritten
      }
    return TextStyle(value, letterCase: letterCase, platformStyle: said("textStyle"))
  }
}

extension TokenValue {
  /// The case of letters that a text style of an older tool states, unless it is as they are written.
  package var writtenCase: String? {
    let word = self["extra"]?["textCase"]?.text ?? self["extra"]?["textTransform"]?.text
    return word.map { $0.lowercased() }.flatMap { ["none", "original", ""].contains($0) ? nil : $0 }
  }
}
