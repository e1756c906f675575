/// The colour of links and of what is chosen, on a light ground and on a dark one.
///
/// A book names the colour for light grounds; that for dark ones is as much lighter as reading needs.
struct Accent: Sendable, Equatable {
  /// A colour, each part from 0 to 1.
  struct Color: Sendable, Equatable {
    var red: Double
    var green: Double
    var blue: Double
  }

  /// The contrast of text with its ground that WCAG 2 asks for at level AA.
  static let leastContrast = 4.5

  let light: Color
  let dark: Color

  /// - Returns: nil for what is no colour as style sheets write it, `#7a1fa2` or `#72a`.
  init?(_ text: String) {
    guard let color = Color(text) else { return nil }
    light = color
    let steps = stride(from: 0, through: 1, by: 0.05).lazy.map { color.mixed(with: .white, share: $0) }
    dark = steps.first { Self.contrast($0, on: .raised, tint: Self.darkTint) >= Self.leastContrast } ?? .white
  }

  /// The least contrast that text in the colour for light grounds has on one.
  var contrast: Double { Self.contrast(light, on: .white, tint: Self.lightTint) }

  /// The colours as a style sheet sets them, with those behind what is chosen.
  var declarations: String {
    let selected = (
      light.mixed(with: .white, share: 1 - Self.lightTint), dark.mixed(with: .ground, share: 1 - Self.darkTint)
    )
    return "--accent: light-dark(\(light.text), \(dark.text)); "
      + "--selected: light-dark(\(selected.0.text), \(selected.1.text))"
  }
}

extension Accent {
  /// How much of the accent is in the ground of what is chosen, as in the theme.
  private static let lightTint = 0.09
  private static let darkTint = 0.15

  /// The contrast of text on a ground that has some of the text's colour in it, which is the least that it has.
  private static func contrast(_ text: Color, on ground: Color, tint: Double) -> Double {
    let lights = [text.luminance, ground.mixed(with: text, share: tint).luminance].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }
}

extension Accent.Color {
  fileprivate static let white = Self(red: 1, green: 1, blue: 1)
  /// The theme's dark grounds: that of the page, and the lightest on which an accent stands.
  fileprivate static let ground = Self(bytes: [0x16, 0x16, 0x17])
  fileprivate static let raised = Self(bytes: [0x2a, 0x2a, 0x2d])

  private init(bytes: [UInt8]) {
    (red, green, blue) = (Double(bytes[0]) / 255, Double(bytes[1]) / 255, Double(bytes[2]) / 255)
  }

  fileprivate init?(_ text: String) {
    let digits = text.dropFirst()
    guard text.first == "#", digits.count == 3 || digits.count == 6, digits.allSatisfy(\.isHexDigit) else { return nil }
    let full = digits.count == 6 ? String(digits) : digits.map { "\($0)\($0)" }.joined()
    guard let value = UInt32(full, radix: 16) else { return nil }
    self.init(bytes: [16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) })
  }

  /// The colour as style sheets write it.
  fileprivate var text: String {
    "#"
      + [red, green, blue].map { part in
        let digits = String(UInt8((part * 255).rounded()), radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }

  fileprivate func mixed(with other: Self, share: Double) -> Self {
    Self(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share)
  }

  /// The relative luminance of WCAG 2, from 0 to 1.
  var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The light of a part of a colour of sRGB.
  private static func linear(_ part: Double) -> Double {
    guard part > 0.04045 else { return part / 12.92 }
    let base = (part + 0.055) / 1.055
    // To the power of 2.4, which the standard library has not: the fifth root of the twelfth power, by Newton's method.
    let twelfth = (1...12).reduce(1) { product, _ in product * base }
    return (1...40).reduce(1) { root, _ in root - (root - twelfth / (root * root * root * root)) / 5 }
  }
}
