/// A pattern of a `case` and where it stands.
struct Pattern: Sendable {
  let form: PatternForm
  let range: SourceRange

  init(_ form: PatternForm, _ range: SourceRange) {
    self.form = form
    self.range = range
  }
}

/// What a pattern is, case by case as in CPython's `ast`.
indirect enum PatternForm: Sendable {
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
struct MappingPattern: Sendable {
  let keys: [Expression]
  let patterns: [Pattern]
  let rest: Name?
}

/// A pattern over an instance: `Class(pattern, attribute=pattern)`.
struct ClassPattern: Sendable {
  let type: Expression
  let patterns: [Pattern]
  let attributes: [Name]
  let attributePatterns: [Pattern]
}
