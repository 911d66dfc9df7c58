import Importing
import TestKit
import Testing
import TextCore

/// What a person reads of each fault.
@Suite struct ComponentProblemsTests {
  private static let box = #""anatomy": {"kind": "stack", "part": "box"}"#

  @Test(
    arguments: [
      (
        "{}", "spec-anatomy", "a component spec needs 'anatomy', the node that holds all others",
        "a file that is no spec belongs outside the components folder"
      ),
      (
        #"{"anatomy": {"kind": "text", "children": []}}"#, "spec-children",
        "only a stack has 'children', and this node is of kind text", nil
      ),
      (
        #"{"anatomy": {"kind": "stack", "part": "a", "children": [{"kind": "text", "part": "a"}]}}"#, "spec-part",
        "'a' is already the part of another node", nil
      ),
      (
        #"{\#(box), "variants": [{"when": {}, "set": {"bix.opacity": 0.5}}]}"#, "spec-part",
        "no node of the anatomy has the part 'bix'", "did you mean 'box'?"
      ),
      (
        #"{\#(box), "variants": [{"when": {}, "set": {"box": 1}}]}"#, "spec-set",
        "'box' is not a part, a period and a property", "for example 'container.fill'"
      ),
      (
        #"{\#(box), "properties": {"state": {"values": []}}}"#, "spec-values",
        "'values' of 'state' is a list of at least one text", nil
      ),
      (
        #"{\#(box), "properties": {"state": {"values": ["rest", "rest"]}}}"#, "spec-values",
        "'rest' occurs more than once among the values of 'state'", nil
      ),
      (
        #"{\#(box), "properties": {"state": {"values": ["rest", "hover"], "default": "hovr"}}}"#, "spec-default",
        "'default' of 'state' is one of its values", "did you mean 'hover'?"
      ),
      (
        #"{\#(box), "properties": {"state": {"values": ["rest"]}}, "variants": [{"when": {"stat": "rest"}, "set": {}}]}"#,
        "spec-condition", "'stat' is no property of this component, so this variant never applies",
        "did you mean 'state'?"
      ),
      (
        #"{\#(box), "properties": {"state": {"values": ["rest"]}}, "variants": [{"when": {"state": "rst"}, "set": {}}]}"#,
        "spec-condition", "'rst' is no value of 'state'", "did you mean 'rest'?"
      ),
    ] as [(String, String, String, String?)])
  func saysWhatIsWrongAndWhatHelps(text: String, code: String, message: String, hint: String?) {
    let reading = ComponentReading(text)
    #expect(reading.diagnostics.codes == [code])
    #expect(reading.messages == [message])
    #expect(reading.hints == [hint])
  }

  @Test func namesTheFileThatHasAnIDAlready() {
    let sources = SourceSet([
      "components/a/x.json": #"{"anatomy": {"kind": "text"}}"#,
      "components/b/x.json": #"{"anatomy": {"kind": "text"}}"#,
    ])
    var diagnostics = Diagnostics()
    _ = ComponentFile.specs(in: "components", of: sources, isStrict: true, into: &diagnostics)
    #expect(
      diagnostics.items.map(\.problem.message) == [
        "'x' is already the id of components/a/x.json, so this spec is left out"
      ])
    #expect(diagnostics.items.map(\.problem.hint) == ["rename the file"])
  }
}
