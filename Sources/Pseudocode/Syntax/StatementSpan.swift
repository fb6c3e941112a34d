import PythonSyntax

/// Where a statement of a program is.
package struct StatementSpan: Sendable, Hashable {
  /// Its bytes in the text of the program, whose line ends are line feeds.
  package let bytes: Range<Int>
  /// The line on which it begins, from 1.
  package let line: Int

  init(_ range: SourceRange, in source: SourceText) {
    func offset(_ position: SourcePosition) -> Int {
      Int(source.lineStarts[Int(position.line) - 1]) + Int(position.column)
    }
    bytes = offset(range.start)..<offset(range.end)
    line = Int(range.start.line)
  }
}

extension [PseudocodeStatement] {
  /// The places of all statements, those inside of others behind them; of a procedure only those in its block.
  func places(in source: SourceText) -> [StatementSpan] { flatMap { $0.places(in: source) } }
}

extension PseudocodeStatement {
  fileprivate func places(in source: SourceText) -> [StatementSpan] {
    let own = StatementSpan(range, in: source)
    switch form {
    case .assign, .setElement, .call, .return: return [own]
    case .if(let branches, let otherwise):
      let bodies = branches.flatMap { $0.body.statements.places(in: source) }
      return [own] + bodies + (otherwise?.statements.places(in: source) ?? [])
    case .repeatTimes(_, let body), .repeatUntil(_, let body), .forEach(_, in: _, let body):
      return [own] + body.statements.places(in: source)
    case .procedure(let procedure): return procedure.body.statements.places(in: source)
    }
  }
}
