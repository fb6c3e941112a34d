extension BuiltinType {
  /// The class's name.
  var name: String { Self.names[Int(rawValue)] }

  /// The names of all classes, in the order of their cases.
  ///
  /// Written out, since the name of a case is only found by reflection, which takes longer than most programs.
  private static let names = """
    object type int bool float complex str bytes bytearray list tuple dict set frozenset range slice NoneType \
    ellipsis NotImplementedType function builtin_function_or_method method-wrapper builtin_function_or_method \
    method_descriptor wrapper_descriptor method module generator cell code property classmethod staticmethod super \
    member_descriptor TextIOWrapper traceback dict_keys dict_values dict_items range_iterator list_iterator \
    tuple_iterator str_ascii_iterator bytes_iterator set_iterator iterator dict_keyiterator dict_valueiterator \
    dict_itemiterator reversed list_reverseiterator dict_reversekeyiterator dict_reversevalueiterator \
    dict_reverseitemiterator enumerate zip map filter callable_iterator mappingproxy re.Pattern re.Match \
    BaseException SystemExit KeyboardInterrupt GeneratorExit Exception StopIteration StopAsyncIteration \
    ArithmeticError FloatingPointError OverflowError ZeroDivisionError AssertionError AttributeError BufferError \
    EOFError ImportError ModuleNotFoundError LookupError IndexError KeyError MemoryError NameError \
    UnboundLocalError OSError BlockingIOError ChildProcessError ConnectionError BrokenPipeError \
    ConnectionAbortedError ConnectionRefusedError ConnectionResetError FileExistsError FileNotFoundError \
    InterruptedError IsADirectoryError NotADirectoryError PermissionError ProcessLookupError TimeoutError \
    ReferenceError RuntimeError NotImplementedError RecursionError SyntaxError IndentationError TabError \
    SystemError TypeError ValueError UnicodeError UnicodeDecodeError UnicodeEncodeError UnicodeTranslateError \
    Warning DeprecationWarning FutureWarning ImportWarning PendingDeprecationWarning ResourceWarning \
    RuntimeWarning SyntaxWarning UnicodeWarning UserWarning BytesWarning EncodingWarning
    """.split(separator: " ").map(String.init)

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
