/// Programs that print something else when `python3` runs a file of our library, and why no file could change that.
struct LibraryException {
  enum Reason {
    /// C functions word what is wrong with their arguments as no function written in Python can.
    case argumentMessages
    /// Messages name a class written in C with its module: `'decimal.Decimal' object`.
    case classNames
    /// The rest of CPython knows its own classes, not those of our file.
    case ownClasses
    /// Only classes written in C are bytes-like in CPython.
    case buffers
    /// The interpreter goes on with its own `sys`.
    case ownState
    /// The functions around the program, which the runner has, are seen.
    case frames
    /// CPython counts functions of our file among those that a warning skips; ours counts the program's alone.
    case warningLevels
  }

  let reason: Reason
  /// Pages and the numbers of programs on them: `modules-json 3`.
  let programs: [String]

  private static func because(_ reason: Reason, _ page: String, _ numbers: Int...) -> LibraryException {
    LibraryException(reason: reason, programs: numbers.map { "\(page) \($0)" })
  }

  /// By the modules' names.
  static let all: [String: [LibraryException]] = [
    "_groups": [because(.ownClasses, "exception-groups", 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 15)],
    "_memory": [because(.buffers, "memoryview", 1)],
    "array": [because(.buffers, "memoryview", 1), because(.buffers, "modules-array-bytes", 1)],
    "bisect": [because(.argumentMessages, "modules-arguments", 2)],
    "cmath": [because(.argumentMessages, "modules-arguments", 9)],
    "collections": [
      because(.argumentMessages, "modules-arguments", 2), because(.ownClasses, "modules-pprint", 7),
      because(.classNames, "programs-found", 11),
    ],
    "dataclasses": [because(.ownClasses, "modules-pprint", 8)],
    "datetime": [
      because(.argumentMessages, "modules-arguments", 6, 7),
      because(.classNames, "modules-datetime", 8, 10, 25, 27, 32, 46, 47),
    ],
    "decimal": [
      because(.argumentMessages, "modules-arguments", 8), because(.argumentMessages, "modules-decimal", 51),
      because(.classNames, "modules-arguments", 7), because(.classNames, "modules-decimal-floats", 1),
      because(.classNames, "modules-random-draws", 19),
      because(.classNames, "modules-decimal", 10, 18, 20, 32, 48), because(.ownClasses, "modules-decimal", 46),
      because(.ownClasses, "modules-statistics-averages", 2), because(.ownClasses, "modules-statistics-spread", 4),
      because(.ownClasses, "programs-modules", 14),
    ],
    "enum": [because(.warningLevels, "programs-random", 11)],
    "functools": [
      because(.argumentMessages, "modules-arguments", 1), because(.argumentMessages, "modules-functools-calls", 9),
    ],
    "heapq": [because(.argumentMessages, "modules-arguments", 1)],
    "inspect": [because(.frames, "finalizers-and-depth", 6)],
    "io": [because(.classNames, "modules-io", 22)],
    "itertools": [
      because(.argumentMessages, "modules-arguments", 1, 2, 4), because(.classNames, "programs-found", 11),
    ],
    "numbers": [because(.ownClasses, "modules-numbers", 1)],
    "operator": [because(.argumentMessages, "modules-arguments", 1)],
    "pprint": [because(.ownClasses, "modules-pprint", 8)],
    "random": [because(.warningLevels, "modules-random-draws", 22)],
    "re": [because(.ownClasses, "regex-errors", 5)],
    "struct": [because(.argumentMessages, "modules-struct", 1)],
    "sys": [
      because(.frames, "finalizers-and-depth", 3, 4, 6), because(.ownState, "introspection", 2),
      because(.ownState, "modules-contextlib-managers", 6), because(.ownState, "modules-io", 17, 18, 19, 20, 21),
    ],
    "types": [
      because(.ownClasses, "modules-pprint", 8), because(.ownClasses, "modules-types-tools", 6),
      because(.ownClasses, "modules-types", 9),
    ],
    "typing": [
      because(.ownClasses, "introspection", 5), because(.ownClasses, "modules-dataclasses-fields", 8),
      because(.ownClasses, "modules-types", 8),
    ],
  ]
}
