extension Reporter {
  package static let json = Reporter(
    id: "json",
    summary: "one JSON object with a list of diagnostics"
  ) { report, out in
    var json = JSONWriter()
    json.object { json in
      json.name("diagnostics")
      json.diagnostics(of: report)
    }
    json.finish()
    out.write(json.bytes)
  }
}

extension JSONWriter {
  /// The list of diagnostics that every JSON result carries.
  package mutating func diagnostics(of report: Report) {
    var places = Places(report.sources)
    array { json in
      for diagnostic in report.diagnostics {
        let place = places.locate(diagnostic.place)
        json.object(inline: true) { json in
          json.name("severity")
          json.string(diagnostic.problem.severity.rawValue)
          json.name("code")
          json.string(diagnostic.problem.code)
          json.name("message")
          json.string(diagnostic.problem.message)
          json.name("hint")
          json.string(diagnostic.problem.hint)
          json.name("file")
          json.string(place?.file)
          json.name("line")
          json.integer(place?.line ?? 1)
          json.name("column")
          json.integer(place?.column ?? 1)
          json.name("token")
          json.string(diagnostic.subject)
        }
      }
    }
  }
}
