/// The names that Python has from the start, as far as facts tell them.
enum BuiltinNames {
  /// Functions and types that can be called without an import.
  static let functions: Set<String> = [
    "abs", "aiter", "all", "anext", "any", "ascii", "bin", "bool", "breakpoint", "bytearray", "bytes", "callable",
    "chr", "classmethod", "compile", "complex", "delattr", "dict", "dir", "divmod", "enumerate", "eval", "exec",
    "filter", "float", "format", "frozenset", "getattr", "globals", "hasattr", "hash", "help", "hex", "id", "input",
    "int", "isinstance", "issubclass", "iter", "len", "list", "locals", "map", "max", "memoryview", "min", "next",
    "object", "oct", "open", "ord", "pow", "print", "property", "range", "repr", "reversed", "round", "set",
    "setattr", "slice", "sorted", "staticmethod", "str", "sum", "super", "tuple", "type", "vars", "zip",
  ]

  /// The concept of a call of each of these functions.
  static let calls = Dictionary(uniqueKeysWithValues: functions.map { ($0, "python.call.\($0)") })

  /// Exceptions that can be raised and caught without an import.
  static let exceptions: Set<String> = [
    "ArithmeticError", "AssertionError", "AttributeError", "BaseException", "EOFError", "Exception",
    "FileNotFoundError", "FloatingPointError", "GeneratorExit", "ImportError", "IndentationError", "IndexError",
    "KeyError", "KeyboardInterrupt", "LookupError", "MemoryError", "ModuleNotFoundError", "NameError",
    "NotImplementedError", "OSError", "OverflowError", "PermissionError", "RecursionError", "RuntimeError",
    "StopIteration", "SyntaxError", "SystemExit", "TimeoutError", "TypeError", "UnboundLocalError", "UnicodeError",
    "ValueError", "ZeroDivisionError",
  ]

  /// The methods of the built-in types.
  static let methods: [String: Set<String>] = [
    "str": [
      "capitalize", "casefold", "center", "count", "encode", "endswith", "expandtabs", "find", "format", "format_map",
      "index", "isalnum", "isalpha", "isascii", "isdecimal", "isdigit", "isidentifier", "islower", "isnumeric",
      "isprintable", "isspace", "istitle", "isupper", "join", "ljust", "lower", "lstrip", "maketrans", "partition",
      "removeprefix", "removesuffix", "replace", "rfind", "rindex", "rjust", "rpartition", "rsplit", "rstrip", "split",
      "splitlines", "startswith", "strip", "swapcase", "title", "translate", "upper", "zfill",
    ],
    "list": [
      "append", "clear", "copy", "count", "extend", "index", "insert", "pop", "remove", "reverse", "sort",
    ],
    "dict": [
      "clear", "copy", "fromkeys", "get", "items", "keys", "pop", "popitem", "setdefault", "update", "values",
    ],
    "set": [
      "add", "clear", "copy", "difference", "difference_update", "discard", "intersection", "intersection_update",
      "isdisjoint", "issubset", "issuperset", "pop", "remove", "symmetric_difference", "symmetric_difference_update",
      "union", "update",
    ],
    "tuple": ["count", "index"],
    "int": ["as_integer_ratio", "bit_count", "bit_length", "to_bytes"],
    "float": ["fromhex", "is_integer"],
    "bytes": ["decode", "fromhex", "hex"],
  ]

  /// What a call of a built-in gives, where that is a built-in type.
  static let results: [String: String] = [
    "str": "str", "input": "str", "chr": "str", "repr": "str", "format": "str", "bin": "str", "hex": "str",
    "oct": "str", "ascii": "str", "list": "list", "sorted": "list", "dict": "dict", "set": "set", "tuple": "tuple",
    "int": "int", "len": "int", "ord": "int", "float": "float", "bytes": "bytes",
  ]

  /// The only built-in type that has a method of this name.
  static func owner(ofMethod name: String) -> String? {
    let owners = methods.filter { $0.value.contains(name) }.keys
    return owners.count == 1 ? owners.first : nil
  }
}
