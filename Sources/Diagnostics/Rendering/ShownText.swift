/// A text that is ready to be shown on a terminal: what was put into it steers nothing and begins no line of its own.
///
///     let path = "a\nb"
///     let text: ShownText = "wrote \(path)\n"    // "wrote a␊b\n"
///
/// Only what is written in the source is taken as it is; a text with line ends of its own has to be put in as `lines`,
/// one that was composed for a terminal as `styled`.
package struct ShownText: Sendable, Hashable, ExpressibleByStringInterpolation, CustomStringConvertible {
  /// The text.
  package private(set) var description: String

  /// A text as it is written in the source.
  package init(stringLiteral text: String) { description = text }

  /// A text with what was put into it made visible.
  package init(stringInterpolation interpolation: Interpolation) { description = interpolation.text }

  /// A text of several lines, made visible line by line.
  package init(lines text: String) { description = text.visibleLines }

  /// A text that was composed of visible parts: line ends and the marks of `TerminalStyle` stay, all else is made
  /// visible once more.
  package init(styled text: String) { description = TerminalStyle.visible(text) }

  /// Two texts, one behind the other.
  package static func + (left: ShownText, right: ShownText) -> ShownText {
    ShownText(stringLiteral: left.description + right.description)
  }

  /// Puts values into a text.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Makes room for a text.
    package init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    /// Adds what is written in the source.
    package mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value on one line.
    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text += value.description.visible
    }

    /// Adds a text that is ready.
    package mutating func appendInterpolation(_ ready: ShownText) { text += ready.description }

    /// Adds a text of several lines.
    package mutating func appendInterpolation(lines value: String) { text += value.visibleLines }

    /// Adds a text that was composed of visible parts.
    package mutating func appendInterpolation(styled value: String) { text += TerminalStyle.visible(value) }
  }
}
