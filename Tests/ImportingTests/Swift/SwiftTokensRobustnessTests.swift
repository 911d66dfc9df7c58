import DesignModel
import Testing
import TextCore

@testable import Importing

/// Source with every byte replaced and with its end cut off, and source made to be slow: nothing may crash or hang.
@Suite struct SwiftTokensRobustnessTests {
  private static let file = """
    protocol Theme { var a: Color { get } }
    struct L: Theme { let a = Color(light: .black, dark: P.x) } // c
    enum P: CGFloat { case one = 1, two; static let x = Color(hex: 0xFF_0000).opacity(0.5), y: CGFloat = (4 + -P.z) * 2
      /// d
      static var z: CGFloat { get { return 4 } }
      static let f = T(font: .system(size: 4, weight: .bold), tracking: 0.1), u = UIColor { $0.style == .dark ? .white : .black }
      @available(*, deprecated, message: "m") static let s: Animation = .easeIn(duration: 1).delay(2) }
    """

  private func read(_ bytes: [UInt8]) -> Int {
    var importing = Importing(isStrict: false)
    let file = InputFile(Source(path: "a.swift", bytes: bytes), isStrict: false)
    for group in Importer.swiftSource.claims([file]) { Importer.swiftSource.read(group, &importing) }
    for case .range(let range) in importing.diagnostics.items.map(\.place) {
      #expect(range.lower <= range.upper && Int(range.upper) <= bytes.count)
    }
    return importing.plan.trees.flatMap(\.entries).count
  }

  @Test func readsEveryChangedText() {
    let bytes = Array(Self.file.utf8)
    #expect(read(bytes) > 8)
    for position in bytes.indices {
      for byte: UInt8 in [0x00, 0xFF, 0x22, 0x28, 0x29, 0x2C, 0x2E, 0x3A, 0x3D, 0x3F, 0x7B, 0x7D, 0x20] {
        var broken = bytes
        broken[position] = byte
        _ = read(broken)
      }
    }
  }

  @Test func readsEveryCut() {
    let bytes = Array(Self.file.utf8)
    for length in bytes.indices { _ = read(Array(bytes.prefix(length))) }
  }

  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      "(a+)", "-", "a.", "(", "[", "{", "a ? b : ", "a ?? ", "enum A {", "f(x: ", "1 + ", "let a = ", "a, ", "case a\n",
      "static let a = b\n", "typealias A = B\n", "#if a\n", "get {", "UIColor { $0 == .dark ? ", "/// a\n",
    ]
  ) func takesNoLongerThanTheTextIsLong(piece: String) {
    for start in ["enum P: Int { static let a: Color = ", "enum P: Int { case ", "enum Palette { "] {
      _ = read(Array((start + String(repeating: piece, count: 100_000 / piece.utf8.count)).utf8))
    }
  }

  @Test(.timeLimit(.minutes(5))) func followsNamesThatLeadInCircles() {
    let chain = (0..<20_000).map { "static let a\($0) = a\($0 + 1)" }.joined(separator: "\n")
    _ = read(Array("enum Palette {\n\(chain)\n}".utf8))
    _ = read(
      Array(
        "enum Palette { static let a = b, b = a, c: CGFloat = c + c\n typealias X = Y; typealias Y = X; static let d = X.a }"
          .utf8))
    let types = (0..<60).map { "struct X\($0) { typealias Y = X\($0).Y; " }.joined() + "static let a: Color = Y.b"
    _ = read(Array((types + String(repeating: "}", count: 60)).utf8))
  }

  @Test(.timeLimit(.minutes(5))) func readsAThemeOfManyValuesInOneGo() {
    let labels = (0..<4000).map { "a\($0): Color.black" }.joined(separator: ", ")
    let properties = (0..<4000).map { "let a\($0): Color\n" }.joined()
    #expect(read(Array("struct T {\n\(properties)static let x = T(\(labels))\n}".utf8)) == 4000)
  }
}
