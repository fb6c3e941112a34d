extension Area {
  /// Bytes and byte arrays.
  static let bytes = Area(
    expressions: [
      "<bytesValue>.<bytesPlain>()", "<bytesValue>.<bytesPlain>()", "<bytesValue>.<bytesMethod>(<bytesArgument>)",
      "<bytesValue>.<bytesMethod>(<bytesArgument>)", "<bytesValue>.<bytesSearch>(<bytesArgument>, <index>)",
      "<bytesValue>.replace(<bytesArgument>, <bytesArgument>, <index>)",
      "<bytesValue>.replace(<bytesArgument>, <bytesArgument>)",
      "<bytesValue>.split(<bytesArgument>, <index>)", "<bytesValue>.rsplit(None, <index>)",
      "<bytesValue>.splitlines(<bool>)", "<bytesValue>.join(<bytesItems>)",
      "<bytesValue>.center(<index>, <bytesArgument>)", "<bytesValue>.ljust(9, b'*')", "<bytesValue>.zfill(<digit>)",
      "<bytesValue>.hex()", "<bytesValue>.hex(<text>, <index>)", "bytes.fromhex(<text>)",
      "bytes.fromhex('<digit><digit> <digit>f')", "<bytesValue>[<index>]", "<bytesValue><slice>",
      "<bytesValue> + <bytesValue>", "<bytesValue> + <any>", "<bytesValue> * <index>",
      "<bytesArgument> in <bytesValue>", "<bytesValue> <compare> <bytesValue>", "<bytesValue> == <str>",
      "list(<bytesValue>)", "sorted(<bytesValue>)", "bytes(<list>)", "bytes([<small>, <small>])",
      "bytearray(<iterable>)", "bytes(<index>)", "<bytesValue>.translate(None, <bytesArgument>)",
      "<bytesValue>.translate(bytes.maketrans(b'abc', b'xyz'))",
      "bytes.maketrans(<bytesArgument>, <bytesArgument>)[:3]", "hash(<bytesValue>)", "repr(<bytesValue>)",
      "str(<bytesValue>)", "max(<bytesValue>)", "sum(<bytesValue>)", "reversed(<bytesValue>).__class__.__name__",
      "int(<bytesValue>)", "float(<bytesValue>)",
      "<bytesValue>.expandtabs(<digit>)", "<bytesValue>.startswith((b'a', <bytesArgument>))", "bytes(<str>)",
      "<bytesValue>.nothing()", "ord(<bytesValue>)", "<bytesValue>.isdigit(1)",
    ],
    statements: [
      "b = bytearray(<bytesValue>)\nb.<arrayChange>\nprint(b)\nb.<arrayChange>\nprint(b)\nb.<arrayChange>\nprint(b, len(b))",
      "b = bytearray(b'abcdef')\nb<slice> = <bytesArgument>\nprint(b)\nb[<index>] = <small>\nprint(b)",
      "b = bytearray(range(8))\ndel b<slice>\nprint(b)\nb += <bytesArgument>\nprint(b)", "b = <bytesValue>\nb[0] = 65",
      "for n in <bytesValue>:\n    print(n, chr(n), f'{n:08b}', end=';')\nprint()",
      "b = <bytesValue>\nb += <bytesValue>\nb *= <count>\nprint(b, type(b).__name__)",
    ],
    rules: [
      "bytesPlain": [
        "upper", "lower", "title", "capitalize", "swapcase", "strip", "lstrip", "rstrip", "split", "rsplit",
        "splitlines", "isalnum", "isalpha", "isascii", "isdigit", "islower", "isspace", "istitle", "isupper",
        "expandtabs", "hex", "decode", "copy",
      ],
      "bytesMethod": [
        "strip", "lstrip", "rstrip", "split", "rsplit", "count", "find", "rfind", "index", "rindex", "startswith",
        "endswith", "partition", "rpartition", "removeprefix", "removesuffix", "join",
      ],
      "bytesSearch": ["count", "find", "rfind", "index", "rindex", "startswith", "endswith"],
      "bytesArgument": [
        "<bytesValue>", "<bytesValue>", "b'a'", "b','", "b''", "97", "<small>", "<wrong>", "bytearray(b'l')",
      ],
      "bytesItems": [
        "[b'a', b'b']", "[<bytesValue>, <bytesValue>]", "(bytes([n]) for n in range(3))", "<list>", "<words>", "b'ab'",
      ],
      "arrayChange": [
        "append(<small>)", "extend(<bytesArgument>)", "insert(<index>, <small>)", "pop(<index>)", "pop()",
        "remove(<small>)", "reverse()", "clear()", "append(<wrong>)", "extend(<ints>)", "copy()",
        "__setitem__(<index>, <small>)",
      ],
    ])
}
