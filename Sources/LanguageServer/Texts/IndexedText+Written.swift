import Authoring
import Diagnostics

extension IndexedText {
  /// What the text says as YAML, as far as it can be read.
  var written: SourceValue? { Document.reading(source).document.written }
}
