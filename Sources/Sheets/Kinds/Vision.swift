import Analysis
import ColorScience
import DesignModel
import Graphics

extension SheetKind {
  package static let vision = SheetKind(id: "vision") { analysed in
    let roles = analysed.signalRoles
    let names = Label.names(of: roles, in: analysed)
    let series = SheetSeries(kind: "vision", page: "color", title: "Vision", namesEveryAppearance: true)
    return series.sheets(of: roles, in: analysed) { id, title, appearance in
      let layout = VisionLayout(analysed, roles, names: names, sheet: id, in: appearance)
      let plate = Plate(
        id: id, title: title,
        description:
          "\(counted(roles.count, "role", "roles")) of status and accent as most eyes see them, and as protan, "
          + "deutan and tritan eyes do; what falls together is named below.",
        legend: "≈ falls together with", ground: layout.ground)
      return plate.drawing(layout.shapes, bottom: layout.bottom)
    }
  }
}
