import Analysis
import ColorScience
import TextCore

/// What `specimen contrast` prints.
package enum ContrastListing {
  /// A sentence, and for a foreground that fails a line with what would pass.
  package static func text(_ answer: ContrastAnswer) -> [UInt8] {
    var out = ByteWriter()
    let result = answer.result
    out.write("\(result.shown) \(verdict(result.level)); APCA Lc \(answer.apca.textWithOneDecimal)\n")
    if let remedy = answer.remedy {
      let shown = cutRatio(remedy.ratio, decimals: 2)
      out.write("nearest lightness that passes AA: \(remedy.hex) (\(shown))\n")
    }
    return out.bytes
  }

  private static func verdict(_ level: ContrastResult.Level) -> String {
    switch level {
    case .aaa: "passes AAA for text"
    case .aa: "passes AA for text; fails AAA"
    case .large: "fails AA for text; passes 3:1 for large text and controls"
    case .fail: "fails AA for text and 3:1 for large text and controls"
    }
  }

  /// The object that DESIGN.md section 3 fixes.
  package static func json(_ answer: ContrastAnswer) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.name("ratio")
      json.number(answer.result.ratio)
      json.name("shown")
      json.string(answer.result.shown)
      json.name("level")
      json.string(answer.result.level.rawValue)
      json.name("apca")
      json.number(answer.apca)
      json.name("deltaE2000")
      json.difference(answer.deltaE2000)
      json.name("deltaEOK")
      json.difference(answer.deltaEOK)
      json.name("suggestion")
      json.string(answer.remedy?.hex)
      json.name("diagnostics")
      json.diagnostics(of: Report([], in: SourceSet()))
    }
    json.finish()
    return json.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func difference(_ difference: Double?) {
    if let difference { number(difference) } else { null() }
  }
}

extension Double {
  /// Rounded to one decimal, which is there also when it is 0.
  var textWithOneDecimal: String {
    let text = text(decimals: 1)
    return text.contains(".") ? text : text + ".0"
  }
}
