import Diagnostics
import YAMLSource

// Repairs of keys, where the text to write is known to the letter.
extension FieldReader {
  /// Writes another key in the place of one, or the whole entry in the place of its own where its value changes, too.
  func fix(writing text: String, asEntry isWhole: Bool, at entry: Int) -> Fix {
    let key = tree.span(of: keys.key(at: entry))
    let end = isWhole ? tree.span(of: keys.value(at: entry)).end : key.end
    return fix(writing: text, over: Span(key.start, end))
  }

  /// Writes the entry before one in the place of both.
  func fix(joining text: String, beforeEntry entry: Int) -> Fix {
    let (before, key) = (tree.span(of: keys.key(at: entry - 1)), tree.span(of: keys.key(at: entry)))
    return fix(writing: text, over: Span(before.start, key.end))
  }

  private func fix(writing text: String, over span: Span) -> Fix {
    Fix("write `\(text)`", .needsChoice, [Edit(Location(tree.source.path, span), text)])
  }

  /// Adds an entry before the others, or behind the id where that is the first; nil where there are no others.
  func fix(adding text: String) -> Fix? {
    guard let first = keys.indices.first else { return nil }
    let (key, value) = (keys.key(at: first), keys.value(at: first))
    let start = tree.span(of: key).start
    let separator = tree.isFlow(node) ? ", " : lineEnd + String(repeating: " ", count: column(of: start))
    let isBehind = tree.text(of: key) == CardKeys.id.key && tree.kind(of: value) == .scalar
    let end = tree.span(of: value).end
    let edit =
      isBehind
      ? Edit(Location(tree.source.path, .at(end)), separator + text)
      : Edit(Location(tree.source.path, .at(start)), text + separator)
    return Fix("add `\(text)`", .needsChoice, [edit])
  }

  /// The line break of inserted lines, the same as after the first line, so that a file in CRLF stays in CRLF.
  private var lineEnd: String {
    guard let end = tree.source.bytes.firstIndex(of: 0x0A), end > 0 else { return "\n" }
    return tree.source.bytes[end - 1] == 0x0D ? "\r\n" : "\n"
  }

  /// How many bytes are before a place on its line.
  private func column(of place: Int) -> Int {
    tree.source.bytes[..<place].reversed().prefix { $0 != 0x0A }.count
  }
}
