import Syntax

/// A table of a page: columns, and rows in groups.
struct Table {
  static let cellShape: TemplateShape = [
    "span": .text, "isNumber": .flag, "isMissing": .flag, "isUnfilled": .flag, "isNamed": .flag, "isColor": .flag,
    "chips": .list(["hex": .text, "wide": .text, "isTranslucent": .flag, "opacity": .text]),
    "isAAA": .flag, "isAA": .flag, "isLarge": .flag, "isFail": .flag, "code": .text, "plain": .text, "quiet": .text,
    "isInherited": .flag, "hasAlias": .flag, "aliasSegments": .list([".": .text]), "note": .text,
    "links": .list(["linkHref": .text, "linkSegments": .list([".": .text])]),
    "lines": .list(["lineCode": .text, "lineText": .text]),
  ]

  static let rowShape: TemplateShape = [
    "rowId": .text, "head": .text, "isOrdinal": .flag, "isName": .flag, "segments": .list([".": .text]),
    "hasSecond": .flag,
    "second": .list([".": .text]), "secondHead": .text,
    "isDeprecated": .flag, "deprecation": .text, "problemsLabel": .text, "problemsHref": .text, "description": .text,
    "hasUses": .flag, "uses": .list(ComponentLinks.shape), "usesMore": .text, "cells": .list(cellShape),
  ]

  static let shape: TemplateShape = [
    "tableId": .text, "caption": .text, "columns": .text, "headings": .list(["heading": .text, "isNumber": .flag]),
    "groups": .list(["groupId": .text, "groupLabel": .text, "count": .text, "rows": .list(rowShape)]),
    "more": .text,
  ]

  struct Column {
    let heading: String
    var isNumber = false

    init(_ heading: String, isNumber: Bool = false) {
      self.heading = heading
      self.isNumber = isNumber
    }
  }

  struct Group {
    var id = ""
    var label = ""
    let rows: [TemplateRecord]
  }

  let id: String
  let caption: String
  let columns: [Column]
  let groups: [Group]
  /// What is said below the table, when it does not hold everything.
  var more = ""

  var values: TemplateRecord {
    [
      "tableId": .text("g~" + id), "caption": .text(caption), "columns": .text(String(columns.count)),
      "headings": .list(columns.map { ["heading": .text($0.heading), "isNumber": .flag($0.isNumber)] }),
      "groups": .list(
        groups.map { group in
          [
            "groupId": .text(group.id), "groupLabel": .text(group.label),
            "count": .text(Counting.figures(group.rows.count)), "rows": .list(group.rows),
          ]
        }),
      "more": .text(more),
    ]
  }
}

/// One cell of a table; what is not set is not shown.
struct Cell {
  var code = ""
  var plain = ""
  var quiet = ""
  var note = ""
  var isNumber = false
  var span = ""

  var values: TemplateRecord {
    var values = TemplateRecord(offering: Table.cellShape)
    values["span"] = .text(span)
    values["isNumber"] = .flag(isNumber)
    values["code"] = .text(code)
    values["plain"] = .text(plain)
    values["quiet"] = .text(quiet)
    values["note"] = .text(note)
    return values
  }
}
