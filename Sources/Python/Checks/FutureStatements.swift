/// The statements `from __future__ import …` at the start of a program.
struct FutureStatements: Sendable {
  private static let features: Set<String> = [
    "nested_scopes", "generators", "division", "absolute_import", "with_statement", "print_function",
    "unicode_literals", "barry_as_FLUFL", "generator_stop", "annotations",
  ]

  /// Whether annotations are kept as texts that nobody evaluates.
  private(set) var defersAnnotations = false
  /// The line of the last such statement; 0 when there is none.
  private(set) var lastLine: Int32 = 0

  /// Reads the start of a program, or says which feature there is not.
  init(_ tree: SyntaxTree) throws(SyntaxError) {
    guard let module = tree.names.find("__future__") else { return }
    for statement in tree.body {
      switch statement.form {
      case .expression(let value):
        guard case .constant(.string) = value.form else { return }
      case .importFrom(let form):
        guard form.module == module else { return }
        for alias in form.names { try add(tree.names[alias.name], at: statement.range, of: tree.source) }
        lastLine = statement.range.start.line
      default: return
      }
    }
  }

  private mutating func add(_ feature: String, at range: SourceRange, of source: SourceText) throws(SyntaxError) {
    if feature == "annotations" { defersAnnotations = true }
    if FutureStatements.features.contains(feature) { return }
    let message = feature == "braces" ? "not a chance" : "future feature \(feature) is not defined"
    let line = Int(range.start.line)
    let place = SyntaxError.Place(
      line: line, offset: Int(range.start.column) + 1, endLine: line, endOffset: -1, text: source.text(ofLine: line))
    throw SyntaxError(.syntax, message, at: place)
  }
}
