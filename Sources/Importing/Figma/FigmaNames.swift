import DesignModel
import TextCore

/// The paths of Figma's variables: names are unique in a collection only, and one may be a variable and a folder.
struct FigmaNames {
  /// For each variable.
  private(set) var paths: [PathID] = []
  /// The numbers of variables that share their name with a folder of others; they become its root token.
  private(set) var roots: [Int] = []

  private static let deepest = 64

  /// Where a name occurs in several collections, all variables of these have the collection's name before theirs, except
  /// those of the file's own collection when all others come from libraries.
  init(_ answer: FigmaAnswer, in table: inout PathTable) {
    let written = answer.variables.map { Self.segments($0.name, or: $0.id) }
    let labels = Self.labels(Self.prefixed(answer, written).sorted(), answer)
    var own = PathTable()
    var taken: Set<PathID> = []
    var folders: Set<PathID> = []
    var found: [(path: PathID, segments: [String])] = []
    var uses: [PathID: Int] = [:]
    for (variable, name) in zip(answer.variables, written) {
      var segments = name
      if let label = variable.collection.flatMap({ labels[$0] }) { segments = label + segments }
      var folder = PathID.root
      for segment in segments.dropLast() {
        folder = own.intern(segment, under: folder)
        folders.insert(folder)
      }
      let last = segments.last ?? variable.id
      let wanted = own.intern(last, under: folder)
      var path = wanted
      while !taken.insert(path).inserted {
        uses[wanted, default: 1] += 1
        path = own.intern("\(last) \(uses[wanted] ?? 2)", under: folder)
      }
      found.append((path, own.segments(of: path)))
    }
    for (index, item) in found.enumerated() {
      var segments = item.segments
      if folders.contains(item.path) {
        segments.append("$root")
        roots.append(index)
      }
      paths.append(segments.reduce(PathID.root) { table.intern($1, under: $0) })
    }
  }

  private static func segments(_ name: String, or id: String) -> [String] {
    let parts = name.split(separator: "/").map { String($0).trimmed }.filter { !$0.isEmpty }
    guard !parts.isEmpty else { return [id] }
    return parts.count <= deepest ? parts : [parts.joined(separator: "/")]
  }

  /// The numbers of the collections whose variables need its name.
  private static func prefixed(_ answer: FigmaAnswer, _ names: [[String]]) -> Set<Int> {
    var table = PathTable()
    var sharing: [PathID: [Int]] = [:]
    for (index, name) in names.enumerated() where answer.variables[index].collection != nil {
      sharing[name.reduce(PathID.root) { table.intern($1, under: $0) }, default: []].append(index)
    }
    var prefixed: Set<Int> = []
    for group in sharing.values {
      let collections = Set(group.compactMap { answer.variables[$0].collection })
      guard collections.count > 1 else { continue }
      let local = collections.filter { !answer.collections[$0].isRemote }
      prefixed.formUnion(local.count == 1 ? collections.subtracting(local) : collections)
    }
    return prefixed
  }

  /// The names of some collections as segments; the second of a name gets ` 2`.
  private static func labels(_ numbers: [Int], _ answer: FigmaAnswer) -> [Int: [String]] {
    var uses: [ExactText: Int] = [:]
    var labels: [Int: [String]] = [:]
    for number in numbers {
      var name = answer.collections[number].name
      while let use = uses[ExactText(name)] {
        uses[ExactText(name)] = use + 1
        name = "\(name) \(use + 1)"
      }
      uses[ExactText(name)] = 1
      labels[number] = segments(name, or: answer.collections[number].id)
    }
    return labels
  }
}
