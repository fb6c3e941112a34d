extension Area {
  /// Exceptions that are raised, caught, passed on and printed.
  static let exceptions = Area(
    expressions: [
      "<error>(<any>, <any>)", "<error>(<any>).args", "str(<error>(<any>))", "repr(<error>(<plainArguments>))",
      "str(<error>(<any>, <any>))", "issubclass(<error>, <error>)", "[c.__name__ for c in <error>.__mro__]",
      "<error>(<any>).with_traceback(None)", "<error>(<any>) == <error>(<any>)", "OSError(<small>, <str>).errno",
      "str(OSError(<small>, <str>, <str>))", "KeyError(<any>).__str__()", "StopIteration(<plainArguments>).value",
      "UnicodeError(<any>)", "SystemExit(<any>).code", "AttributeError(<any>, name=<any>, obj=<any>).name",
      "NameError('x', name='x').name", "ImportError(<any>, name='m').name", "<error>(name=<any>)",
      "isinstance(<error>(), <error>)", "<error>().__cause__",
    ],
    statements: [
      "class Problem(<error>):\n    <problemBody>\ntry:\n    raise Problem(<plainArguments>)\nexcept <error> as e: print('other', repr(e), e)\nexcept Problem as e: print('problem', repr(e), str(e), e.args)\nelse: print('else')\nfinally: print('finally')",
      "def f(n):\n    try:\n        <risk>\n        return 'body'\n    except <error> as e:\n        print('except', e)\n        <handler>\n    except Exception as e:\n        print('exception', type(e).__name__, e)\n        <handler>\n    else:\n        <handler>\n    finally:\n        print('finally')\n        <finish>\n    return 'end'\nfor n in (0, <small>, <any>): print(f(n))",
      "try:\n    try:\n        <risk2>\n    except <error> as e:\n        raise <error>(<any>)<from>\nexcept Exception as e:\n    print(repr(e), repr(e.__cause__), repr(e.__context__), e.__suppress_context__)",
      "for n in range(4):\n    try:\n        if n == <count>: <risk2>\n        <loopStep>\n    except Exception as e:\n        print(n, type(e).__name__)\n        <loopStep>\n    finally: print('f', n)\nelse: print('else')\nprint(n)",
      "def f():\n    for i in range(3):\n        try:\n            <loopStep2>\n        finally:\n            print('finally', i)\n            <loopStep2>\n    return 'end'\nprint(f())",
      "try: <risk2>\nexcept (<error>, <error>) as e: print('pair', e)\nexcept <any>: print('odd')",
      "try:\n    raise <raised>\nexcept Exception as e: print(type(e).__name__, e, e.args)",
      "e = 1\ntry: <risk2>\nexcept Exception as e: pass\nprint(e)",
      "def check(age):\n    if not isinstance(age, int): raise TypeError('age must be a number')\n    if age < 0: raise ValueError(f'age {age} is negative')\n    assert age < 150, ('too old', age)\n    return age\nfor age in (<any>, <small>, <int>):\n    try: print(check(age))\n    except (TypeError, ValueError) as e: print('bad:', e)\n    except AssertionError as e: print('assert', e, e.args)",
      "e = ValueError(<any>)\ne.add_note(<text>)\nprint(e.__notes__)\ne.extra = <any>\nprint(e.extra, e)\nraise e",
      "try:\n    <risk2>\nexcept Exception as e:\n    saved = e\nprint(type(saved).__name__, saved.__traceback__.tb_lineno, saved.__traceback__.tb_next is None)\nraise saved",
      "def f():\n    try: return <any>\n    finally:\n        <risk2>\nprint(f())",
      "try:\n    raise <error>(<any>) from <any>\nexcept Exception as e: print(repr(e), repr(e.__cause__))",
      "class Retry(Exception): pass\nfor attempt in range(<digit>):\n    try:\n        if attempt < <count>: raise Retry(attempt)\n        print('done', attempt)\n        break\n    except Retry as e: print('retry', *e.args)\nelse: print('gave up')",
      "stack = []\nfor token in '<token> <token> <token> <token> <token>'.split():\n    try:\n        if token in '+-*/':\n            b, a = stack.pop(), stack.pop()\n            stack.append({'+': lambda: a + b, '-': lambda: a - b, '*': lambda: a * b, '/': lambda: a / b}[token]())\n        else: stack.append(float(token))\n    except (IndexError, ZeroDivisionError, ValueError) as e: print(token, type(e).__name__, e)\n    print(stack)",
    ],
    rules: [
      "token": ["<digit>", "+", "-", "*", "/", "1.5", "x"],
      "problemBody": [
        "pass", "def __init__(self, x, *rest):\n        super().__init__(f'problem {x}', *rest)\n        self.x = x",
        "def __str__(self): return 'shown ' + str(len(self.args))", "code = <any>",
        "def __init__(self, a=1): self.a = a", "def __str__(self): return <any>", "def __repr__(self): return 'P!'",
      ],
      "risk": [
        "if n: <risk2>", "print(10 // n)", "print([1, 2][n])", "print({0: 'a'}[n])", "raise <error>(n)", "print('ok')",
        "print(int('<digit>' * 2) + n)", "n.nothing", "assert n, 'empty'",
      ],
      "risk2": [
        "1 / 0", "[][1]", "{}[<key>]", "int(<intText>)", "None.x", "undefined", "raise <error>(<any>)", "raise <error>",
        "'a' + <any>", "print(<any> <op> <any>)", "assert <any>, <any>", "<any>(<any>)", "x, y = <iterable>",
        "print(<any>[<any>])", "math.sqrt(<real>)", "import nothing", "from math import nothing", "next(iter([]))",
        "'x'.y", "float(<floatText>)",
      ],
      "handler": [
        "pass", "return 'handled'", "raise <error>('new')", "print('x')", "raise RuntimeError('from') from None",
        "1 / 0",
      ],
      "finish": ["pass", "pass", "return 'finally'", "print('more')"],
      "from": ["", " from e", " from None", " from <error>(<any>)", " from <error>"],
      "loopStep": ["continue", "break", "print('step', n)", "pass", "n = <small>"],
      "loopStep2": ["continue", "break", "print('step', i)", "pass", "return i", "return <any>"],
      "raised": [
        "<any>", "<error>", "<error>(<any>)", "<error>(<any>, <any>)", "Exception",
        "BaseException(<any>) if False else ValueError", "type", "None",
      ],
    ])

  /// Errors that nobody catches: what is printed of them at the end.
  static let tracebacks = Area(
    statements: [
      "def a(x):\n    return b(x) + 1\ndef b(x):\n    y = [c(v) for v in (x,)]\n    return y[0]\ndef c(x):\n    <uncaught>\na(<any>)",
      "class C:\n    def __init__(self, x): self.x = x\n    @property\n    def value(self):\n        <uncaught>\n    def run(self, x): return (self.value,\n                            x)\nC(<any>).run(1)",
      "x = <any>\nprint(sorted([3, 1], key=lambda v: <uncaughtExpression>))",
      "x = <any>\nresult = (1 +\n          <uncaughtExpression>\n          + 2)",
      "def g(x):\n    yield 1\n    <uncaught>\nfor x in g(<any>): print(x)",
      "x = <any>\ntry:\n    <failing>\nexcept <error> as e:\n    raise <error>('again')<from>",
      "x = <any>\ntry:\n    <failing>\nfinally:\n    print('bye')\n    <uncaughtExpression>",
      "def down(n, x):\n    if n == 0:\n        <uncaught>\n    down(n - 1, x)\ndown(<digit>, <any>)",
      "x = {'ä': <any>, 'b': {'c': [<any>]}}\nprint(x['b']['c'][<index>].<name>, x['ä'] <op> x['b'])",
      "x = <any>\nprint(len(x) + <uncaughtExpression> * len(str(x)), end='')",
      "x = [<any>, <any>]\nx[0].<name>.<name> = x[1][<index>]\n", "x, y = <any>, <any>\nx <op>= y\nx[<index>] <op>= y",
      "x = <iterable>\na, b, *c = x\n(d, e), f = a, b\n",
      "class E(Exception):\n    def __str__(self): return <any>\nraise E(<any>)",
      "e = <error>(<any>)\ne.add_note(<str>)\nraise e", "raise SystemExit(<any>)",
      "with contextlib.suppress(KeyError):\n    x = <any>\n    <failing>",
      "class M:\n    def __getitem__(self, k): return x[k]\n    def __add__(self, o): return self[o]\nx = <any>\nM() + <any>",
      "import <moduleName>", "from math import sqrt, <name>\n",
      "x = <any>\nassert x == <any> and not x, f'{x!r} {<digit>}'", "x = <any>\ndel x[<any>], x.<name>\n",
      "lst = [<any>]\nlenght(lst)\n", "for x in <any>:\n    print(x <op> <any>)",
      "counter = <any>\nprint(f'{counter} {countr}')", "import math\nmath.<mathTypo>(<any>)",
      "def f(first, second=2): return first\nprint(f(<arguments>))",
      "x = <any>\nmatch x:\n    case int() | str():\n        <failing>\n    case _: print(x.<name>)",
      "x = <any>\nprint([y for y in range(3)\n       if <uncaughtExpression>])",
      "def f(x):\n    def g():\n        return <uncaughtExpression>\n    return g()\nprint(max(map(f, [<any>])))",
      "@dataclasses.dataclass\nclass P:\n    x: int\n    def __post_init__(self):\n        x = self.x\n        <uncaught>\nP(<any>)",
    ],
    rules: [
      "failing": [
        "raise <error>(x)", "x()", "assert x == <any>, x", "print(x, <uncaughtExpression>)", "x.append(<any>)",
        "a, b = x", "x[<any>] = 1", "del x[<any>]", "x.<name> = 1",
      ],
      "uncaught": [
        "<failing>",
        "return x <op> <any>", "return x[<any>]", "return x.<name>", "raise <error>(x)", "return int(x)", "x()",
        "assert x == <any>, x", "return undefined_name", "return {}[x]", "raise <error> from <error>(x)",
        "print(x, <uncaughtExpression>)", "return -x", "x.append(<any>)", "for y in x: print(y / 0)", "a, b = x",
        "return 1 if x > <any> else 2", "del x[<any>]", "x[<any>] = 1", "with x: pass", "return f'{x:d}'",
        "global zz; zz += x", "return [*x, *<any>]", "return x(<arguments>)",
      ],
      "uncaughtExpression": [
        "x / 0", "x[<any>]", "x.<name>", "(x <op> <any>)", "unknown", "len(x)(x)", "x(<any>)", "int('ä' + x)",
        "(x <compare> <any>)", "-x", "math.sqrt(-1)", "'ß' + 1", "{}[x]", "[x][<index>]", "(lambda: x.<name>)()",
        "x.<name>(<any>)[<index>]", "''.join(x)",
      ],
      "moduleName": ["nothing", "math.nothing", "collections.abc.x", "numpyy"],
      "mathTypo": ["sqr", "squareroot", "Pi", "sqrt", "flor", "cosine"],
    ])
}
