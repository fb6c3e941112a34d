extension Area {
  /// Generators: `send`, `throw`, `close` and `yield from`.
  static let generators = Area(
    expressions: [
      "list(x * <small> for x in <iterable> if x)", "sum(len(str(x)) for x in <iterable>)",
      "next((x for x in <iterable> if x == <any>), 'none')", "dict((k, i) for i, k in enumerate(<iterable>))",
      "max((x for x in <iterable>), key=<function>, default=None)",
      "[list(g) for g in [(y for y in range(x)) for x in (1, 2)]]", "','.join(str(x) for x in <iterable>)",
      "(lambda: (yield))().__next__()", "list((yield_ for yield_ in <iterable>))",
      "tuple(x for row in [[1, 2], <list>] for x in row)",
    ],
    statements: [
      "def g(n):\n    total = 0\n    while True:\n        got = yield total\n        print('got', got)\n        if got is None: return <any>\n        total += got\nit = g(1)\nprint(<firstStep>)\nfor value in (<real>, <small>, <any>):\n    try: print('->', it.send(value))\n    except StopIteration as e:\n        print('stop', e.value)\n        break\nprint(next(it, 'over'))",
      "def g():\n    try:\n        x = yield 1\n        print('x', x)\n        yield 2\n    except <error> as e:\n        print('caught', type(e).__name__, e)\n        <afterCatch>\n    finally:\n        print('finally')\n    yield 3\nit = g()\n<generatorStep>\n<generatorStep>\n<generatorStep>\n<generatorStep>",
      "def inner(n):\n    try:\n        for i in range(n):\n            got = yield i\n            if got: print('inner got', got)\n    except <error>:\n        print('inner caught')\n        yield 'saved'\n    finally: print('inner done')\n    return <any>\ndef outer():\n    result = yield from inner(<digit>)\n    print('result', result)\n    <moreYield>\n    return 'end'\nit = outer()\n<generatorStep>\n<generatorStep>\n<generatorStep>\nprint(list(it))",
      "def fib():\n    a, b = 0, 1\n    while True:\n        yield a\n        a, b = b, a + b\nprint(list(itertools.islice(fib(), <digit>)), next(x for x in fib() if x > <first>0))\nfor i, x in enumerate(fib()):\n    if x > <small>: break\nelse: print('never')\nprint(i, x)",
      "def flat(x):\n    if isinstance(x, (list, tuple)):\n        for y in x: yield from flat(y)\n    else: yield x\nprint(list(flat([<any>, [<any>, [<any>, ()]], <list>])))",
      "def g():\n    yield from <iterable>\n    return <any>\nit = g()\nwhile True:\n    try: print(next(it), end=' ')\n    except StopIteration as e:\n        print('value', e.value, e.args)\n        break\nprint(it.gi_running)",
      "def g():\n    yield 1\n    raise StopIteration(<any>)\nprint(list(g()))",
      "def g():\n    print('start')\n    try:\n        yield 1\n        yield 2\n    except GeneratorExit:\n        print('exit')\n        <onExit>\n    finally: print('fin')\nit = g()\nprint(next(it))\nprint(it.close())\nprint(next(it, <any>))",
      "def primes(n):\n    sieve = [True] * (n + 1)\n    for p in range(2, n + 1):\n        if sieve[p]:\n            yield p\n            for q in range(p * p, n + 1, p): sieve[q] = False\nprint(list(primes(<first>7)), sum(primes(<first>0)))",
      "def perms(items):\n    if not items:\n        yield []\n        return\n    for i, x in enumerate(items):\n        for rest in perms(items[:i] + items[i + 1:]): yield [x] + rest\nfor p in perms(list(<shortIterable>)): print(*p, end=';')\nprint()",
      "it = (print('x', x) or x for x in <iterable>)\nprint('made')\nprint(next(it, None), list(it), list(it))",
      "def g(x):\n    y = yield x\n    while True: y = yield (x, y)\nit = g(<any>)\nit.send(<any>)",
      "it = (1 / x for x in <ints>)\nprint(next(it))\nprint(next(it))\nprint(list(it))",
      "def g():\n    try: yield 1\n    finally:\n        print('cleanup')\n        <cleanup>\nfor x in g():\n    print(x)",
      "class Tree:\n    def __init__(self): self.root = None\n    def add(self, v):\n        if self.root is None: self.root = [v, None, None]\n        else:\n            node = self.root\n            while True:\n                side = 1 if v < node[0] else 2\n                if node[side] is None:\n                    node[side] = [v, None, None]\n                    return\n                node = node[side]\n    def __iter__(self):\n        def walk(n):\n            if n:\n                yield from walk(n[1])\n                yield n[0]\n                yield from walk(n[2])\n        return walk(self.root)\nt = Tree()\nfor v in <iterable>: t.add(v)\nprint(list(t), min(t, default=None), <any> in t)",
    ],
    rules: [
      "firstStep": ["next(it)", "it.send(None)", "next(it)", "it.send(<any>)", "next(it)"],
      "generatorStep": [
        "show(lambda: next(it))", "show(lambda: next(it))", "show(lambda: it.send(<any>))",
        "show(lambda: it.throw(<error>))", "show(lambda: it.throw(<error>(<any>)))", "show(lambda: it.close())",
        "print(next(it))", "show(lambda: it.throw(<any>))", "show(lambda: it.throw(<error>, <str>))",
      ],
      "afterCatch": [
        "yield 'again'", "raise", "return <any>", "pass", "raise RuntimeError('other') from e", "x = yield 5",
      ],
      "moreYield": ["yield result", "pass", "yield from <iterable>", "return result", "raise ValueError(result)"],
      "onExit": ["raise", "pass", "yield 9", "return <any>", "raise ValueError('late')"],
      "cleanup": ["pass", "raise ValueError('in finally')", "return", "yield 2"],
      "loopEnd": ["break", "pass", "raise KeyError('k')", "continue"],
    ])

  /// Context managers.
  static let managers = Area(
    statements: [
      // Only the kinds of the managers' results are compared:
      // which equal tuples and NaN are one object is CPython's own affair.
      "class Log:\n    def __init__(self, name): self.name = name\n    def __enter__(self):\n        print('enter', self.name)\n        <enterResult>\n    def __exit__(self, kind, error, trace):\n        print('exit', self.name, kind and kind.__name__, error)\n        <exitResult>\nwith Log('a') as a, Log('b') as b:\n    print('body', type(a) is type(b))\n    <managerBody>\nprint('after')",
      "@contextlib.contextmanager\ndef tag(name):\n    print(f'<{name}>')\n    try:\n        yield <any>\n    <managerCatch>\n    finally:\n        print(f'</{name}>')\nwith tag('p') as x:\n    print(x)\n    with tag(<str>): <managerBody>\n    print('inner over')\nprint('over')",
      "with contextlib.suppress(<error>, <error>):\n    print('in')\n    raise <error>(<any>)\nprint('out')",
      "with contextlib.ExitStack() as stack:\n    for n in range(<count>): stack.callback(print, 'bye', n)\n    stack.push(lambda *a: print('push', a[0]) or <bool>)\n    <managerBody>\nprint('end')",
      "with <any> as x:\n    print(x)",
      "def f():\n    with contextlib.nullcontext(<any>) as x:\n        try: return x\n        finally: print('leaving')\nprint(f())",
      "@contextlib.contextmanager\ndef once():\n    <onceBody>\ncm = once()\nwith cm as x: print(x)\nwith cm: pass",
      "class C:\n    def close(self): print('closed')\nwith contextlib.closing(C()) as c: <managerBody>\nprint('done')",
      "@contextlib.contextmanager\ndef deco(n=<any>):\n    print('before', n)\n    yield\n    print('after')\n@deco()\ndef f(x):\n    print('f', x)\n    return x\nprint(f(<any>), f(<arguments>))",
      "for i in range(3):\n    with contextlib.suppress(ZeroDivisionError):\n        if i == <small>: <loopEnd>\n        print(i, 6 / i)",
    ],
    rules: [
      "enterResult": ["return self", "return <any>", "pass", "raise ValueError('no entry')", "return self.name"],
      "exitResult": [
        "return <bool>", "pass", "return kind is <error>", "raise KeyError('exit')", "return self.name == 'a'",
        "return <any>",
      ],
      "managerBody": [
        "pass", "raise <error>(<any>)", "print(<any>)", "raise <error>", "1 / 0", "[][1]", "print(<any>.<name>)",
      ],
      "managerCatch": [
        "except <error> as e: print('handled', repr(e))", "except ZeroDivisionError: raise <error>('other')",
        "except Exception as e:\n        print('any', type(e).__name__)\n        raise",
        "except (ValueError, LookupError): pass",
      ],
      "onceBody": [
        "yield <any>", "yield 1\n    yield 2", "return\n    yield", "raise <error>(<any>)\n    yield",
        "try: yield 1\n    except Exception as e: raise RuntimeError from e",
      ],
    ])
}
