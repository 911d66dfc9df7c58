import Analysis
import DesignModel
import Layout
import TextCore

/// How the height of a component comes about.
struct AnatomySum {
  let height: Double
  /// What lies one above the other, in words, with how high it is.
  let terms: [(name: String, amount: Double)]
  let minimum: (name: String, amount: Double)?

  init(_ subject: AnatomySubject) {
    let root = subject.placed
    height = root.frame.height
    minimum = root.node[.minHeight]?.points.map { (subject.name(root, .minHeight, $0), $0) }
    guard root.node.kind == .stack else {
      terms = []
      return
    }
    var terms: [(name: String, amount: Double)] = []
    func add(_ property: NodeProperty) {
      let length = root.length(property)
      if length > 0 { terms.append((subject.name(root, property, length), length)) }
    }
    add(.paddingTop)
    if root.isHorizontal {
      if let tallest = root.tallestChild {
        terms.append((Self.name(of: tallest, subject), tallest.ownHeight))
      }
    } else {
      for (index, child) in root.children.enumerated() {
        if index > 0 { add(.gap) }
        terms.append((Self.name(of: child, subject), child.ownHeight))
      }
    }
    add(.paddingBottom)
    self.terms = terms
  }

  /// `line 22`, `3 lines 66`, `media 160`.
  static func name(of child: PlacedNode, _ subject: AnatomySubject) -> String {
    let figure = AnatomySubject.figure(child.ownHeight)
    switch (child.node.kind, child.lines.count) {
    case (.text, 0...1): return "line \(figure)"
    case (.text, let count): return "\(count) lines \(figure)"
    default: return Label.fit(subject.component.partName(of: child.node.number), 17 - figure.count) + " " + figure
    }
  }

  private var total: Double { terms.reduce(0) { $0 + $1.amount } }

  private var isWhole: Bool { !terms.isEmpty && abs(total - height) < 0.011 }

  private var words: String { terms.map(\.name).joined(separator: " + ") }

  /// `Height 46: paddingY 12 + line 22 + paddingY 12; at least minHeight 44.`
  var description: String {
    var text = "Height \(AnatomySubject.figure(height))"
    if isWhole, terms.count > 1 { text += ": \(words)" }
    if let minimum { text += "; at least \(minimum.name)" }
    return text + "."
  }

  /// `paddingY 12 + line 22 + paddingY 12 = 46, and 46 ≥ 44`; nil where the height is no sum.
  var caption: String? {
    let figure = AnatomySubject.figure(height)
    if isWhole, terms.count > 1 {
      let floor = minimum.map { ", and \(figure) ≥ \(AnatomySubject.figure($0.amount))" } ?? ""
      return "\(words) = \(figure)\(floor)"
    }
    guard let minimum, terms.count > 0, abs(minimum.amount - height) < 0.011, total < height else { return nil }
    return "\(minimum.name), more than \(words) = \(AnatomySubject.figure(total))"
  }
}
