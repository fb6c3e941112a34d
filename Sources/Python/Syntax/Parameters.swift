/// What a function or a lambda takes.
struct Parameters: Sendable {
  /// Before a `/`.
  var positionalOnly: [Parameter] = []
  var positional: [Parameter] = []
  /// The name after `*`.
  var variadic: Parameter?
  /// After a `*`.
  var keywordOnly: [Parameter] = []
  /// The name after `**`.
  var keywordVariadic: Parameter?
}

/// One parameter; its range ends after its annotation and leaves out its default value.
struct Parameter: Sendable {
  let name: Name
  let annotation: Expression?
  let defaultValue: Expression?
  let range: SourceRange
}
