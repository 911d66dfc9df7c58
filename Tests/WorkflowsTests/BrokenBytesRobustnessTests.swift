import Analysis
import DesignModel
import Foundation
import Testing
import TextCore
import Workflows

/// Ten small files a format with every byte replaced and with their ends cut off: nothing may crash, hang or stay without
/// a word.
@Suite struct BrokenBytesRobustnessTests {
  @Test(.timeLimit(.minutes(2)), arguments: SmallFile.all) func survivesEveryReplacedByteAndEveryCut(file: SmallFile) {
    let bytes = Array(file.text.utf8)
    for position in bytes.indices {
      for byte in [0x00, 0xFF, UInt8(ascii: "{"), UInt8(ascii: "\"")] {
        var broken = bytes
        broken[position] = byte
        read(broken, file)
      }
    }
    for length in bytes.indices { read(Array(bytes.prefix(length)), file) }
  }

  /// What pages and sheets do sums with, as numbers that overflow, vanish or make no sense.
  @Test func drawsWhateverNumbersAreWritten() {
    let numbers = ["1e308", "-1e308", "1e-308", "-0.0", "-1", "1e7", "4"]
    func group(_ name: String, _ token: (String) -> String) -> String {
      let tokens = numbers.enumerated().map { #""n\#($0.offset)": \#(token($0.element))"# }
      return #""\#(name)": {\#(tokens.joined(separator: ", "))}"#
    }
    func length(_ number: String, _ unit: String = "px") -> String {
      #"{"value": \#(number), "unit": "\#(unit)"}"#
    }
    var groups = ["space", "radius", "size", "misc"].flatMap { name in
      ["px", "rem"].enumerated().map { index, unit in
        group(name + String(index)) { #"{"$type": "dimension", "$value": \#(length($0, unit))}"# }
      }
    }
    groups.append(group("opacity") { #"{"$type": "number", "$value": \#($0)}"# })
    for (index, keys) in [("1", "16", "0"), ("16", "1", "0"), ("16", "16", "1"), ("1", "1", "1")].enumerated() {
      groups.append(
        group("text\(index)") { number in
          let values = [keys.0, keys.1, keys.2].map { $0 == "1" ? number : $0 }
          return #"{"$type": "typography", "$value": {"fontFamily": "A", "fontSize": \#(length(values[0])), "#
            + #""fontWeight": 400, "lineHeight": \#(values[1]), "letterSpacing": \#(length(values[2]))}}"#
        })
    }
    groups.append(
      group("grid") { number in
        #"{"$type": "dimension", "width": {"$value": \#(length(number))}, "gutter": {"$value": \#(length(number))}, "#
          + #""margin": {"$value": \#(length("0"))}, "columns": {"$type": "number", "$value": \#(number)}}"#
      })
    var files = FileTree()
    files["a.tokens.json"] = Array("{\(groups.joined(separator: ", "))}".utf8)
    let guide = Guide(TokenSystem(Input(files)))
    #expect(guide.files?["typography.html"] != nil && guide.files?["grid.html"] != nil)
  }

  private func read(_ bytes: [UInt8], _ file: SmallFile) {
    var files = FileTree()
    files[file.path] = bytes
    for isStrict in file.isDTCG ? [true, false] : [false] {
      var options = ReadingOptions()
      options.isStrict = isStrict
      let system = TokenSystem(Input(files, entry: file.isDTCG ? .file(file.path) : .folder("")), options)
      let count = system.analysed?.catalog.tokens.count ?? 0
      #expect(count <= 20)
      #expect(system.diagnostics.count < 200)
      #expect(count > 0 || !system.diagnostics.isEmpty, "\(String(decoding: bytes, as: UTF8.self))")
      let listing = TokenListing.json(system)
      #expect((try? JSONSerialization.jsonObject(with: Data(listing))) != nil, "what is printed is JSON")
    }
  }
}
