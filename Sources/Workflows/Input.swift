import Importing
package import TextCore

// Workflows: the program's stages in order, as functions from files to files. Everything here is a function of its
// arguments: no disk, no clock, no environment.

/// What the program was pointed at, as values.
package struct Input: Sendable {
  package enum Entry: Sendable, Hashable {
    /// A folder, relative to the input root; empty for the root itself.
    case folder(String)
    case file(String)
  }

  /// A file that is there and could not be used.
  package struct Fault: Sendable, Hashable {
    package enum Reason: Sendable, Hashable {
      case unreadable(String)
      case tooLarge
      case iconTooLarge
      case outsideRoot
      /// A folder that a guide names.
      case folderOutsideRoot
    }

    package let path: String
    package let reason: Reason

    package init(path: String, reason: Reason) {
      self.path = path
      self.reason = reason
    }
  }

  /// By path relative to the input root.
  package var files: FileTree
  package let entry: Entry
  /// The name of the folder, for a guide without one.
  package let folderName: String
  package var faults: [Fault]

  package init(_ files: FileTree, entry: Entry = .folder(""), folderName: String = "Tokens", faults: [Fault] = []) {
    self.files = files
    self.entry = entry
    self.folderName = folderName
    self.faults = faults
  }

  /// The largest file that is read, in bytes.
  package static let largestFile = 64 * 1024 * 1024

  /// The largest picture that is read, in bytes.
  package static let largestIcon = 1024 * 1024

  /// Endings of files that an input may be made of.
  package static let endings = InputFile.endings + InputFile.swiftEndings

  /// Whether an input may be made of files like this one, besides the pictures of the icons folder.
  package static func isWanted(_ path: String) -> Bool {
    InputFile.hasEnding(path, endings)
  }
}

/// How tokens are to be read.
package struct ReadingOptions: Sendable {
  package var isStrict = false
  /// One combination of a resolver's inputs, given on the command line.
  package var chosen: ChosenInput?

  package init() {}
}

/// The combination that `--input` asks for.
package enum ChosenInput: Sendable {
  case pairs([(name: String, value: String)])
  /// A JSON object, as standard input held it.
  case json([UInt8])
}
