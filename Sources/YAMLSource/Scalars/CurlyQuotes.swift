/// A text without the quotes that text processors write around all of it: `“a”`, and not `“a” or “b”`.
package func withoutTypographicQuotes(_ text: String) -> String {
  let scalars = text.unicodeScalars
  guard scalars.count > 2, let first = scalars.first, let last = scalars.last, first.isCurlyQuote, last.isCurlyQuote
  else { return text }
  let inner = scalars.dropFirst().dropLast()
  let closers = first.closingQuotes
  var depth = 0
  for scalar in inner where scalar.isCurlyQuote && scalar != "\u{2019}" {
    depth += closers.contains(scalar) ? -1 : scalar == first ? 1 : 0
    guard depth >= 0 else { return text }
  }
  return String(String.UnicodeScalarView(inner))
}

private let closersByOpener: [Unicode.Scalar: Set<Unicode.Scalar>] = [
  "\u{201C}": ["\u{201D}"], "\u{201E}": ["\u{201C}", "\u{201D}"], "\u{AB}": ["\u{BB}"], "\u{BB}": ["\u{AB}"],
  "\u{2018}": ["\u{2019}"], "\u{201A}": ["\u{2018}", "\u{2019}"],
]

extension Unicode.Scalar {
  /// Includes guillemets such as `«`; all of them are letters to YAML and to programs.
  package var isCurlyQuote: Bool {
    switch value {
    case 0x2018...0x201F, 0xAB, 0xBB: true
    default: false
    }
  }

  /// The quotes that end a text which begins with this one, in the languages that have it; the same one for others.
  package var closingQuotes: Set<Unicode.Scalar> { closersByOpener[self] ?? [self] }
}
