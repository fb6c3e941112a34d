public import Python
import PythonSyntax

/// A comparison with `==` or `!=`, or with `in` or `not in` and a list, tuple or set that is written out,
/// in an expression.
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
  /// The elements of what stands behind `in`; nil behind other signs.
  public let elements: [Side]?
  /// Whether the sign is `!=` or `not in`.
  public let isNegated: Bool

  /// What the left side may be equal to.
  public var candidates: [Side] { elements ?? [right] }

  /// The sign as it is written.
  public var sign: String {
    elements == nil ? isNegated ? "!=" : "==" : isNegated ? "not in" : "in"
  }
}

extension PythonProgram {
  /// The comparisons with `==`, `!=`, `in` and `not in` in an expression, but for those with names of their own,
  /// as in a comprehension.
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

private struct EqualityFinder: SyntaxWalker {
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
    walk(expression)
  }

  private mutating func note(_ left: Expression, _ step: Comparison) {
    switch step.comparison {
    case .equal, .notEqual:
      guard let left = side(left), let right = side(step.operand) else { return }
      found.append(
        PythonEquality(left: left, right: right, elements: nil, isNegated: step.comparison == .notEqual))
    case .in, .notIn:
      guard let left = side(left), let right = side(step.operand), let elements = elements(of: step.operand) else {
        return
      }
      found.append(
        PythonEquality(left: left, right: right, elements: elements, isNegated: step.comparison == .notIn))
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .is, .isNot: break
    }
  }

  /// What stands in a list, tuple or set that is written out; nil for other expressions, and where something is spread.
  private func elements(of expression: Expression) -> [PythonEquality.Side]? {
    switch expression.form {
    case .list(let elements), .tuple(let elements), .set(let elements):
      let sides = elements.compactMap { element -> PythonEquality.Side? in
        if case .starred = element.form { nil } else { side(element) }
      }
      return sides.isEmpty || sides.count < elements.count ? nil : sides
    case .constant, .name, .attribute, .subscript, .slice, .call, .unary, .binary, .boolean, .conditional, .walrus,
      .compare, .lambda, .listComprehension, .setComprehension, .dictionaryComprehension, .generator, .dictionary,
      .starred, .yield, .yieldFrom, .await, .joinedString, .formatted:
      return nil
    }
  }

  private func side(_ expression: Expression) -> PythonEquality.Side? {
    layout.range(expression.range).map {
      PythonEquality.Side(text: layout.text($0), bytes: $0, names: expression.names(in: tree))
    }
  }
}
