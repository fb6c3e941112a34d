extension Area {
  /// Functions: decorators, closures, recursion.
  static let functions = Area(
    expressions: [
      "(lambda *a, **k: (a, k))(<arguments>)", "(lambda x, y=<any>: (x, y))(<arguments>)",
      "(lambda a, /, b, *, c=<any>: (a, b, c))(<arguments>)", "(lambda: <any>)(<arguments>)",
      "[f(<small>) for f in [lambda x, n=n: x + n for n in range(<count>)]]",
      "[f() for f in [lambda: n for n in range(<count>)]]",
      "(lambda f: f(f, <digit>))(lambda f, n: 1 if n < 2 else n * f(f, n - 1))",
      "(lambda x: lambda y: x <op> y)(<any>)(<any>)", "<function>(<arguments>)", "(<function>)(<any>)",
      "list(map(lambda p: p[0], <iterable>))", "sorted(<list>, key=lambda x: (type(x).__name__, str(x)))",
    ],
    statements: [
      "def logged(f):\n    @functools.wraps(f)\n    def wrapper(*args, **named):\n        print('call', f.__name__, args, named)\n        result = f(*args, **named)\n        print('result', result)\n        return result\n    return wrapper\n@logged\ndef add(a, b=<any>):\n    'Adds.'\n    return a + b\nprint(add.__name__, add.__doc__, add.__wrapped__ is not add)\nprint(add(<any>, <any>))\nprint(add(<arguments>))",
      "def repeat(times):\n    def decorate(f):\n        def inner(*a):\n            return [f(*a) for _ in range(times)]\n        return inner\n    return decorate\n@repeat(<count>)\n@repeat(2)\ndef f(x): return x * <count>\nprint(f(<any>))\nprint(f.__name__, f())",
      "def make(start=<small>):\n    count = start\n    def up(by=1):\n        nonlocal count\n        count += by\n        return count\n    def get(): return count\n    return up, get\nup, get = make(<real>)\nprint(up(), up(<any>), get())\nother, _ = make()\nprint(other(), get(), up.__closure__[0].cell_contents)",
      "def memo(f):\n    cache = {}\n    def inner(*key):\n        if key not in cache:\n            print('miss', key)\n            cache[key] = f(*key)\n        return cache[key]\n    inner.cache = cache\n    return inner\n@memo\ndef ways(n, k=2): return 1 if n < 1 else sum(ways(n - i) for i in range(1, k + 1))\nprint(ways(<digit>), len(ways.cache))\nprint(ways(<memoArgument>))",
      "def f(a, b=[], *rest, c=<any>, **more):\n    b.append(a)\n    return a, b, rest, c, more\nprint(f(<any>))\nprint(f(<arguments>))\nprint(f(1, <list>, <any>, c=<any>, d=2), f.__defaults__, f.__kwdefaults__)",
      "class Count:\n    def __init__(self, f):\n        functools.update_wrapper(self, f)\n        self.f, self.n = f, 0\n    def __call__(self, *a, **k):\n        self.n += 1\n        return self.f(*a, **k), self.n\n@Count\ndef hi(name, mark='!'): return name + mark\nprint(hi(<text>), hi(<str>, mark=<text>), hi.n, hi.__name__)\nhi(<arguments>)",
      "def hanoi(n, a='A', b='B', c='C'):\n    if n == 0: return 0\n    moves = hanoi(n - 1, a, c, b)\n    if n == <digit>: print(a, '->', c)\n    return moves + 1 + hanoi(n - 1, b, a, c)\nprint(hanoi(<digit>))",
      "def depth(x): return 1 + max(map(depth, x), default=0) if isinstance(x, (list, tuple)) else 0\nprint(depth(<any>), depth([<list>, [<any>]]))",
      "def compose(*fs): return functools.reduce(lambda f, g: lambda x: g(f(x)), fs, lambda x: x)\nprint(compose(<function>, <function>)(<any>))",
      "def f(x: int, *, y: 'str' = <any>) -> list[int]:\n    '''Doc <letter>.'''\n    return [x, y]\nprint(f.__annotations__, f.__doc__, f.__name__, f.__qualname__, f.__module__, f.__code__.co_varnames, f.__code__.co_argcount)\nf.extra = <any>\nprint(f.extra, f(1), f.__dict__)",
      "def outer():\n    def inner():\n        return x\n    <beforeInner>\n    x = <any>\n    return inner()\nprint(outer())",
      "def check(*types):\n    def decorate(f):\n        @functools.wraps(f)\n        def inner(*a):\n            for value, t in zip(a, types):\n                if not isinstance(value, t): raise TypeError(f'{value!r} is not {t.__name__}')\n            return f(*a)\n        return inner\n    return decorate\n@check(<type>, <type>)\ndef f(a, b): return (a, b)\nprint(f(<any>, <any>))",
      "@<function>\ndef f(x=1): return x\nprint(f if not callable(f) else 'function')",
      "def ack(m, n):\n    if m == 0: return n + 1\n    return ack(m - 1, 1) if n == 0 else ack(m - 1, ack(m, n - 1))\nprint([ack(m, n) for m in range(3) for n in range(<count>)])",
      "def power(x, n):\n    if n < 0: raise ValueError('negative')\n    return 1 if n == 0 else power(x * x, n // 2) * (x if n % 2 else 1)\nprint(power(<number>, <digit>), power(<any>, <small>))",
    ],
    rules: [
      "beforeInner": ["pass", "print(inner())", "x = 1", "del x", "print(inner.__name__)"],
      // No number beyond 12: at how many levels `sum` of a generator ends a recursion differs by a few.
      "memoArgument": ["<digit>", "(-1)", "12", "<str>", "<list>", "<dict>", "None", "1.5", "True"],
    ])

  /// Calls of many shapes, wrong ones most of all.
  static let calls = Area(
    expressions: [
      "<builtin>(<plainArguments>)", "<builtin>(<plainArguments>)", "<builtin>(<any>)", "<builtin>(<any>, <any>)",
      "<builtin>()",
      "<builtin>(<any>, <any>, <any>)", "<str>.<anyMethod>(<plainArguments>)",
      "<list>.<anyMethod>(<plainArguments>)", "<dict>.<anyMethod>(<plainArguments>)",
      "<set>.<anyMethod>(<plainArguments>)",
      "<bytesValue>.<anyMethod>(<plainArguments>)", "<tuple>.<anyMethod>(<plainArguments>)",
      "(<number>).<numberMethod>(<plainArguments>)", "<module>(<plainArguments>)", "<module>(<any>, <any>)",
      "<module>(<any>)",
      "str.<anyMethod>(<any>, <any>)", "list.<anyMethod>(<any>, <any>)", "dict.<anyMethod>(<any>)",
    ],
    statements: [
      "def f<parameters>: return 'ok'\nshow(lambda: f(<arguments>))\nshow(lambda: f(<arguments>))\nshow(lambda: f(<arguments>))\nf(<arguments>)",
      "class C:\n    def m<methodParameters>: return 'm'\n    @classmethod\n    def k<methodParameters>: return 'k'\n    @staticmethod\n    def s<parameters>: return 's'\n    def __init__<methodParameters>: print('init')\nshow(lambda: C(<arguments>).m(<arguments>))\nshow(lambda: C.k(<arguments>))\nshow(lambda: C.s(<arguments>))\nshow(lambda: C.m(<arguments>))\nC(<arguments>)",
      "def f<parameters>:\n    return sorted(locals())\nprint(f(<arguments>))\nprint(f(*<iterable>, <name>=<any>))\nprint(f(**<dict>, **<dict>))",
    ],
    rules: [
      // Without `**`: CPython leaves the class out of the names of some methods when a dictionary is spread over them,
      // and asks some functions for the keys only after all else.
      "plainArguments": [
        "", "<any>", "<any>, <any>", "<name>=<any>", "<any>, <name>=<any>", "<any>, <any>, <any>", "<keyword>=<any>",
      ],
      "parameters": [
        "()", "(a)", "(a, b)", "(a, b=1)", "(*a)", "(**k)", "(a, *b, c)", "(a, /, b)", "(*, a)", "(*, a, b, c=1)",
        "(a, b, /, c, *, x)", "(a, *, name)", "(a, b, c)", "(a=1, *b, **c)", "(a, b, c, x, y)", "(x, /)", "(x, y=2, /)",
      ],
      "methodParameters": [
        "(self)", "(self, a)", "(self, a, b=1)", "()", "(*a)", "(self, *, a)", "(self, x, y)", "(a)", "(self, /, a)",
        "(self, *rest, **more)",
      ],
      "keyword": [
        "key", "default", "start", "base", "sep", "reverse", "object", "x", "name", "iterable", "encoding", "ndigits",
        "mod", "exp", "strict",
      ],
      "builtin": [
        "abs", "all", "any", "ascii", "bin", "bool", "bytearray", "bytes", "callable", "chr", "complex", "delattr",
        "dict", "divmod", "enumerate", "filter", "float", "format", "frozenset", "getattr", "hasattr", "hex",
        "int", "isinstance", "issubclass", "iter", "len", "list", "map", "max", "min", "next", "oct", "ord", "pow",
        "range", "repr", "reversed", "round", "set", "setattr", "slice", "sorted", "str", "sum", "tuple", "type",
        "vars", "zip", "property", "staticmethod", "super", "object", "ValueError", "KeyError", "Exception",
        "StopIteration", "OSError",
      ],
      "anyMethod": [
        "append", "extend", "insert", "pop", "remove", "sort", "index", "count", "reverse", "copy", "clear", "get",
        "items", "keys", "update", "setdefault", "popitem", "fromkeys", "add", "discard", "union", "issubset", "split",
        "join", "replace", "strip", "find", "format", "encode", "decode", "startswith", "center", "zfill", "translate",
        "partition", "splitlines", "expandtabs", "upper", "title", "casefold", "length", "push", "isalpha", "rjust",
        "maketrans", "format_map", "hex", "fromhex",
      ],
      "numberMethod": [
        "bit_length", "to_bytes", "is_integer", "conjugate", "as_integer_ratio", "hex", "real", "__abs__",
        "limit_denominator", "quantize", "from_bytes", "fromhex", "__round__", "__pow__", "numerator", "bit_count",
        "sqrt", "append",
      ],
      "module": [
        "math.sqrt", "math.gcd", "math.pow", "math.log", "math.comb", "math.isclose", "math.prod", "math.floor",
        "math.dist", "random.Random(1).choice", "random.Random(2).randint", "random.Random(3).sample",
        "random.Random(4).randrange", "statistics.mean",
        "statistics.median", "itertools.chain", "itertools.islice", "itertools.combinations", "itertools.groupby",
        "itertools.zip_longest", "itertools.accumulate", "itertools.starmap", "functools.reduce", "functools.partial",
        "functools.lru_cache", "collections.Counter", "collections.deque",
        "collections.OrderedDict", "collections.namedtuple", "collections.defaultdict", "heapq.heappush",
        "heapq.nlargest", "heapq.heapify", "bisect.bisect", "bisect.insort", "json.dumps", "json.loads", "re.sub",
        "re.findall", "re.compile", "re.split", "copy.copy", "copy.deepcopy", "textwrap.wrap", "textwrap.indent",
        "datetime.date", "datetime.datetime", "datetime.timedelta", "datetime.time", "Decimal", "Fraction",
        "operator.itemgetter", "operator.add", "operator.attrgetter", "enum.Enum", "dataclasses.field",
        "dataclasses.fields", "dataclasses.asdict", "dataclasses.replace", "string.Template", "string.capwords",
        "io.StringIO", "math.ldexp", "math.copysign", "math.factorial", "cmath.sqrt", "cmath.rect", "itertools.product",
        "itertools.repeat", "itertools.count", "itertools.pairwise", "heapq.merge", "calendar.isleap",
        "operator.methodcaller", "statistics.stdev", "statistics.mode", "statistics.quantiles", "contextlib.suppress",
        "contextlib.nullcontext", "typing.NamedTuple",
      ],
    ])
}
