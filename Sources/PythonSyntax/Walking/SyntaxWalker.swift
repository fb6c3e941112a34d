/// Goes through a syntax tree, each part once and in the order of the text, but that a
/// call and a class have their arguments by position before those by name.
///
/// A walker says what it does at the nodes that it asks for; all others lead on to their parts. What it overrides goes
/// on with `walk`:
///
///     struct CallCounter: SyntaxWalker {
///       var count = 0
///       mutating func visit(_ expression: Expression) {
///         if case .call = expression.form { count += 1 }
///         walk(expression)
///       }
///     }
package protocol SyntaxWalker {
  /// Looks at a statement, and goes on to its parts.
  mutating func visit(_ statement: Statement)
  /// Looks at an expression, and goes on to its parts.
  mutating func visit(_ expression: Expression)
  /// Looks at a pattern, and goes on to its parts.
  mutating func visit(_ pattern: Pattern)
  /// Looks at what a function or a lambda takes, and goes on to its parts.
  mutating func visit(_ parameters: Parameters)
}

extension SyntaxWalker {
  package mutating func visit(_ statement: Statement) { walk(statement) }
  package mutating func visit(_ expression: Expression) { walk(expression) }
  package mutating func visit(_ pattern: Pattern) { walk(pattern) }
  package mutating func visit(_ parameters: Parameters) { walk(parameters) }

  /// Visits statements one after the other.
  package mutating func visit(_ body: [Statement]) { for statement in body { visit(statement) } }

  /// Visits expressions one after the other.
  package mutating func visit(_ expressions: [Expression]) { for expression in expressions { visit(expression) } }

  /// Visits an expression that may be missing.
  package mutating func visit(_ expression: Expression?) { if let expression { visit(expression) } }

  /// Visits the parts of a statement.
  package mutating func walk(_ statement: Statement) {
    switch statement.form {
    case .expression, .assign, .augmentedAssign, .annotatedAssign, .delete, .return, .raise, .assert:
      visit(statement.simpleParts)
    case .if(let test, let body, let otherwise), .while(let test, let body, let otherwise):
      visit(test)
      visit(body)
      visit(otherwise)
    case .for(let loop):
      visit([loop.target, loop.iterable])
      visit(loop.body)
      visit(loop.otherwise)
    case .with(let with):
      for item in with.items {
        visit(item.context)
        visit(item.target)
      }
      visit(with.body)
    case .try(let attempt): walk(attempt)
    case .match(let subject, let cases):
      visit(subject)
      for branch in cases { walk(branch) }
    case .function(let definition): walk(definition)
    case .class(let definition): walk(definition)
    case .pass, .break, .continue, .global, .nonlocal, .import, .importFrom: break
    }
  }

  private mutating func walk(_ attempt: Try) {
    visit(attempt.body)
    for handler in attempt.handlers {
      visit(handler.type)
      visit(handler.body)
    }
    visit(attempt.otherwise)
    visit(attempt.finally)
  }

  private mutating func walk(_ branch: MatchCase) {
    visit(branch.pattern)
    visit(branch.condition)
    visit(branch.body)
  }

  private mutating func walk(_ definition: FunctionDefinition) {
    visit(definition.decorators)
    visit(definition.parameters)
    visit(definition.returns)
    visit(definition.body)
  }

  private mutating func walk(_ definition: ClassDefinition) {
    visit(definition.decorators)
    visit(definition.bases + definition.keywords.map(\.value))
    visit(definition.body)
  }

  /// Visits the parts of an expression.
  package mutating func walk(_ expression: Expression) {
    if case .lambda(let lambda) = expression.form { visit(lambda.parameters) }
    visit(expression.children)
  }

  /// Visits the annotations and the default values of parameters.
  package mutating func walk(_ parameters: Parameters) {
    for parameter in parameters.all {
      visit(parameter.annotation)
      visit(parameter.defaultValue)
    }
  }

  /// Visits the parts of a pattern.
  package mutating func walk(_ pattern: Pattern) {
    switch pattern.form {
    case .value(let value): visit(value)
    case .singleton, .star: break
    case .sequence(let items), .or(let items): for item in items { visit(item) }
    case .mapping(let mapping):
      for (key, item) in zip(mapping.keys, mapping.patterns) {
        visit(key)
        visit(item)
      }
    case .class(let form):
      visit(form.type)
      for item in form.patterns + form.attributePatterns { visit(item) }
    case .capture(let inner, _): if let inner { visit(inner) }
    }
  }
}

extension Statement {
  /// The expressions of a statement that has no bodies, in the order of the text.
  fileprivate var simpleParts: [Expression] {
    switch form {
    case .expression(let value): [value]
    case .assign(let targets, let value): targets + [value]
    case .augmentedAssign(let target, _, let value): [target, value]
    case .annotatedAssign(let assignment):
      [assignment.target, assignment.annotation] + [assignment.value].compactMap { $0 }
    case .delete(let targets): targets
    case .return(let value): [value].compactMap { $0 }
    case .raise(let value, let cause): [value, cause].compactMap { $0 }
    case .assert(let test, let message): [test] + [message].compactMap { $0 }
    case .pass, .break, .continue, .global, .nonlocal, .import, .importFrom, .if, .while, .for, .with, .try, .match,
      .function, .class:
      []
    }
  }
}
