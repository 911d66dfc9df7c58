import DesignModel
import Syntax
import TextCore

extension Importer {
  package static let swiftSource = Importer(
    id: "swift",
    summary: "Swift source with static declarations",
    isStrictlyRead: true,
    isReadLast: true,
    claims: { files in
      let claimed = files.filter { file in
        InputFile.hasEnding(file.path, InputFile.swiftEndings)
          && file.path.split(separator: "/").last != "Package.swift"
      }
      return claimed.isEmpty ? [] : [claimed]
    },
    read: { files, importing in
      let texts = files.map { SwiftText.parse($0.source, into: &importing.diagnostics) }
      SwiftTokens.read(texts, into: &importing)
    },
    sample: ["Space.swift": "enum Space {\n  static let small: CGFloat = 8\n}\n"])
}
