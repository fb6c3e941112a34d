extension Statement {
  /// The bodies of a compound statement, in their order.
  package var bodies: [[Statement]] {
    switch form {
    case .if(_, let then, let otherwise): [then, otherwise]
    case .while(_, let body, let otherwise): [body, otherwise]
    case .for(let loop): [loop.body, loop.otherwise]
    case .with(let with): [with.body]
    case .try(let attempt):
      [attempt.body] + attempt.handlers.map(\.body) + [attempt.otherwise, attempt.finally]
    case .match(_, let cases): cases.map(\.body)
    case .function(let definition): [definition.body]
    case .class(let definition): [definition.body]
    case .expression, .assign, .augmentedAssign, .annotatedAssign, .delete, .pass, .break, .continue, .return, .raise,
      .assert, .global, .nonlocal, .import, .importFrom:
      []
    }
  }

  /// The expressions of the statement itself whose values it takes, and none of its targets, bodies, patterns,
  /// parameters, annotations, decorators, bases, exceptions to catch and things to delete.
  package var values: [Expression] {
    switch form {
    case .expression(let value), .augmentedAssign(_, _, let value), .assign(_, let value), .return(let value?): [value]
    case .annotatedAssign(let assignment): [assignment.value].compactMap { $0 }
    case .if(let test, _, _), .while(let test, _, _): [test]
    case .assert(let test, let message): [test] + [message].compactMap { $0 }
    case .raise(let value, let cause): [value, cause].compactMap { $0 }
    case .with(let with): with.items.map(\.context)
    case .for(let loop): [loop.iterable]
    case .match(let subject, _): [subject]
    case .try, .function, .class, .delete, .pass, .break, .continue, .return, .global, .nonlocal, .import, .importFrom:
      []
    }
  }

  /// What the statement itself gives another value, its bodies aside.
  package var targets: [Expression] {
    switch form {
    case .assign(let targets, _): targets
    case .augmentedAssign(let target, _, _): [target]
    case .annotatedAssign(let assignment): [assignment.target]
    case .for(let loop): [loop.target]
    case .with(let with): with.items.compactMap(\.target)
    case .expression, .delete, .pass, .break, .continue, .return, .raise, .assert, .global, .nonlocal, .import,
      .importFrom, .if, .while, .try, .match, .function, .class:
      []
    }
  }
}

extension Expression {
  /// The names that get a value where the expression is a target, those in tuples and lists among them.
  package var boundNames: [Name] {
    switch form {
    case .name(let name): [name]
    case .tuple(let elements), .list(let elements): elements.flatMap(\.boundNames)
    case .starred(let value): value.boundNames
    case .constant, .attribute, .subscript, .slice, .call, .unary, .binary, .boolean, .compare, .conditional, .lambda,
      .walrus, .set, .dictionary, .listComprehension, .setComprehension, .dictionaryComprehension, .generator, .yield,
      .yieldFrom, .await, .joinedString, .formatted:
      []
    }
  }
}
