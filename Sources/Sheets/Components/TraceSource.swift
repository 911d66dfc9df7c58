import Analysis
import DesignModel
import TextCore

/// What a spec sets a property to, by where the value comes from.
enum TraceOrigin: Hashable {
  case token(Int)
  /// A name that is no token's.
  case unknown(ExactText)
  /// A value that the spec writes itself, in words.
  case literal(String)
}

/// One line of the left column: a token of the component, or a part that names something else itself.
struct TraceSource {
  let origin: TraceOrigin
  /// Nil for a token of the component, which stands by its own name.
  let place: String?
  let isColor: Bool

  /// Everything that a spec sets to a token, or to a value where a token could stand: the component's own tokens in the
  /// order of the guide, then parts in reading order.
  static func all(of component: Component, in analysed: AnalysedCatalog) -> [TraceSource] {
    var own: Set<Int> = []
    var places: [Place] = []
    var numbers: [Place.Key: Int] = [:]
    for (node, property, setting) in component.spec.everySetting {
      guard let origin = origin(of: setting, property, component, analysed) else { continue }
      if case .token(let token) = origin, analysed.tiers[token] == .component {
        own.insert(token)
        continue
      }
      let part = component.partName(of: node)
      let key = Place.Key(part: ExactText(part), origin: origin)
      if let known = numbers[key] {
        if !places[known].properties.contains(property) { places[known].properties.append(property) }
      } else {
        numbers[key] = places.count
        places.append(Place(part: part, origin: origin, properties: [property]))
      }
    }
    let tokens = own.sorted().map { token in
      TraceSource(origin: .token(token), place: nil, isColor: analysed.catalog.tokens[token].type == "color")
    }
    return tokens
      + places.flatMap { place in
        NodeProperty.joined(place.properties).map { name in
          TraceSource(origin: place.origin, place: "\(place.part).\(name)", isColor: place.isColor(analysed))
        }
      }
  }

  private struct Place {
    struct Key: Hashable {
      let part: ExactText
      let origin: TraceOrigin
    }

    let part: String
    let origin: TraceOrigin
    var properties: [NodeProperty]

    func isColor(_ analysed: AnalysedCatalog) -> Bool {
      switch origin {
      case .token(let token): analysed.catalog.tokens[token].type == "color"
      case .unknown: properties.contains { $0.form == .color || $0.form == .paint }
      case .literal: false
      }
    }
  }

  private static func origin(
    of setting: Setting, _ property: NodeProperty, _ component: Component, _ analysed: AnalysedCatalog
  ) -> TraceOrigin? {
    switch setting.form {
    case .token(let name): component.token(setting).map { .token($0) } ?? .unknown(ExactText(name))
    case .number(let number):
      number == 0 || property.tokenTypes.isEmpty ? nil : .literal(number.text(decimals: 3))
    case .text, .flag, .span: nil
    }
  }
}
