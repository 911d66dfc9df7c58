package import Syntax

/// What each page offers to its template. A page fills every name, an absent text as empty text: a name that a record
/// lacks would be looked for in the records around it.
extension TemplateShape {
  /// `page.html`, the frame around every page.
  package static let page: TemplateShape = [
    "title": .text,
    // The way from the page to the guide's folder: empty, or `../`.
    "root": .text,
    "name": .text,
    "version": .text,
    "origin": .text,
    "pages": .list(["number": .text, "label": .text, "href": .text, "isCurrent": .flag]),
    // Whether the page has a filter of its own in place of the search box.
    "hasFilter": .flag,
    "content": .markup,
    "previous": .record(["number": .text, "label": .text, "href": .text]),
    "next": .record(["number": .text, "label": .text, "href": .text]),
  ]

  /// `index.html`.
  package static let index: TemplateShape = [
    "name": .text,
    // Empty, `long` from 9 characters or `longer` from 27.
    "nameSize": .text,
    "version": .text,
    "summary": .text,
    "facts": .list(["label": .text, "value": .text]),
    "hasCounts": .flag,
    "countsLead": .text,
    "counts": .list(["count": .text, "label": .text, "href": .text]),
    "hasProblems": .flag,
    "problemsLead": .text,
    "problems": .list([
      "problemId": .text, "severity": .text, "isError": .flag, "isWarning": .flag, "isNote": .flag, "message": .text,
      "hint": .text, "code": .text, "token": .text, "tokenHref": .text, "place": .text,
    ]),
    "problemsMore": .text,
    "hasSheets": .flag,
    "sheetsLead": .text,
    "sheets": .list([
      "href": .text, "image": .text, "alt": .text, "width": .text, "height": .text, "label": .text, "number": .text,
    ]),
  ]

  /// `tokens.html`.
  package static let tokens: TemplateShape = [
    "number": .text,
    "name": .text,
    "version": .text,
    "lead": .text,
    "appearances": .list(["appearance": .text]),
    // Columns of the whole table: the appearances and three.
    "columns": .text,
    "hasGroups": .flag,
    "groups": .list(["groupId": .text, "label": .text, "count": .text, "rows": .list(tokenRow)]),
  ]

  private static let tokenRow: TemplateShape = [
    "tokenId": .text,
    // The name's segments, each but the last with its dot: a long name breaks there.
    "segments": .list([".": .text]),
    "description": .text,
    "isDeprecated": .flag,
    "deprecation": .text,
    "problemsLabel": .text,
    "problemsHref": .text,
    "cells": .list([
      // Empty for one column.
      "span": .text,
      "chips": .list(["hex": .text, "isTranslucent": .flag, "opacity": .text]),
      "display": .text,
      "hasAlias": .flag,
      "aliasSegments": .list([".": .text]),
      "isMissing": .flag,
      "isColor": .flag,
    ]),
    "tier": .text,
    "type": .text,
    "purpose": .text,
  ]
}
