import Syntax
import Testing

@Suite struct TemplateKeyTests {
  @Test(arguments: ["", ".", "name", "abcdefgh", "abcdefghi", "abcdefghijklmnop", "abcdefghijklmnopq", "größe"])
  func isTheSameForTheSameName(name: String) {
    #expect(TemplateKey(name) == TemplateKey(name + ""))
    #expect(TemplateKey(name) != TemplateKey(name + "x"))
  }

  @Test func isTheSameForLiteralsAndOtherText() {
    #expect(TemplateKey(["is", "Color"].joined()) == "isColor")
    #expect(TemplateKey(["a", "NameOfManyLetters"].joined()) == "aNameOfManyLetters")
  }

  @Test func tellsNamesApartByTheirLastByteAndTheirOrder() {
    let names = [
      "abcdefgh", "abcdefgi", "abcdefghijklmnop", "abcdefghijklmnoq", "ijklmnopabcdefgh", "abcdefghijklmnopq",
      "abcdefghijklmnopr",
    ]
    #expect(Set(names.map { TemplateKey($0) }).count == names.count)
  }
}
