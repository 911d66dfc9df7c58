extension ColorSpace {
  /// CSS Color 4, section 10.8: the space by which the others are defined.
  package static let xyzD65 = ColorSpace("xyz-d65", xyzComponents, .keyword, .root)
}
