import PythonSyntax

extension CodeBuilder {
  func compile(_ statements: [Statement]) throws(SyntaxError) {
    for statement in statements {
      let mark = nextRegister
      range = statement.range
      if statement.isBlock, !program.isTranslation, nestedBlockCount >= CodeBuilder.mostBlocks {
        throw error("too many statically nested blocks", range)
      }
      try checkSize()
      if statement.isLineOfItsOwn { reach(range) }
      try compile(statement)
      nextRegister = mark
      if program.hasFinalizers { emit(.finalize, mark) }
    }
  }

  private func compile(_ statement: Statement) throws(SyntaxError) {
    switch statement.form {
    case .expression(let value):
      if showsValues {
        emit(.display, try operand(value))
        return
      }
      if case .constant = value.form { return }
      _ = try operand(value)
    case .assign(let targets, let value): try compileAssignment(targets, value)
    case .augmentedAssign(let target, let binary, let value): try compileAugmented(target, binary, value)
    case .annotatedAssign(let assignment): try compile(assignment)
    case .delete(let targets): for target in targets { try delete(target) }
    case .pass: break
    case .break: try compileBreak()
    case .continue: try compileContinue()
    case .return(let value): try compileReturn(value)
    case .raise(let value, let cause): try compileRaise(value, cause)
    case .assert(let test, let message): try compileAssert(test, message)
    case .global, .nonlocal: break
    case .import(let aliases): for alias in aliases { compileImport(alias) }
    case .importFrom(let form): compileImport(form)
    case .if(let test, let then, let otherwise): try compileIf(test, then, otherwise)
    case .while(let test, let body, let otherwise): try compileWhile(test, body, otherwise)
    case .for(let loop): try compile(loop)
    case .with(let form): try compileWith(form, 0)
    case .try(let form): try compile(form)
    case .match(let subject, let cases): try compileMatch(subject, cases)
    case .function(let definition): try compile(definition)
    case .class(let definition): try compile(definition)
    }
  }

  /// Whether values of expressions are shown, as where code is typed line by line.
  private var showsValues: Bool { parent == nil && program.evaluation?.mode == .statement }

  private func compileRaise(_ value: Expression?, _ cause: Expression?) throws(SyntaxError) {
    guard let value else {
      emit(.reraiseHandled)
      return
    }
    let register = try operand(value)
    if let cause { emit(.raiseFrom, register, try operand(cause)) } else { emit(.raise, register) }
  }

  private func compileAssert(_ test: Expression, _ message: Expression?) throws(SyntaxError) {
    let end = Label()
    let outer = bound
    try jump(if: test, to: end)
    let register = allocate()
    if let message { try evaluate(message, into: register) } else { emit(.unbind, register) }
    try at(test.lastComparison ?? range) { () throws(SyntaxError) in _ = emit(.raiseAssertion, register) }
    place(end)
    bound = outer
  }

  private func compileImport(_ alias: ImportAlias) {
    let register = allocate()
    let parts = program.text(alias.name).split(separator: ".")
    let bindsWhole = alias.alias != nil || parts.count == 1
    emit(.importModule, register, addCache(alias.name), 0, x: bindsWhole ? 0 : 1)
    let name = alias.alias ?? program.intern(String(parts.first ?? ""))
    storeVariable(mangle(name), register)
  }

  private func compileImport(_ form: ImportFrom) {
    let module = allocate()
    emit(.importModule, module, addCache(form.module ?? program.intern("")), form.level)
    for alias in form.names {
      if program.text(alias.name) == "*" {
        emit(.importStar, module)
      } else {
        let register = allocate()
        emit(.importFrom, register, module, addCache(alias.name))
        storeVariable(mangle(alias.alias ?? alias.name), register)
        nextRegister = register
      }
    }
  }

  private func compileIf(
    _ test: Expression, _ then: [Statement], _ otherwise: [Statement]
  ) throws(SyntaxError) {
    let (elseLabel, end) = (Label(), Label())
    try jump(unless: test, to: elseLabel)
    let before = bound
    try compile(then)
    let afterThen = bound
    bound = before
    if otherwise.isEmpty { return place(elseLabel) }
    if !then.endsFlow { emitJump(.jump, to: end) }
    place(elseLabel)
    try compile(otherwise)
    place(end)
    // A branch that leaves does not count.
    if then.endsFlow { return }
    bound = otherwise.endsFlow ? afterThen : bound.intersection(afterThen)
  }
}

extension Expression {
  /// Where a condition's last comparison stands: what CPython marks when an assertion fails.
  fileprivate var lastComparison: SourceRange? {
    switch form {
    case .compare: range
    case .unary(.not, let inner): inner.lastComparison
    case .boolean(_, let operands): operands.reversed().lazy.compactMap(\.lastComparison).first
    default: nil
    }
  }
}

extension [Statement] {
  /// Whether the last statement surely leaves: nothing after it in this place is reached.
  var endsFlow: Bool {
    switch last?.form {
    case .return, .raise, .break, .continue: true
    default: false
    }
  }
}
