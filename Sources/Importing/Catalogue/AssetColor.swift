import ColorScience
import DesignModel
import Syntax
import TextCore

/// Reads the colour of an entry (DESIGN.md section 4.2).
enum AssetColor {
  struct Fault: Error {
    let problem: Problem
    let range: SourceRange
  }

  private struct Space {
    let name: String
    let channels: [String]
    /// Whether numbers below 0 and above 1 are colours too.
    let isExtended: Bool
    let color: @Sendable (SIMD3<Double>, Double) -> Color

    static let all: [Space] = [
      rgb("srgb", .sRGB), rgb("extended-srgb", .sRGB, isExtended: true),
      rgb("extended-linear-srgb", .linearSRGB, isExtended: true), rgb("display-p3", .displayP3),
      gray("gray-gamma-22"), gray("extended-gray", isExtended: true),
    ]

    private static func rgb(_ name: String, _ space: ColorSpace, isExtended: Bool = false) -> Space {
      Space(name: name, channels: ["red", "green", "blue"], isExtended: isExtended) { components, alpha in
        Color(space, components, alpha: alpha)
      }
    }

    private static func gray(_ name: String, isExtended: Bool = false) -> Space {
      Space(name: name, channels: ["white"], isExtended: isExtended) { components, alpha in
        Color.gray(gamma22: components.x, alpha: alpha)
      }
    }
  }

  static func value(of node: JSONNode) throws(Fault) -> GivenValue {
    guard node.kind == .object else { throw Fault(problem: .assetColor, range: node.range) }
    if let platform = node["platform"] {
      guard let platform = platform.string, let name = node["reference"]?.string, !name.isEmpty else {
        throw Fault(problem: .assetReference, range: node.range)
      }
      return .platform(name: name, platform: platformNames[platform] ?? platform)
    }
    guard let written = node["color-space"] else { throw Fault(problem: .assetNoSpace, range: node.range) }
    guard let space = Space.all.first(where: { $0.name == written.string }) else {
      throw Fault(problem: .assetSpace(written.string), range: written.range)
    }
    guard let components = node["components"], components.kind == .object else {
      throw Fault(problem: .assetComponents, range: node.range)
    }
    var channels = SIMD3<Double>()
    for (index, name) in space.channels.enumerated() {
      guard let channel = components[name] else {
        throw Fault(problem: .assetMissing(name, of: space.name), range: components.range)
      }
      channels[index] = try number(channel, name, isAlpha: false, isExtended: space.isExtended)
    }
    let alpha = try components["alpha"].map { node throws(Fault) in
      try number(node, "alpha", isAlpha: true, isExtended: false)
    }
    return .value(.color(ColorValue(space.color(channels, alpha ?? 1))))
  }

  private static let platformNames = [
    "ios": "iOS", "osx": "macOS", "macos": "macOS", "tvos": "tvOS", "watchos": "watchOS", "visionos": "visionOS",
    "universal": "the system",
  ]

  /// A component: a string is hexadecimal or up to 255 without a period, and 0 to 1 with one, as a number is.
  private static func number(
    _ node: JSONNode, _ name: String, isAlpha: Bool, isExtended: Bool
  ) throws(Fault) -> Double {
    guard let number = node.number ?? node.string.flatMap({ self.number($0, isAlpha: isAlpha) }) else {
      throw Fault(problem: .assetForm(name, isAlpha: isAlpha), range: node.range)
    }
    let range = isExtended ? -Color.greatestComponent...Color.greatestComponent : 0...1
    guard range.contains(number) else { throw Fault(problem: .assetRange(name), range: node.range) }
    return number
  }

  private static func number(_ text: String, isAlpha: Bool) -> Double? {
    let text = text.trimmed
    if isAlpha { return text.utf8.allSatisfy(isDecimal) ? Double(text) : nil }
    if text.lowercased().hasPrefix("0x") {
      let digits = text.dropFirst(2)
      guard digits.utf8.first != UInt8(ascii: "-"), digits.utf8.first != UInt8(ascii: "+") else { return nil }
      return Int(digits, radix: 16).map { Double($0) / 255 }
    }
    if text.utf8.contains(UInt8(ascii: ".")) { return text.utf8.allSatisfy(isDecimal) ? Double(text) : nil }
    return Int(text).map { Double($0) / 255 }
  }

  private static func isDecimal(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
  }
}

extension Problem {
  fileprivate static let assetColor = Problem("catalog-color", .error, "a colour is an object")

  fileprivate static let assetReference = Problem(
    "catalog-color", .error, "a system colour has 'platform' and 'reference'")

  fileprivate static let assetNoSpace = Problem(
    "catalog-space", .error, "the colour says no 'color-space'", hint: "spaces: " + spaces)

  fileprivate static func assetSpace(_ name: String?) -> Problem {
    let names = spaces.split(separator: ", ").map(String.init)
    let near = name.flatMap { Suggestion.nearest(to: $0, in: names) }
    return Problem(
      "catalog-space", .error, "'\(name ?? "")' is no colour space of asset catalogues",
      hint: near.map { "did you mean '\($0)'?" } ?? "spaces: " + spaces)
  }

  private static let spaces = "srgb, extended-srgb, extended-linear-srgb, display-p3, gray-gamma-22, extended-gray"

  fileprivate static let assetComponents = Problem("catalog-component", .error, "the colour has no 'components'")

  fileprivate static func assetMissing(_ component: String, of space: String) -> Problem {
    Problem("catalog-component", .error, "'\(component)' is missing, which a colour in \(space) needs")
  }

  fileprivate static func assetForm(_ component: String, isAlpha: Bool) -> Problem {
    Problem(
      "catalog-component", .error, "'\(component)' is no number that a component can be",
      hint: isAlpha
        ? "alpha is a number from 0 to 1" : "a component is \"0xFF\", \"255\", \"1.000\" or a number from 0 to 1")
  }

  fileprivate static func assetRange(_ component: String) -> Problem {
    Problem(
      "catalog-component", .error, "'\(component)' is out of range",
      hint: "text without a period is 0 to 255 or hexadecimal, all else 0 to 1")
  }
}
