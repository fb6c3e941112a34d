/// The built-ins of which it is certain what a call does.
enum PlainVocabulary {
  /// Functions that change nothing, and do not print: their arguments may be walked through.
  static let functions: Set<String> = [
    "abs", "all", "any", "ascii", "bin", "bool", "chr", "complex", "dict", "divmod", "float", "format", "frozenset",
    "hex", "int", "isinstance", "len", "list", "max", "min", "oct", "ord", "pow", "range", "repr", "round", "set",
    "sorted", "str", "sum", "tuple",
  ]

  /// Those of them that turn values into text.
  static let formatters: Set<String> = ["ascii", "format", "print", "repr", "str"]

  /// Those of them that make an object that may change.
  static let makers: Set<String> = ["dict", "list", "set", "sorted"]

  /// What makes an object that is used up where it is walked through; understood only where that happens at once.
  static let iterators: Set<String> = ["enumerate", "filter", "map", "reversed", "zip"]

  /// Those of the functions that walk through all that their arguments have, and keep nothing of them.
  static let consumers: Set<String> = [
    "all", "any", "dict", "frozenset", "list", "max", "min", "set", "sorted", "sum", "tuple",
  ]

  /// Functions with which no other statement may change places.
  static let doors: Set<String> = ["exit", "input", "quit"]

  /// Methods of texts and numbers that give a text, a number or the like.
  static let textMethods: Set<String> = [
    "capitalize", "casefold", "center", "count", "endswith", "find", "format", "index", "is_integer", "isalnum",
    "isalpha", "isdecimal", "isdigit", "islower", "isnumeric", "isspace", "istitle", "isupper", "join", "ljust",
    "lower", "lstrip", "removeprefix", "removesuffix", "replace", "rfind", "rindex", "rjust", "rstrip", "startswith",
    "strip", "swapcase", "title", "upper", "zfill",
  ]

  /// Methods that change nothing, and give an object that may change.
  static let lookingMethods: Set<String> = [
    "copy", "difference", "get", "intersection", "isdisjoint", "issubset", "issuperset", "items", "keys", "partition",
    "rpartition", "rsplit", "split", "splitlines", "symmetric_difference", "union", "values",
  ]

  /// Methods that change their object.
  static let changingMethods: Set<String> = [
    "add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove", "reverse", "setdefault",
    "sort",
    "update",
  ]

  /// Whether a method of a built-in type has this name.
  static func isMethod(_ name: String) -> Bool {
    textMethods.contains(name) || lookingMethods.contains(name) || changingMethods.contains(name)
  }

  /// The special methods that a class may have.
  static let specialMethods: Set<String> = ["__init__", "__repr__", "__str__"]

  /// Built-ins that no program that is understood gives a meaning of its own, since they would do more than a function.
  static let reserved: Set<String> = [
    "breakpoint", "classmethod", "compile", "delattr", "eval", "exec", "exit", "getattr", "globals", "hasattr", "help",
    "id", "input", "iter", "locals", "memoryview", "next", "open", "print", "property", "quit", "setattr",
    "staticmethod", "super", "type", "vars",
  ]
}
