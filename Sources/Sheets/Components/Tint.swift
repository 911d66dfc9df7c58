import ColorScience
import DesignModel
import Graphics

/// A colour as it is painted, and how strong it is.
struct Tint: Hashable {
  let color: HexColor
  let opacity: Double

  static let missing = Tint(.missing)

  init(_ color: HexColor, opacity: Double = 1) {
    self.color = color
    self.opacity = min(max(opacity, 0), 1)
  }

  /// Magenta where the value is no colour.
  init(_ value: TokenValue?) {
    guard let color = value?.color?.color else {
      self = .missing
      return
    }
    self.init(HexColor(color.hex) ?? .missing, opacity: color.alpha)
  }

  /// The colour of a paint of one colour.
  init?(_ paint: Paint) {
    switch paint {
    case .color(let color, let opacity): self.init(color, opacity: opacity)
    case .chrome(let role): self.init(role.printed)
    case .none, .gradient: return nil
    }
  }

  var paint: Paint { .color(color, opacity: opacity) }

  func faded(by share: Double) -> Tint { Tint(color, opacity: opacity * share) }

  /// Nearer to another colour by a share.
  func mixed(with other: HexColor, _ share: Double) -> Tint {
    var value: UInt32 = 0
    for shift: UInt32 in [16, 8, 0] {
      let own = Double(color.value >> shift & 255)
      let theirs = Double(other.value >> shift & 255)
      value |= UInt32((own + (theirs - own) * share).rounded()) << shift
    }
    return Tint(HexColor(value), opacity: opacity)
  }

  /// Whether little light comes from it, so that black beside it cannot be told from it.
  var isDark: Bool {
    [16, 8, 0].allSatisfy { color.value >> $0 & 255 < 96 }
  }
}
