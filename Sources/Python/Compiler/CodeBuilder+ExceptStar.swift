import PythonSyntax

// `try` with `except*`: each clause takes its part of a group, and what they raise goes on together.
//
// What gathers the parts belongs to no line, so that traced runs come to no line for it.
extension CodeBuilder {
  func compileStarHandlers(_ form: Try) throws(SyntaxError) {
    let (exception, end, _, afterElse) = try compileTried(form)
    try handling(exception) { (_) throws(SyntaxError) in
      let (raised, rest) = (allocate(), allocate())
      try folding(true) { () throws(SyntaxError) in
        emit(.buildList, raised, 0, 0)
        emit(.move, rest, exception)
      }
      for clause in form.handlers {
        let known = bound
        try compile(star: clause, rest: rest, raised: raised)
        // What a clause unbinds, such as its name, is unbound from there on; what it binds may not be.
        bound.formIntersection(known)
      }
      let (result, done) = (allocate(), Label())
      try folding(true) { () throws(SyntaxError) in
        emit(.listAppend, raised, rest)
        emit(.combineGroups, result, exception, raised)
      }
      emitJump(.jumpIfNone, result, to: done)
      emit(.reraise, result)
      place(done)
    }
    bound.formIntersection(afterElse)
    place(end)
  }

  /// One clause: its body runs with its part of the group as the exception that is handled, and what it raises is kept.
  private func compile(star clause: ExceptHandler, rest: Int, raised: Int) throws(SyntaxError) {
    guard let type = clause.type else { return }
    let (next, failed) = (Label(), Label())
    let mark = nextRegister
    let (matched, saved, error) = (allocate(), allocate(), allocate())
    let types = try at(type.range) { () throws(SyntaxError) in try operand(type) }
    range = clause.range
    emit(.matchGroup, matched, rest, types)
    emitJump(.jumpIfNone, matched, to: next)
    emit(.pushHandled, saved, matched)
    try inRegion(failed, error) { () throws(SyntaxError) in
      guard let name = clause.name.map(mangle) else { return try compile(clause.body) }
      storeVariable(name, matched)
      try compileNamed(clause.body, name)
    }
    emit(.popHandled, saved)
    emitJump(.jump, to: next)
    place(failed)
    try folding(true) { () throws(SyntaxError) in
      emit(.popHandled, saved)
      emit(.listAppend, raised, error)
    }
    place(next)
    nextRegister = mark
  }
}
