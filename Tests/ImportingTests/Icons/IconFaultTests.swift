import Importing
import Testing
import TextCore

/// What a person reads of an icon that is left out.
@Suite struct IconFaultTests {
  @Test(
    arguments: [
      ("<script/>", "'<script>' runs code, so the icon is left out", "remove it"),
      ("<g onload='x'/>", "'onload' runs code, so the icon is left out", "remove it"),
      (
        "<use/>", "'<use>' refers to something outside the path, so the icon is left out",
        "draw what it refers to as a path of this file"
      ),
      (
        "<style/>", "'<style>' holds CSS, which is not read, so the icon is left out",
        "write attributes in its place: fill, stroke, stroke-width"
      ),
      (
        "<text/>", "an icon is made of paths, and '<text>' is none, so the icon is left out",
        "turn it into a path, or remove it"
      ),
      ("<g opacity='.5'/>", "'opacity' is not drawn, so the icon is left out", "an icon has one colour"),
      ("<g fill-rule='odd'/>", "'fill-rule' must be one of nonzero, evenodd, so the icon is left out", nil),
      ("", "there is no path that is filled or has a line, so the icon is left out", nil),
      (
        "<path d='M0 0h99'/>", "the path leaves the view box, and is not cut off there, so the icon is left out",
        "draw inside the view box"
      ),
    ] as [(String, String, String?)])
  func saysWhatIsWrongAndWhatHelps(elements: String, message: String, hint: String?) {
    var diagnostics = Diagnostics()
    let bytes = Array("<svg viewBox='0 0 9 9'>\(elements)</svg>".utf8)
    #expect(IconReader.read(Source(path: "icons/a.svg", bytes: bytes), name: "a", into: &diagnostics) == nil)
    #expect(diagnostics.items.map(\.problem.message) == [message])
    #expect(diagnostics.items.map(\.problem.hint) == [hint])
  }

  @Test func saysWhatAViewBoxIsAndHowLargeAnIconMayBe() {
    func message(_ text: String) -> String? {
      var diagnostics = Diagnostics()
      _ = IconReader.read(Source(path: "icons/a.svg", bytes: Array(text.utf8)), name: "a", into: &diagnostics)
      return diagnostics.items.first?.problem.message
    }
    #expect(
      message("<svg/>")
        == "an icon needs a 'viewBox' of four numbers with sides of at least 0.001, so the icon is left out")
    let steps = String(repeating: "h1h-1", count: 1_000)
    #expect(
      message("<svg viewBox='0 0 9 9'><path d='M0 0\(steps)'/></svg>")
        == "an icon has at most 2000 steps, so the icon is left out")
  }
}
