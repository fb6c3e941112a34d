package import Diagnostics
import YAMLSource

/// Gives a YAML file the stable layout behind `hornbook fmt`.
///
/// Two spaces for each level, list items two spaces below their key, one space after `:` and `-`, at most one blank
/// line in a row, no whitespace at line ends, one line end at the file's end. Comments, the order of keys, blocks,
/// lists in brackets and line breaks within text stay; so does CRLF or LF at the end of lines, whichever most lines of
/// the file have. Quotes go only where text means the same to every reader without them.
///
/// What the file says never changes: the result is read again, and where its values or comments differ, the file is
/// left as it was. Formatting a formatted file changes nothing.
///
///     cards:                   cards:
///     -   id:  one      →        - id: one
///         text: "Hello"            text: Hello
package enum YAMLFormatter {
  /// The layout of a file.
  ///
  /// - Returns: The new bytes, and what is wrong with the file; a file that has errors is given back as it is.
  package static func format(_ source: SourceText) -> (formatted: [UInt8], diagnostics: [Diagnostic]) {
    let (tree, diagnostics) = YAMLTree.read(source)
    if diagnostics.contains(where: { $0.severity == .error }) { return (source.bytes, diagnostics) }
    var layout = Layout(tree)
    layout.write()
    if let place = layout.declined { return (source.bytes, diagnostics + [.formatDeclined(source.path, at: place)]) }
    let formatted = LineEnd(mostlyIn: source.bytes).ending(linesOf: layout.output)
    let result = YAMLTree.read(SourceText(path: source.path, bytes: formatted))
    if result.diagnostics.contains(where: { $0.severity == .error }) || !saysTheSame(tree, result.tree) {
      return (source.bytes, diagnostics + [.formatDeclined(source.path, at: .at(0))])
    }
    return (formatted, diagnostics)
  }
}
