import Analysis
import ColorScience
import DesignModel
import Testing

@Suite struct ConfusionTests {
  @Test func findsColorsThatFallTogether() {
    // Red and green of equal lightness are the classic pair; red and blue stay apart for all.
    let system = WrittenSystem(
      tokens: [
        "p.red": color(0xB22222), "p.olive": color(0x556B00), "p.blue": color(0x0000FF),
        "status.error": alias("p.red"), "status.success": alias("p.olive"), "status.info": alias("p.blue"),
      ])
    let analysed = system.analysed
    let found = analysed.confusions(in: 0)
    for confusion in found {
      let names = [confusion.first, confusion.second].map { analysed.name($0) }
      #expect(names == ["status.error", "status.success"])
      #expect(confusion.distance >= 11 && confusion.seenDistance < 6)
    }
    // As the figures of the two functions say, whatever these are.
    let (red, olive) = (Color(.sRGB, SIMD3(178, 34, 34) / 255), Color(.sRGB, SIMD3(85, 107, 0) / 255))
    let expected = VisionDeficiency.allCases.filter {
      deltaE2000(red.seen(with: $0), olive.seen(with: $0)) < 6
    }
    #expect(found.map(\.deficiency) == expected)
    #expect(!expected.isEmpty && expected.count < 3)
  }

  @Test func comparesOnlyRolesThatTellByColor() {
    let system = WrittenSystem(
      tokens: [
        "p.1": color(0xFF0000), "color.status.info": alias("p.1"), "color.accent.base": alias("p.1"),
        "color.bg.success": alias("p.1"), "color.text.onAccent": alias("p.1"), "color.border.error": alias("p.1"),
        "color.text.primary": alias("p.1"), "color.status.literal": color(0x00FF00),
      ])
    let analysed = system.analysed
    #expect(
      analysed.signalRoles.map { analysed.name($0) } == ["color.status.info", "color.accent.base", "color.bg.success"])
  }

  @Test func leavesColorsAloneThatNobodyIsMeantToTellApart() {
    let system = WrittenSystem(
      tokens: [
        "p.1": color(0xB22222), "p.2": color(0xB02424), "status.error": alias("p.1"), "status.danger": alias("p.2"),
      ])
    #expect(system.analysed.confusions(in: 0).isEmpty)
  }
}
