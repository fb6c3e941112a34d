extension Expression {
  /// Whether it spreads what it has, as `*values` does.
  package var isStarred: Bool {
    if case .starred = form { return true }
    return false
  }

  /// Whether it says a value as it is.
  package var isLiteral: Bool {
    switch form {
    case .constant: true
    case .unary(let operation, let operand): operation == .minus && operand.isNumber
    case .tuple(let elements), .list(let elements), .set(let elements): elements.allSatisfy(\.isLiteral)
    case .dictionary(let items): items.allSatisfy { ($0.key?.isLiteral ?? false) && $0.value.isLiteral }
    case .name, .attribute, .subscript, .slice, .call, .binary, .boolean, .compare, .conditional, .lambda, .walrus,
      .listComprehension, .setComprehension, .dictionaryComprehension, .generator, .starred, .yield, .yieldFrom,
      .await, .joinedString, .formatted:
      false
    }
  }

  private var isNumber: Bool {
    guard case .constant(let constant) = form else { return false }
    switch constant {
    case .integer, .bigInteger, .float, .imaginary: return true
    case .none, .true, .false, .ellipsis, .string, .bytes: return false
    }
  }
}
