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
    case .dictKeys, .dictItems: DictViewMethods.table
    case .slice: RangeMethods.sliceTable
    case .generator: GeneratorMethods.table
    case .property: PropertyMethods.table
    case .function, .classmethod, .staticmethod: BindingMethods.table
    case .baseException: ExceptionMethods.table
    case .textStream: StreamMethods.all
    case .pattern: PatternMethods.table
    case .match: MatchMethods.table
    default: .empty
    }
  }
}
