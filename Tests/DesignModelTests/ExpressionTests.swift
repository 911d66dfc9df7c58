import DesignModel
import Testing
import TextCore

@Suite struct ExpressionTests {
  // RFC 6901, section 5, in the fragment form of section 6.
  @Test(
    arguments: [
      ("#", []), ("#/", []), ("#/foo/0", ["foo", "0"]), ("#/a~1b", ["a/b"]), ("#/m~0n", ["m~n"]), ("#/ ", [" "]),
      ("#/a~01b", ["a~1b"]), ("#//x", ["", "x"]), ("#/c%25d", ["c%25d"]),
    ] as [(String, [String])])
  func readsPointers(text: String, segments: [String]) {
    #expect(Pointer(text)?.segments == segments)
  }

  @Test(arguments: ["", "a", "/a", "#a", "#/a~", "#/a~2", "other.json#/a"])
  func refusesWhatIsNoPointer(text: String) {
    #expect(Pointer(text) == nil)
  }

  @Test(arguments: [("brand%20ink", "brand ink"), ("c%25d", "c%d"), ("%C3%A9", "\u{E9}")])
  func decodesPercentSigns(segment: String, decoded: String) {
    #expect(Pointer.percentDecoded(segment)?.unicodeScalars.elementsEqual(decoded.unicodeScalars) == true)
  }

  @Test(arguments: ["plain", "100%", "%zz", "%E9"]) func leavesTheRestAlone(segment: String) {
    #expect(Pointer.percentDecoded(segment) == nil)
  }
}
