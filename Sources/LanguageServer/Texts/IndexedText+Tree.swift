import Diagnostics
import YAMLSource

extension IndexedText {
  /// What the text says as YAML, as far as it can be read.
  var tree: YAMLTree { YAMLTree.read(source).tree }
}
