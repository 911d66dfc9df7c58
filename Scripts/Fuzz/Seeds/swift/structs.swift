struct DesignTokens {
  struct Colors {
    static let text = Color.dynamic(light: Primitive.ink, dark: .white)
    static let fill = UIColor { traits in traits.userInterfaceStyle == .dark ? .black : UIColor(white: 0.9, alpha: 1) }
    static let named = Color("Brand/Primary", bundle: .module)
  }
  struct Typography {
    static let body = AppTextStyle(font: .system(size: 17, weight: .semibold), lineSpacing: 4, tracking: -0.2)
  }
}

extension Color {
  static var accent: Color { Color(.displayP3, red: 0.1, green: 0.2, blue: 0.9) }
}

protocol Theme { var ink: Color { get } }
struct Light: Theme { let ink = Color(hex: "#336699CC") }

enum Motion { static let snappy = Animation.spring(response: 0.3, dampingFraction: 0.8) }
