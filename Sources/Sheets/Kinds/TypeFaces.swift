import Analysis
import DesignModel
import Graphics

extension SheetKind {
  package static let typeFaces = SheetKind(id: "type-faces") { analysed in
    let series = SheetSeries(kind: "type-faces", page: "typography", title: "Faces")
    let system = FaceSystem(analysed)
    return analysed.parts(of: .typography).flatMap { part in
      let tokens = part.tokens.filter(system.tokens.contains)
      let variants = analysed.variants(of: system.varying(tokens))
      return series.sheets(of: tokens, variants: variants, part: part, in: analysed) { id, title, appearance in
        let layout = TypeFacesLayout(
          faces: system.faces(of: tokens, sheet: id, in: appearance), family: system.family(in: appearance))
        let plate = Plate(
          id: id, title: title, description: system.description(layout.faces.count), legend: system.legend)
        return plate.drawing(layout.shapes, bottom: layout.bottom)
      }
    }
  }
}
