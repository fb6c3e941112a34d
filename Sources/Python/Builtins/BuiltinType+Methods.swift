extension BuiltinType {
  /// The methods of the class with names of their own.
  var methods: NativeTable {
    switch self {
    case .object: ObjectMethods.table
    case .type: TypeMethods.table
    case .str: TextMethods.table
    case .list: ListMethods.table
    case .tuple: TupleMethods.table
    case .dict: DictMethods.table
    case .set: SetMethods.table
    case .frozenset: SetMethods.frozenTable
    case .int: NumberMethods.intTable
    case .float: NumberMethods.floatTable
    case .complex: NumberMethods.complexTable
    case .bytes, .bytearray: self == .bytes ? BytesMethods.table : BytesMethods.mutableTable
    case .range: RangeMethods.table
    case .slice: RangeMethods.sliceTable
    case .generator: GeneratorMethods.table
    case .property: PropertyMethods.table
    case .baseException: ExceptionMethods.table
    case .textStream: StreamMethods.all
    default: .empty
    }
  }

  /// The methods with special names (`__len__`) that the class has, made from what the machine can do with its values.
  var specialMethods: [NativeDefinition] {
    let all = SpecialMethods.table
    return specialNames.compactMap { all[$0] }
  }

  private var specialNames: [String] {
    let ordering = ["__lt__", "__le__", "__gt__", "__ge__"]
    let sequence = ["__len__", "__getitem__", "__contains__", "__iter__"]
    let integer = [
      "__add__", "__sub__", "__mul__", "__truediv__", "__floordiv__", "__mod__", "__pow__", "__divmod__", "__radd__",
      "__rsub__", "__rmul__", "__rtruediv__", "__rfloordiv__", "__rmod__", "__rpow__", "__neg__", "__pos__", "__abs__",
      "__bool__", "__int__", "__float__", "__round__", "__hash__", "__format__",
    ]
    switch self {
    case .object:
      return [
        "__repr__", "__str__", "__eq__", "__ne__", "__hash__", "__format__", "__lt__", "__le__", "__gt__", "__ge__",
      ]
    case .int:
      return integer + ordering + [
        "__index__", "__and__", "__or__", "__xor__", "__lshift__", "__rshift__", "__invert__", "__rand__", "__ror__",
        "__rxor__", "__rlshift__", "__rrshift__", "__trunc__", "__floor__", "__ceil__",
      ]
    case .float: return integer + ordering + ["__trunc__", "__floor__", "__ceil__"]
    case .complex: return ["__add__", "__sub__", "__mul__", "__truediv__", "__pow__", "__neg__", "__abs__", "__hash__"]
    case .str, .bytes:
      return sequence + ordering + ["__add__", "__mul__", "__rmul__", "__mod__", "__hash__", "__format__"]
    case .tuple: return sequence + ordering + ["__add__", "__mul__", "__rmul__", "__hash__"]
    case .list:
      return sequence + ordering + [
        "__add__", "__mul__", "__rmul__", "__iadd__", "__setitem__", "__delitem__", "__reversed__",
      ]
    case .bytearray: return sequence + ordering + ["__add__", "__mul__", "__setitem__", "__delitem__"]
    case .dict: return sequence + ["__setitem__", "__delitem__", "__or__", "__ior__", "__reversed__"]
    case .set: return ["__len__", "__contains__", "__iter__", "__and__", "__or__", "__xor__", "__sub__"] + ordering
    case .frozenset:
      return ["__len__", "__contains__", "__iter__", "__and__", "__or__", "__xor__", "__sub__", "__hash__"] + ordering
    case .range: return sequence + ["__reversed__", "__hash__"]
    case .dictKeys, .dictValues, .dictItems: return ["__len__", "__contains__", "__iter__"]
    case .function, .method, .builtinFunction: return ["__call__"]
    default:
      let isIterator = rawValue >= BuiltinType.rangeIterator.rawValue && rawValue < BuiltinType.mappingProxy.rawValue
      return isIterator || self == .generator ? ["__iter__", "__next__"] : []
    }
  }
}
