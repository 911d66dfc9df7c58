import Testing
import TextCore
import Workflows

@Suite struct TraceDotTests {
  // In Graphviz's strings a quote and a backslash are escaped, and nothing else.
  @Test func keepsNamesInsideTheirQuotes() {
    let system = TokenSystem(
      Input([
        "a.tokens.json": #"""
        {"a\"b\\c": {"$type": "number", "$value": 1}, "d": {"$type": "number", "$value": "{a\"b\\c}"}}
        """#
      ]))
    guard case .found(let subject) = TraceListing.find("d", in: system) else {
      Issue.record("the token is there")
      return
    }
    #expect(
      String(decoding: TraceListing.dot(subject), as: UTF8.self) == #"""
        digraph trace {
          rankdir=LR;
          node [shape=box, fontname="monospace"];
          "d";
          "a\"b\\c" [label="a\"b\\c\n1"];
          "d" -> "a\"b\\c";
        }

        """#)
  }
}
