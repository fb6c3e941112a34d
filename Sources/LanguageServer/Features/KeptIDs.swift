import Authoring
import Diagnostics

/// The ids that something had in earlier releases, as they are written in its mapping under `formerly`.
struct KeptIDs {
  private let mapping: SourceValue
  private var text: IndexedText { mapping.document.text }

  /// The earlier ids in a mapping of a file.
  init(in mapping: SourceValue) { self.mapping = mapping }

  /// Where another one is to be written, and how.
  ///
  /// - Parameter current: Ids that it has again, which are no earlier ones any more.
  func edit(adding id: String, removing current: [String]) -> (place: Span, entry: String) {
    guard let list = mapping.value(of: .formerly) else { return firstEdit(id) }
    let elements = list.elements
    let kept = elements.filter { !current.contains($0.text) && $0.text != id }
    if let last = elements.last, kept.count == elements.count, !list.isInBrackets {
      return (.at(endOfLine(with: last)), "\n" + indent(ofElement: last) + "- \(id)")
    }
    let ids = kept.map { String(decoding: text.source.bytes[$0.span.start..<$0.span.end], as: UTF8.self) } + [id]
    guard let last = elements.last, !list.isInBrackets else {
      return (list.span, "[" + ids.joined(separator: ", ") + "]")
    }
    let start = elements[0].span.start
    return (Span(start, last.span.end), ids.joined(separator: "\n" + indent(ofElement: last) + "- "))
  }

  /// The first earlier id, on a line below the first key of the mapping, or behind it in braces.
  private func firstEdit(_ id: String) -> (place: Span, entry: String) {
    guard let first = mapping.firstEntry else { return (.at(mapping.span.end), "formerly: [\(id)]") }
    guard !mapping.isInBrackets else { return (.at(first.value.span.end), ", formerly: [\(id)]") }
    let start = first.key.span.start
    let column = start - text.lines.start(ofLine: text.lines.line(of: start))
    return (
      .at(endOfLine(with: first.value)), "\n" + String(repeating: " ", count: column) + "formerly: [\(id)]"
    )
  }

  /// The end of the line on which a value ends, behind a comment.
  private func endOfLine(with value: SourceValue) -> Int {
    let span = value.span
    return text.lines.span(ofLine: text.lines.line(of: max(span.start, span.end - 1))).end
  }

  /// What is before the dash of an element of a list.
  private func indent(ofElement element: SourceValue) -> String {
    let line = text.lines.line(of: element.span.start)
    return String(repeating: " ", count: text.lines.indentation(ofLine: line))
  }
}
