extension JSONNode {
  /// Every member whose name stood earlier in the same object, in the order of the file.
  package var duplicateMembers: [JSONMember] {
    guard kind == .object, count > 1, count > 16 || hasRepeatedName else { return [] }
    let members = Array(members)
    return members.count <= 16 ? Self.repeatedAmongFew(members) : Self.repeatedAmongMany(members)
  }

  /// Most objects are small and repeat nothing: that is found out without making a list.
  private var hasRepeatedName: Bool {
    var position = 0
    for later in members {
      var earlier = members.makeIterator()
      for _ in 0..<position {
        if let member = earlier.next(), member.hasName(of: later) { return true }
      }
      position += 1
    }
    return false
  }

  private static func repeatedAmongFew(_ members: [JSONMember]) -> [JSONMember] {
    members.indices.filter { later in
      members[..<later].contains { $0.hasName(of: members[later]) }
    }.map { members[$0] }
  }

  private static func repeatedAmongMany(_ members: [JSONMember]) -> [JSONMember] {
    let order = members.indices.sorted { left, right in
      let (first, second) = (members[left], members[right])
      if first.precedes(second) { return true }
      return left < right && !second.precedes(first)
    }
    return zip(order, order.dropFirst())
      .filter { members[$0].hasName(of: members[$1]) }
      .map(\.1).sorted().map { members[$0] }
  }
}

extension JSONMember {
  fileprivate func hasName(of other: JSONMember) -> Bool {
    withNameBytes { name in
      other.withNameBytes { $0.count == name.count && $0.elementsEqual(name) }
    }
  }

  fileprivate func precedes(_ other: JSONMember) -> Bool {
    withNameBytes { name in
      other.withNameBytes { name.lexicographicallyPrecedes($0) }
    }
  }
}
