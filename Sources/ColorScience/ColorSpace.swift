/// A colour space: its components, and the way to and from the space by which it is defined.
package struct ColorSpace: Sendable {
  /// The name in design token files and in CSS.
  package let name: String
  package let components: [Component]
  /// How CSS writes colours of the space.
  package let notation: Notation
  let parent: Parent
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
    guard let index = Self.all.firstIndex(where: { $0.name == name }) else {
      preconditionFailure("a colour space must be listed in ColorSpace.all")
    }
    return UInt8(index)
  }
}

extension ColorSpace {
  /// Components of this space in another one, by way of the nearest space from which both descend.
  func convert(_ components: Triple, to target: ColorSpace) -> Triple {
    if name == target.name { return components }
    if depth >= target.depth, case .space(let space, let toParent, _) = parent {
      return space.convert(toParent(components), to: target)
    }
    guard case .space(let space, _, let fromParent) = target.parent else { return components }
    return fromParent(convert(components, to: space))
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
