import Foundation
import Syntax
import TestKit
import Testing
import TextCore

/// The public suite of JSON parsing, in which a file's first letter says what a parser must do with it.
@Suite(.enabled(if: Fixtures.arePublicOnesThere, "set SPECIMEN_FIXTURES to the folder of public suites"))
struct JSONSuiteTests {
  private static let folder = "suites/json/test_parsing"

  private static func files(_ prefix: String) -> [String] {
    ((try? Fixtures.publicNames(in: folder)) ?? []).filter { $0.hasPrefix(prefix) }
  }

  @Test func holdsEveryFile() {
    #expect(["y_", "n_", "i_"].map { Self.files($0).count } == [95, 188, 35])
  }

  @Test(arguments: files("y_"))
  func readsWhatIsJSONAsFoundationDoes(file: String) throws {
    let bytes = try Fixtures.publicBytes(Self.folder + "/" + file)
    let reading = JSONReading(bytes)
    #expect(reading.messages == [])
    let root = try #require(reading.root)
    let expected = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    #expect(try JSONTree(root).resembles(#require(JSONTree(expected))))
    let tolerant = JSONReading(bytes, .tolerant)
    #expect(tolerant.messages == [])
    #expect(tolerant.root.map(JSONTree.init) == JSONTree(root))
  }

  @Test func letsTheLastOfTwoMembersWin() throws {
    let file = "y_object_duplicated_key.json"
    let root = try #require(JSONReading(Fixtures.publicBytes(Self.folder + "/" + file)).root)
    #expect(root["a"]?.string == "c")
    #expect(root.count == 2)
  }

  @Test(arguments: files("n_"))
  func refusesWhatIsNotJSON(file: String) throws {
    let bytes = try Fixtures.publicBytes(Self.folder + "/" + file)
    let reading = JSONReading(bytes)
    let isDeep =
      file == "n_structure_100000_opening_arrays.json" || file == "n_structure_open_array_object.json"
    #expect(reading.document == nil)
    #expect(reading.diagnostics.codes == [isDeep ? "limit-depth" : "json-syntax"])
    #expect(reading.diagnostics.offsets.allSatisfy { 0...bytes.count ~= $0 })
  }

  @Test(arguments: files("i_"))
  func decidesWhatTheStandardLeavesOpen(file: String) throws {
    let reading = JSONReading(try Fixtures.publicBytes(Self.folder + "/" + file))
    let accepted = [
      "i_number_double_huge_neg_exp.json", "i_number_real_underflow.json", "i_number_too_big_neg_int.json",
      "i_number_too_big_pos_int.json", "i_number_very_big_negative_int.json", "i_structure_500_nested_arrays.json",
    ]
    #expect((reading.document != nil) == accepted.contains(file))
    #expect(reading.diagnostics.codes == (accepted.contains(file) ? [] : ["json-syntax"]))
  }
}
