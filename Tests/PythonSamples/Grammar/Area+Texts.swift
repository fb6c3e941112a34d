extension Area {
  /// The methods of texts, over ordinary and odd ones.
  static let texts = Area(
    expressions: [
      "<str>.<plainMethod>()", "<str>.<plainMethod>()", "<str>.<plainMethod>()", "'<odd><odd><letter>'.<plainMethod>()",
      "<str>.<textMethod>(<text>)", "<str>.<textMethod>(<str>)",
      "<str>.<searchMethod>(<text>, <index>)", "<str>.<searchMethod>(<str>, <bound2>, <bound2>)",
      "<str>.<padMethod>(<width2>, <text>)", "<str>.<padMethod>(<width2>)",
      "<str>.zfill(<width2>)", "<str>.expandtabs(<width2>)", "<str>.split(<text>, <index>)",
      "<str>.split(maxsplit=<index>)", "<str>.rsplit(<text>, <index>)", "<str>.rsplit(None, <index>)",
      "<str>.splitlines(<bool>)", "<str>.replace(<text>, <text>)", "<str>.replace(<text>, <text>, <index>)",
      "<str>.join(<iterable>)", "<str>.join(<words>)", "<str>.translate(<table>)",
      "<str>.translate(str.maketrans(<text>, <text>))", "str.maketrans(<text>, <text>, <text>)",
      "<str>.startswith((<str>, <str>))", "<str>.endswith(<text>, <index>)", "<str>.partition(<text>)",
      "<str>.rpartition(<text>)", "<str>[<index>]", "<str><slice>", "<str>[<index>:][<index>]", "<str> * <index>",
      "<str> + <text>", "<text> in <str>", "<str> <compare> <text>",
      "len(<str>)", "list(<str>)", "sorted(<str>)", "sorted(<str>, key=str.lower)", "min(<str>)",
      "max(<str>, default='')", "set(<str>) == set(<str>)", "<str>.nothing()", "<str>.<plainMethod>(<wrong>)",
      "<str>.<textMethod>()", "[c for c in <str> if c.<isMethod>()]", "''.join(c.<caseMethod>() for c in <str>)",
      "[ord(c) for c in <str>]", "<str>.upper().lower() == <str>.lower()",
      "<str>.title().swapcase()", "<str>.casefold() == <str>.casefold()", "''.join(reversed(<str>))",
      "dict(collections.Counter(<str>))", "<str>.count('')", "<str>.find('', <index>)", "<str>.replace('', '-')",
      "'-'.join(<str>).split('-')", "str(<bytesValue>, <encoding>)", "str(<any>, 'utf-8')",
      "<str>.center(<width2>, '*').strip('*')", "all(c.<isMethod>() for c in <str>)",
      "string.capwords(<str>)", "<str>.removeprefix(<text>)", "<str>.removesuffix(<text>)", "<str> % ()",
      "hash(<str>) % 1000", "<str>.isidentifier() and <str>.isprintable()",
      "list(zip(<str>, <str>))", "{c: <str>.index(c) for c in <str>}", "<str>.index(<text>, <index>)",
      "sum(map(ord, <str>))", "' '.join(w.capitalize() for w in <str>.split())",
      "''.join(chr((ord(c) - 97 + <digit>) % 26 + 97) if c.islower() else c for c in <str>)",
      "<str>.__contains__(<text>)", "<str>.__add__(<wrong>)", "<str>.__mul__(<count>)",
      "textwrap.fill(<str> * 5, <width2>)",
    ],
    statements: [
      "text = <str>\nfor c in text:\n    print(repr(c), c.isalpha(), c.isdigit(), c.isspace(), c.upper(), c.lower(), c.title())",
      "text = <str>\nprint([getattr(text, name)() for name in ('isalnum', 'isalpha', 'isascii', 'isdecimal', 'isdigit', 'isidentifier', 'islower', 'isnumeric', 'isprintable', 'isspace', 'istitle', 'isupper')])",
      "text = <str>\nfor method in ('upper', 'lower', 'title', 'capitalize', 'swapcase', 'casefold', 'strip'):\n    print(method, ascii(getattr(text, method)()))",
      "text = <str>\ntext[<index>] = 'x'", "text = <str>\ntext += <text>\ntext *= <count>\nprint(text, len(text))",
      "del <str>[<index>]",
      "vowels = 0\nfor place, c in enumerate(<str>):\n    if c.lower() in 'aeiou':\n        vowels += 1\n        print(place, c, end=' ')\nelse:\n    print(vowels)",
      "words = <str>.split()\nwords.sort(key=<function>)\nprint(words, ' '.join(words[::-1]))",
      "a, b = <str>, <str>\nprint(a < b, a == b, a > b, max(a, b), sorted([a, b, a + b]), a.lower() == b.lower(), sorted(a) == sorted(b))",
    ],
    rules: [
      "isMethod": [
        "isalnum", "isalpha", "isascii", "isdecimal", "isdigit", "isidentifier", "islower", "isnumeric", "isprintable",
        "isspace", "istitle", "isupper",
      ],
      "caseMethod": ["upper", "lower", "title", "capitalize", "swapcase", "casefold"],
      "plainMethod": [
        "<isMethod>", "<caseMethod>", "<caseMethod>", "strip", "lstrip", "rstrip", "split", "rsplit", "splitlines",
        "expandtabs",
      ],
      "textMethod": [
        "strip", "lstrip", "rstrip", "split", "rsplit", "count", "find", "rfind", "index", "rindex", "startswith",
        "endswith", "partition", "rpartition", "removeprefix", "removesuffix", "join",
      ],
      "searchMethod": ["count", "find", "rfind", "index", "rindex", "startswith", "endswith"],
      "padMethod": ["center", "ljust", "rjust"],
      "bound2": ["0", "1", "2", "-1", "-3", "9", "None", "<wrong>"],
      "width2": ["0", "1", "5", "8", "11", "-3", "14", "<wrong>"],
      "table": [
        "{97: 'X', 98: None}", "{'a': 'b'}", "{97: 98}", "str.maketrans('abc', 'xyz', ' ')",
        "str.maketrans({'a': 'AA', 'b': None})", "{97: 1.5}", "<wrong>", "'abc' * 50",
      ],
    ])

  /// Texts to bytes and back.
  static let encodings = Area(
    expressions: [
      "<str>.encode(<encoding>)", "<str>.encode(<encoding>, <errors>)",
      "'<odd><char><odd>'.encode(<encoding>, <errors>)", "<bytesValue>.decode(<encoding>)",
      "<bytesValue>.decode(<encoding>, <errors>)",
      "<str>.encode().decode(<encoding>, <errors>)", "bytes(<str>, <encoding>)", "bytes(<any>)", "bytearray(<any>)",
      "len(<str>.encode())", "list(<str>.encode())",
      "ascii('<odd><odd>')",
    ],
    rules: [
      "encoding": [
        "'utf-8'", "'utf8'", "'ascii'", "'latin-1'", "'UTF_8'",
        "'nonsense'",
      ],
      "errors": [
        "'strict'", "'ignore'", "'replace'", "'backslashreplace'", "'nonsense'",
        "errors='ignore'",
      ],
    ])
}
