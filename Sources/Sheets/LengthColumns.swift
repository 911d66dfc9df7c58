import Graphics

/// Where names, figures and bars stand in a list of lengths: the narrowest columns that hold all names.
struct LengthColumns {
  /// Characters of a name and its figure together, in a font that is an eighth wider than expected.
  let characters: Int
  /// Characters of a name in the smaller type of a role.
  let roleCharacters: Int
  /// Where bars begin.
  let bar: Double
  /// How long a ruler may be, so that descriptions have room beside it.
  let ruler: Double

  private static let narrow = LengthColumns(characters: 10, roleCharacters: 14, bar: 112, ruler: 576)
  private static let medium = LengthColumns(characters: 24, roleCharacters: 30, bar: 224, ruler: 432)
  private static let wide = LengthColumns(characters: 39, roleCharacters: 47, bar: 344, ruler: 540)

  /// The columns for names with their figures, and for the names of roles.
  static func holding(_ names: [(name: String, figure: String)], roles: [String] = []) -> LengthColumns {
    [narrow, medium].first { columns in
      names.allSatisfy { $0.name.count + $0.figure.count <= columns.characters }
        && roles.allSatisfy { $0.count <= columns.roleCharacters }
    } ?? wide
  }

  /// The room for bars that need no room beside them.
  var barRoom: Double { Plate.inner - bar }

  func name(_ name: String, _ figure: String, at y: Double) -> [Shape] {
    let name = Shape.mono(Label.fit(name, max(3, characters - figure.count)), 0, y, size: 12, weight: 600)
    if figure.isEmpty { return [name] }
    return [name, .mono(figure, bar - 16, y, size: 12, anchor: .end, .chrome(.ink2))]
  }

  func role(_ name: String, at y: Double) -> Shape {
    .mono(Label.fit(name, roleCharacters), 0, y, size: 10.5, .chrome(.ink2))
  }

  /// A description at the right of a ruler, cut after a word where it is too long; none where there is little room.
  func description(_ text: String, at y: Double) -> [Shape] {
    let room = Int((Plate.inner - bar - ruler - 16) / 5.8)
    guard room >= 16, !text.isEmpty else { return [] }
    guard text.count > room else { return [.sans(text, Plate.inner, y, anchor: .end)] }
    let start = text.prefix(room - 1)
    let end = start.lastIndex(of: " ") ?? start.endIndex
    return [.sans(start[..<end] + "…", Plate.inner, y, anchor: .end)]
  }
}
