extension Area {
  /// Values as they are written.
  static let values: [String: [String]] = [
    "digit": ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"],
    "count": ["0", "1", "2", "3", "4", "5", "<wrong>"],
    "index": ["0", "1", "2", "3", "-1", "-2", "5", "-5", "100", "True", "<wrong>"],
    "bound": ["", "", "0", "1", "2", "-1", "-2", "4", "-4", "9", "None", "<wrong>"],
    "step": ["", ":", ":1", ":2", ":-1", ":-2", ":3", ":0", ":<wrong>"],
    "slice": ["[<bound>:<bound>]", "[<bound>:<bound><step>]", "[:<bound><step>]"],
    "small": ["0", "1", "2", "3", "7", "10", "(-1)", "(-4)", "12", "True", "False", "255", "-17", "65"],
    "big": [
      "(2**31)", "(-2**63)", "10**18", "(2**64 - 1)", "10**25", "-(3**40)", "7**30", "(10**50 + 7)", "-(10**16)",
      "9007199254740993", "<first><digit>_<digit>00_000 ", "int('<digit><digit>' * 9)",
    ],
    "int": ["<small>", "<small>", "<small>", "<big>", "1000", "0x1F", "0b101", "0o17", "1_000_000"],
    "float": [
      "0.0", "-0.0", "1.0", "0.5", "-2.5", "2.675", "1e16", "1e-7", "123456.789", "float('inf')", "float('nan')",
      "-float('inf')", "1e300", "5e-324", "0.1", "(1/3)", "1.5", "1e22", "1e15", "0.0001", "0.00001", "99.995", "1e5",
      "<digit>.<digit><digit>", "-<digit>.<digit><digit>5",
      "1<digit>.<digit>e<digit>", "3.<digit>e-<digit>",
    ],
    "complex": ["1j", "(1+2j)", "(-0.5+0j)", "complex(3, -4)", "0j", "-2.5j", "complex(<small>, <digit>.5)"],
    "fraction": [
      "Fraction(1, 3)", "Fraction(-7, 4)", "Fraction('0.125')", "Fraction(<small>, <digit>)", "Fraction(5)",
    ],
    "decimal": [
      "Decimal('1.10')", "Decimal('-0.05')", "Decimal(3)", "Decimal('1E+3')", "Decimal('0.<digit><digit>5')",
      "Decimal('<digit>.<digit>')", "Decimal('NaN')", "Decimal('-Infinity')", "Decimal('-0')", "Decimal('12345678.9')",
    ],
    "real": ["<int>", "<float>", "<float>", "<fraction>", "<decimal>", "<wrong>"],
    "number": ["<int>", "<int>", "<float>", "<float>", "<complex>", "<fraction>", "<decimal>", "<bool>", "<wrong>"],
    // Those whose hash does not hang on where they lie in memory, as that of `None` and of what is no number does.
    "hashed": ["<int>", "<bool>", "<complex>", "1.5", "-2.5", "0.1", "1e300", "5e-324", "float('inf')", "1e22"],
    "first": ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
    "bool": ["True", "False", "(not <small>)", "(<small> < <small>)"],
    "letter": ["a", "b", "c", "d", "x", "y", "z", "A", "B", "Z", "e", "n", "s", "0", "1", "_", "-", " ", ".", ","],
    "char": [
      "<letter>", "<letter>", "<letter>", "<odd>", "<digit>",
    ],
    "odd": [
      "ß", "é", "É", "Σ", "ς", "İ", "ı", "ǆ", "ǅ", "ﬁ", "中", "😀", #"\u0301"#, #"\xa0"#, #"\u2003"#, #"\t"#, #"\n"#,
      "½", "²", "٣", "Ⅷ", "ª", "ŉ", "ﬃ", #"\x1c"#, #"\x85"#, #"\u2028"#, "Ω", #"\u212a"#, "ά", "ᾳ", "Ǆ", "ö",
      #"\x00"#, #"\r"#, #"\x7f"#, #"\u200d"#, #"\U0001d7d8"#, "Ⴀ", "ა", "ꭰ", "ḍ̇", "한", "א", "ﬀ", "ẞ", "ÿ",
    ],
    "str": [
      "''", "'a'", "'Ada'", #""it's""#, "'two words'", "'x,y,,z'", "'  pad  '", "'42'", "'-3.5'", "'Grüße'", "'hello'",
      #"'a\tb\nc'"#, "'ÄÖ'", "'ß'", "'😀!'", #"'\\'"#, "'aAbB12'", "'{}'", "'-'", "'banana'", "'Hello, World!'",
      "'<char><char><char>'", "'<char><char>'", "'<letter><char><letter><char><letter><char>'", "'<odd><odd>'",
      "'the quick brown fox'", "('ab' * <digit>)",
    ],
    "text": ["<str>", "<str>", "<str>", "<str>", "<str>", "<str>", "<wrong>"],
    "bytesValue": [
      "b''", "b'a'", "b'hello'", #"b'\x00\xff'"#, "b'a,b,,c'", "b'  x '", "b'Az09'", "bytearray(b'xyz')", "bytes(3)",
      "bytes([65, 66, 200])", "'é😀'.encode()", #"b'it\'s'"#, #"b'a\nb\r\nc'"#, "bytes(range(9))", "b'banana'",
    ],
    "ints": [
      "[]", "[1]", "[3, 1, 2]", "[5, 5, -1, 0]", "list(range(6))", "([7] * 3)", "[4, 1, 4, 2, 9, 2]",
      "[<small>, <small>, <small>]", "[<int>, <small>]", "[10, 9, 8, 7]",
    ],
    "words": [
      "[]", "['b', 'a']", "'a b c'.split()", "list('hello')", "['', 'x', '10', '9']", "[<str>, <str>]",
      "['pear', 'fig', 'Apple', 'kiwi']",
    ],
    "list": [
      "<ints>", "<ints>", "<words>", "[<any>, <any>]", "[[1, 2], [3]]", "[(1, 'a'), (0, 'b')]", "[1, 2.0, True]",
    ],
    "tuple": ["()", "(1,)", "(1, 'a')", "(3, 2, 1)", "(<any>, <any>)", "((1, 2), [3])"],
    "dict": [
      "{}", "{'a': 1}", "{'x': 3, 'y': -2, 'z': 3}", "{1: 'one', 2: 'two'}", "{<key>: <any>, <key>: <any>}",
      "dict(p=1, q=2)", "{'b': [1], 'a': {}}",
    ],
    // Without `None` for a key, whose hash hangs on where it lies in memory and is the order of a set of keys.
    "plainKeyed": [
      "{}", "{'a': 1}", "{'x': 3, 'y': -2, 'z': 3}", "{1: 'one', 2: 'two'}", "{<item>: <any>, <item>: <any>}",
      "dict(p=1, q=2)", "{'b': [1], 'a': {}}",
    ],
    "item": ["'a'", "'b'", "1", "2", "0", "True", "1.0", "(1, 2)", "''", "7"],
    "key": ["'a'", "'b'", "'x'", "1", "2", "0", "True", "1.0", "None", "(1, 2)", "''", "<wrong>"],
    "set": [
      "set()", "{1, 2, 3}", "{5, 3, 9, 12, 100}", "{-1, 0}", "frozenset({1, 2})", "{'a', 'b', 'c'}", "{<item>, <item>}",
    ],
    "iterable": [
      "<list>", "<list>", "<tuple>", "<str>", "<dict>", "<set>", "range(<digit>)", "iter(<list>)",
      "(x * 2 for x in <ints>)", "<wrong>", "zip(<list>, <str>)", "enumerate(<list>)", "map(str, <list>)",
    ],
    "simple": ["<small>", "<float>", "<str>", "None", "<bool>", "<bytesValue>", "1j", "..."],
    "any": ["<simple>", "<simple>", "<list>", "<tuple>", "<dict>", "<set>", "<simple>"],
    "wrong": [
      "None", "'x'", "1.5", "[1]", "(1, 2)", "{}", "{1}", "b'y'", "...", "1j", "int", "range(2)", "True", "-1", "len",
    ],
    "type": [
      "int", "float", "str", "bool", "list", "tuple", "dict", "set", "bytes", "complex", "object", "type(None)",
      "Fraction",
    ],
    "function": [
      "abs", "str", "len", "lambda x: -x", "lambda x: x % 3", "lambda x: (len(str(x)), x)", "repr", "int", "bool",
      "lambda x: x * 2", "type", "None", "str.lower", "ord",
    ],
    "binary": [
      "operator.add", "operator.mul", "lambda x, y: x - y", "max", "lambda x, y: [x, y]", "lambda a, b: f'({a}{b})'",
      "pow",
    ],
    "name": ["a", "b", "c", "x", "y", "name", "size"],
    "op": ["+", "-", "*", "/", "//", "%", "&", "|", "^", "@"],
    "compare": ["<", "<=", "==", "!=", ">", ">="],
    "error": [
      "ValueError", "TypeError", "KeyError", "IndexError", "ZeroDivisionError", "RuntimeError", "AttributeError",
      "StopIteration", "OSError", "ArithmeticError", "LookupError", "NotImplementedError", "AssertionError",
      "NameError",
    ],
  ]
}
