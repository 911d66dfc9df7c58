import Testing
import TextCore

@Suite struct ArrayJoinedTests {
  @Test(arguments: [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")])
  func putsAWordBeforeTheLast(texts: [String], expected: String) {
    #expect(texts.joined(last: " and ") == expected)
  }
}
