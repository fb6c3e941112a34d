/// A text cut to a length that fits into a message, on one line.
///
///     shortened("a name\nof two lines")  // "a name⏎of two lines"
public func shortened(_ text: String, to limit: Int = 40) -> String {
  // A letter may be made of many scalars; so many of them are never shown.
  let start = String(text.unicodeScalars.prefix(limit * 16))
  let line = start.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline).joined(separator: "\u{23CE}")
  let isWhole = line.count <= limit && start.utf8.count == text.utf8.count
  return isWhole ? line : line.prefix(limit - 1) + "…"
}

/// An imperative with what to write, which is left out where it does not fit into a message whole: half of a text in
/// quotes is not YAML.
///
///     imperative("put it in quotes", showing: "\"a: b\"")  // put it in quotes: `"a: b"`
public func imperative(
  _ words: String, showing text: String, upTo limit: Int = 40, in frame: (String) -> String = { $0 }
) -> String {
  let shown = shortened(text, to: limit)
  return shown.hasSuffix("…") && !text.hasSuffix("…") ? words : "\(words): `\(frame(shown))`"
}
