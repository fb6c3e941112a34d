import Execution
import PythonSyntax

extension MutantFinder {
  mutating func visitIf(_ test: Expression, _ then: [Statement], _ otherwise: [Statement], _ statement: Statement) {
    visitCondition(test)
    visit(then)
    if let last = then.last, otherwise.isEmpty { moveOut(last, of: statement, isOnly: then.count == 1) }
    guard let first = otherwise.first else { return visitElse(otherwise) }
    if let keyword = elif(first, alone: otherwise.count == 1) {
      replace(keyword, line: first.range.firstLine, PythonMutations.ifForElif, with: "if")
      dropElse(from: first.range.firstLine, behind: then, to: otherwise, "elif")
    } else {
      swap(then, otherwise, statement)
      if let bytes = elseKeyword(behind: then, before: first) {
        dropElse(from: line(of: bytes.lowerBound), behind: then, to: otherwise, "else")
      }
    }
    visitElse(otherwise)
  }

  private mutating func visitElse(_ otherwise: [Statement]) { visit(otherwise) }

  /// A condition turned round, and one that always holds; then what is inside of it.
  mutating func visitCondition(_ test: Expression) {
    visit(test)
    guard let written = text(test) else { return }
    if case .unary(.not, let operand) = test.form {
      if let inner = text(operand) { replace(test.range, PythonMutations.negated, with: inner) }
    } else {
      replace(test.range, PythonMutations.negated, with: test.isPrimary ? "not \(written)" : "not (\(written))")
    }
    if !test.isWrittenOut { replace(test.range, PythonMutations.always, with: "True") }
  }

  /// The word `elif` of a statement that stands alone in an `else`.
  private func elif(_ statement: Statement, alone: Bool) -> Range<Int>? {
    guard alone, case .if = statement.form, let start = layout.range(statement.range)?.lowerBound,
      layout.bytes[start...].starts(with: "elif".utf8)
    else { return nil }
    return start..<start + 4
  }

  private func elseKeyword(behind then: [Statement], before first: Statement) -> Range<Int>? {
    guard let last = then.last else { return nil }
    return layout.range(of: "else", between: last.range, and: first.range)
  }

  private mutating func dropElse(from line: Int, behind then: [Statement], to otherwise: [Statement], _ word: String) {
    guard let last = otherwise.last, let before = then.last, before.range.lastLine < line else { return }
    let lines = layout.range(ofLines: line, to: last.range.lastLine)
    note(
      PythonMutations.droppedElse, line: line, "the `\(word)` was left out",
      [ProgramEdit.Patch(range: lines, text: "")])
  }

  /// The two ways of an `if` change places, where each stands on lines of its own.
  private mutating func swap(_ then: [Statement], _ otherwise: [Statement], _ statement: Statement) {
    guard let first = then.first, let last = then.last, let second = otherwise.first, let end = otherwise.last,
      first.range.firstLine > statement.range.firstLine, first.range.start.column == second.range.start.column,
      let one = layout.range(SourceRange(from: first.range.start, to: last.range.end)),
      let two = layout.range(SourceRange(from: second.range.start, to: end.range.end)), one.upperBound < two.lowerBound
    else { return }
    note(
      PythonMutations.swapped, line: statement.range.firstLine, "the two ways of the `if` changed places",
      [
        ProgramEdit.Patch(range: one, text: layout.text(two)), ProgramEdit.Patch(range: two, text: layout.text(one)),
      ])
  }
}

extension Expression {
  /// Whether an operator can stand before it without parentheses.
  var isPrimary: Bool {
    switch form {
    case .constant, .name, .attribute, .subscript, .call, .list, .dictionary, .set: true
    case .slice, .unary, .binary, .boolean, .compare, .conditional, .lambda, .walrus, .tuple, .listComprehension,
      .setComprehension, .dictionaryComprehension, .generator, .starred, .yield, .yieldFrom, .await, .joinedString,
      .formatted:
      false
    }
  }
}
