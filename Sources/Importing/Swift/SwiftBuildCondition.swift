import Syntax

/// The condition of `#if`, as it is for an app on iOS.
struct SwiftBuildCondition {
  /// The token after the condition.
  let end: Int
  private let text: SwiftText
  private var index: Int
  private var depth = 0

  private static let deepest = 16

  /// Reads from `#if`, `#elseif` or `#else` to the end of its line.
  init(_ text: SwiftText, after directive: Int, to end: Int) {
    self.text = text
    index = directive + 1
    var last = index
    while last < end, !text.tokens[last].startsLine { last += 1 }
    self.end = last
  }

  /// Nil when it depends on what only the team's build knows.
  var holds: Bool? {
    mutating get {
      guard index < end else { return nil }
      return either()
    }
  }

  private mutating func either() -> Bool? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else {
      index = end
      return nil
    }
    var result = both()
    while index < end, text.is(index, "||") {
      index += 1
      let other = both()
      result = result == true || other == true ? true : result == nil || other == nil ? nil : false
    }
    return result
  }

  private mutating func both() -> Bool? {
    var result = single()
    while index < end, text.is(index, "&&") {
      index += 1
      let other = single()
      result = result == false || other == false ? false : result == nil || other == nil ? nil : true
    }
    return result
  }

  private mutating func single() -> Bool? {
    var isNegated = false
    while index < end, text.is(index, "!") {
      isNegated.toggle()
      index += 1
    }
    let value = plain()
    return isNegated ? value.map { !$0 } : value
  }

  private mutating func plain() -> Bool? {
    guard index < end else { return nil }
    if text.tokens[index].kind == .openParen {
      let close = min(text.end(of: index), end)
      index += 1
      let value = either()
      index = min(close + 1, end)
      return value
    }
    let name = text.text(index)
    index += 1
    guard index < end, text.tokens[index].kind == .openParen else {
      return ["true": true, "false": false, "DEBUG": false][name]
    }
    let close = min(text.end(of: index), end)
    let argument = index + 1 < close ? text.text(index + 1) : ""
    index = min(close + 1, end)
    switch name {
    case "os": return argument == "iOS"
    case "canImport": return Self.modules[argument]
    case "targetEnvironment": return false
    case "swift", "compiler": return true
    default: return nil
    }
  }

  private static let modules = [
    "UIKit": true, "SwiftUI": true, "Foundation": true, "CoreGraphics": true, "AppKit": false, "Cocoa": false,
    "WatchKit": false,
  ]
}
