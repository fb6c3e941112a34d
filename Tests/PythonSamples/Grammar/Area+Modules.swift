extension Area {
  /// `json`, `textwrap`, `string`, `copy`, `io` and `typing`.
  static let modules = Area(
    expressions: [
      "json.dumps(<any>)", "json.dumps(<dict>, <jsonOption>)", "json.dumps(<any>, <jsonOption>, sort_keys=<bool>)",
      "json.dumps([<any>, {'b': <any>, 'a': [<any>, {}]}], <jsonOption>)", "json.loads('<json>')",
      "json.loads('<json>')", "json.loads('[<json>, <json>]')", "json.loads('{\"a\": <json>, \"<letter>\": <json>}')",
      "json.loads('<brokenJSON>')", "json.loads('<json><char>')", "json.loads(<text>)", "json.loads(json.dumps(<any>))",
      "json.dumps(<str>, ensure_ascii=<bool>)", "json.loads('<json>', parse_float=Decimal)",
      "json.dumps(<any>, default=str)", "json.loads('{\"a\": 1, \"b\": [2.5]}', object_pairs_hook=<pairs>)",
      "json.dumps({<key>: 1, <key>: 2}, <jsonOption>)", "json.dumps(<number>)",
      "json.dumps({(1, 2): 3}, skipkeys=<bool>)",
      "textwrap.wrap(<prose>, <width3>)", "textwrap.fill(<prose>, <width3>, <wrapOption>)",
      "textwrap.wrap(<prose>, <width3>, <wrapOption>)", "textwrap.wrap(<prose>, <width3>, <wrapOption>, <wrapOption2>)",
      "textwrap.shorten(<prose>, <width3>)", "textwrap.shorten(<prose>, <width3>, placeholder=<text>)",
      "textwrap.dedent(<indented>)", "textwrap.indent(<indented>, <text>)",
      "textwrap.indent(<indented>, '> ', lambda line: <bool>)", "copy.copy(<any>)", "copy.deepcopy(<any>)",
      "string.<stringName>[:<digit>]", "typing.get_type_hints(lambda x: x)", "typing.<hint>", "typing.Optional[<type>]",
      "typing.Union[int, <type>]", "list[<type>]", "dict[str, <type>]", "int | <type>", "isinstance(<any>, int | str)",
      "<type> | None", "typing.cast(int, <any>)",
    ],
    statements: [
      "out = io.StringIO(<str>)\nprint(<any>, <any>, file=out, end='')\nprint(repr(out.getvalue()), out.tell())\nout.seek(<index>)\nprint(repr(out.read(<index>)), out.readlines(), out.write(<text>))",
      "for line in io.StringIO('one\\ntwo\\r\\n<char>\\nend'):\n    print(repr(line), line.strip().split('<letter>'))",
      // Compared as texts: a NaN that has been read again is another object in CPython, and the same value here.
      "data = {'name': <str>, 'items': [<any>, <any>], 'n': <number>}\ntext = json.dumps(data, indent=<count>)\nprint(text)\nprint(json.dumps(json.loads(text)) == json.dumps(data))",
      "a = [<any>, [1, 2], {'k': [3]}]\nb, c = copy.copy(a), copy.deepcopy(a)\na[1].append(<any>)\na[2]['k'] = <any>\nprint(a, b, c, a == b, b == c)",
      "with contextlib.redirect_stdout(io.StringIO()) as out:\n    print(<any>, <str>)\nprint(repr(out.getvalue()))",
      "class Encoder(json.JSONEncoder):\n    def default(self, o):\n        if isinstance(o, (set, frozenset)): return sorted(o)\n        return super().default(o)\nshow(lambda: json.dumps({'a': <any>, 'b': <set>}, cls=Encoder))",
    ],
    rules: [
      "jsonOption": [
        "indent=<count>", "indent='--'", "separators=(',', ':')", "ensure_ascii=False", "allow_nan=False",
        "default=str", "default=lambda o: [1]", "skipkeys=True", "indent=None",
      ],
      "json": [
        "1", "-2.5e3", "\"a<letter>\"", "null", "true", "[1, 2]", "{\"x\": [<json>]}", "0.1", "\"\\\\u00e9<odd>\"",
        "NaN", "-Infinity", "1E400", "[<json>, <json>]", " <small2> ", "\"\\\\\\\\n\"", "<digit>", "-0", "1e5",
      ],
      "small2": ["3", "-4", "12345678901234567890"],
      "brokenJSON": [
        "", "[1,]", "{\"a\": 1,}", "{a: 1}", "[1 2]", "\"abc", "\"a\\nb\"", "tru", "01", "1.", "-", "{\"a\"}",
        "{\"a\" 1}", "[", "{", "\"\\\\x\"", "\"\\\\u12\"", "+1", "\\'a\\'", "[1]]", ".5", "{\"a\": }", "nul", "[,1]",
        "1e", "\\n\\n [1,\\n 2,\\n x]",
      ],
      "pairs": ["list", "dict", "lambda p: p[::-1]", "len"],
      "prose": [
        "'the quick brown fox jumps over the lazy dog'", "'a  b\\tc\\n\\nd e'",
        "'supercalifragilistic and-so-forth well-known x--y'", "<str>", "<str> + ' word ' + <str>",
        "'One. Two!  Three?\\n  four'", "''", "' <letter><letter> <char><char> -<letter>--<letter> 12-34 '",
      ],
      "width3": ["5", "10", "1", "20", "70", "0", "-1", "8", "<digit>", "<wrong>"],
      "wrapOption": [
        "initial_indent='* '", "subsequent_indent='  '", "break_long_words=False", "max_lines=<count>",
        "expand_tabs=False", "replace_whitespace=False", "drop_whitespace=False", "fix_sentence_endings=True",
        "tabsize=<digit>",
      ],
      "wrapOption2": ["break_on_hyphens=False", "placeholder='...'", "placeholder=<str>", "break_on_hyphens=True"],
      "indented": [
        "'  a\\n    b\\n  c'", "'\\ta\\n\\t\\tb'", "' a\\n\\n  b\\n \\n'", "<str>", "'a\\n  <char>\\n\\t<char>'",
        "'    x\\n   y\\r\\n     z'",
      ],
      "stringName": ["digits", "ascii_letters", "punctuation", "hexdigits", "whitespace", "printable", "nothing"],
      "hint": [
        "List[int]", "Dict[str, <type>]", "Tuple[int, ...]", "Callable[[int], str]", "Any", "Optional[<type>]",
        "Union[int, int]", "Literal['a', <digit>]", "TypeVar('T')", "nothing", "NamedTuple('P', [('x', int)])(<any>)",
        "TypedDict('D', {'a': int})(a=<any>)", "NewType('N', int)(<any>)",
      ],
    ])
}
