extension [Statement] {
  /// How many statements here jump out of the block: each `return`,
  /// and each `break` and `continue` of a loop around it.
  package var jumps: Int { countJumps(inLoop: false) }

  fileprivate func countJumps(inLoop: Bool) -> Int { reduce(0) { $0 + $1.countJumps(inLoop: inLoop) } }
}

extension Statement {
  fileprivate func countJumps(inLoop: Bool) -> Int {
    let count = { (body: [Statement]) in body.countJumps(inLoop: inLoop) }
    switch form {
    case .return: return 1
    case .break, .continue: return inLoop ? 0 : 1
    case .if(_, let then, let otherwise): return count(then) + count(otherwise)
    case .while(_, let body, let otherwise): return body.countJumps(inLoop: true) + count(otherwise)
    case .for(let loop): return loop.body.countJumps(inLoop: true) + count(loop.otherwise)
    case .with(let with): return count(with.body)
    case .try(let form):
      return count(form.body) + form.handlers.reduce(0) { $0 + count($1.body) } + count(form.otherwise)
        + count(form.finally)
    case .match(_, let cases): return cases.reduce(0) { $0 + count($1.body) }
    case .expression, .assign, .augmentedAssign, .annotatedAssign, .delete, .pass, .raise, .assert, .global, .nonlocal,
      .import, .importFrom, .function, .class:
      return 0
    }
  }
}
