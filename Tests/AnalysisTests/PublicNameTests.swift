import Analysis
import Testing

@Suite struct PublicNameTests {
  // DESIGN.md section 5.
  @Test(arguments: [
    ("Größe / breit", "gru00f6u00dfe-breit"), ("🎨", "u1f3a8"), ("a<b>", "a-b"), ("gap", "gap"), ("GAP", "gap"),
    ("a.b", "a.b"), ("  x  ", "x"),
  ])
  func makesFileNamesOfPlainLetters(name: String, file: String) {
    #expect(PublicName.file(name) == file)
  }

  @Test(arguments: [
    ("color.text.primary", "color.text.primary"), ("a b", "a~20~b"), ("Größe", "Gr~f6~~df~e"), ("🎨", "~1f3a8~"),
    ("a<b>", "a~3c~b~3e~"), ("$root", "~24~root"), ("x~y", "x~7e~y"), ("_-", "_-"),
  ])
  func makesAnchorsThatDiffer(name: String, anchor: String) {
    #expect(PublicName.anchor(name) == anchor)
  }
}
