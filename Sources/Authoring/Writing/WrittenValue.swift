/// A value on its way into a file, laid out as this house lays out YAML.
///
/// Keys follow each other, lists stand on lines of their own two columns in, texts of several lines are blocks.
package indirect enum WrittenValue: Sendable {
  /// A text.
  case text(String)
  /// A text for a field that takes scalars as they are written.
  case content(String)
  /// A scalar that is YAML already, on one line: `3`, `true`.
  case asWritten(String)
  /// Values in a row.
  case list([WrittenValue])
  /// Keys with their values.
  case mapping([Entry])

  /// A key with its value.
  package struct Entry: Sendable {
    package let key: String
    package let value: WrittenValue

    package init(_ key: String, _ value: WrittenValue) {
      self.key = key
      self.value = value
    }
  }

  /// A list of texts.
  package static func texts(_ texts: [String]) -> WrittenValue { .list(texts.map { .text($0) }) }

  /// A whole number.
  package static func number(_ number: Int) -> WrittenValue { .asWritten(String(number)) }
}

extension WrittenValue {
  /// Entries on lines of their own from a column on, with a line end after the last.
  package static func lines(_ entries: [Entry], indent: Int = 0) -> String {
    let margin = String(repeating: " ", count: indent)
    return entries.map { margin + $0.key + ":" + $0.value.afterKey(indent: indent) }.joined()
  }

  /// A list's element with its dash, which stands at a column; with a line end.
  package static func element(_ value: WrittenValue, indent: Int) -> String {
    String(repeating: " ", count: indent) + "- " + value.afterDash(indent: indent)
  }

  private func afterKey(indent: Int) -> String {
    switch self {
    case .text, .content, .asWritten: " " + scalar(indent: indent) + "\n"
    case .list(let elements):
      elements.isEmpty
        ? " []\n" : "\n" + elements.map { Self.element($0, indent: indent + 2) }.joined()
    case .mapping(let entries): entries.isEmpty ? " {}\n" : "\n" + Self.lines(entries, indent: indent + 2)
    }
  }

  private func afterDash(indent: Int) -> String {
    switch self {
    case .text, .content, .asWritten: scalar(indent: indent) + "\n"
    case .list: inBrackets + "\n"
    case .mapping(let entries):
      entries.isEmpty ? "{}\n" : String(Self.lines(entries, indent: indent + 2).unicodeScalars.dropFirst(indent + 2))
    }
  }

  private func scalar(indent: Int) -> String {
    switch self {
    case .text(let text): ScalarText.written(text, indent: indent)
    case .content(let text): ScalarText.written(text, indent: indent, isContent: true)
    case .asWritten(let scalar): scalar
    case .list, .mapping: inBrackets
    }
  }

  /// The value on one line, with brackets around lists and mappings.
  package var inBrackets: String {
    switch self {
    case .text(let text): ScalarText.written(text, indent: 0, in: .flow)
    case .content(let text): ScalarText.written(text, indent: 0, in: .flow, isContent: true)
    case .asWritten(let scalar): scalar
    case .list(let elements): "[" + elements.map(\.inBrackets).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { "\($0.key): \($0.value.inBrackets)" }.joined(separator: ", ") + "}"
    }
  }
}

extension [WrittenValue.Entry] {
  /// The entries with another value at a key.
  package func with(_ key: FieldKey, _ value: WrittenValue) -> [WrittenValue.Entry] {
    map { $0.key == key.rawValue ? WrittenValue.Entry(key.rawValue, value) : $0 }
  }
}
