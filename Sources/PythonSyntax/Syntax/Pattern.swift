/// A pattern of a `case` and where it stands.
package struct Pattern: Sendable {
  package let form: PatternForm
  package let range: SourceRange

  package init(_ form: PatternForm, _ range: SourceRange) {
    self.form = form
    self.range = range
  }
}

/// What a pattern is, case by case as in CPython's `ast`.
package indirect enum PatternForm: Sendable {
  /// Compared with `==`: a number, a string or a dotted name.
  case value(Expression)
  /// Compared with `is`: `None`, `True` or `False`.
  case singleton(Constant)
  case sequence([Pattern])
  case mapping(MappingPattern)
  case `class`(ClassPattern)
  /// `*name`, or `*_` when there is no name; only in a sequence.
  case star(Name?)
  /// `pattern as name`; a bare name has no pattern, and `_` has neither.
  case capture(Pattern?, Name?)
  case or([Pattern])
}

/// A pattern over a mapping: `{key: pattern, **rest}`.
package struct MappingPattern: Sendable {
  package let keys: [Expression]
  package let patterns: [Pattern]
  package let rest: Name?
}

/// A pattern over an instance: `Class(pattern, attribute=pattern)`.
package struct ClassPattern: Sendable {
  package let type: Expression
  package let patterns: [Pattern]
  package let attributes: [Name]
  package let attributePatterns: [Pattern]
}
