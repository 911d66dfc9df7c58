import Graphics

extension ComponentMatrix {
  /// The sheet of a component in one appearance.
  func drawing(
    id: String, title: String, name: String, ground: Ground, icon: @escaping NodeContent.IconDrawing
  ) -> Drawing {
    let layout = ComponentSheetLayout(self, sheet: id, ground: ground, icon: icon)
    let legend = drawsValuesAlone ? "each value alone, " + layout.legend : layout.legend
    let plate = Plate(
      id: id, title: title, description: description(of: name), legend: legend, ground: ground)
    return plate.drawing(layout.shapes, bottom: layout.bottom)
  }
}
