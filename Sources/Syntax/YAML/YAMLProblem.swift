import TextCore

extension Problem {
  /// A text that is not YAML, or YAML that token files have no use for.
  static func yamlSyntax(_ rule: String, hint: String? = nil) -> Problem {
    Problem("yaml-syntax", .error, rule, hint: hint)
  }

  static func yamlNotUTF8(_ byte: UInt8) -> Problem {
    yamlSyntax("YAML is UTF-8 text, and byte 0x\(byte.hexText) is not UTF-8 here", hint: "save the file as UTF-8")
  }

  static func yamlControl(_ byte: UInt8) -> Problem {
    yamlSyntax(
      "a YAML text may not hold the raw control character U+00\(byte.hexText)",
      hint: "remove it, or write it as an escape in double quotes: '\\x\(byte.hexText)'")
  }

  static let yamlBlank = yamlSyntax("the file holds no value", hint: "write '{}' for a file without tokens")

  static let yamlDirective = yamlSyntax(
    "directives are not read", hint: "remove the line that begins with '%'; only '%YAML' before '---' is passed over")

  static let yamlDocuments = yamlSyntax(
    "a file holds one document, and here a second begins", hint: "write each document to a file of its own")

  static let yamlTab = yamlSyntax("a tab may not indent a line", hint: "indent with spaces")

  static let yamlTextAfterValue = yamlSyntax(
    "a value ends before this, and nothing may follow it in its line",
    hint: "put the whole text in quotes, or the rest in a line of its own")

  static let yamlIndentation = yamlSyntax(
    "no map or list is indented like this line", hint: "indent it like the lines that it belongs to")

  static let yamlLineAfterRoot = yamlSyntax(
    "the file's one value ends before this line", hint: "indent all lines of the outermost map or list alike")

  static let yamlItemInMap = yamlSyntax(
    "a list item stands between the keys of a map", hint: "indent it deeper than the key that it belongs to")

  static let yamlKeyInList = yamlSyntax(
    "a key stands between the items of a list", hint: "begin the line with '- ', or indent it differently")

  static let yamlNestedOnOneLine = yamlSyntax(
    "a map cannot begin behind a value in the same line",
    hint: "put text that holds ': ' in quotes, or the map in a line of its own")

  static let yamlListOnOneLine = yamlSyntax(
    "a list cannot begin behind a key in the same line", hint: "put '- ' in a line of its own, or the text in quotes")

  static let yamlKeyInText = yamlSyntax(
    "text that goes on over several lines may not hold ': '",
    hint: "put the text in quotes, or indent this line like the keys that it belongs to")

  static let yamlKeyOfLines = yamlSyntax("a key stands in one line")

  static let yamlKeyOfParts = yamlSyntax("a key is text, not a map or a list", hint: "put it in quotes")

  static let yamlComplexKey = yamlSyntax("keys with '?' are not read", hint: "write 'key: value'")

  static let yamlMissingKey = yamlSyntax("expected a key before ':'", hint: "put the text in quotes")

  static let yamlAnchor = yamlSyntax(
    "anchors are not read", hint: "remove '&' and the name; refer to another token with '{its.name}'")

  static let yamlAlias = yamlSyntax(
    "aliases are not read",
    hint: "write the value itself, or refer to another token with '{its.name}'; text that begins with '*' needs quotes")

  static let yamlTag = yamlSyntax(
    "tags are not read", hint: "remove '!' and the name; text that begins with '!' needs quotes")

  static let yamlMergeKey = yamlSyntax("merge keys are not read", hint: "write the members out, or use '$extends'")

  static func yamlStart(_ byte: UInt8) -> Problem {
    yamlSyntax("text without quotes may not begin with '\(Unicode.Scalar(byte))'", hint: "put it in quotes")
  }

  static func yamlExpectedColon(atEnd: Bool) -> Problem {
    yamlSyntax(
      "expected ': ' after a key\(atEnd ? " before the end of the file" : "")",
      hint: "a space must follow the colon")
  }

  static func yamlUnclosed(_ opening: Unicode.Scalar, line: Int) -> Problem {
    yamlSyntax("the '\(opening)' of line \(line) is not closed", hint: "a '#' after a space begins a comment")
  }

  static func yamlExpectedComma(_ closing: Unicode.Scalar, opening: Unicode.Scalar, line: Int?) -> Problem {
    let place = line.map { " to go on with the '\(opening)' of line \($0)" } ?? ""
    return yamlSyntax(
      "expected ',' or '\(closing)'\(place)",
      hint: "put ',' between two items, and text with , [ ] { } in quotes")
  }

  static let yamlColorAsComment = yamlSyntax(
    "'#' begins a comment in YAML, so there is no value here", hint: "put the colour in quotes, as in '#336699'")

  static let yamlEmptyItem = yamlSyntax("expected a value before ','", hint: "remove the comma")

  static let yamlPair = yamlSyntax(
    "a pair cannot stand in a list without braces", hint: "write '{key: value}', or put the text in quotes")

  static func yamlUnclosedQuote(_ quote: UInt8) -> Problem {
    yamlSyntax("text must end with the quote that it begins with: \(Unicode.Scalar(quote))")
  }

  static let yamlEscape = yamlSyntax(
    "'\\' begins an escape in double quotes, and this is none that YAML knows",
    hint: "write '\\\\' for a backslash, or put the text in single quotes")

  static let yamlBlockHeader = yamlSyntax(
    "after '|' and '>' stand only a digit from 1 to 9, '+' or '-'", hint: "begin the text in the next line")

  static let yamlBlockIndentation = yamlSyntax(
    "an empty line at the start of a text is indented deeper than its first line", hint: "remove the spaces")
}
