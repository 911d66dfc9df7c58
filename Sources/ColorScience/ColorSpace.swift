/// A colour space: its components, and the way to and from the space by which it is defined.
package struct ColorSpace: Sendable {
  /// The name in design token files and in CSS.
  package let name: String
  package let components: [Component]
  /// How CSS writes colours of the space.
  package let notation: Notation
  private let parent: Parent
  private let depth: Int

  enum Parent: Sendable {
    case root
    indirect case space(ColorSpace, toParent: @Sendable (Triple) -> Triple, fromParent: @Sendable (Triple) -> Triple)
  }

  package enum Notation: Sendable {
    /// `color(name 1 2 3)`
    case keyword
    /// `name(1 2 3)`
    case function
  }

  init(_ name: String, _ components: [Component], _ notation: Notation, _ parent: Parent) {
    self.name = name
    self.components = components
    self.notation = notation
    self.parent = parent
    depth =
      switch parent {
      case .root: 0
      case .space(let space, _, _): space.depth + 1
      }
  }
}

/// Every space that tokens may use. To add one: a file in `Spaces`, and its name here.
extension ColorSpace {
  package static let all: [ColorSpace] = [
    .sRGB, .linearSRGB, .hsl, .hwb, .lab, .lch, .oklab, .oklch, .displayP3, .a98RGB, .proPhotoRGB, .rec2020, .xyzD65,
    .xyzD50,
  ]

  /// The space of a name, which must be written exactly so.
  package static func named(_ name: some StringProtocol) -> ColorSpace? {
    all.first { $0.name == name }
  }

  /// The position in `all`.
  var index: UInt8 {
    guard let index = Self.names.firstIndex(of: name) else {
      preconditionFailure("a colour space must be listed in ColorSpace.all")
    }
    return UInt8(index)
  }

  private static let names = all.map(\.name)
}

extension ColorSpace {
  /// Components of one space in another, each by its position in `all`.
  static func convert(_ components: Triple, from start: UInt8, to target: UInt8) -> Triple {
    var components = components
    for step in routes[Int(start) * all.count + Int(target)] { components = step(components) }
    return components
  }

  private typealias Step = @Sendable (Triple) -> Triple

  /// The steps from every space to every other one.
  private static let routes = all.flatMap { start in all.map { start.route(to: $0) } }

  /// By way of the nearest space from which both descend.
  private func route(to target: ColorSpace) -> [Step] {
    if name == target.name { return [] }
    if depth >= target.depth, case .space(let space, let toParent, _) = parent {
      return [toParent] + space.route(to: target)
    }
    guard case .space(let space, _, let fromParent) = target.parent else { return [] }
    return route(to: space) + [fromParent]
  }
}

extension ColorSpace: Hashable {
  package static func == (left: ColorSpace, right: ColorSpace) -> Bool {
    left.name == right.name
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
