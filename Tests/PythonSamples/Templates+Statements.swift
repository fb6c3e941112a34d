extension Templates {
  /// What every program begins with: its modules, and a value for every variable.
  static let start =
    ["import collections, copy, functools, heapq, itertools, json, math, re, statistics, string, textwrap"]
    + Kind.allCases.flatMap { kind in
      (0..<3).map { "\(kind.letter)\($0) = \(kind.literals[$0 * 2 % kind.literals.count])" }
    }

  /// What every program ends with: what its variables are.
  static let end = Kind.allCases.map { kind in
    kind == .set
      ? "print(*(sorted(t) for t in (t0, t1, t2)))"
      : "print(\((0..<3).map { "\(kind.letter)\($0)" }.joined(separator: ", ")))"
  }

  static let simple = [
    "{int=} = ({int}) % 99991", "{float=} = {float}", "{str=} = ({str})[:24]", "{bool=} = {bool}",
    "{ints=} = ({ints})[:8]",
    "{strs=} = ({strs})[:6]", "{dict=} = dict(list(({dict}).items())[:5])", "{set=} = set(sorted({set})[:8])",
    "{int=} += {int} % 1000", "{str=} += ({str})[:3]", "{ints=} += ({ints})[:2]", "{float=} *= 0.5", "{int=} //= {int}",
    "print({int}, {float}, {str})", "print({ints}, {strs})", "print({dict}, {bool}, sep='|')",
    "print({str}, end='!\\n')",
    "print(sorted({set}), {float})", "print(f'{{int=}=} {{str=}!r:>10}')", "{ints=}.append({int} % 100)",
    "{ints=}.insert({int} % 5, {int} % 10)", "print({ints=}.pop())", "{ints=}.sort(key=lambda x: -x)",
    "{ints=}.remove({int})",
    "{ints=}.reverse()", "del {ints=}[{int}]", "{ints=}[{int}] = {int} % 50", "{ints=}[1:3] = ({ints})[:2]",
    "{dict=}[({str})[:4]] = {int} % 100", "print({dict=}.pop({str}))", "{dict=}.setdefault({str}, {int})",
    "{dict=}.update(({dict}))",
    "{set=}.add({int} % 30)", "{set=}.discard({int})", "{int=}, {int=} = {int} % 77, {int} % 88",
    "{int=}, *{ints=} = ({ints})[:6]",
    "({int=}, {str=}), {bool=} = ({int} % 9, ({str})[:5]), {bool}", "assert {bool}, {str}", "print(*{ints}, sep=', ')",
    "print(list(enumerate({strs}, 1)), dict({dict}))", "print({int}.real, type({float}), {str}.encode())",
    "del {dict=}[{str}]",
    "raise ValueError({str})", "print({str}.nothing)", "print({int} + {str})", "print([1, 2][{str}])",
    "print(unknown{int=})",
    "for {int=} in ({ints})[:5]: print({int=} * 2, end=' ')\nprint()",
    "print((lambda *a, **k: (a, k))({int}, x={str}))",
    "print(*map(lambda p: p[0] * p[1], zip({strs}, [1, 2, 3])))", "print(next(x for x in {ints} if x > {int}))",
  ]

  static let compound = [
    "if {bool}:\n    {body}", "if {bool}:\n    {body}\nelif {bool}:\n    {body}\nelse:\n    {body}",
    "for {int=} in ({ints})[:4]:\n    {body}", "for {str=} in ({strs})[:3]:\n    {body}\nelse:\n    {body}",
    "for i, {str=} in enumerate(({str})[:3]):\n    {body}\n    if {bool}: continue\n    {body}",
    "for k, v in sorted(({dict}).items())[:3]:\n    print(k, v)\n    {body}\n    if {bool}: break",
    "c = iter(range({int} % 4))\nwhile next(c, None) is not None and {bool}:\n    {body}",
    "try:\n    {body}\n    print({ints}[{int}])\nexcept (IndexError, KeyError) as e:\n    print('caught', e)\nelse:\n    {body}\nfinally:\n    print('done')",
    "def g(n0, s0='x', *rest, f0=1.5, **more):\n    b0, l0, w0, d0, t0 = True, [n0], [s0], {s0: n0}, {n0}\n    {function body}\n"
      + "    return n0, s0, l0\nprint(g({int}))\nprint(g({int}, {str}, f0={float}))\nprint(g(*({ints})[:1], **{'s0': {str}}))",
    "def h(n0):\n    s0, f0, b0, l0, w0, d0, t0 = 'q', 0.5, False, [1, 2], ['r'], {'a': n0}, {1}\n    for l0 in ([n0], [n0, 2]):\n"
      + "        yield l0\n        {function body}\nprint(list(h({int})), sum(map(len, h(2))))",
    "def counter(start):\n    total = start\n    def add(x={int}):\n        nonlocal total\n        total += x\n        return total\n"
      + "    return add\nadd = counter({int})\nprint(add(), add({int}), add(x=2))",
    "class Point:\n    kind = {str}\n    def __init__(self, x, y={int}):\n        self.x, self.y = x, y\n    def __repr__(self):\n"
      + "        return f'Point({self.x}, {self.y})'\n    def __add__(self, other):\n        return Point(self.x + other.x, self.y + other.y)\n"
      + "    def __eq__(self, other):\n        return (self.x, self.y) == (other.x, other.y)\n    @property\n    def size(self):\n"
      + "        return abs(self.x) + abs(self.y)\nclass Named(Point):\n    def __init__(self, x, name={str}):\n        super().__init__(x)\n"
      + "        self.name = name\n    def __str__(self):\n        return self.name + super().__repr__()\n"
      + "p, q = Point({int}), Named({int})\nprint(p, q, [q], p + q, p == q, q.size, p.kind, sorted([q, p], key=lambda o: o.x)[0].x)",
    "match {ints}:\n    case []:\n        print('none')\n    case [x]:\n        print('one', x)\n    case [x, 1 | 2, *rest] if x > {int}:\n"
      + "        print(x, rest)\n    case [x, *_]:\n        {body}\n    case _:\n        {body}",
    "match {dict}:\n    case {'a': int(x)}:\n        print('a', x)\n    case {'x': x, **rest}:\n        print(x, rest)\n    case _:\n        {body}",
    "@functools.lru_cache\ndef fib(n):\n    return n if n < 2 else fib(n - 1) + fib(n - 2)\nprint(fib({int} % 60))",
    "class Problem(Exception):\n    pass\ntry:\n    try:\n        {body}\n        raise Problem({str}, {int})\n    except Problem as e:\n"
      + "        raise RuntimeError('again') from e\nexcept RuntimeError as e:\n    print(repr(e), repr(e.__cause__), e.__cause__.args)",
  ]
}
