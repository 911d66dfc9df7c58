import TextCore

extension Problem {
  /// A text that breaks the grammar of JSON.
  static func jsonSyntax(_ rule: String, hint: String? = nil) -> Problem {
    Problem("json-syntax", .error, rule, hint: hint)
  }

  static func notUTF8(_ byte: UInt8) -> Problem {
    jsonSyntax("JSON is UTF-8 text, and byte 0x\(byte.hexText) is not UTF-8 here", hint: "save the file as UTF-8")
  }
}

extension UInt8 {
  /// Two hexadecimal digits.
  var hexText: String {
    let digits = String(self, radix: 16, uppercase: true)
    return digits.utf8.count < 2 ? "0" + digits : digits
  }

  /// The value of a hexadecimal digit.
  var hexValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}
