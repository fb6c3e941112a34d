import PythonSyntax

extension CodeNames {
  /// The variables that code uses or sets, but for those of its loops and functions: what is neither called nor a type.
  ///
  ///     CodeNames.variables(usedIn: "print(int(n) + k)")     // n, k
  package static func variables(usedIn code: String) -> Set<String> {
    guard let tree = try? SyntaxTree(parsing: SourceText(code)) else { return [] }
    var walker = Walker()
    walker.visit(tree.body)
    let others = walker.locals + walker.called + walker.loopTargets + walker.definitions
    return Set(walker.names.map { tree.names[$0] }).subtracting(others.map { tree.names[$0] })
      .filter { !AnswerReader.isTypeInPrograms($0) }
  }

  /// The variables that get a value more than once, or in a loop.
  ///
  ///     CodeNames.changing(in: "x = 1\ny = 2\nx += y")     // x
  package static func changing(in code: String) -> Set<String> {
    guard let tree = try? SyntaxTree(parsing: SourceText(code)) else { return [] }
    var loops = LoopWalker()
    loops.visit(tree.body)
    var (seen, again): (Set<String>, Set<String>) = ([], Set(loops.names.map { tree.names[$0] }))
    for name in tree.body.boundNames where !seen.insert(tree.names[name]).inserted { again.insert(tree.names[name]) }
    return again
  }

  /// The names that loops set.
  private struct LoopWalker: SyntaxWalker {
    var names: [Name] = []

    mutating func visit(_ statement: Statement) {
      if case .for(let loop) = statement.form { names += loop.target.boundNames + loop.body.boundNames }
      if case .while(_, let body, _) = statement.form { names += body.boundNames }
      walk(statement)
    }
  }
}
