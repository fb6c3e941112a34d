import PythonSyntax

/// Makes a tree of Python of a program that has no mistakes.
///
/// Operators are calls of the library's functions, which know the language's values and its errors. Every value is
/// copied where it is stored, so that no two variables share a list. Procedures come first, so that they may be called
/// above their definitions; all places are those of the program's own text.
struct Translator {
  var names: NameTable
  let procedures: [Name: ProcedureFacts]
  private var scopeCount = 1

  init(_ names: NameTable, _ procedures: [Name: ProcedureFacts]) {
    self.names = names
    self.procedures = procedures
  }

  /// The tree of a program.
  mutating func translate(_ program: [PseudocodeStatement], of source: SourceText) -> SyntaxTree {
    var (definitions, body): ([Statement], [Statement]) = ([], [])
    for statement in program {
      if case .procedure = statement.form {
        definitions.append(translate(statement))
      } else {
        body.append(translate(statement))
      }
    }
    return SyntaxTree(definitions + body, names: names, scopeCount: scopeCount, translatedFrom: source)
  }

  // MARK: Statements

  private mutating func translate(_ block: PseudocodeStatement.Block) -> [Statement] {
    block.statements.isEmpty ? [Statement(.pass, block.range)] : block.statements.map { translate($0) }
  }

  private mutating func translate(_ statement: PseudocodeStatement) -> Statement {
    Statement(form(of: statement), statement.range)
  }

  private mutating func form(of statement: PseudocodeStatement) -> StatementForm {
    switch statement.form {
    case .assign(let variable, let value):
      return .assign([Expression(.name(variable.name), variable.range)], value: stored(value))
    case .setElement(let target, let value):
      guard case .element(let list, let index) = target.form else { return .pass }
      let arguments = [stored(value), translate(list), translate(index)]
      return .expression(call(.setElement, arguments, target.range))
    case .call(let call): return .expression(translate(call))
    case .if(let branches, let otherwise):
      return translateIf(branches[...], otherwise)
    case .repeatTimes(let count, let body):
      let rounds = call(.times, [translate(count)], count.range)
      let target = Expression(.name(names.intern(".round")), count.range)
      return .for(For(target, in: rounds, translate(body)))
    case .repeatUntil(let condition, let body):
      let test = Expression(.unary(.not, self.condition(condition)), condition.range)
      return .while(test: test, body: translate(body), otherwise: [])
    case .forEach(let variable, let list, let body):
      let target = Expression(.name(variable.name), variable.range)
      return .for(For(target, in: call(.each, [translate(list)], list.range), translate(body)))
    case .procedure(let procedure): return .function(translate(procedure))
    case .return(let value): return .return(value.map { translate($0) })
    }
  }

  private mutating func translateIf(
    _ branches: ArraySlice<PseudocodeStatement.Branch>, _ otherwise: PseudocodeStatement.Block?
  ) -> StatementForm {
    guard let branch = branches.first else { return .pass }
    let test = condition(branch.condition)
    let body = translate(branch.body)
    let rest = branches.dropFirst()
    guard let next = rest.first else {
      return .if(test: test, then: body, otherwise: otherwise.map { translate($0) } ?? [])
    }
    return .if(test: test, then: body, otherwise: [Statement(translateIf(rest, otherwise), next.range)])
  }

  private mutating func translate(_ procedure: PseudocodeStatement.Procedure) -> FunctionDefinition {
    let scope = scopeCount
    scopeCount += 1
    let parameters = procedure.parameters.map { (name: $0.name, range: $0.range) }
    return FunctionDefinition(procedure.name, parameters, translate(procedure.body), scope: scope)
  }

  /// A call of a function of the library.
  mutating func call(_ function: LibraryFunction, _ arguments: [Expression], _ range: SourceRange) -> Expression {
    let name = Expression(.name(names.intern(function.rawValue)), range)
    return Expression(.call(Call(name, arguments)), range)
  }
}
