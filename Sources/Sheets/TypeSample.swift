import Layout

/// What the styles are set in: seven plain sentences, each with shorter ones for larger sizes.
enum TypeSample {
  /// The longest of the texts for a style, by its place among the styles, that is sure to fit.
  static func text(_ index: Int, within width: Double, in style: TextStyle) -> String {
    let texts = all[index % all.count]
    return texts.first { (0...width).contains(style.width(of: $0)) } ?? "Aa"
  }

  private static let all = [
    [
      "Pears ripen from the inside, so they are picked a little early.",
      "Pears are picked a little before they are ripe.", "Pears are picked in good time.", "Pears, a little early",
      "Early pears", "Pear",
    ],
    [
      "A ladder leans on the oldest tree, and nobody moves it until winter.",
      "A ladder leans on the oldest tree until winter.", "A ladder leans on the old tree.", "A ladder in the leaves",
      "The ladder", "Tree",
    ],
    [
      "In March the rows are pruned, and each cut faces away from the rain.",
      "In March the rows are pruned, oldest trees first.", "In March the rows are pruned.", "Pruned by early March",
      "Pruning", "Leaf",
    ],
    [
      "Bees come over the wall as soon as the first blossom is warm.",
      "Bees come over the south wall when it is warm.", "Bees come over the south wall.", "Bees along the wall",
      "Blossom", "Bees",
    ],
    [
      "Windfalls go into the low baskets, sound fruit into the tall ones.",
      "Windfalls go into the low baskets by the gate.", "Windfalls go into low baskets.", "Baskets by the gate",
      "Baskets", "Plum",
    ],
    [
      "The press turns slowly, and the first juice runs clear by evening.",
      "The press turns slowly, and the juice runs clear.", "The juice runs clear by evening.", "The press turns slowly",
      "First juice", "Vine",
    ],
    [
      "Snow lies between the rows, and the grass keeps its colour below.",
      "Snow lies between the rows, and the grass sleeps.", "Snow lies between the rows.", "Snow on the branches",
      "Snowfall", "Snow",
    ],
  ]
}
