import DesignModel
import TextCore

/// The collections of Figma's own export: files of one folder with the same variables are modes of one (W-30).
struct FigmaCollections {
  struct File {
    let path: String
    let mode: String
    let tree: SourceTree
    /// The number of the declaration of each token.
    let tokens: [PathID: Int]
    /// What Figma calls the variables.
    let ids: [PathID: ExactText]
    let range: SourceRange
  }

  struct Collection {
    /// The numbers of its files, the usual mode first.
    var files: [Int]
    /// What its files or its folder are called.
    var name: String
    var names: Set<PathID>
    /// What stands before the names of its variables, where another collection has the same.
    var prefix = PathID.root
  }

  /// The variable of some collection.
  struct Variable: Equatable {
    let collection: Int
    let path: PathID
  }

  let files: [File]
  private(set) var collections: [Collection] = []
  /// The number of the collection of each file.
  private(set) var collectionOfFile: [Int] = []
  private var variablesByID: [ExactText: [Variable]] = [:]

  init(_ files: [File], in paths: inout PathTable, rootName: String) {
    self.files = files
    group()
    for number in collections.indices {
      let ids = collections[number].files.first.map { files[$0].ids } ?? [:]
      for (path, id) in ids { variablesByID[id, default: []].append(Variable(collection: number, path: path)) }
      collections[number].name = name(of: collections[number]) ?? rootName
    }
    prefix(in: &paths)
  }

  /// Where a variable stands when all collections are put together.
  func place(of variable: Variable, in paths: inout PathTable) -> PathID {
    let prefix = collections[variable.collection].prefix
    if prefix == .root { return variable.path }
    return paths.segments(of: variable.path).reduce(prefix) { paths.intern($1, under: $0) }
  }

  /// The variables with a noted id: those of the noted name, or else the only one.
  func variables(withID id: String, at path: PathID?) -> [Variable] {
    let found = variablesByID[ExactText(id)] ?? []
    let named = found.filter { $0.path == path }
    return named.isEmpty && found.count == 1 ? found : named
  }

  func id(of variable: Variable) -> ExactText? {
    collections[variable.collection].files.first.flatMap { files[$0].ids[variable.path] }
  }

  /// The number of the declaration that a variable has in a mode, or in that of its collection which counts without one.
  func declaration(of variable: Variable, inMode mode: String) -> Int? {
    let members = collections[variable.collection].files
    let file = members.first { files[$0].mode.isExactly(mode) } ?? members.first
    return file.flatMap { files[$0].tokens[variable.path] }
  }

  /// Whether a collection may be meant by a name that Figma notes.
  func isCalled(_ name: String, _ number: Int) -> Bool {
    let collection = collections[number]
    let folder = collection.files.first.map { FilePath.name(of: FilePath.folder(of: files[$0].path)) } ?? ""
    return [collection.name, folder].contains { !$0.isEmpty && ContextKey($0) == ContextKey(name) }
  }

  private mutating func group() {
    var known: [ExactText: [Int]] = [:]
    for (index, file) in files.enumerated() {
      let folder = ExactText(FilePath.folder(of: file.path))
      let like = known[folder, default: []].first { isAlike(files[collections[$0].files[0]], file) }
      if let like, collections[like].files.allSatisfy({ !files[$0].mode.isExactly(file.mode) }),
        collections[like].files.count < ModeLimit.mostContexts
      {
        collections[like].files.append(index)
        collections[like].names.formUnion(file.tokens.keys)
        collectionOfFile.append(like)
      } else {
        known[folder, default: []].append(collections.count)
        collectionOfFile.append(collections.count)
        collections.append(Collection(files: [index], name: "", names: Set(file.tokens.keys)))
      }
    }
    for number in collections.indices {
      let members = collections[number].files
      guard let usual = members.first(where: { SiblingSources.isUsualDefault(files[$0].mode) }) else { continue }
      collections[number].files = [usual] + members.filter { $0 != usual }
    }
  }

  /// Whether two files name nearly the same variables, which have not other ids.
  private func isAlike(_ left: File, _ right: File) -> Bool {
    let (smaller, larger) = left.tokens.count <= right.tokens.count ? (left, right) : (right, left)
    let shared = smaller.tokens.keys.filter { larger.tokens[$0] != nil }
    let other = shared.count { path in
      guard let one = smaller.ids[path], let two = larger.ids[path] else { return false }
      return one != two
    }
    return !shared.isEmpty && Double(shared.count) >= 0.8 * Double(larger.tokens.count) && 2 * other < shared.count
  }

  /// What all files are called before the name of their mode, as in `Spacing.Compact.tokens.json`, or else their folder.
  private func name(of collection: Collection) -> String? {
    var found: String?
    for index in collection.files {
      guard let name = Self.start(of: files[index]), found == nil || found == name else {
        return folderName(collection)
      }
      found = name
    }
    return found
  }

  private func folderName(_ collection: Collection) -> String? {
    let name = collection.files.first.map { FilePath.name(of: FilePath.folder(of: files[$0].path)) } ?? ""
    if !name.isEmpty { return name }
    return collection.files.count == 1 ? files[collection.files[0]].mode : nil
  }

  private static func start(of file: File) -> String? {
    let stem = FilePath.name(of: file.path).split(separator: ".").dropLast().filter { $0 != "tokens" }
      .joined(separator: ".")
    guard stem.hasSuffix(file.mode) else { return nil }
    let separators: Set<Character> = [".", "-", "_", " "]
    var name = stem.dropLast(file.mode.count)
    while let last = name.last, separators.contains(last) { name.removeLast() }
    return name.isEmpty ? nil : String(name)
  }

  /// Puts names before the variables of collections that have one of the same name.
  private mutating func prefix(in paths: inout PathTable) {
    var owners: [PathID: Int] = [:]
    var shared: Set<Int> = []
    for (number, collection) in collections.enumerated() {
      for path in collection.names {
        guard let owner = owners.updateValue(number, forKey: path), owner != number else { continue }
        shared.formUnion([owner, number])
      }
    }
    var taken: Set<ExactText> = []
    for number in shared.sorted() {
      var name = collections[number].name
      var count = 1
      while !taken.insert(ExactText(name)).inserted {
        count += 1
        name = "\(collections[number].name) \(count)"
      }
      collections[number].prefix = paths.intern(name, under: .root)
    }
  }
}
