/// Words in names that speak of style.
enum SwiftStyleWords {
  static let all: Set<String> = [
    "alpha", "animation", "animations", "border", "borders", "breakpoint", "breakpoints", "blur", "color", "colors",
    "colour", "colours", "column", "columns", "corner", "corners", "depth", "design", "duration", "durations",
    "elevation", "font", "fonts", "gap",
    "gradient", "gradients", "grid", "gutter", "gutters", "height", "heights", "hex", "icon", "inset", "insets",
    "kerning", "layer", "layers", "layout", "leading", "line", "margin",
    "margins", "metrics", "motion", "opacity", "padding", "paddings", "palette", "primitive", "primitives", "radii",
    "radius", "scale", "shadow", "shadows", "size", "sizes", "sizing", "space", "spaces", "spacing", "spacings",
    "stroke",
    "strokes", "style", "styles", "theme", "themes", "token", "tokens", "tracking", "typography", "weight", "weights",
    "width",
    "widths", "zindex",
  ]

  /// Words of types whose constants of an instance are tokens too.
  static let containers: Set<String> = [
    "color", "colors", "colour", "colours", "fonts", "palette", "radii", "spacing", "theme", "themes", "token",
    "tokens",
    "typography",
  ]

  /// Words of which one alone in the name of a number says that it is style.
  static let ofMembers: Set<String> = [
    "corner", "gutter", "inset", "insets", "kerning", "margin", "margins", "opacity", "padding", "paddings", "radii",
    "radius", "spacing", "spacings", "tracking", "zindex",
  ]

  /// Words that speak of colours.
  static let ofColors: Set<String> = ["color", "colors", "colour", "colours", "hex", "palette"]
}
