import Syntax
import TextCore

/// An expression of Swift as it is written, as far as a reader of constants needs it.
struct SwiftExpression: Sendable {
  struct Argument: Sendable {
    let label: String?
    let value: SwiftExpression
  }

  indirect enum Form: Sendable {
    case number(SwiftNumber)
    case string(String)
    case flag(Bool)
    case name(String)
    /// `.name`, whose type is known from what is around it.
    case implicit(String)
    case member(SwiftExpression, String)
    case call(SwiftExpression, [Argument])
    case array([SwiftExpression])
    case negative(SwiftExpression)
    case binary(String, SwiftExpression, SwiftExpression)
    case ternary(SwiftExpression, SwiftExpression, SwiftExpression)
    /// The tokens between the braces of a closure.
    case closure(Range<Int>)
    /// Something else, and why it has no value that can be read.
    case unreadable(String)
  }

  let form: Form
  let range: SourceRange

  init(_ form: Form, at range: SourceRange) {
    self.form = form
    self.range = range
  }

  /// The names of `A.b.c`; the first is empty for `.b.c`.
  var dotted: [String]? {
    var names: [String] = []
    var current = self
    while true {
      switch current.form {
      case .name(let name): return [name] + names.reversed()
      case .implicit(let name): return ["", name] + names.reversed()
      case .member(let base, let name):
        names.append(name)
        current = base
      default: return nil
      }
    }
  }

  var call: (callee: SwiftExpression, arguments: [Argument])? {
    if case .call(let callee, let arguments) = form { (callee, arguments) } else { nil }
  }
}

extension [SwiftExpression.Argument] {
  subscript(label: String) -> SwiftExpression? {
    first { $0.label == label }?.value
  }

  func first(of labels: [String]) -> SwiftExpression? {
    labels.lazy.compactMap { self[$0] }.first
  }

  var labels: [String] { compactMap(\.label) }

  /// The arguments without a label, in order.
  var unlabelled: [SwiftExpression] { filter { $0.label == nil }.map(\.value) }
}
