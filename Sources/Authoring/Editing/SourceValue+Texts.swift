package import Diagnostics
import YAMLSource

// Single values: what they say, and where each byte of that is.
extension SourceValue {
  /// The text of a single value; empty for lists and mappings.
  package var text: String { tree.text(of: node) }

  /// The bytes of the file for some bytes of the text.
  ///
  /// Exact for whatever is the same in both. Part of an escape or of a joined line break gives the whole of it.
  package func location(ofBytes bytes: Range<Int>) -> Location {
    Location(document.source.path, tree.span(of: bytes, in: node))
  }

  /// A line of the text, from 1, without the whitespace before it.
  package func location(ofLine line: Int) -> Location {
    Location(document.source.path, tree.span(ofContentOfLine: line - 1, in: node))
  }

  /// The source spans of all bytes of the text, worked out in one walk.
  package var byteSpans: TextSpans { TextSpans(file: document.source.path, spans: tree.spans(in: node)) }
}

/// The source spans of a text's bytes.
package struct TextSpans {
  fileprivate let file: String
  fileprivate let spans: ScalarSpans

  /// The bytes of the file for some bytes of the text.
  package func location(of bytes: Range<Int>) -> Location { Location(file, spans.span(of: bytes)) }
}
