import Foundation
import TestKit
import Testing

@testable import ColorScience

/// The rows of `conversions.json`.
struct ConversionVector: Decodable {
  let space: String
  let components, xyz, srgb, oklch, displayP3: [Double]
  let isInSRGB: Bool
  let fitted: [Double]
  let hex: String

  enum CodingKeys: String, CodingKey {
    case space = "colorSpace"
    case xyz = "xyz-d65"
    case displayP3 = "display-p3"
    case isInSRGB = "inSRGB"
    case components, srgb, oklch, fitted, hex
  }

  static let all = Result { try rows("conversions.json", of: ConversionVector.self) }

  func color() throws -> Color {
    Color(try #require(ColorSpace.named(space)), Triple(components))
  }

  /// Components by the name of the space.
  var expected: [String: Triple] {
    [
      "xyz-d65": Triple(xyz), "srgb": Triple(srgb), "oklch": Triple(oklch), "display-p3": Triple(displayP3),
    ]
  }
}

/// The rows of `differences.json`.
struct DifferenceVector: Decodable {
  let a, b: String
  let wcag2, deltaE2000, deltaEOK: Double

  static let all = Result { try rows("differences.json", of: DifferenceVector.self) }
}

/// The rows of `compositing.json`.
struct CompositingVector: Decodable {
  let source, backdrop: String
  let alpha, contrastOverBackdrop: Double
  let result: [Double]

  static let all = Result { try rows("compositing.json", of: CompositingVector.self) }
}

/// The rows of `vision.json`.
struct VisionVector: Decodable {
  let color: String
  let protan, deutan, tritan: [Double]

  static let all = Result { try rows("vision.json", of: VisionVector.self) }

  func expected(_ deficiency: VisionDeficiency) -> Triple {
    switch deficiency {
    case .protan: Triple(protan)
    case .deutan: Triple(deutan)
    case .tritan: Triple(tritan)
    }
  }
}

/// The rows of `apca.json`.
struct APCAVector: Decodable {
  let text, background: String
  let contrast: Double

  init(from decoder: any Decoder) throws {
    var row = try decoder.unkeyedContainer()
    text = try row.decode(String.self)
    background = try row.decode(String.self)
    contrast = try row.decode(Double.self)
  }

  static let all = Result { try rows("apca.json", of: APCAVector.self) }
}

private struct Rows<Row: Decodable>: Decodable {
  let rows: [Row]
}

private func rows<Row: Decodable>(_ file: String, of row: Row.Type) throws -> [Row] {
  try JSONDecoder().decode(Rows<Row>.self, from: Data(Fixtures.bytes(file))).rows
}

/// The greatest difference of two components.
func greatestDifference(_ left: Triple, _ right: Triple) -> Double {
  greatest(abs(left.x - right.x), abs(left.y - right.y), abs(left.z - right.z))
}

/// The greatest error; infinite when one is no number, which `max` would drop.
func greatest(_ errors: Double...) -> Double {
  errors.contains(where: \.isNaN) ? .infinity : errors.reduce(0, max)
}

/// The colour of a CSS text that is known to be one.
func css(_ text: String) throws -> Color {
  try #require(Color.parsingCSS(text)).color
}

extension ColorSpace: CustomTestStringConvertible {
  public var testDescription: String { name }
}
