/// What a fill or a stroke is made of.
package enum Paint: Sendable, Hashable {
  case none
  /// A colour of the team's, the same on every page.
  case color(HexColor, opacity: Double = 1)
  /// A colour of the guide's own; a page repaints it in its paper.
  case chrome(ChromeRole)
  /// The gradient of that id, which stands earlier in the drawing.
  case gradient(id: String)

  /// The colour of an `#rrggbb`; magenta, the sign for what is missing, where the text is none.
  package static func hex(_ text: String, opacity: Double = 1) -> Paint {
    .color(HexColor(text) ?? .missing, opacity: opacity)
  }
}

/// The chrome's colours in light, as printed in a file of its own.
package enum ChromeRole: Sendable, Hashable, CaseIterable {
  case paper, wash, fill, rule, edge, ink2, ink

  package var printed: HexColor {
    switch self {
    case .paper: HexColor(0xFFFFFF)
    case .wash: HexColor(0xF4F4F4)
    case .fill, .rule: HexColor(0xDADADA)
    case .edge: HexColor(0x858585)
    case .ink2: HexColor(0x5C5C5C)
    case .ink: HexColor(0x161616)
    }
  }

  /// The class with which a page's style sheet finds a fill of this role.
  var fillClass: StaticString {
    switch self {
    case .paper: "p"
    case .wash: "w"
    case .fill: "f"
    case .rule: "l"
    case .edge: "e"
    case .ink2: "m"
    case .ink: "i"
    }
  }

  var strokeClass: StaticString {
    switch self {
    case .paper: "ps"
    case .wash: "ws"
    case .fill: "fs"
    case .rule: "r"
    case .edge: "es"
    case .ink2: "ms"
    case .ink: "s"
    }
  }
}

package struct Stroke: Sendable, Hashable {
  package enum Cap: Sendable, Hashable { case butt, round, square }
  package enum Join: Sendable, Hashable { case miter, round, bevel }

  package var paint: Paint
  package var width: Double
  package var dash: [Double]
  package var cap: Cap
  package var join: Join

  package init(_ paint: Paint, width: Double = 1, dash: [Double] = [], cap: Cap = .butt, join: Join = .miter) {
    self.paint = paint
    self.width = width
    self.dash = dash
    self.cap = cap
    self.join = join
  }
}
