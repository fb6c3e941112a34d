/// The statements `from __future__ import …` at the start of a program.
package struct FutureStatements: Sendable {
  private static let features: Set<String> = [
    "nested_scopes", "generators", "division", "absolute_import", "with_statement", "print_function",
    "unicode_literals", "barry_as_FLUFL", "generator_stop", "annotations",
  ]

  /// What is said of such a statement that comes too late.
  static let lateMessage = "from __future__ imports must occur at the beginning of the file"

  /// Whether annotations are kept as texts that nobody evaluates.
  package private(set) var defersAnnotations = false
  /// The line of the last such statement; 0 when there is none.
  package private(set) var lastLine: Int32 = 0

  /// Reads the start of a program, or says which feature there is not.
  package init(_ tree: SyntaxTree) throws(SyntaxError) {
    guard let module = tree.names.find("__future__") else { return }
    var (isOver, line) = (false, Int32(0))
    for (index, statement) in tree.body.enumerated() {
      if isOver, statement.range.start.line > line { return }
      line = statement.range.start.line
      if case .importFrom(let form) = statement.form, form.module == module {
        if isOver { throw error(FutureStatements.lateMessage, at: statement.range, of: tree.source) }
        for alias in form.names { try add(tree.names[alias.name], at: statement.range, of: tree.source) }
        lastLine = line
      } else if index > 0 || documentationText(of: tree.body) == nil {
        isOver = true
      }
    }
  }

  private mutating func add(_ feature: String, at range: SourceRange, of source: SourceText) throws(SyntaxError) {
    if feature == "annotations" { defersAnnotations = true }
    if FutureStatements.features.contains(feature) { return }
    let message = feature == "braces" ? "not a chance" : "future feature \(feature) is not defined"
    throw error(message, at: range, of: source)
  }

  /// An error that marks only where a statement starts; CPython counts that place from 0.
  private func error(_ message: String, at range: SourceRange, of source: SourceText) -> SyntaxError {
    let line = Int(range.start.line)
    let location = SyntaxError.Location(
      line: line, offset: max(1, Int(range.start.column)), endLine: line, endOffset: -1, text: source.text(ofLine: line)
    )
    return SyntaxError(.syntax, message, at: location)
  }
}
