import Analysis
import Syntax

/// A cell with a ratio: its mark and level, and what it lacks or is near to.
enum RatioCell {
  static func values(
    _ result: ContrastResult?, remark: String = "", absence: ColorAbsence = .missing
  ) -> TemplateRecord {
    guard let result else {
      guard absence == .missing else { return Cell(quiet: absence.words).values }
      var cell = Cell().values
      cell["isMissing"] = .flag(true)
      return cell
    }
    // A level below all others says no more than that the pair fails.
    let saysFail = !result.passes && result.level == .fail
    var cell = Cell(plain: result.shown, quiet: saysFail ? "" : result.level.rawValue).values
    let margin = result.passes ? (result.isNear ? "near, \(result.margin)" : "") : "fails, \(result.margin)"
    cell["note"] = .text([margin, remark].filter { !$0.isEmpty }.joined(separator: "; "))
    cell["isFail"] = .flag(!result.passes)
    cell["isAAA"] = .flag(result.passes && result.level == .aaa)
    cell["isAA"] = .flag(result.passes && result.level == .aa)
    cell["isLarge"] = .flag(result.passes && (result.level == .large || result.level == .fail))
    return cell
  }
}
