/// An expression and where it stands.
struct Expression: Sendable {
  let form: ExpressionForm
  let range: SourceRange

  init(_ form: ExpressionForm, _ range: SourceRange) {
    self.form = form
    self.range = range
  }
}

/// What an expression is, case by case as in CPython's `ast`; load, store and delete follow from where it stands.
///
/// A node is one small box on the heap; a leaf's children are held in place.
indirect enum ExpressionForm: Sendable {
  case constant(Constant)
  case name(Name)
  /// Does `value.name`.
  case attribute(Expression, Name)
  /// `value[index]`; the index may be a `slice` or a `tuple` with slices in it.
  case `subscript`(Expression, index: Expression)
  /// `lower:upper:step`, only as an index.
  case slice(lower: Expression?, upper: Expression?, step: Expression?)
  case call(Call)
  case unary(UnaryOperator, Expression)
  case binary(BinaryOperator, Expression, Expression)
  /// `a and b and c` is one node with three operands.
  case boolean(BooleanOperator, [Expression])
  /// Does `first < a <= b`.
  case compare(Expression, [Comparison])
  /// Does `then if test else otherwise`.
  case conditional(test: Expression, then: Expression, otherwise: Expression)
  case lambda(Lambda)
  /// Does `target := value`.
  case walrus(target: Expression, value: Expression)
  case tuple([Expression])
  case list([Expression])
  case set([Expression])
  case dictionary([DictionaryItem])
  case listComprehension(Comprehension)
  case setComprehension(Comprehension)
  /// The element is the key; the value stands in the comprehension.
  case dictionaryComprehension(Comprehension)
  case generator(Comprehension)
  /// Does `*value`.
  case starred(Expression)
  case yield(Expression?)
  case yieldFrom(Expression)
  case await(Expression)
  /// An f-string: its parts are string constants and `formatted` values.
  case joinedString([Expression])
  /// `{value!r:spec}` inside an f-string; the specification is a `joinedString`.
  case formatted(FormattedValue)
}

/// One step of a comparison chain.
struct Comparison: Sendable {
  let comparison: ComparisonOperator
  let operand: Expression
}

/// A call: positional arguments (some may be `starred`), then keywords.
struct Call: Sendable {
  let function: Expression
  let arguments: [Expression]
  let keywords: [Keyword]
}

/// `name=value`, or `**value` when there is no name, in a call or a class statement.
struct Keyword: Sendable {
  let name: Name?
  let value: Expression
  let range: SourceRange
}

/// `key: value`, or `**value` when there is no key, in a dictionary display.
struct DictionaryItem: Sendable {
  let key: Expression?
  let value: Expression
}

/// A comprehension of any kind.
struct Comprehension: Sendable {
  /// The element, or a dictionary comprehension's key.
  let element: Expression
  /// A dictionary comprehension's value.
  let value: Expression?
  let clauses: [ComprehensionClause]
  let scope: ScopeNumber
}

/// One loop of a comprehension: `for target in iterable if condition if condition`.
struct ComprehensionClause: Sendable {
  let target: Expression
  let iterable: Expression
  let conditions: [Expression]
  let isAsync: Bool
}

/// A function without a name: `lambda parameters: body`.
struct Lambda: Sendable {
  let parameters: Parameters
  let body: Expression
  let scope: ScopeNumber
}

/// A replacement field of an f-string; with `=` its text is a constant part of its own before it.
struct FormattedValue: Sendable {
  /// What `!s`, `!r` or `!a` asks for.
  enum Conversion: UInt8, Sendable {
    case string, representation, ascii
  }

  let value: Expression
  let conversion: Conversion?
  let specification: Expression?
}
