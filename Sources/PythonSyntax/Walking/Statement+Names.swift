extension Statement {
  /// The names to which the statement itself gives a meaning where they stand in no expression: those of functions,
  /// classes, imports, exceptions and patterns.
  package func namesBesideExpressions(in table: NameTable) -> [Name] {
    switch form {
    case .function(let definition): [definition.name]
    case .class(let definition): [definition.name]
    case .import(let aliases): aliases.compactMap { $0.alias ?? table.find(firstPart(of: table[$0.name])) }
    case .importFrom(let statement): statement.names.map { $0.alias ?? $0.name }
    case .try(let attempt): attempt.handlers.compactMap(\.name)
    case .match(_, let cases): cases.flatMap(\.pattern.names)
    case .expression, .assign, .augmentedAssign, .annotatedAssign, .delete, .pass, .break, .continue, .return, .raise,
      .assert, .global, .nonlocal, .if, .while, .for, .with:
      []
    }
  }

  private func firstPart(of module: String) -> String { String(module.prefix { $0 != "." }) }
}

extension [Statement] {
  /// The names that get a value from targets here, in blocks within too, but for functions and classes.
  package var boundNames: [Name] {
    flatMap { statement -> [Name] in
      let own = statement.targets.flatMap(\.boundNames)
      switch statement.form {
      case .function, .class: return own
      case .with(let with): return own + with.items.flatMap { $0.target?.boundNames ?? [] } + with.body.boundNames
      case .expression, .assign, .augmentedAssign, .annotatedAssign, .delete, .pass, .break, .continue, .return,
        .raise, .assert, .global, .nonlocal, .import, .importFrom, .if, .while, .for, .try, .match:
        return own + statement.bodies.flatMap(\.boundNames)
      }
    }
  }
}

extension Pattern {
  /// The names that it gives a value.
  var names: [Name] {
    switch form {
    case .value, .singleton: []
    case .sequence(let patterns), .or(let patterns): patterns.flatMap(\.names)
    case .mapping(let mapping): mapping.patterns.flatMap(\.names) + [mapping.rest].compactMap { $0 }
    case .class(let pattern): (pattern.patterns + pattern.attributePatterns).flatMap(\.names)
    case .star(let name): [name].compactMap { $0 }
    case .capture(let pattern, let name): (pattern?.names ?? []) + [name].compactMap { $0 }
    }
  }

  /// The expressions of which it is made.
  package var expressions: [Expression] {
    switch form {
    case .value(let value): [value]
    case .singleton, .star: []
    case .sequence(let patterns), .or(let patterns): patterns.flatMap(\.expressions)
    case .mapping(let mapping): mapping.keys + mapping.patterns.flatMap(\.expressions)
    case .class(let pattern): [pattern.type] + (pattern.patterns + pattern.attributePatterns).flatMap(\.expressions)
    case .capture(let pattern, _): pattern?.expressions ?? []
    }
  }
}
