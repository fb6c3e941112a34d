extension Expression {
  /// The expressions of which it is made, in the order in which they stand.
  package var children: [Expression] {
    switch form {
    case .constant, .name: []
    case .attribute(let value, _), .unary(_, let value), .starred(let value), .yieldFrom(let value), .await(let value):
      [value]
    case .subscript(let value, let index): [value, index]
    case .slice(let lower, let upper, let step): [lower, upper, step].compactMap { $0 }
    case .call(let call): [call.function] + call.arguments + call.keywords.map(\.value)
    case .binary(_, let left, let right): [left, right]
    case .boolean(_, let operands): operands
    case .compare(let first, let steps): [first] + steps.map(\.operand)
    case .conditional(let test, let then, let otherwise): [then, test, otherwise]
    case .lambda(let lambda): [lambda.body]
    case .walrus(let target, let value): [target, value]
    case .tuple(let elements), .list(let elements), .set(let elements), .joinedString(let elements): elements
    case .dictionary(let items): items.flatMap { [$0.key, $0.value].compactMap { $0 } }
    case .listComprehension(let comprehension), .setComprehension(let comprehension),
      .dictionaryComprehension(let comprehension), .generator(let comprehension):
      comprehension.children
    case .yield(let value): [value].compactMap { $0 }
    case .formatted(let field): [field.value, field.specification].compactMap { $0 }
    }
  }
}

extension Comprehension {
  fileprivate var children: [Expression] {
    [element, value].compactMap { $0 } + clauses.flatMap { [$0.target, $0.iterable] + $0.conditions }
  }
}
