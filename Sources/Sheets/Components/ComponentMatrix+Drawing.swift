import Graphics

extension ComponentMatrix {
  /// The sheet of a component in one appearance.
  func drawing(
    id: String, title: String, name: String, ground: Ground, icon: @escaping NodeContent.IconDrawing
  ) -> Drawing {
    let layout = ComponentSheetLayout(self, sheet: id, ground: ground, icon: icon)
    let legend = [cutLegend, drawsValuesAlone ? "each value alone" : nil, layout.legend].compactMap { $0 }
    let plate = Plate(
      id: id, title: title, description: description(of: name), legend: legend.joined(separator: ", "), ground: ground)
    return plate.drawing(layout.shapes, bottom: layout.bottom)
  }
}
