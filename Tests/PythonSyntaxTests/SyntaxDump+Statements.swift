@testable import PythonSyntax

extension SyntaxDump {
  func statement(_ statement: Statement) -> String {
    let range = statement.range
    return switch statement.form {
    case .expression(let value): node("Expr", range, expression(value))
    case .assign(let targets, let value): node("Assign", range, list(targets, expression), expression(value))
    case .augmentedAssign(let target, let operation, let value):
      node("AugAssign", range, expression(target), show(operation), expression(value))
    case .annotatedAssign(let assignment):
      node(
        "AnnAssign", range, expression(assignment.target), expression(assignment.annotation),
        optional(assignment.value), assignment.isSimple ? "1" : "0")
    case .delete(let targets): node("Delete", range, list(targets, expression))
    case .pass: node("Pass", range)
    case .break: node("Break", range)
    case .continue: node("Continue", range)
    case .return(let value): node("Return", range, optional(value))
    case .raise(let value, let cause): node("Raise", range, optional(value), optional(cause))
    case .assert(let test, let message): node("Assert", range, expression(test), optional(message))
    case .global(let names): node("Global", range, list(names, name))
    case .nonlocal(let names): node("Nonlocal", range, list(names, name))
    case .import(let aliases): node("Import", range, list(aliases, alias))
    case .importFrom(let names):
      node("ImportFrom", range, optional(names.module, name), list(names.names, alias), String(names.level))
    case .if(let test, let then, let otherwise):
      node("If", range, expression(test), block(then), block(otherwise))
    case .while(let test, let body, let otherwise):
      node("While", range, expression(test), block(body), block(otherwise))
    case .for(let loop):
      node(
        loop.isAsync ? "AsyncFor" : "For", range, expression(loop.target), expression(loop.iterable),
        block(loop.body), block(loop.otherwise))
    case .with(let with): node(with.isAsync ? "AsyncWith" : "With", range, list(with.items, item), block(with.body))
    case .try(let attempt):
      node(
        attempt.isStar ? "TryStar" : "Try", range, block(attempt.body), list(attempt.handlers, handler),
        block(attempt.otherwise), block(attempt.finally))
    case .match(let subject, let cases): node("Match", range, expression(subject), list(cases, matchCase))
    case .function(let definition): function(definition, range)
    case .class(let definition):
      node(
        "ClassDef", range, name(definition.name), list(definition.bases, expression),
        list(definition.keywords, keyword), block(definition.body), list(definition.decorators, expression))
    }
  }

  private func block(_ body: [Statement]) -> String { list(body, statement) }

  private func function(_ definition: FunctionDefinition, _ range: SourceRange) -> String {
    node(
      definition.isAsync ? "AsyncFunctionDef" : "FunctionDef", range, name(definition.name),
      parameters(definition.parameters), block(definition.body), list(definition.decorators, expression),
      optional(definition.returns))
  }

  private func alias(_ alias: ImportAlias) -> String {
    node("alias", alias.range, name(alias.name), optional(alias.alias, name))
  }

  private func item(_ item: WithItem) -> String {
    node("withitem", nil, expression(item.context), optional(item.target))
  }

  private func handler(_ handler: ExceptHandler) -> String {
    node("ExceptHandler", handler.range, optional(handler.type), optional(handler.name, name), block(handler.body))
  }

  private func matchCase(_ matchCase: MatchCase) -> String {
    node("match_case", nil, pattern(matchCase.pattern), optional(matchCase.condition), block(matchCase.body))
  }

  private func pattern(_ pattern: Pattern) -> String {
    let range = pattern.range
    return switch pattern.form {
    case .value(let value): node("MatchValue", range, expression(value))
    case .singleton(let value): node("MatchSingleton", range, constant(value))
    case .sequence(let elements): node("MatchSequence", range, list(elements, self.pattern))
    case .mapping(let mapping):
      node(
        "MatchMapping", range, list(mapping.keys, expression), list(mapping.patterns, self.pattern),
        optional(mapping.rest, name))
    case .class(let match):
      node(
        "MatchClass", range, expression(match.type), list(match.patterns, self.pattern), list(match.attributes, name),
        list(match.attributePatterns, self.pattern))
    case .star(let target): node("MatchStar", range, optional(target, name))
    case .capture(let inner, let target):
      node("MatchAs", range, optional(inner, self.pattern), optional(target, name))
    case .or(let alternatives): node("MatchOr", range, list(alternatives, self.pattern))
    }
  }
}
