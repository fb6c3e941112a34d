/// A statement and where it stands.
struct Statement: Sendable {
  let form: StatementForm
  let range: SourceRange

  init(_ form: StatementForm, _ range: SourceRange) {
    self.form = form
    self.range = range
  }
}

/// What a statement is, case by case as in CPython's `ast`.
indirect enum StatementForm: Sendable {
  case expression(Expression)
  /// `a = b = value`: the targets from left to right.
  case assign([Expression], value: Expression)
  case augmentedAssign(Expression, BinaryOperator, value: Expression)
  case annotatedAssign(AnnotatedAssignment)
  case delete([Expression])
  case pass
  case `break`
  case `continue`
  case `return`(Expression?)
  case raise(Expression?, cause: Expression?)
  case assert(Expression, message: Expression?)
  case global([Name])
  case nonlocal([Name])
  case `import`([ImportAlias])
  case importFrom(ImportFrom)
  /// `elif` is an `if` that stands alone in `otherwise`.
  case `if`(test: Expression, then: [Statement], otherwise: [Statement])
  case `while`(test: Expression, body: [Statement], otherwise: [Statement])
  case `for`(For)
  case with(With)
  case `try`(Try)
  case match(subject: Expression, cases: [MatchCase])
  case function(FunctionDefinition)
  case `class`(ClassDefinition)
}

/// An annotated assignment: `target: annotation = value`.
struct AnnotatedAssignment: Sendable {
  let target: Expression
  let annotation: Expression
  let value: Expression?
  /// Whether the target is a bare name, whose annotation is kept; `(x): int` is not.
  let isSimple: Bool
}

/// `module as name` or, in `from … import`, `attribute as name`.
struct ImportAlias: Sendable {
  /// The whole dotted name, or `*`.
  let name: Name
  let alias: Name?
  let range: SourceRange
}

/// An import of names: `from ..module import names`.
struct ImportFrom: Sendable {
  let module: Name?
  let names: [ImportAlias]
  /// How many leading dots there are.
  let level: Int
}

/// `for target in iterable:` or `async for`.
struct For: Sendable {
  let target: Expression
  let iterable: Expression
  let body: [Statement]
  let otherwise: [Statement]
  let isAsync: Bool
}

/// `with items:` or `async with`.
struct With: Sendable {
  let items: [WithItem]
  let body: [Statement]
  let isAsync: Bool
}

/// One context of a `with`: `context as target`.
struct WithItem: Sendable {
  let context: Expression
  let target: Expression?
}

/// `try` with all that follows it.
struct Try: Sendable {
  let body: [Statement]
  let handlers: [ExceptHandler]
  let otherwise: [Statement]
  let finally: [Statement]
  /// Whether the handlers are written `except*`.
  let isStar: Bool
}

/// One handler of a `try`: `except type as name:`.
struct ExceptHandler: Sendable {
  let type: Expression?
  let name: Name?
  let body: [Statement]
  let range: SourceRange
}

/// One case of a `match`: `case pattern if condition:`.
struct MatchCase: Sendable {
  let pattern: Pattern
  let condition: Expression?
  let body: [Statement]
}

/// `def` or `async def`; the statement's range starts at the keyword, after the decorators.
struct FunctionDefinition: Sendable {
  let name: Name
  let parameters: Parameters
  let returns: Expression?
  let body: [Statement]
  let decorators: [Expression]
  let isAsync: Bool
  let scope: ScopeNumber
}

/// `class`; the statement's range starts at the keyword, after the decorators.
struct ClassDefinition: Sendable {
  let name: Name
  let bases: [Expression]
  let keywords: [Keyword]
  let body: [Statement]
  let decorators: [Expression]
  let scope: ScopeNumber
}
