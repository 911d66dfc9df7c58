import DesignModel
import Importing
import TestKit
import Testing
import TextCore

@Suite struct IconReaderTests {
  private func read(_ bytes: [UInt8]) -> (icon: Icon?, diagnostics: Diagnostics) {
    var diagnostics = Diagnostics()
    let icon = IconReader.read(Source(path: "icons/a.svg", bytes: bytes), name: "a", into: &diagnostics)
    return (icon, diagnostics)
  }

  private func read(_ text: String) -> (icon: Icon?, diagnostics: Diagnostics) { read(Array(text.utf8)) }

  /// What the elements of a 24 × 24 icon come to.
  private func outlines(_ elements: String, _ attributes: String = "") throws -> [Icon.Outline] {
    let found = read("<svg viewBox=\"0 0 24 24\" \(attributes)>\(elements)</svg>")
    #expect(found.diagnostics.items == [])
    return try #require(found.icon).outlines
  }

  private func point(_ x: Double, _ y: Double) -> Icon.Point { Icon.Point(x, y) }

  @Test func readsAViewBox() throws {
    let icon = try #require(read("<svg viewBox='-2, 1 48 36.5' width='1em'><path d='M0 2h1'/></svg>").icon)
    #expect([icon.x, icon.y, icon.width, icon.height] == [-2, 1, 48, 36.5])
    #expect(icon.name == "a")
  }

  @Test func takesWidthAndHeightWhereThereIsNoViewBox() throws {
    let icon = try #require(read("<svg width='16' height='20px'><path d='M0 2h1'/></svg>").icon)
    #expect([icon.x, icon.y, icon.width, icon.height] == [0, 0, 16, 20])
  }

  @Test func fillsAPathThatSaysNothing() throws {
    let outline = try #require(outlines("<path d='M1 1h2v2z'/>").first)
    #expect(outline.steps == [.move(point(1, 1)), .line(point(3, 1)), .line(point(3, 3)), .close])
    #expect(outline.isFilled && !outline.fillsEvenOdd)
    #expect(outline.strokeWidth == nil)
  }

  @Test func handsAttributesDownAndLetsAnElementChangeThem() throws {
    let outlines = try outlines(
      """
      <title>A thing</title>
      <g stroke-width='1.5' stroke-linejoin='bevel'>
        <path d='M1 1h2'/><path d='M1 1h2' stroke='inherit' fill='#000' fill-rule='evenodd' stroke-linecap='butt'/>
      </g>
      <path d='M1 1h2'><desc>more</desc></path>
      """, "fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'")
    #expect(outlines.map(\.isFilled) == [false, true, false])
    #expect(outlines.map(\.fillsEvenOdd) == [false, true, false])
    #expect(outlines.map(\.strokeWidth) == [1.5, 1.5, 2])
    #expect(outlines.map(\.cap) == [.round, .butt, .round])
    #expect(outlines.map(\.join) == [.bevel, .bevel, .round])
  }

  @Test func leavesOutWhatCannotBeSeen() throws {
    let outlines = try outlines(
      "<path d='M0 0h24v24H0z' fill='none'/><path d=''/><path/><path d='M1 1h1'/>"
        + "<path d='M1 1h1' fill='transparent' stroke='red' stroke-width='0'/>")
    #expect(outlines.map(\.steps.count) == [2])
  }

  @Test(arguments: ["none", "transparent", "#0000", "#12345600", "rgba(0, 0, 0, 0)", "rgb(9 9 9 / 0%)"])
  func seesNoPaintThatIsTransparent(paint: String) throws {
    let outlines = try outlines("<path d='M0 0h24v24z' fill='\(paint)'/><path d='M1 1h1' stroke='\(paint)'/>")
    #expect(outlines.count == 1)
    #expect(outlines.first?.strokeWidth == nil)
  }

  @Test(arguments: ["black", "#000", "#000000", "rgb(0, 0, 0)", "currentColor", "CurrentColor"])
  func takesBlackInAnyWordsForOneColor(paint: String) throws {
    #expect(try outlines("<path d='M0 0h2v2z' stroke='\(paint)'/><path d='M1 1h1' fill='\(paint)'/>").count == 2)
  }

  @Test func saysWhatAnAttributeMustBe() {
    let texts = ["r='5%'", "r='-1'", "fill-rule='odd'"].map { "<svg viewBox='0 0 9 9'><circle \($0)/></svg>" }
    #expect(
      texts.map { read($0).diagnostics.items.map(\.problem.message) } == [
        ["'r' must be a number of at most 100,000, so the icon is left out"],
        ["'r' must not be negative, so the icon is left out"],
        ["'fill-rule' must be one of nonzero, evenodd, so the icon is left out"],
      ])
  }

  @Test func leavesOutWhatLiesBesideTheViewBox() throws {
    let beside = ["M29 11h4", "M-5 1v9", "M1 -3h9", "M1 50h9"].map { "<path d='\($0)'/>" }.joined()
    #expect(try outlines(beside + "<path d='M1 1h1'/>").count == 1)
    // A line as wide as that reaches in again.
    #expect(
      read("<svg viewBox='0 0 24 24'><path d='M29 11h4' stroke='red' stroke-width='12'/></svg>").diagnostics.codes
        == ["icon-bounds"])
  }

  @Test func turnsShapesIntoPaths() throws {
    let outlines = try outlines(
      """
      <line x1='1' y1='2' x2='3' y2='4'/><polyline points='1,2 3 4,5,6'/><polygon points='1 1 2 2 3 1'/>
      <rect x='2' y='3' width='4' height='5'/><rect width='0' height='5'/><circle cx='5' cy='5' r='0'/>
      """)
    #expect(
      outlines.map(\.steps) == [
        [.move(point(1, 2)), .line(point(3, 4))], [.move(point(1, 2)), .line(point(3, 4)), .line(point(5, 6))],
        [.move(point(1, 1)), .line(point(2, 2)), .line(point(3, 1)), .close],
        [.move(point(2, 3)), .line(point(6, 3)), .line(point(6, 8)), .line(point(2, 8)), .close],
      ])
  }

  @Test func drawsACircleAsFourCurves() throws {
    let steps = try #require(outlines("<circle cx='10' cy='8' r='5'/>").first).steps
    #expect(steps.count == 6)
    #expect(steps.first == .move(point(10, 3)))
    // 5 × 0.5522847498 from each end of a quarter.
    guard case .curve(let first, let second, let end) = steps[1] else {
      Issue.record("\(steps[1])")
      return
    }
    #expect((first.x - 12.761423749).magnitude < 1e-6 && first.y == 3)
    #expect(second.x == 15 && (second.y - 5.238576251).magnitude < 1e-6)
    #expect(end == point(15, 8))
    #expect(try outlines("<ellipse cx='10' cy='8' rx='5' ry='5'/>").first?.steps == steps)
  }

  @Test func roundsTheCornersOfABox() throws {
    let steps = try #require(outlines("<rect x='2' y='2' width='10' height='4' rx='9'/>").first).steps
    // A radius is half of its side at most: 5 across and 2 down, which leaves no straight side.
    #expect(steps.count == 6)
    #expect(steps.first == .move(point(7, 2)))
    let round = try #require(outlines("<rect x='2' y='2' width='10' height='8' rx='1'/>").first).steps
    #expect(round.count == 10)
    #expect(round[1] == .line(point(11, 2)))
    #expect(round[3] == .line(point(12, 9)))
  }

  @Test(arguments: [
    ("icon-script", "<svg viewBox='0 0 9 9'>↓<script>alert(1)</script></svg>"),
    ("icon-script", "<svg viewBox='0 0 9 9' ↓onload='alert(1)'/>"),
    ("icon-script", "<svg viewBox='0 0 9 9'><g ↓onClick='alert(1)'/></svg>"),
    ("icon-script", "<svg viewBox='0 0 9 9'><title ↓onclick='x'>a</title></svg>"),
    ("icon-script", "<svg viewBox='0 0 9 9'><title>↓<script/></title></svg>"),
    ("icon-reference", "<svg viewBox='0 0 9 9'>↓<use href='#a'/></svg>"),
    ("icon-reference", "<svg viewBox='0 0 9 9'>↓<image/></svg>"),
    ("icon-reference", "<svg viewBox='0 0 9 9'><path ↓xlink:href='http://a.example/b.svg' d='M0 0h1'/></svg>"),
    ("icon-reference", "<svg viewBox='0 0 9 9'><path fill='↓URL(#a)' d='M0 0h1'/></svg>"),
    ("icon-reference", "<svg viewBox='0 0 9 9'><path data-x='↓u&#x72;l(//a.example)' d='M0 0h1'/></svg>"),
    ("icon-reference", "<svg viewBox='0 0 9 9'>↓<a href='javascript:alert(1)'><path d='M0 0h1'/></a></svg>"),
    ("icon-reference", "<svg viewBox='0 0 9 9'><path ↓href='data:image/svg+xml,x' d='M0 0h1'/></svg>"),
    ("icon-element", "<svg viewBox='0 0 9 9'>↓<x:script xmlns:x='http://www.w3.org/2000/svg'>a</x:script></svg>"),
    ("icon-element", "<svg viewBox='0 0 9 9'><path d='M0 0h1'>↓<set attributeName='d' to='M0 0h9'/></path></svg>"),
    ("icon-element", "<svg viewBox='0 0 9 9'>↓<handler type='application/ecmascript'>a</handler></svg>"),
    ("xml-syntax", "↓<?xml-stylesheet href='a.css'?><svg viewBox='0 0 9 9'><path d='M0 0h1'/></svg>"),
    ("icon-style", "<svg viewBox='0 0 9 9'>↓<style>*{}</style></svg>"),
    ("icon-style", "<svg viewBox='0 0 9 9' ↓style='fill:none'/>"),
    ("icon-element", "<svg viewBox='0 0 9 9'>↓<foreignObject/></svg>"),
    ("icon-element", "<svg viewBox='0 0 9 9'><path d='M0 0h1'>↓<animate/></path></svg>"),
    ("icon-element", "<svg viewBox='0 0 9 9'>↓<svg/></svg>"),
    ("icon-element", "↓<html/>"),
    ("icon-attribute", "<svg viewBox='0 0 9 9'><g ↓transform='scale(2)'/></svg>"),
    ("icon-attribute", "<svg viewBox='0 0 9 9'><path ↓opacity='.5' d='M0 0h1'/></svg>"),
    ("icon-attribute", "<svg viewBox='0 0 9 9' stroke-width='↓-1'/>"),
    ("icon-attribute", "<svg viewBox='0 0 9 9' stroke-linecap='↓pointed'/>"),
    ("icon-attribute", "<svg viewBox='0 0 9 9'><circle r='↓5%'/></svg>"),
    ("icon-attribute", "<svg viewBox='0 0 9 9'><path d='M0 0h9v9'/><path fill='↓#fff' d='M1 1h1v1'/></svg>"),
    ("icon-attribute", "<svg viewBox='0 0 9 9'><path fill='#fff' d='M0 0h9v9'/>↓<path d='M1 1h1v1'/></svg>"),
    ("icon-attribute", "<svg viewBox='0 0 9 9'><path stroke='↓red' d='M1 1h1v1'/></svg>"),
    ("icon-view-box", "↓<svg><path d='M0 0h1'/></svg>"),
    ("icon-view-box", "<svg viewBox='↓0 0 9'/>"),
    ("icon-view-box", "<svg viewBox='↓0 0 9 0'/>"),
    ("icon-view-box", "<svg viewBox='↓0 0 9 1e-320'/>"),
    ("icon-path", "<svg viewBox='0 0 9 9'><path d='M0 0 ↓X'/></svg>"),
    ("icon-path", "<svg viewBox='0 0 9 9'><path d='↓&#77;0 0 X'/></svg>"),
    ("icon-path", "<svg viewBox='0 0 9 9'><polygon points='↓1 2 3'/></svg>"),
    ("icon-path", "<svg viewBox='0 0 9 9'><polygon points='1 ↓x'/></svg>"),
    ("icon-bounds", "<svg viewBox='0 0 8 8'>↓<path d='M0 0h9.01'/></svg>"),
    ("icon-bounds", "<svg viewBox='0 0 8 8'>↓<path d='M0 0C0 17 1 1 2 2'/></svg>"),
    ("icon-bounds", "<svg viewBox='0 0 8 8'>↓<path stroke='red' stroke-width='9' d='M0 0h1'/></svg>"),
    ("icon-empty", "↓<svg viewBox='0 0 9 9'><path fill='none' d='M0 0h1'/></svg>"),
    ("xml-doctype", "↓<!DOCTYPE svg [<!ENTITY a 'b'>]><svg viewBox='0 0 9 9'>&a;</svg>"),
    ("xml-syntax", "<svg>↓&a;</svg>"),
  ]) func leavesOutAnIconThatIsMoreThanPaths(code: String, text: String) {
    let marked = MarkedText(text)
    let found = read(marked.bytes)
    #expect(found.icon == nil)
    #expect(found.diagnostics.codes == [code])
    #expect(found.diagnostics.items.first?.problem.severity == .error)
    #expect(found.diagnostics.offsets == marked.offsets)
  }

  @Test func allowsWhatChangesNothing() throws {
    let outlines = try outlines(
      "<path d='M0 0h1' opacity='1' display='inline' clip-path='none' class='x' id='y' data-name='z'/>",
      "xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' aria-hidden='true' version='1.1' "
        + "xml:base='https://a.example/'")
    #expect(outlines.count == 1)
  }

  @Test func leavesOutAnIconOfMoreThanTwoThousandSteps() {
    func icon(_ lines: Int) -> String {
      "<svg viewBox='0 0 9 9'><path d='M0 0\(String(repeating: "L1 1", count: lines))'/></svg>"
    }
    #expect(read(icon(1_999)).icon != nil)
    #expect(read(icon(2_000)).diagnostics.codes == ["icon-size"])
  }

  @Test func readsEveryChangedFileOrSaysOneThingAboutIt() {
    let text = """
      <svg viewBox="0 0 24 24" stroke-width="1.5"><g fill='none' stroke='#000'><path d="M1 1a2 3 45 015 5.5z"/></g>
      <rect x="1" y="2" width="9" height="8" rx="2"/><polygon points="1,2 3,4 5 6"/></svg>
      """
    let bytes = Array(text.utf8)
    #expect(read(bytes).icon?.outlines.count == 3)
    for position in bytes.indices {
      for byte in [0x00, 0xFF, UInt8(ascii: "<"), UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "e")] {
        var broken = bytes
        broken[position] = byte
        let found = read(broken)
        #expect(found.diagnostics.items.count == (found.icon == nil ? 1 : 0))
      }
    }
  }
}
