/// An expression and where it stands.
package struct Expression: Sendable {
  package let form: ExpressionForm
  package let range: SourceRange

  package init(_ form: ExpressionForm, _ range: SourceRange) {
    self.form = form
    self.range = range
  }
}

/// What an expression is, case by case as in CPython's `ast`; load, store and delete follow from where it stands.
///
/// A node is one small box on the heap; a leaf's children are held in place.
package indirect enum ExpressionForm: Sendable {
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
package struct Comparison: Sendable {
  package let comparison: ComparisonOperator
  package let operand: Expression
}

/// A call: positional arguments (some may be `starred`), then keywords.
package struct Call: Sendable {
  package let function: Expression
  package let arguments: [Expression]
  package let keywords: [Keyword]
}

/// `name=value`, or `**value` when there is no name, in a call or a class statement.
package struct Keyword: Sendable {
  package let name: Name?
  package let value: Expression
  package let range: SourceRange
}

/// `key: value`, or `**value` when there is no key, in a dictionary display.
package struct DictionaryItem: Sendable {
  package let key: Expression?
  package let value: Expression
}

/// A comprehension of any kind.
package struct Comprehension: Sendable {
  /// The element, or a dictionary comprehension's key.
  package let element: Expression
  /// A dictionary comprehension's value.
  package let value: Expression?
  package let clauses: [ComprehensionClause]
  package let scope: ScopeNumber
}

/// One loop of a comprehension: `for target in iterable if condition if condition`.
package struct ComprehensionClause: Sendable {
  package let target: Expression
  package let iterable: Expression
  package let conditions: [Expression]
  package let isAsync: Bool
}

/// A function without a name: `lambda parameters: body`.
package struct Lambda: Sendable {
  package let parameters: Parameters
  package let body: Expression
  package let scope: ScopeNumber
}

/// A replacement field of an f-string; with `=` its text is a constant part of its own before it.
package struct FormattedValue: Sendable {
  /// What `!s`, `!r` or `!a` asks for.
  package enum Conversion: UInt8, Sendable {
    case string, representation, ascii
  }

  package let value: Expression
  package let conversion: Conversion?
  package let specification: Expression?
}
