import Analysis
import TextCore

extension TraceListing {
  /// The hops of all appearances as one graph in the language of Graphviz; an arrow that some appearances lack names those
  /// that have it.
  package static func dot(_ subject: Subject) -> [UInt8] {
    var nodes: [(name: String, values: [String])] = []
    var arrows: [(from: String, to: String, appearances: [String])] = []
    for trace in subject.traces {
      for (index, hop) in trace.hops.enumerated() {
        let isEnd = index == trace.hops.count - 1
        let number = nodes.firstIndex { $0.name.isExactly(hop.name) } ?? nodes.count
        if number == nodes.count { nodes.append((hop.name, [])) }
        if isEnd {
          if !nodes[number].values.contains(hop.display) { nodes[number].values.append(hop.display) }
          continue
        }
        let next = trace.hops[index + 1].name
        let arrow = arrows.firstIndex { $0.from.isExactly(hop.name) && $0.to.isExactly(next) } ?? arrows.count
        if arrow == arrows.count { arrows.append((hop.name, next, [])) }
        arrows[arrow].appearances.append(trace.appearance)
      }
    }
    var out = ByteWriter()
    out.write("digraph trace {\n  rankdir=LR;\n  node [shape=box, fontname=\"monospace\"];\n")
    for node in nodes {
      let label = node.values.isEmpty ? "" : " [label=\(quoted(([node.name] + node.values).joined(separator: "\n")))]"
      out.write("  \(quoted(node.name))\(label);\n")
    }
    for arrow in arrows {
      let isInAll = arrow.appearances.count == subject.traces.count
      let label = isInAll ? "" : " [label=\(quoted(arrow.appearances.joined(separator: "\n")))]"
      out.write("  \(quoted(arrow.from)) -> \(quoted(arrow.to))\(label);\n")
    }
    out.write("}\n")
    return out.bytes
  }

  /// Text in quotes, in which a backslash means something.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text {
      switch character {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      default: quoted.append(character)
      }
    }
    return quoted + "\""
  }
}
