import Execution
import PythonSyntax

extension MutantFinder {
  /// Notes the mutants of a row of statements.
  mutating func visit(_ body: [Statement]) {
    for (index, statement) in body.enumerated() {
      visit(statement)
      drop(statement, isOnly: body.count == 1)
      guard index + 1 < body.count else { continue }
      moveIn(body[index + 1], behind: statement)
      if case .for = body[index + 1].form { reset(statement, in: body[index + 1]) }
      if case .while = body[index + 1].form { reset(statement, in: body[index + 1]) }
    }
  }

  private mutating func visit(_ statement: Statement) {
    switch statement.form {
    case .expression(let value): visitExpressionStatement(value, statement)
    case .assign(let targets, let value): visitAssignment(targets, value, statement)
    case .augmentedAssign(let target, let operation, let value):
      visitUpdate(target, operation, value, statement)
    case .annotatedAssign(let assignment): if let value = assignment.value { visit(value) }
    case .return(let value?): visitReturn(value, statement)
    case .if(let test, let then, let otherwise): visitIf(test, then, otherwise, statement)
    case .while(let test, let body, _):
      visitCondition(test)
      visit(body)
      visitLoop(body, statement, "while")
    case .for(let loop):
      visit(loop.iterable)
      visit(loop.body)
      visitLoop(loop.body, statement, "for")
    case .function(let definition):
      visitFunction(definition)
      let outer = isInFunction
      isInFunction = true
      visit(definition.body)
      isInFunction = outer
    case .with(let with):
      for item in with.items { visit(item.context) }
      visit(with.body)
    case .try(let attempt): visitTry(attempt)
    case .raise(let error?, _): visitRaise(error)
    case .class(let definition):
      visitClass(definition)
      visit(definition.body)
    case .match: for body in statement.bodies { visit(body) }
    case .assert(let test, _): visit(test)
    case .delete, .pass, .break, .continue, .return, .raise, .global, .nonlocal, .import, .importFrom: break
    }
  }

  // MARK: - Statements left out

  private mutating func drop(_ statement: Statement, isOnly: Bool) {
    guard statement.canBeLeftOut, let bytes = layout.range(statement.range) else { return }
    let change = "`\(Self.shown(layout.text(bytes)))` was left out"
    let lines = layout.range(ofLines: statement.range.firstLine, to: statement.range.lastLine)
    let patch =
      isOnly || !layout.standsAlone(statement)
      ? ProgramEdit.Patch(range: bytes, text: "pass") : ProgramEdit.Patch(range: lines, text: "")
    note(PythonMutations.dropped, line: statement.range.firstLine, change, [patch])
  }

  private mutating func visitLoop(_ body: [Statement], _ loop: Statement, _ word: String) {
    guard let last = body.last, layout.standsAlone(last), last.range.firstLine > loop.range.firstLine,
      let first = body.first
    else { return }
    let end = layout.range(ofLines: 1, to: last.range.lastLine).upperBound
    let line = layout.indentation(ofLine: first.range.firstLine) + "break\n"
    note(
      PythonMutations.loopOnce, line: loop.range.firstLine, "the `\(word)` ends after its first round",
      [ProgramEdit.Patch(range: end..<end, text: line)])
    moveOut(last, of: loop, isOnly: body.count == 1)
  }

  // MARK: - Indentation

  /// The statement behind a block becomes the block's last one.
  private mutating func moveIn(_ statement: Statement, behind block: Statement) {
    guard statement.isSimple, layout.standsAlone(statement), statement.range.firstLine == statement.range.lastLine,
      let inner = block.lastBody?.first, inner.range.firstLine > block.range.firstLine
    else { return }
    let line = statement.range.firstLine
    let old = layout.indentation(ofLine: line)
    let start = layout.range(ofLines: line, to: line).lowerBound
    note(
      PythonMutations.indentedTooFar, line: line,
      "`\(layout.text(statement.range) ?? "")` moved into the block before it",
      [
        ProgramEdit.Patch(
          range: start..<start + old.utf8.count, text: layout.indentation(ofLine: inner.range.firstLine))
      ])
  }

  /// The last statement of a block moves behind it.
  mutating func moveOut(_ statement: Statement, of block: Statement, isOnly: Bool) {
    guard !isOnly, statement.isSimple, layout.standsAlone(statement),
      statement.range.firstLine == statement.range.lastLine
    else { return }
    let line = statement.range.firstLine
    let old = layout.indentation(ofLine: line)
    let start = layout.range(ofLines: line, to: line).lowerBound
    note(
      PythonMutations.indentedTooLittle, line: line, "`\(layout.text(statement.range) ?? "")` moved out of its block",
      [
        ProgramEdit.Patch(
          range: start..<start + old.utf8.count, text: layout.indentation(ofLine: block.range.firstLine))
      ])
  }

  /// What gives a variable its first value before a loop stands inside of the loop, too.
  private mutating func reset(_ statement: Statement, in loop: Statement) {
    guard case .assign(let targets, let value) = statement.form, targets.count == 1,
      case .name(let name)? = targets.first?.form, value.isWrittenOut, layout.standsAlone(statement),
      let body = loop.bodies.first, let first = body.first, first.range.firstLine > loop.range.firstLine,
      body.contains(where: { $0.changes(name) }), let text = layout.text(statement.range)
    else { return }
    let line = first.range.firstLine
    let start = layout.range(ofLines: line, to: line).lowerBound
    note(
      PythonMutations.resetInLoop, line: line, "`\(text)` is done in each round",
      [ProgramEdit.Patch(range: start..<start, text: layout.indentation(ofLine: line) + text + "\n")])
  }
}

extension Statement {
  /// Whether a program without it is a mistake that somebody makes; what only names or imports something is not.
  fileprivate var canBeLeftOut: Bool {
    switch form {
    case .expression(let value): !value.isText
    case .assign, .augmentedAssign, .return, .break, .continue, .delete, .raise: true
    case .annotatedAssign(let assignment): assignment.value != nil
    case .pass, .assert, .global, .nonlocal, .import, .importFrom, .if, .while, .for, .with, .try, .match, .function,
      .class:
      false
    }
  }

  /// Whether it does one thing on one line and can stand in any block.
  fileprivate var isSimple: Bool {
    switch form {
    case .expression, .assign, .augmentedAssign, .return: true
    case .annotatedAssign, .delete, .pass, .break, .continue, .raise, .assert, .global, .nonlocal, .import,
      .importFrom, .if, .while, .for, .with, .try, .match, .function, .class:
      false
    }
  }

  /// The body behind which the statement ends, of loops and decisions.
  fileprivate var lastBody: [Statement]? {
    switch form {
    case .if(_, let then, let otherwise):
      if otherwise.count == 1, case .if = otherwise[0].form { return otherwise[0].lastBody }
      return otherwise.isEmpty ? then : otherwise
    case .for, .while: return bodies.last { !$0.isEmpty }
    case .expression, .assign, .augmentedAssign, .annotatedAssign, .delete, .pass, .break, .continue, .return, .raise,
      .assert, .global, .nonlocal, .import, .importFrom, .with, .try, .match, .function, .class:
      return nil
    }
  }

  /// Whether it gives a variable another value.
  fileprivate func changes(_ name: Name) -> Bool {
    targets.contains { $0.isName(name) } || bodies.joined().contains { $0.changes(name) }
  }
}

extension Expression {
  /// Whether it is this variable.
  func isName(_ name: Name) -> Bool { if case .name(name) = form { true } else { false } }

  /// Whether it is a text that is written out, such as a documentation.
  var isText: Bool { if case .constant(.string) = form { true } else { false } }

  /// Whether it is written out: a literal, or an empty list or dictionary.
  var isWrittenOut: Bool {
    switch form {
    case .constant: true
    case .list(let elements): elements.isEmpty
    case .dictionary(let items): items.isEmpty
    case .unary(_, let operand): operand.isWrittenOut
    case .name, .attribute, .subscript, .slice, .call, .binary, .boolean, .compare, .conditional, .lambda, .walrus,
      .tuple, .set, .listComprehension, .setComprehension, .dictionaryComprehension, .generator, .starred, .yield,
      .yieldFrom, .await, .joinedString, .formatted:
      false
    }
  }
}
