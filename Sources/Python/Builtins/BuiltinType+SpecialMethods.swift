extension BuiltinType {
  /// The methods with special names (`__len__`) that the class has, made from what the machine can do with its values.
  var specialMethods: [NativeDefinition] {
    let all = self == .object ? SpecialMethods.objectTable : SpecialMethods.table
    return specialNames.compactMap { all[$0] }
  }

  /// Whether the class says `__hash__ = None`.
  var isUnhashable: Bool {
    switch self {
    case .list, .dict, .set, .bytearray, .slice, .dictKeys, .dictItems: true
    default: false
    }
  }

  private var specialNames: [String] {
    switch self {
    case .object: SpecialMethods.objectTable.definitions.map(\.name)
    case .int:
      Names.number + Names.ordering + [
        "__index__", "__and__", "__or__", "__xor__", "__lshift__", "__rshift__", "__invert__", "__rand__", "__ror__",
        "__rxor__", "__rlshift__", "__rrshift__", "__trunc__", "__floor__", "__ceil__",
      ]
    case .float: Names.number + Names.ordering + ["__trunc__", "__floor__", "__ceil__"]
    case .complex:
      Names.value + [
        "__add__", "__sub__", "__mul__", "__truediv__", "__pow__", "__radd__", "__rsub__", "__rmul__", "__rtruediv__",
        "__rpow__", "__neg__", "__pos__", "__abs__", "__bool__",
      ]
    case .str:
      Names.value + Names.sequence + Names.ordering + [
        "__add__", "__mul__", "__rmul__", "__mod__", "__format__", "__str__",
      ]
    case .bytes:
      Names.value + Names.sequence + Names.ordering + ["__add__", "__mul__", "__rmul__", "__mod__", "__str__"]
    case .tuple: Names.value + Names.sequence + Names.ordering + ["__add__", "__mul__", "__rmul__"]
    case .list, .bytearray, .dict, .set, .frozenset: containerNames
    case .range: Names.value + Names.sequence + ["__reversed__", "__bool__"]
    case .slice: ["__repr__", "__eq__", "__ne__"]
    case .dictKeys, .dictItems:
      ["__len__", "__contains__", "__iter__", "__repr__", "__reversed__", "__and__", "__or__", "__xor__", "__sub__"]
        + Names.ordering + Names.equality
    case .dictValues: ["__len__", "__iter__", "__repr__", "__reversed__"]
    case .function, .method, .builtinFunction, .methodWrapper, .builtinMethod, .methodDescriptor, .wrapperDescriptor:
      ["__call__", "__repr__"]
    case .type, .module: ["__repr__"]
    default:
      hintsLength
        ? ["__iter__", "__next__", "__length_hint__"]
        : isIterator || self == .generator
          ? ["__iter__", "__next__"] : []
    }
  }

  private var containerNames: [String] {
    switch self {
    case .list:
      Names.container + Names.ordering + [
        "__getitem__", "__setitem__", "__delitem__", "__add__", "__mul__", "__rmul__", "__iadd__", "__imul__",
        "__reversed__",
      ]
    case .bytearray:
      Names.container + Names.ordering + [
        "__getitem__", "__setitem__", "__delitem__", "__add__", "__mul__", "__rmul__", "__iadd__", "__imul__",
        "__mod__",
        "__str__",
      ]
    case .dict:
      Names.container + [
        "__getitem__", "__setitem__", "__delitem__", "__or__", "__ror__", "__ior__", "__reversed__",
      ]
    case .set:
      Names.container + Names.ordering + Names.setOperations + ["__iand__", "__ior__", "__ixor__", "__isub__"]
    default: Names.container + Names.ordering + Names.setOperations + ["__hash__"]
    }
  }

  /// Whether it is an iterator that knows how many items are left.
  private var hintsLength: Bool {
    switch self {
    case .rangeIterator, .listIterator, .tupleIterator, .strIterator, .bytesIterator, .setIterator, .dictKeyIterator,
      .dictValueIterator, .dictItemIterator, .listReverseIterator, .dictReverseKeyIterator, .dictReverseValueIterator,
      .dictReverseItemIterator:
      true
    default: false
    }
  }

  private var isIterator: Bool {
    rawValue >= BuiltinType.rangeIterator.rawValue && rawValue < BuiltinType.mappingProxy.rawValue
  }

  /// Names that several classes have.
  private enum Names {
    static let ordering = ["__lt__", "__le__", "__gt__", "__ge__"]
    static let equality = ["__eq__", "__ne__"]
    static let value = equality + ["__repr__", "__hash__"]
    static let sequence = ["__len__", "__getitem__", "__contains__", "__iter__"]
    static let container = equality + ["__repr__", "__len__", "__contains__", "__iter__"]
    static let setOperations = [
      "__and__", "__or__", "__xor__", "__sub__", "__rand__", "__ror__", "__rxor__", "__rsub__",
    ]
    static let number =
      value + [
        "__add__", "__sub__", "__mul__", "__truediv__", "__floordiv__", "__mod__", "__pow__", "__divmod__", "__radd__",
        "__rsub__", "__rmul__", "__rtruediv__", "__rfloordiv__", "__rmod__", "__rpow__", "__neg__", "__pos__",
        "__abs__", "__bool__", "__int__", "__float__", "__round__", "__format__",
      ]
  }
}
