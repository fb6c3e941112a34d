import PythonSyntax

/// The procedure of a variable that no other part of the program gives a value.
struct ProcedureLocal: Sendable {
  /// The name of the procedure.
  let procedure: String
  /// Its lines, from 1.
  let lines: ClosedRange<Int>
}

extension [PseudocodeStatement] {
  /// The variables that are given a value in one procedure alone, its parameters among them.
  func locals(_ table: NameTable) -> [String: ProcedureLocal] {
    var (found, others): ([Name: ProcedureLocal], Set<Name>) = ([:], [])
    for statement in self {
      var names: Set<Name> = []
      statement.collectNames(into: &names)
      guard case .procedure(let procedure) = statement.form else {
        others.formUnion(names)
        continue
      }
      others.formUnion(names.filter { found[$0] != nil })
      let (first, last) = (Int(statement.range.start.line), Int(statement.range.end.line))
      let local = ProcedureLocal(procedure: table[procedure.name], lines: first...Swift.max(first, last))
      for name in names { found[name] = local }
    }
    let locals = found.filter { !others.contains($0.key) }
    return Dictionary(uniqueKeysWithValues: locals.map { (table[$0.key], $0.value) })
  }

  /// All names that are given a value anywhere.
  var assignedNames: Set<Name> {
    reduce(into: []) { names, statement in statement.collectNames(into: &names) }
  }

  /// The lines on which nothing begins but the definition of a procedure.
  var definitionLines: Set<Int> {
    var (definitions, others): (Set<Int>, Set<Int>) = ([], [])
    for statement in self {
      if case .procedure = statement.form {
        definitions.insert(Int(statement.range.start.line))
      } else {
        others.insert(Int(statement.range.start.line))
      }
    }
    return definitions.subtracting(others)
  }
}

extension PseudocodeStatement {
  fileprivate func collectNames(into names: inout Set<Name>) {
    switch form {
    case .assign(let variable, _): names.insert(variable.name)
    case .forEach(let variable, in: _, let body):
      names.insert(variable.name)
      body.collectNames(into: &names)
    case .if(let branches, let otherwise):
      for branch in branches { branch.body.collectNames(into: &names) }
      otherwise?.collectNames(into: &names)
    case .repeatTimes(_, let body), .repeatUntil(_, let body): body.collectNames(into: &names)
    case .procedure(let procedure):
      names.formUnion(procedure.parameters.map(\.name))
      procedure.body.collectNames(into: &names)
    case .setElement, .call, .return: break
    }
  }
}

extension PseudocodeStatement.Block {
  fileprivate func collectNames(into names: inout Set<Name>) {
    for statement in statements { statement.collectNames(into: &names) }
  }
}
