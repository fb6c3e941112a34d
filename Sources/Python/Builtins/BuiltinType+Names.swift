extension BuiltinType {
  /// The class's name.
  var name: String { Self.names[Int(rawValue)] }

  /// The names of all classes, in the order of their numbers; a run asks for a name each time that it makes a class.
  private static let names = allCases.map(\.written)

  /// The name, from that of the case where both are the same.
  private var written: String {
    switch self {
    case .noneType: "NoneType"
    case .builtinFunction, .builtinMethod: "builtin_function_or_method"
    case .methodWrapper: "method-wrapper"
    case .methodDescriptor: "method_descriptor"
    case .wrapperDescriptor: "wrapper_descriptor"
    case .notImplementedType: "NotImplementedType"
    case .memberDescriptor: "member_descriptor"
    case .textStream: "TextIOWrapper"
    case .dictKeys: "dict_keys"
    case .dictValues: "dict_values"
    case .dictItems: "dict_items"
    case .rangeIterator: "range_iterator"
    case .listIterator: "list_iterator"
    case .tupleIterator: "tuple_iterator"
    case .strIterator: "str_ascii_iterator"
    case .bytesIterator: "bytes_iterator"
    case .setIterator: "set_iterator"
    case .sequenceIterator: "iterator"
    case .dictKeyIterator: "dict_keyiterator"
    case .dictValueIterator: "dict_valueiterator"
    case .dictItemIterator: "dict_itemiterator"
    case .listReverseIterator: "list_reverseiterator"
    case .dictReverseKeyIterator: "dict_reversekeyiterator"
    case .dictReverseValueIterator: "dict_reversevalueiterator"
    case .dictReverseItemIterator: "dict_reverseitemiterator"
    case .callableIterator: "callable_iterator"
    case .mappingProxy: "mappingproxy"
    case .pattern: "re.Pattern"
    case .match: "re.Match"
    case .eofError: "EOFError"
    case .osError: "OSError"
    case .blockingIOError: "BlockingIOError"
    case .isADirectoryError: "IsADirectoryError"
    default: isException ? capitalized : "\(self)"
    }
  }

  /// The case's name as a class name: `TypeError` for `typeError`.
  private var capitalized: String {
    let text = "\(self)"
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// The built-in name that leads to the class, if programs can say it.
  var isNamed: Bool {
    if isException { return true }
    switch self {
    case .object, .type, .int, .bool, .float, .complex, .str, .bytes, .bytearray, .list, .tuple, .dict, .set,
      .frozenset, .range, .slice, .property, .classmethod, .staticmethod, .super, .reversed, .enumerate, .zip, .map,
      .filter:
      return true
    default: return false
    }
  }

  /// The classes that programs can name, by name.
  static let byName: [String: BuiltinType] = {
    var result: [String: BuiltinType] = ["IOError": .osError, "EnvironmentError": .osError]
    for type in allCases where type.isNamed { result[type.name] = type }
    return result
  }()
}
