import Graphics
import Testing
import TextCore

@Suite struct SVGWriterTests {
  @Test func writesAFileWithItsTitleAndDescription() {
    let drawing = Drawing(
      id: "palette", width: 960, height: 644.5, title: "Palette", description: "Six hues & more",
      shapes: [.rect(Rect(0, 0, 960, 644.5), Style(fill: .chrome(.paper)))])
    let expected = """
      <svg xmlns="http://www.w3.org/2000/svg" id="sheet-palette" width="960" height="644.5" viewBox="0 0 960 644.5" \
      role="img" aria-labelledby="sheet-palette-title sheet-palette-desc" font-family="-apple-system, \
      BlinkMacSystemFont, 'Helvetica Neue', 'Segoe UI', Roboto, 'Liberation Sans', Arial, sans-serif">
        <title id="sheet-palette-title">Palette</title>
        <desc id="sheet-palette-desc">Six hues &amp; more</desc>
        <rect x="0" y="0" width="960" height="644.5" class="p" fill="#ffffff"/>
      </svg>

      """
    #expect(String(decoding: SVGWriter.bytes(drawing), as: UTF8.self) == expected)
    var inline = ByteWriter()
    SVGWriter.writeInline(SVGWriter.bytes(drawing), into: &inline)
    #expect(inline.text == expected.replacing(" xmlns=\"http://www.w3.org/2000/svg\"", with: ""))
  }

  @Test(
    arguments: [
      (
        .rect(Rect(1, 2, 3.14159, 4), radius: 8, Style(fill: .hex("#0A84FF", opacity: 0.08))),
        ##"<rect x="1" y="2" width="3.142" height="4" rx="8" fill="#0a84ff" fill-opacity="0.08"/>"##
      ),
      (
        .rect(Rect(0.5, 0.5, 63, 55), Style(fill: .hex("#ffffff"), stroke: Stroke(.chrome(.rule)))),
        ##"<rect x="0.5" y="0.5" width="63" height="55" class="r" fill="#ffffff" stroke="#dadada"/>"##
      ),
      (
        .rect(Rect(0, 0, 1, 1), Style(fill: .gradient(id: "sunset"), filter: "low")),
        ##"<rect x="0" y="0" width="1" height="1" fill="url(#sunset)" filter="url(#low)"/>"##
      ),
      (
        .line(Point(32, 56.5), Point(928, 56.5), Stroke(.chrome(.ink))),
        ##"<line x1="32" y1="56.5" x2="928" y2="56.5" class="s" stroke="#161616" shape-rendering="crispEdges"/>"##
      ),
      (
        .line(Point(0, 0), Point(6, 6), Stroke(.hex("#123456", opacity: 0.5), width: 0.75, dash: [2, 3], cap: .round)),
        ##"<line x1="0" y1="0" x2="6" y2="6" stroke="#123456" stroke-opacity="0.5" stroke-width="0.75" "##
          + #"stroke-dasharray="2 3" stroke-linecap="round"/>"#
      ),
      (
        .circle(
          center: Point(8, 9), radius: 3.5, Style(fill: .chrome(.paper), stroke: Stroke(.chrome(.ink), width: 2))),
        ##"<circle cx="8" cy="9" r="3.5" class="h" fill="#ffffff" stroke="#161616" stroke-width="2"/>"##
      ),
      (
        .circle(center: Point(0, 0), radius: 5, Style(fill: .chrome(.wash), stroke: Stroke(.chrome(.edge)))),
        ##"<circle cx="0" cy="0" r="5" class="w es" fill="#f4f4f4" stroke="#858585"/>"##
      ),
      (
        .path(
          Path([
            .move(Point(0, 0)), .line(Point(1, 0.5)), .curve(Point(2, 2), Point(3, 3), to: Point(4, -4)),
            .arc(radius: 5, large: false, clockwise: true, to: Point(9, 9)), .close,
          ]), Style(stroke: Stroke(.hex("#000000"), cap: .square))),
        ##"<path d="M0 0 L1 0.5 C2 2 3 3 4 -4 A5 5 0 0 1 9 9 Z" fill="none" stroke="#000000" stroke-linecap="square"/>"##
      ),
      (
        .path(
          .polyline([Point(0, 0), Point(1, 1)]),
          Style(
            fill: .hex("#123456", opacity: 0.5), fillsEvenOdd: true,
            stroke: Stroke(.hex("#000000"), cap: .round, join: .round))),
        ##"<path d="M0 0 L1 1" fill="#123456" fill-opacity="0.5" fill-rule="evenodd" stroke="#000000" "##
          + #"stroke-linecap="round" stroke-linejoin="round"/>"#
      ),
      (
        .line(Point(0, 0), Point(6, 6), Stroke(.hex("#123456"), join: .bevel)),
        ##"<line x1="0" y1="0" x2="6" y2="6" stroke="#123456" stroke-linejoin="bevel"/>"##
      ),
      (
        .text(Text("gray", at: Point(0, 16), size: 13, weight: 600)),
        ##"<text x="0" y="16" font-size="13" font-weight="600" class="i" fill="#161616">gray</text>"##
      ),
      (
        .text(Text("slant", at: Point(0, 16), size: 13, isItalic: true)),
        ##"<text x="0" y="16" font-size="13" font-style="italic" class="i" fill="#161616">slant</text>"##
      ),
      (
        .text(
          Text(
            "a<b> \"&'\u{7}", at: Point(928, 36), size: 10.5, anchor: .end, family: .mono, tracking: -0.4, length: 80,
            fill: .chrome(.ink2))),
        #"<text x="928" y="36" font-size="10.5" font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" "#
          + #"text-anchor="end" letter-spacing="-0.4" textLength="80" lengthAdjust="spacingAndGlyphs" "#
          + "class=\"m\" fill=\"#5c5c5c\">a&lt;b&gt; &quot;&amp;&#39;\u{FFFD}</text>"
      ),
      (
        .group(Group(id: "palette-gray", at: Point(32, 92.25), title: "gray < 1", [.clip(id: "c", Rect(0, 0, 1, 2))])),
        """
        <g id="palette-gray" transform="translate(32 92.25)">
            <title>gray &lt; 1</title>
            <clipPath id="c">
              <rect x="0" y="0" width="1" height="2"/>
            </clipPath>
          </g>
        """
      ),
      (
        .group(Group(opacity: 0.4, clip: "c", [])),
        """
        <g opacity="0.4" clip-path="url(#c)">
          </g>
        """
      ),
      (
        .group(Group(at: Point(2, 1), scale: 0.97, [])),
        """
        <g transform="translate(2 1) scale(0.97)">
          </g>
        """
      ),
      (
        .group(.scaled(by: 0.5, about: Point(0, 0), opacity: 0.4, [])),
        """
        <g transform="scale(0.5)" opacity="0.4">
          </g>
        """
      ),
      (
        .pathClip(id: "c", Path([.move(Point(0, 0)), .line(Point(9, 0)), .line(Point(0, 9)), .close])),
        """
        <clipPath id="c">
            <path d="M0 0 L9 0 L0 9 Z"/>
          </clipPath>
        """
      ),
      (
        .blur(id: "b", region: Rect(-12, -12, 124, 74), deviation: 4),
        """
        <filter id="b" x="-12" y="-12" width="124" height="74" filterUnits="userSpaceOnUse" \
        color-interpolation-filters="sRGB">
            <feGaussianBlur stdDeviation="4"/>
          </filter>
        """
      ),
      (
        .gradient(LinearGradient(id: "g", stops: [.init(0, .white), .init(0.5, HexColor(0x5E5CE6), opacity: 0.25)])),
        """
        <linearGradient id="g" x1="0" y1="0" x2="1" y2="0">
            <stop offset="0" stop-color="#ffffff"/>
            <stop offset="0.5" stop-color="#5e5ce6" stop-opacity="0.25"/>
          </linearGradient>
        """
      ),
    ] as [(Shape, String)])
  func writesEachShapeOnALineOfItsOwn(shape: Shape, expected: String) {
    #expect(body([shape]) == "  \(expected)\n")
  }

  @Test func writesAShadowAsAFilterWithTheTopLayerLast() {
    let layers: [ShadowFilter.Layer] = [
      .init(offset: Point(0, 1), blur: 2, color: .black, opacity: 0.08),
      .init(offset: Point(0, 0), blur: 0, spread: 3, color: HexColor(0x0060DF), inset: true),
    ]
    #expect(
      body([.shadow(ShadowFilter(id: "low", region: Rect(-8, -8, 200, 104), layers: layers))]) == """
          <filter id="low" x="-8" y="-8" width="200" height="104" filterUnits="userSpaceOnUse" \
        color-interpolation-filters="sRGB">
            <feGaussianBlur in="SourceAlpha" stdDeviation="1" result="b0"/>
            <feOffset in="b0" dx="0" dy="1" result="o0"/>
            <feFlood flood-color="#000000" flood-opacity="0.08" result="c0"/>
            <feComposite in="c0" in2="o0" operator="in" result="s0"/>
            <feComponentTransfer in="SourceAlpha" result="n1">
              <feFuncA type="table" tableValues="1 0"/>
            </feComponentTransfer>
            <feMorphology in="n1" operator="dilate" radius="3" result="m1"/>
            <feOffset in="m1" dx="0" dy="0" result="o1"/>
            <feFlood flood-color="#0060df" flood-opacity="1" result="c1"/>
            <feComposite in="c1" in2="o1" operator="in" result="i1"/>
            <feComposite in="i1" in2="SourceAlpha" operator="in" result="s1"/>
            <feMerge>
              <feMergeNode in="s0"/>
              <feMergeNode in="SourceGraphic"/>
              <feMergeNode in="s1"/>
            </feMerge>
          </filter>

        """)
  }

  @Test func keepsThePointAboutWhichAGroupIsScaled() {
    // 156.59 / 2 × 0.03 and 46 / 2 × 0.03
    let group = Group.scaled(by: 0.97, about: Point(78.295, 23), [])
    #expect(body([.group(group)]).contains(#"transform="translate(2.349 0.69) scale(0.97)""#))
  }

  @Test func letsNoIdBreakOutOfWhatHoldsIt() {
    let id = "a b)\"<é~20~"
    let text = body([.clip(id: id, Rect(0, 0, 1, 1)), .group(Group(clip: id, []))])
    #expect(text.contains(#"<clipPath id="a·20·b·29··22··3c··e9··20·">"#))
    #expect(text.contains(#"clip-path="url(#a·20·b·29··22··3c··e9··20·)""#))
  }

  /// The lines between the description and the end.
  private func body(_ shapes: [Shape]) -> String {
    let drawing = Drawing(id: "s", width: 1, height: 1, title: "", description: "", shapes: shapes)
    let lines = String(decoding: SVGWriter.bytes(drawing), as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst(3).dropLast(2).map { $0 + "\n" }.joined()
  }
}
