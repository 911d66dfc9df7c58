import Foundation
import TestKit
import Testing

/// What the house rules say and a machine can see.
@Suite struct HouseRulesTests {
  @Test func keepsFilesUnderFourHundredLines() throws {
    for file in try SwiftFile.all(below: "Sources") + SwiftFile.all(below: "Tests")
    where !file.path.hasSuffix("BuiltInTemplates.swift") {
      #expect(file.lines.count <= 400, "\(file.path) has \(file.lines.count) lines")
    }
  }

  @Test func keepsThePlatformOutOfTheCore() throws {
    let platforms = ["Foundation", "FoundationEssentials", "Glibc", "Darwin", "Musl", "Dispatch"]
    let rim = ["Sources/specimen/", "Sources/TestKit/", "Sources/bench/"]
    for file in try SwiftFile.all(below: "Sources") where !rim.contains(where: file.path.hasPrefix) {
      for line in file.lines where line.contains("import ") {
        let module = line.split(separator: " ").last.map(String.init) ?? ""
        #expect(!platforms.contains(module), "\(file.path): \(line)")
      }
    }
  }

  @Test(arguments: [
    "@unchecked", "nonisolated(unsafe)", "try!", "as!", "fatalError(", "TODO", "FIXME", "any Any", "Utils", "Helpers",
  ]) func hasNoTraceOf(word: String) throws {
    for file in try SwiftFile.all(below: "Sources") where !file.path.hasSuffix("BuiltInTemplates.swift") {
      #expect(!file.text.contains(word), "\(file.path) has '\(word)'")
      #expect(!file.path.contains(word))
    }
  }

  @Test func namesTestFilesAfterTheirSources() throws {
    let sources = Set(try SwiftFile.all(below: "Sources").map { URL(filePath: $0.path).lastPathComponent })
    let modules = try FileManager.default.contentsOfDirectory(atPath: Fixtures.root.appending(path: "Sources").path)
    for module in modules.sorted() {
      let folder = Fixtures.root.appending(path: "Tests/\(module)Tests")
      guard ["TextCore", "Syntax", "Graphics", "ColorScience"].contains(module) else { continue }
      for path in FileManager.default.subpaths(atPath: folder.path) ?? [] where path.hasSuffix("Tests.swift") {
        let stem = URL(filePath: path).lastPathComponent.replacingOccurrences(of: "Tests.swift", with: "")
        let isNamedAfterASource = sources.contains { $0.hasPrefix(stem) }
        let isASuite = stem.hasSuffix("Suite") || stem.hasSuffix("Robustness")
        #expect(isNamedAfterASource || isASuite, "\(module)Tests/\(path) mirrors no source")
      }
    }
  }

  @Test(arguments: ["Sources", "Tests", "Scripts", "Templates", ".ci", "tokens", "README.md", "ARCHITECTURE.md"])
  func namesNoFolderOfAMachine(place: String) throws {
    // Put together, since this file is read too.
    let folders = ["work", "tmp/wt", "home", "Users"].map { "/" + $0 + "/" }
    let root = Fixtures.root.appending(path: place)
    let below = FileManager.default.subpaths(atPath: root.path) ?? []
    let files = below.isEmpty ? [place] : below.sorted().map { "\(place)/\($0)" }
    let texts = files.compactMap { file in
      (try? String(contentsOf: Fixtures.root.appending(path: file), encoding: .utf8)).map { (file, $0) }
    }
    #expect(!texts.isEmpty)
    for (file, text) in texts {
      for folder in folders {
        #expect(!text.contains(folder), "\(file) names \(folder)")
      }
    }
  }

  @Test func givesEachCodeOneSeverity() throws {
    let pattern = /Problem\(\s*"([^"]+)",\s*\.(error|warning|note)/
    var severities: [String: Set<String>] = [:]
    for file in try SwiftFile.all(below: "Sources") {
      for match in file.text.matches(of: pattern) {
        severities[String(match.1), default: []].insert(String(match.2))
      }
    }
    #expect(severities.count > 50)
    for (code, found) in severities {
      #expect(code.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(code)")
      #expect(found.count == 1, "\(code) is \(found.sorted())")
    }
  }
}
