import Graphics

/// One face of a system: a weight, or a family where there are no weights.
struct Face {
  let id: String
  let name: String
  /// What stands beside the name: the weight, or the first name of the family; empty where the name says it all.
  let figure: String
  /// Nil where the token has no value.
  let weight: Int?
  let family: Text.Family
  /// The number of styles that use the weight.
  var uses: Int?
}

/// Faces in columns of four, and below them the letters, figures and marks of a text.
struct TypeFacesLayout {
  private static let columns = 4
  private static let pitch = 232.0
  private static let width = 180.0
  private static let top = 80.0
  private static let longestName = 11
  private static let longestNameAbove = 25

  let faces: [Face]
  /// What the alphabet is set in.
  let family: Text.Family

  private var namesStandAbove: Bool {
    faces.contains { $0.name.count > Self.longestName || $0.figure.count > 8 }
  }

  private var rowHeight: Double { namesStandAbove ? 178 : 160 }

  private var end: Double {
    Self.top + Double((faces.count + Self.columns - 1) / Self.columns) * rowHeight
  }

  var bottom: Double { end + 80 }

  var shapes: [Shape] {
    faces.enumerated().map { index, face in
      let (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
      let at = Point(Plate.margin + Double(column) * Self.pitch, Self.top + Double(row) * rowHeight)
      return .group(Group(id: face.id, at: at, cell(face)))
    } + alphabet
  }

  private func cell(_ face: Face) -> [Shape] {
    let figures = namesStandAbove ? 150.0 : 132.0
    var shapes =
      letters(face) + [
        .line(Point(0, 112.5), Point(Self.width, 112.5), Stroke(.chrome(.rule))),
        .mono(
          Label.fit(face.name, namesStandAbove ? Self.longestNameAbove : Self.longestName), 0, 132, size: 12,
          weight: 600),
      ]
    if !face.figure.isEmpty {
      shapes.append(.mono(Label.fit(face.figure, 20), namesStandAbove ? 0 : 88, figures, size: 12))
    }
    if let uses = face.uses {
      shapes.append(.mono(String(uses), Self.width, figures, size: 12, anchor: .end, .chrome(.ink2)))
    }
    return shapes
  }

  private func letters(_ face: Face) -> [Shape] {
    guard let weight = face.weight else { return Shape.missing(Rect(0, 28, 64, 64)) }
    let text = Text("Aa", at: Point(-2, 92), size: 104, weight: weight, family: face.family, tracking: -3)
    return [.text(text)]
  }

  private var alphabet: [Shape] {
    let columns = [
      ["ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz"],
      ["1234567890 . , : ; ! ? % & @", "äéîõůžæøß «» “” ‘’ – — ( ) / #"],
    ]
    var shapes = [Shape.line(Point(Plate.margin, end + 0.5), Point(Plate.right, end + 0.5), Stroke(.chrome(.rule)))]
    for (column, lines) in columns.enumerated() {
      for (line, string) in lines.enumerated() {
        let at = Point(Plate.margin + Double(column) * 2 * Self.pitch, end + 36 + Double(line) * 32)
        shapes.append(.text(Text(string, at: at, size: 22, family: family)))
      }
    }
    return shapes
  }
}
