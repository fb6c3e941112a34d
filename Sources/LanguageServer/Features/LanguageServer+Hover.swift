import Diagnostics
import JSON

extension LanguageServer {
  /// `textDocument/hover`: what the key under the cursor means.
  func hover(_ params: JSONValue) throws(RequestFailure) -> JSONValue {
    let (_, path, text) = try text(of: params)
    guard let root = host.curriculum(containing: path), let inside = path.dropPrefix(root + "/"),
      let offset = params["position"].flatMap({ encoding.offset(of: $0, in: text) })
    else { return .null }
    let line = CursorFinder(text).line(text.lines.line(of: offset))
    let start = text.lines.start(ofLine: text.lines.line(of: offset)) + line.column
    guard let key = line.key, offset <= start + key.utf8.count else { return .null }
    let cursor = CursorContext(at: start, in: text)
    guard let field = FormAtCursor(cursor.levels, inFileAt: String(inside))?.field(key) else { return .null }
    return [
      "contents": ["kind": "markdown", "value": .string(Offers.words(on: field))],
      "range": encoding.range(of: Span(start, start + key.utf8.count), in: text),
    ]
  }
}
