/// A comparison with `==` or `!=` in an expression.
public struct PythonEquality: Sendable, Hashable {
  /// A side of it.
  public struct Side: Sendable, Hashable {
    /// The side as it is written.
    public let text: String
    /// Its bytes in the expression.
    public let bytes: Range<Int>
    /// The names that stand in it.
    public let names: Set<String>
  }

  /// What stands before the sign.
  public let left: Side
  /// What stands behind it.
  public let right: Side
  /// Whether the sign is `!=`.
  public let isNegated: Bool
}

extension PythonProgram {
  /// The comparisons with `==` and `!=` in an expression, but for those with names of their own, as in a comprehension.
  ///
  ///     PythonProgram.equalities(in: "output == 5").first?.right.text    // "5"
  public static func equalities(in expression: String) -> [PythonEquality] {
    guard isExpression(expression), let tree = try? SyntaxTree(parsingExpression: SourceText(expression)),
      case .expression(let value)? = tree.body.first?.form
    else { return [] }
    var finder = EqualityFinder(tree)
    finder.visit(value)
    return finder.found
  }
}

private struct EqualityFinder {
  private(set) var found: [PythonEquality] = []
  private let tree: SyntaxTree
  private let layout: ProgramLayout

  init(_ tree: SyntaxTree) {
    self.tree = tree
    layout = ProgramLayout(source: tree.source)
  }

  mutating func visit(_ expression: Expression) {
    switch expression.form {
    case .compare(let first, let steps):
      for (left, step) in zip([first] + steps.map(\.operand), steps) { note(left, step) }
    case .lambda, .listComprehension, .setComprehension, .dictionaryComprehension, .generator: return
    case .constant, .name, .attribute, .subscript, .slice, .call, .unary, .binary, .boolean, .conditional, .walrus,
      .tuple, .list, .set, .dictionary, .starred, .yield, .yieldFrom, .await, .joinedString, .formatted:
      break
    }
    for child in expression.children { visit(child) }
  }

  private mutating func note(_ left: Expression, _ step: Comparison) {
    switch step.comparison {
    case .equal, .notEqual:
      guard let left = side(left), let right = side(step.operand) else { return }
      found.append(PythonEquality(left: left, right: right, isNegated: step.comparison == .notEqual))
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .is, .isNot, .in, .notIn: break
    }
  }

  private func side(_ expression: Expression) -> PythonEquality.Side? {
    layout.range(expression.range).map {
      PythonEquality.Side(text: layout.text($0), bytes: $0, names: names(in: expression))
    }
  }

  private func names(in expression: Expression) -> Set<String> {
    if case .name(let name) = expression.form { return [tree.names[name]] }
    return expression.children.reduce(into: []) { $0.formUnion(names(in: $1)) }
  }
}
