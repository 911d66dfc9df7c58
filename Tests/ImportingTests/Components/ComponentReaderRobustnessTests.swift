import DesignModel
import TestKit
import Testing
import TextCore

/// Damaged specs are read or refused, and every number in what is read leads somewhere.
@Suite struct ComponentReaderRobustnessTests {
  static let files = [
    #"{"anatomy":{"kind":"stack","part":"a","padding":{"x":"{p}","y":1},"children":[{"kind":"text","part":"b"}]}}"#,
    #"{"properties":{"s":{"values":["x","y"],"default":"y"}},"anatomy":{"kind":"icon","part":"a"},"#
      + #""variants":[{"when":{"s":["x"]},"set":{"a.size":{"grid":"g","span":3},"a.radius":{"topLeading":0}}}]}"#,
    #"{"anatomy":{"kind":"text","part":"t"},"accessibility":{"target":"t","notes":["n"]},"usage":{"c":"d"}}"#,
  ]

  @Test(arguments: files) func survivesEveryReplacedByteAndEveryCut(file: String) {
    let bytes = Array(file.utf8)
    for position in bytes.indices {
      for byte in [0x00, 0xFF] + Array(#"{}[]":,.1a"#.utf8) {
        var broken = bytes
        broken[position] = byte
        expectSound(ComponentReading(broken))
      }
      var shorter = bytes
      shorter.remove(at: position)
      expectSound(ComponentReading(shorter))
      expectSound(ComponentReading(Array(bytes.prefix(position))))
    }
  }

  // Nought is no raw number, and one is.
  @Test(arguments: zip(files, [["spec-raw-value"], [], []])) func readsEachFileAsItStands(file: String, codes: [String])
  {
    let reading = ComponentReading(file)
    #expect(reading.spec != nil)
    #expect(reading.diagnostics.codes == codes)
  }

  private func expectSound(_ reading: ComponentReading) {
    guard let spec = reading.spec else {
      #expect(!reading.diagnostics.items.isEmpty)
      return
    }
    let nodes = spec.nodes.indices
    #expect(!nodes.isEmpty)
    // Each node but the root stands in one parent, which comes before it.
    let children = spec.nodes.enumerated().flatMap { number, node in node.children.filter { $0 > number } }
    #expect(children.sorted() == Array(nodes.dropFirst()))
    #expect(spec.accessibility.target.map(nodes.contains) != false)
    for property in spec.properties { #expect(property.values.indices.contains(property.standard)) }
    for variant in spec.variants {
      #expect(variant.changes.allSatisfy { nodes.contains($0.node) })
      for condition in variant.conditions {
        #expect(!condition.values.isEmpty)
        #expect(condition.values.allSatisfy(spec.properties[condition.property].values.contains))
      }
    }
  }
}
