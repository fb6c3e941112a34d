import Diagnostics
import Support

/// A part of a page: what is written in the source is taken as it is, and every text that is put into it is escaped.
///
///     let title = "a < b"
///     let heading: Markup = "<h1>\(title)</h1>"    // "<h1>a &lt; b</h1>"
struct Markup: Sendable, Hashable, ExpressibleByStringInterpolation, CustomStringConvertible {
  /// The text of the part.
  let description: String

  init(stringLiteral text: String) { description = text }
  init(stringInterpolation interpolation: Interpolation) { description = interpolation.text }

  /// A style sheet, which is no text of an author.
  init(styleSheet: String) { description = styleSheet }

  /// Parts one behind the other.
  init(_ parts: [Markup]) { description = parts.map(\.description).joined() }

  /// Nothing.
  static let empty: Markup = ""

  static func + (left: Markup, right: Markup) -> Markup { Markup([left, right]) }

  /// Puts values into a part.
  struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ value: String) { text += value.visible.escaped(for: .xml) }
    mutating func appendInterpolation(_ number: Int) { text += String(number) }
    mutating func appendInterpolation(_ part: Markup) { text += part.description }
    mutating func appendInterpolation(_ parts: [Markup]) { for part in parts { text += part.description } }

    /// Adds a length or a share to a hundredth, as short as it can be: `12`, `33.33`.
    mutating func appendInterpolation(length: Double) {
      let hundredths = Int((length * 100).rounded())
      let (whole, rest) = (hundredths / 100, hundredths % 100)
      let digits = rest % 10 == 0 ? "\(rest.magnitude / 10)" : (rest.magnitude < 10 ? "0" : "") + "\(rest.magnitude)"
      text += (hundredths < 0 && whole == 0 ? "-" : "") + "\(whole)" + (rest == 0 ? "" : ".\(digits)")
    }
  }
}
