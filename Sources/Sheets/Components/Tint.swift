import ColorScience
import DesignModel
import Graphics

/// A colour as it is painted, and how strong it is.
struct Tint: Hashable {
  let color: HexColor
  let opacity: Double
  /// Whether there is no colour and that is no fault: nobody filled it in, or a platform sets it.
  let isAbsent: Bool

  static let missing = Tint(.missing)
  static let absent = Tint(HexColor(0), opacity: 0, isAbsent: true)

  init(_ color: HexColor, opacity: Double = 1) {
    self.init(color, opacity: opacity, isAbsent: false)
  }

  private init(_ color: HexColor, opacity: Double, isAbsent: Bool) {
    self.color = color
    self.opacity = min(max(opacity, 0), 1)
    self.isAbsent = isAbsent
  }

  /// Magenta where the value is no colour through a fault.
  init(_ value: TokenValue?, isOpen: Bool = false) {
    guard let color = value?.color?.color else {
      self = isOpen ? .absent : .missing
      return
    }
    self.init(HexColor(color.hex) ?? .missing, opacity: color.alpha)
  }

  /// The colour inside a composite, where text is the name of a colour that a platform sets.
  init(part value: TokenValue?, isOpen: Bool = false) {
    self.init(value, isOpen: isOpen || value?.text != nil)
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
