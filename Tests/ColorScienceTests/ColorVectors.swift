import Foundation
import TestKit
import Testing

@testable import ColorScience

/// The rows of `conversions.json` and `differences.json`.
enum ColorVectors {
  struct Conversion {
    let color: Color
    /// Components by the name of the space.
    let expected: [String: Triple]
    let isInSRGB: Bool
    let fitted: Triple
    let hex: String
  }

  static func conversions() throws -> [Conversion] {
    try rows("conversions.json").map { row in
      Conversion(
        color: Color(ColorSpace.named(row["colorSpace"] as! String)!, triple(row["components"])),
        expected: Dictionary(
          uniqueKeysWithValues: ["xyz-d65", "srgb", "oklch", "display-p3"].map { ($0, triple(row[$0])) }),
        isInSRGB: row["inSRGB"] as! Bool, fitted: triple(row["fitted"]), hex: row["hex"] as! String)
    }
  }

  static func rows(_ file: String) throws -> [[String: Any]] {
    let document = try JSONSerialization.jsonObject(with: Data(Fixtures.bytes(file))) as! [String: Any]
    return document["rows"] as! [[String: Any]]
  }

  static func triple(_ value: Any?) -> Triple {
    let numbers = value as! [Double]
    return Triple(numbers[0], numbers[1], numbers[2])
  }
}

/// The greatest difference of two components.
func greatestDifference(_ left: Triple, _ right: Triple) -> Double {
  max(abs(left.x - right.x), abs(left.y - right.y), abs(left.z - right.z))
}

/// The colour of a CSS text that is known to be one.
func css(_ text: String) -> Color {
  Color.parsingCSS(text)!.color
}

extension ColorSpace: CustomTestStringConvertible {
  public var testDescription: String { name }
}
