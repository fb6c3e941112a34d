extension ProgramCheck {
  /// Warns of `x is 5`.
  func warnOfIdentity(_ first: Expression, _ comparisons: [Comparison], _ range: SourceRange) {
    var left = first
    for comparison in comparisons {
      if left.isPlainLiteral || comparison.operand.isPlainLiteral {
        switch comparison.comparison {
        case .is: return warn("\"is\" with a literal. Did you mean \"==\"?", range)
        case .isNot: return warn("\"is not\" with a literal. Did you mean \"!=\"?", range)
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .in, .notIn: break
        }
      }
      left = comparison.operand
    }
  }

  /// Warns of `"text" (x)`, which is often a list without a comma.
  func warnOfCall(_ function: Expression, _ range: SourceRange) {
    guard function.displayTypeName != nil || function.foldedTypeName != nil, let type = function.inferredTypeName else {
      return
    }
    warn("'\(type)' object is not callable; perhaps you missed a comma?", range)
  }

  /// Warns of `5[x]`, and of `[1, 2] ["a"]`.
  func warnOfSubscript(_ value: Expression, _ index: Expression, _ range: SourceRange) {
    guard let type = value.inferredTypeName else { return }
    switch type {
    case "NoneType", "bool", "int", "float", "complex", "ellipsis", "set", "generator", "function":
      warn("'\(type)' object is not subscriptable; perhaps you missed a comma?", range)
    case "str", "bytes", "tuple", "list":
      guard let indexType = index.inferredTypeName, !["int", "bool"].contains(indexType) else { return }
      warn("\(type) indices must be integers or slices, not \(indexType); perhaps you missed a comma?", range)
    default: break
    }
  }
}

extension Expression {
  /// Whether it is a constant other than `None`, `True`, `False` and `...`.
  fileprivate var isPlainLiteral: Bool {
    guard let type = foldedTypeName else { return false }
    switch type {
    case "NoneType", "bool", "ellipsis": return false
    default: return true
    }
  }

  /// The type of its value, where the text alone tells.
  fileprivate var inferredTypeName: String? {
    if case .lambda = form { return "function" }
    return foldedTypeName ?? displayTypeName
  }

  /// The type of what a display or a comprehension makes.
  fileprivate var displayTypeName: String? {
    switch form {
    case .tuple: "tuple"
    case .list, .listComprehension: "list"
    case .dictionary, .dictionaryComprehension: "dict"
    case .set, .setComprehension: "set"
    case .generator: "generator"
    case .joinedString, .formatted: "str"
    case .constant, .name, .attribute, .subscript, .slice, .call, .unary, .binary, .boolean, .compare, .conditional,
      .lambda, .walrus, .starred, .yield, .yieldFrom, .await:
      nil
    }
  }
}
