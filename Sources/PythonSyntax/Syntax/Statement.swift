/// A statement and where it stands.
package struct Statement: Sendable {
  package let form: StatementForm
  package let range: SourceRange

  package init(_ form: StatementForm, _ range: SourceRange) {
    self.form = form
    self.range = range
  }
}

/// What a statement is, case by case as in CPython's `ast`.
package indirect enum StatementForm: Sendable {
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
package struct AnnotatedAssignment: Sendable {
  package let target: Expression
  package let annotation: Expression
  package let value: Expression?
  /// Whether the target is a bare name, whose annotation is kept; `(x): int` is not.
  package let isSimple: Bool
}

/// `module as name` or, in `from … import`, `attribute as name`.
package struct ImportAlias: Sendable {
  /// The whole dotted name, or `*`.
  package let name: Name
  package let alias: Name?
  package let range: SourceRange
}

/// An import of names: `from ..module import names`.
package struct ImportFrom: Sendable {
  package let module: Name?
  package let names: [ImportAlias]
  /// How many leading dots there are.
  package let level: Int
}

/// `for target in iterable:` or `async for`.
package struct For: Sendable {
  package let target: Expression
  package let iterable: Expression
  package let body: [Statement]
  package let otherwise: [Statement]
  package let isAsync: Bool
}

/// `with items:` or `async with`.
package struct With: Sendable {
  package let items: [WithItem]
  package let body: [Statement]
  package let isAsync: Bool
}

/// One context of a `with`: `context as target`.
package struct WithItem: Sendable {
  package let context: Expression
  package let target: Expression?
}

/// `try` with all that follows it.
package struct Try: Sendable {
  package let body: [Statement]
  package let handlers: [ExceptHandler]
  package let otherwise: [Statement]
  package let finally: [Statement]
  /// Whether the handlers are written `except*`.
  package let isStar: Bool
}

/// One handler of a `try`: `except type as name:`.
package struct ExceptHandler: Sendable {
  package let type: Expression?
  package let name: Name?
  package let body: [Statement]
  package let range: SourceRange
}

/// One case of a `match`: `case pattern if condition:`.
package struct MatchCase: Sendable {
  package let pattern: Pattern
  package let condition: Expression?
  package let body: [Statement]
}

/// `def` or `async def`; the statement's range starts at the keyword, after the decorators.
package struct FunctionDefinition: Sendable {
  package let name: Name
  package let parameters: Parameters
  package let returns: Expression?
  package let body: [Statement]
  package let decorators: [Expression]
  package let isAsync: Bool
  package let scope: ScopeNumber
}

/// `class`; the statement's range starts at the keyword, after the decorators.
package struct ClassDefinition: Sendable {
  package let name: Name
  package let bases: [Expression]
  package let keywords: [Keyword]
  package let body: [Statement]
  package let decorators: [Expression]
  package let scope: ScopeNumber
}
