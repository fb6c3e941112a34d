package import TestSupport

extension SeededRandom {
  /// One of some values.
  package mutating func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: values.indices, using: &self)] }

  /// True once in so many times.
  package mutating func oneIn(_ times: Int) -> Bool { Int.random(in: 0..<times, using: &self) == 0 }

  /// A text made of what YAML stumbles over.
  package mutating func awkwardText(atMost length: Int = 12) -> String {
    if oneIn(3) { return pick(RandomText.whole) }
    let count = Int.random(in: 0...length, using: &self)
    return (0..<count).map { _ in pick(RandomText.pieces) }.joined()
  }

  /// Such a text that a learner can see.
  package mutating func visibleText() -> String {
    while true {
      let text = awkwardText()
      if text.unicodeScalars.contains(where: { $0.properties.isAlphabetic || $0.properties.numericType != nil }) {
        return text
      }
    }
  }
}

/// Texts that YAML stumbles over, and pieces to make such texts of.
package enum RandomText {
  /// Whole texts.
  package static let whole = [
    "", " ", "5", "010", "0o17", "0x1F", "1_000", "1:30", "1e3", "1.0", ".5", "+1", "-0", "yes", "No", "on", "OFF", "y",
    "true", "False", "null", "Null", "~", "=", "<<", ".inf", "-.INF", ".nan", "2026-11-21", "2026-11-21 10:00:00",
    "2026-1-2T10:00:00Z", "- a", "-", "?", ":", "a: b", "a:", ":a", "a #b", "#a", "a#b", "'", "''", "\"", "it's",
    "\"a\"",
    "[a]", "{a: b}", "a, b", "&a", "*a", "!a", "|", ">", "%a", "@a", "`a`", "---", "...", "--- a", "key: |", "\\n",
    "C:\\",
    "print(\"a\")\nprint('b')", "if x:\n    print(x)\n\nprint(2)", "  a\nb", "a\n  b", "\ta\nb", "a\n\tb", "\na", "a\n",
    "a\n\n", "\n", "\n\n", "a \nb", "a\n b ", " a", "a ", "\ta", "a\t", "a\tb", "a\rb", "a\r\nb", "a\u{85}b",
    "a\u{2028}b",
    "a\u{2029}b\nc", "\u{FEFF}a", "a\u{0}b", "a\u{7}b", "\u{1B}[1m", "\u{7F}", "\u{9F}", "\u{FFFE}", "\u{FFFF}", "é",
    "e\u{301}", "日本語", "🙂", "👩‍💻", "a\u{A0}b", "\u{A0}", "\u{200B}", "a:\u{301} b", "a \u{301}#b", "x\n---\ny",
    "x\n...\n",
    "x\n# y", "x: 1\ny: 2\n", "1,5", "12e03", "0b1", "1.", "+.5e1", "0.1e-7", "99999999999999999999", "190:20:30", "08",
  ]
  static let pieces = [
    " ", " ", "\n", "\n", "\t", "\r", "a", "b", "word", "5", "0", "-", ":", "#", "'", "\"", "\\", "[", "]", "{", "}",
    ",",
    "&", "*", "!", "|", ">", "%", "@", "`", "?", "=", "~", ".", "é", "\u{301}", "🙂", "\u{85}", "\u{2028}", "\u{FEFF}",
    "\u{0}", "\u{1F}", "\u{A0}", "print(", ")", "  ", "\n  ", ": ", " #", "---", "_", "e", "x", "/",
  ]
}
