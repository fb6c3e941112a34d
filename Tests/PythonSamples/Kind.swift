/// The kinds of values that programs work with; each has three variables, made of its letter and a number.
enum Kind: String, CaseIterable {
  case int, float, str, bool, ints, strs, dict, set

  /// What its variables' names begin with.
  var letter: String {
    switch self {
    case .int: "n"
    case .float: "f"
    case .str: "s"
    case .bool: "b"
    case .ints: "l"
    case .strs: "w"
    case .dict: "d"
    case .set: "t"
    }
  }

  /// Values as they are written.
  var literals: [String] {
    switch self {
    case .int:
      ["0", "1", "2", "3", "5", "7", "10", "-1", "-4", "255", "1000", "2**31", "-2**63", "10**18", "0x1F", "True"]
    case .float: ["0.0", "1.0", "0.5", "-2.5", "3.14159", "1e10", "1e-7", "123456.789", "2.675", "1e16", "-0.0", "0.1"]
    case .str:
      [
        "''", "'a'", "'Ada'", "\"it's\"", "'two words'", "'x,y,,z'", "'  pad  '", "'42'", "'3.5'", "'Grüße'",
        "'a\\tb\\nc'",
        "'ÄÖ'", "'ß'", "'😀!'", "'\\\\'", "'aAbB12'", "'{}'", "'-'",
      ]
    case .bool: ["True", "False"]
    case .ints: ["[]", "[1]", "[3, 1, 2]", "[5, 5, -1, 0]", "list(range(6))", "list(range(10, 0, -3))", "([7] * 3)"]
    case .strs:
      ["[]", "['b', 'a']", "['one', 'two', 'three']", "'a b c'.split()", "list('hello')", "['', 'x', '10', '9']"]
    case .dict: ["{}", "{'a': 1}", "{'x': 3, 'y': -2, 'z': 3}", "dict(p=1, q=2)", "{'Ada': 36, 'two': 2}"]
    case .set: ["set()", "{1, 2, 3}", "{5, 3, 9, 12, 100}", "set(range(4))", "{-1, 0}"]
    }
  }

  /// How values are made of others.
  var expressions: [String] {
    switch self {
    case .int: Templates.ints
    case .float: Templates.floats
    case .str: Templates.texts
    case .bool: Templates.truths
    case .ints: Templates.lists
    case .strs: Templates.words
    case .dict: Templates.dictionaries
    case .set: Templates.sets
    }
  }
}
