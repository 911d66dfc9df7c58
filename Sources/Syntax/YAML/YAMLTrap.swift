import TextCore

/// Text that means something else in YAML than the one who wrote it thinks.
struct YAMLTrap {
  enum Kind {
    /// `key: #336699`, where nothing but a comment follows the colon.
    case colorAsComment
    /// `key: {color.blue}`, which is a map with one key.
    case referenceAsMap
  }

  let kind: Kind
  let place: Range<Int>

  var problem: TalliedProblem {
    switch kind {
    case .colorAsComment:
      TalliedProblem("yaml-comment", hint: "put the colour in quotes, as in '#336699'") { count in
        count == 1
          ? "'#' begins a comment in YAML, so there is no value here"
          : "'#' begins a comment in YAML, so \(count) values are missing"
      }
    case .referenceAsMap:
      TalliedProblem("yaml-braces", hint: "put the reference in quotes, as in '{color.blue}'") { count in
        count == 1
          ? "braces without quotes are a map in YAML, and this one holds a name without a value"
          : "braces without quotes are a map in YAML, and \(count) of them hold a name without a value"
      }
    }
  }
}
