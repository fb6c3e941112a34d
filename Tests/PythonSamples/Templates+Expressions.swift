/// What programs are made of.
enum Templates {
  static let ints = [
    "{int} + {int}", "{int} - {int}", "{int} * {int}", "{int} // {int}", "{int} % {int}", "-{int}", "~{int}",
    "abs({int})",
    "{int} & {int}", "{int} | {int}", "{int} ^ {int}", "{int} << ({int} % 9)", "{int} >> ({int} % 9)",
    "{int} ** ({int} % 4)", "len({str})", "len({ints})", "len({dict})", "len({set})", "sum({ints})", "min({ints})",
    "max({ints}, default={int})", "{ints}[{int}]", "{ints}[-1]", "{dict}[{str}]", "{dict}.get({str}, {int})",
    "{str}.find({str})", "{str}.count({str})", "{str}.index({str})", "{ints}.index({int})", "{ints}.count({int})",
    "int({float})", "int({str})", "int({str}, 16)", "ord({str}[0])", "round({float})", "{int} if {bool} else {int}",
    "divmod({int}, {int})[0]", "pow({int}, 5, 97)", "{int}.bit_length()", "sum(x * x for x in {ints})",
    "sum(1 for c in {str} if c.isalpha())", "{bool} + {int}", "max({int}, {int})", "(lambda x, y={int}: x - y)({int})",
    "next(iter({ints}), {int})", "hash({int})", "int({bool})", "math.gcd({int}, {int})", "math.floor({float})",
    "functools.reduce(lambda x, y: x * 3 + y, {ints}, {int})", "min({strs}, key=len).count('a')",
  ]
  static let floats = [
    "{float} + {float}", "{float} - {float}", "{float} * {float}", "{float} / {float}", "{int} / {int}",
    "{float} // {float}", "{float} % {float}", "-{float}", "abs({float})", "round({float}, 2)",
    "round({float}, {int} % 5)",
    "float({int})", "float({str})", "{float} if {bool} else {float}", "math.sqrt(abs({float}))",
    "sum({ints}) / len({ints})",
    "{int} * {float}", "max({float}, {int})", "math.fabs({float})", "math.pi", "divmod({float}, {float})[1]",
    "math.hypot({float}, {float})", "statistics.mean({ints})", "float('%.3f' % {float})",
  ]
  static let texts = [
    "{str} + {str}", "{str} * ({int} % 4)", "{str}.upper()", "{str}.lower()", "{str}.title()", "{str}.capitalize()",
    "{str}.swapcase()", "{str}.strip()", "{str}.strip({str})", "{str}.replace({str}, {str})",
    "{str}.replace('a', {str}, 1)",
    "{str}.center({int} % 20, '*')", "{str}.ljust({int} % 12)", "{str}.zfill({int} % 10)", "{str}[::-1]", "{str}[1:]",
    "{str}[{int}:{int}]", "{str}[{int}]", "{str}[::2]", "str({int})", "str({float})", "repr({str})", "str({ints})",
    "repr({dict})", "str({bool})", "{str}.join({strs})", "'-'.join(str(x) for x in {ints})", "f'{{int=}!r:>8}'",
    "f'{{float=}:.3f}'", "f'{{float=}:{{int=} % 12}}'", "f'{{int=}:,}|{{int=}:+d}|{{int=}:x}'", "f'{{str=}:^12}'",
    "f'{{str=}!r}'",
    "f'{{float=}:e} {{float=}:g} {{float=}:.1%}'", "'%d %5.2f %s %r' % ({int}, {float}, {str}, {str})",
    "'%05d|%-6s|%x' % ({int}, {str}, {int})",
    "'{} {:>6} {!r}'.format({int}, {str}, {strs})", "'{0}{1}{0}'.format({str}, {int})", "chr(97 + {int} % 26)",
    "{strs}[{int}]",
    "{str} if {bool} else {str}", "max({strs}, key=len)", "min({str})", "''.join(sorted({str}))",
    "{str}.partition({str})[0]",
    "{str}.rsplit(maxsplit=1)[0]", "bin({int})", "hex({int})", "format({int}, '08b')", "format({float}, '10.2f')",
    "{str}.removeprefix({str})", "{str}.expandtabs(4)", "{str}.casefold()", "{str}.translate({97: 'X', 98: None})",
    "ascii({str})", "str({set})", "type({int}).__name__", "re.sub('[aeiou]', '_', {str})",
    "re.sub(r'(\\w)(\\d)', r'\\2\\1', {str})",
    "string.ascii_letters[{int} % 52]", "textwrap.shorten({str}, 8)", "json.dumps({dict})", "json.dumps({strs})",
  ]
  static let truths = [
    "{int} < {int}", "{int} == {int}", "{float} >= {float}", "{int} < {float} <= {int}", "{str} == {str}",
    "{str} < {str}",
    "{str} in {str}", "{int} in {ints}", "{str} not in {dict}", "{int} in {set}", "not {bool}", "{bool} and {bool}",
    "{bool} or {bool}", "{bool} ^ {bool}", "bool({ints})", "{str}.isdigit()", "{str}.isalpha()",
    "{str}.startswith({str})",
    "{str}.endswith(('a', 'z'))", "any(x > 2 for x in {ints})", "all({strs})", "isinstance({int}, (int, str))",
    "{ints} == {ints}",
    "{ints} < {ints}", "{set} <= {set}", "{dict} == {dict}", "{int} != {float}", "{str}.isupper()", "callable(len)",
    "math.isclose({float}, {float})", "bool(re.match('[a-z]+', {str}))", "{set}.isdisjoint({ints})",
    "{str}.isidentifier()",
  ]
  static let lists = [
    "{ints} + {ints}", "{ints}[::-1]", "{ints}[1:]", "{ints}[{int}:{int}]", "{ints}[::{int} % 3 + 1]", "sorted({ints})",
    "sorted({ints}, reverse=True)", "sorted({ints}, key=lambda x: (x % 3, -x))", "list(map(abs, {ints}))",
    "list(filter(lambda x: x % 2, {ints}))", "[x * 2 for x in {ints} if x > {int}]",
    "[x + y for x in ({ints})[:4] for y in ({ints})[:3]]",
    "list({dict}.values())", "[len(w) for w in {strs}]", "list(range({int} % 7))", "sorted({set})",
    "[ord(c) for c in {str}]",
    "list(reversed({ints}))", "[i * x for i, x in enumerate({ints})]", "[x - y for x, y in zip({ints}, {ints})]",
    "list(itertools.accumulate({ints}))", "[*{ints}, {int}]", "[y := {int}, y + 1]", "list(dict.fromkeys({ints}))",
    "[max(p) for p in itertools.combinations(({ints})[:4], 2)]",
    "[n for n, _ in collections.Counter({ints}).most_common()]",
    "heapq.nsmallest(3, {ints})", "[int(x) for x in re.findall('[0-9]+', {str})]", "list(bytes({str}, 'utf-8'))",
  ]
  static let words = [
    "{str}.split()", "{str}.split(',')", "{str}.splitlines()", "list({str})", "sorted({strs})",
    "sorted({strs}, key=len)",
    "[w.upper() for w in {strs}]", "list({dict})", "{strs} + {strs}", "{strs}[::-1]", "[str(x) for x in {ints}]",
    "[f'{w}!' for w in {strs} if w]", "sorted(set({strs}))", "[a + b for a, b in zip({strs}, {strs})]",
    "{strs} * ({int} % 3)",
    "list(map(str.strip, {strs}))", "[c for c in {str} if c.isalnum()]", "re.split('[ ,]', {str})",
    "re.findall('[a-z]', {str})",
    "list(map(''.join, itertools.permutations({str}[:3])))", "textwrap.wrap({str}, 4)",
  ]
  static let dictionaries = [
    "{c: {str}.count(c) for c in {str}}", "dict(zip({strs}, {ints}))", "{w: len(w) for w in {strs}}",
    "{**{dict}, **{dict}}",
    "{dict} | {dict}", "dict(sorted({dict}.items()))", "{k: v + {int} for k, v in {dict}.items() if v}",
    "dict(sorted({dict}.items(), key=lambda p: (-p[1], p[0])))", "dict.fromkeys({strs}, {int})",
    "dict(collections.Counter({str}))",
    "json.loads(json.dumps({dict}))", "copy.deepcopy({dict})",
  ]
  static let sets = [
    "{set} | {set}", "{set} & {set}", "{set} - {set}", "{set} ^ {set}", "set({ints})", "{x % 7 for x in {ints}}",
    "frozenset({ints}) | {set}", "{*{ints}, {int}}",
  ]
}
