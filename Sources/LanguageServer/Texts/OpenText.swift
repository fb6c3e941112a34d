public import Diagnostics
public import JSON

/// A text that an editor has open, saved or not: what is in it counts in the place of the file.
public struct OpenText: Sendable {
  /// The text, under the path by which messages name it.
  public private(set) var text: IndexedText
  /// The editor's number of this state of the text.
  public private(set) var version: Int

  /// A text as it was opened.
  public init(path: String, _ content: String, version: Int) {
    text = IndexedText(SourceText(path: path, content))
    self.version = version
  }

  /// Makes the changes of a `textDocument/didChange`, one after the other.
  ///
  /// - Throws: `RequestFailure` for a change that cannot be made; the text is left as it was.
  public mutating func change(
    _ changes: [JSONValue], to version: Int, _ encoding: PositionEncoding
  ) throws(RequestFailure) {
    var text = text
    for change in changes {
      guard let new = change["text"]?.string else { throw RequestFailure(.invalidParams, "a change has no 'text'") }
      guard let range = change["range"] else {
        text = IndexedText(SourceText(path: text.source.path, new))
        continue
      }
      guard let span = encoding.span(of: range, in: text) else {
        throw RequestFailure(.invalidParams, "a change has a 'range' that is not one")
      }
      var bytes = text.source.bytes
      bytes.replaceSubrange(span.start..<span.end, with: new.utf8)
      text = IndexedText(SourceText(path: text.source.path, bytes: bytes))
    }
    (self.text, self.version) = (text, version)
  }
}
