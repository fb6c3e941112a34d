extension Expression {
  /// The type of the constant that CPython makes of it before it compiles.
  package var foldedTypeName: String? {
    switch form {
    case .constant(let constant): constant.typeName
    case .unary(let unary, let value): value.foldedTypeName.flatMap { fold(unary, $0) }
    case .binary(let binary, let left, let right):
      left.foldedTypeName.flatMap { left in right.foldedTypeName.flatMap { fold(binary, left, $0) } }
    case .tuple(let items): items.allSatisfy { $0.foldedTypeName != nil } ? "tuple" : nil
    case .name, .attribute, .subscript, .slice, .call, .boolean, .compare, .conditional, .lambda, .walrus, .list, .set,
      .dictionary, .listComprehension, .setComprehension, .dictionaryComprehension, .generator, .starred, .yield,
      .yieldFrom, .await, .joinedString, .formatted:
      nil
    }
  }

  private func fold(_ unary: UnaryOperator, _ type: String) -> String? {
    switch unary {
    case .not: "bool"
    case .invert: ["bool", "int"].contains(type) ? "int" : nil
    case .plus, .minus: numberTypes.contains(type) ? (type == "bool" ? "int" : type) : nil
    }
  }

  private func fold(_ binary: BinaryOperator, _ left: String, _ right: String) -> String? {
    guard let first = numberTypes.firstIndex(of: left), let second = numberTypes.firstIndex(of: right) else {
      switch binary {
      case .add: return left == right && sequenceTypes.contains(left) ? left : nil
      case .multiply:
        if ["bool", "int"].contains(right), sequenceTypes.contains(left) { return left }
        return ["bool", "int"].contains(left) && sequenceTypes.contains(right) ? right : nil
      case .subtract, .divide, .modulo, .floorDivide, .power, .leftShift, .rightShift, .bitOr, .bitXor, .bitAnd,
        .matrixMultiply:
        return nil
      }
    }
    let wider = numberTypes[max(first, second, 1)]
    switch binary {
    case .add, .subtract, .multiply, .power: return wider
    case .divide: return wider == "int" ? "float" : wider
    case .modulo, .floorDivide: return wider == "complex" ? nil : wider
    case .leftShift, .rightShift, .bitOr, .bitXor, .bitAnd: return wider == "int" ? wider : nil
    case .matrixMultiply: return nil
    }
  }
}

private let sequenceTypes = ["str", "bytes", "tuple"]

/// From the narrowest to the widest.
private let numberTypes = ["bool", "int", "float", "complex"]

extension Constant {
  fileprivate var typeName: String {
    switch self {
    case .none: "NoneType"
    case .true, .false: "bool"
    case .ellipsis: "ellipsis"
    case .integer, .bigInteger: "int"
    case .float: "float"
    case .imaginary: "complex"
    case .string: "str"
    case .bytes: "bytes"
    }
  }
}
