/// What a rule of the grammar has matched, as far as error messages need to know it.
final class Shape {
  let kind: Kind
  let range: SourceRange
  /// The elements of a display, the value of a star, the first operand of a comparison, the positional arguments.
  let children: [Shape]
  /// Whether a comparison's first operator is `in`, or arguments have `**` in them.
  let isMarked: Bool

  /// The kinds of things that messages tell apart; the text is how they name it.
  enum Kind: String {
    case attribute, `subscript`, starred, name, list, tuple, lambda, expression, comparison, literal, ellipsis
    case call = "function call"
    case generator = "generator expression"
    case yield = "yield expression"
    case await = "await expression"
    case listComprehension = "list comprehension"
    case setComprehension = "set comprehension"
    case dictionaryComprehension = "dict comprehension"
    case dictionary = "dict literal"
    case set = "set display"
    case formattedString = "f-string expression"
    case `true` = "True"
    case `false` = "False"
    case none = "None"
    case conditional = "conditional expression"
    case walrus = "named expression"
    /// Anything that no message names: arguments, parameters, patterns, statements.
    case other
    /// A call of nothing but a name, `print` or `exec`, as Python 2 had statements of.
    case legacyName = "name "
  }

  init(_ kind: Kind, _ range: SourceRange, _ children: [Shape] = [], isMarked: Bool = false) {
    self.kind = kind
    self.range = range
    self.children = children
    self.isMarked = isMarked
  }

  /// How messages name it.
  var description: String { kind == .legacyName ? "name" : kind.rawValue }

  /// What targets are looked for in.
  enum TargetKind {
    case assigned, deleted, loop
  }

  /// The first part that cannot be a target.
  func findInvalidTarget(_ target: TargetKind) -> Shape? {
    switch kind {
    case .name, .legacyName, .attribute, .subscript: return nil
    case .list, .tuple: return children.lazy.compactMap { $0.findInvalidTarget(target) }.first
    case .starred: return target == .deleted ? self : children[0].findInvalidTarget(target)
    case .comparison:
      guard target == .loop else { return self }
      return isMarked ? children[0].findInvalidTarget(target) : nil
    default: return self
    }
  }
}
