import DesignModel
import Testing
import TextCore

@Suite struct PathTableTests {
  @Test func givesOneNumberToOnePath() {
    var table = PathTable()
    let gray = table.intern("gray", under: table.intern("palette", under: .root))
    #expect(table.intern("gray", under: table.intern("palette", under: .root)) == gray)
    #expect(table.text(of: gray) == "palette.gray")
    #expect(table.segments(of: gray) == ["palette", "gray"])
    #expect(table.child("gray", of: .root) == nil)
  }

  @Test func keepsSpellingsApartThatLookTheSame() {
    var table = PathTable()
    let composed = table.intern("caf\u{E9}", under: .root)
    let decomposed = table.intern("cafe\u{301}", under: .root)
    #expect(composed != decomposed)
    #expect(table.child("cafe\u{301}", of: .root) == decomposed)
  }

  @Test func findsEveryPathOfThousands() {
    var table = PathTable()
    let group = table.intern("g", under: .root)
    let paths = (0..<5_000).map { table.intern("step\($0)", under: group) }
    #expect(Set(paths).count == 5_000)
    #expect(table.child("step4999", of: group) == paths[4_999])
  }

  @Test func listsDescendantsParentsFirst() {
    var table = PathTable()
    let a = table.intern("a", under: .root)
    let b = table.intern("b", under: a)
    let c = table.intern("c", under: b)
    let d = table.intern("d", under: a)
    _ = table.intern("e", under: .root)
    #expect(table.descendants(of: a) == [b, c, d])
    #expect(table.descendants(of: c) == [])
    #expect(table.isAncestor(a, of: c))
    #expect(!table.isAncestor(c, of: a))
    #expect(!table.isAncestor(a, of: a))
  }
}
