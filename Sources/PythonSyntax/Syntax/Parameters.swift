/// What a function or a lambda takes.
package struct Parameters: Sendable {
  /// Before a `/`.
  package var positionalOnly: [Parameter] = []
  package var positional: [Parameter] = []
  /// The name after `*`.
  package var variadic: Parameter?
  /// After a `*`.
  package var keywordOnly: [Parameter] = []
  /// The name after `**`.
  package var keywordVariadic: Parameter?

  /// Takes nothing.
  package init() {}
}

/// One parameter; its range ends after its annotation and leaves out its default value.
package struct Parameter: Sendable {
  package let name: Name
  package let annotation: Expression?
  package let defaultValue: Expression?
  package let range: SourceRange
}
