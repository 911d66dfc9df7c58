import DesignModel
import Importing
import TestKit
import TextCore

/// A component spec as it is read, and what is said of it.
struct ComponentReading {
  let spec: ComponentSpec?
  let diagnostics: Diagnostics

  init(_ text: String, isStrict: Bool = false) {
    self.init(Array(text.utf8), isStrict: isStrict)
  }

  init(_ bytes: [UInt8], isStrict: Bool = false) {
    var diagnostics = Diagnostics()
    spec = ComponentReader.read(
      Source(path: "components/button.json", bytes: bytes), isStrict: isStrict, into: &diagnostics)
    self.diagnostics = diagnostics
  }

  /// `code@offset` of each diagnostic, by place.
  var places: [String] { zip(diagnostics.offsets, diagnostics.codes).sorted { $0 < $1 }.map { "\($1)@\($0)" } }

  var messages: [String] { diagnostics.items.map(\.problem.message) }

  var hints: [String?] { diagnostics.items.map(\.problem.hint) }

  /// What a node is set to, by the name of the property.
  func settings(_ node: Int = 0) -> [String] {
    guard let spec, spec.nodes.indices.contains(node) else { return [] }
    return spec.nodes[node].settings.map { "\($0.property.rawValue): \(Self.text($0.setting.form))" }
  }

  /// What a variant changes: `0.fill: {a}`.
  func changes(_ variant: Int = 0) -> [String] {
    guard let spec, spec.variants.indices.contains(variant) else { return [] }
    return spec.variants[variant].changes.map { "\($0.node).\($0.property.rawValue): \(Self.text($0.setting.form))" }
  }

  private static func text(_ form: Setting.Form) -> String {
    switch form {
    case .token(let name): "{\(name)}"
    case .number(let number): number.text(decimals: 3)
    case .text(let text): "'\(text)'"
    case .flag(let flag): "\(flag)"
    case .span(let grid, let columns): "\(columns) of \(grid)"
    }
  }
}

extension MarkedText {
  /// One diagnostic of that code at each mark, as `ComponentReading.places` writes them.
  func places(_ code: String) -> [String] { offsets.map { "\(code)@\($0)" } }
}
