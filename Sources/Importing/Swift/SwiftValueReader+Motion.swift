import DesignModel
import TextCore

extension SwiftValueReader {
  static let animationMethods: Set<String> = ["delay", "speed", "repeatForever", "repeatCount"]

  private static let springs: Set<String> = [
    "spring", "interactiveSpring", "interpolatingSpring", "bouncy", "smooth", "snappy",
  ]

  // The curves of SwiftUI's `UnitCurve`.
  private static let curves: [String: [Double]] = [
    "linear": [0, 0, 1, 1], "easeIn": [0.42, 0, 1, 1], "easeOut": [0, 0, 0.58, 1], "easeInOut": [0.42, 0, 0.58, 1],
  ]

  /// How long an animation lasts that says nothing about it.
  private static let usualSeconds = 0.35

  mutating func animation(_ expression: SwiftExpression) throws(SwiftUnread) -> SwiftValue {
    let range = expression.range
    if let names = expression.dotted {
      if let alias = alias(names, types: ["Animation"], at: range) { return alias }
      let name = names[names.count - 1]
      if Self.springs.contains(name) { return try asWritten(expression, type: "spring") }
      let curve = name == "default" ? Self.curves["easeInOut"] : Self.curves[name]
      guard let curve else { throw unknown(names, []) }
      let seconds = quantity(Self.usualSeconds, unit: "s", at: range)
      return transition(curve, seconds, delay: quantity(0, unit: "s", at: range), at: range)
    }
    guard let call = expression.call else { throw .notConstant }
    if case .member(let base, let method) = call.callee.form, Self.animationMethods.contains(method) {
      return try changed(base, method, call.arguments, expression)
    }
    guard let names = call.callee.dotted, let name = names.last else { throw .notConstant }
    if let points = call.arguments["controlPoints"] {
      let numbers = ([points] + call.arguments.unlabelled).compactMap { known($0) }
      guard numbers.count == 4 else { throw .notConstant }
      return SwiftValue("cubicBezier", curve(numbers, at: range))
    }
    if Self.springs.contains(name) || names.last == "Spring" || names.first == "Spring" {
      return try asWritten(expression, type: "spring")
    }
    var seconds = quantity(Self.usualSeconds, unit: "s", at: range)
    if let duration = call.arguments["duration"] { seconds = try self.seconds(duration) }
    var points = Self.curves[name]
    if name == "timingCurve" {
      let numbers = call.arguments.unlabelled.compactMap { known($0) }
      if numbers.count == 4 { points = numbers }
    }
    guard let points else { throw unknownCall(names, call.arguments) }
    return transition(points, seconds, delay: quantity(0, unit: "s", at: range), at: range)
  }

  private mutating func changed(
    _ base: SwiftExpression, _ method: String, _ arguments: [SwiftExpression.Argument], _ whole: SwiftExpression
  ) throws(SwiftUnread) -> SwiftValue {
    let value = try animation(base)
    if value.type == "spring" { return try asWritten(whole, type: "spring") }
    guard method == "delay", let delay = arguments.first?.value, case .record(let fields) = value.expression.form else {
      throw .because("'\(method)' is no part of a transition")
    }
    let field = Expression.Field(name: "delay", nameRange: whole.range, value: try seconds(delay))
    return SwiftValue(
      "transition", Expression(.record(fields.filter { $0.name != "delay" } + [field]), at: whole.range))
  }

  /// Seconds inside a transition: a token only where it is a duration itself.
  private mutating func seconds(_ expression: SwiftExpression) throws(SwiftUnread) -> Expression {
    if let names = expression.dotted, let target = target(names, types: []), type(of: target) == "duration" {
      targets.append(target)
      return Expression(.alias(path(of: target)), at: expression.range)
    }
    guard let value = known(expression) else { throw .because("its duration is not known before the program runs") }
    return quantity(value, unit: "s", at: expression.range)
  }

  private func curve(_ points: [Double], at range: SourceRange) -> Expression {
    Expression(.list(points.map { Expression(.number($0), at: range) }), at: range)
  }

  private func transition(
    _ points: [Double], _ duration: Expression, delay: Expression, at range: SourceRange
  ) -> SwiftValue {
    let fields = [("duration", duration), ("delay", delay), ("timingFunction", curve(points, at: range))]
    return SwiftValue("transition", record(fields, at: range))
  }
}
