extension Area {
  /// `match` with patterns of all kinds.
  static let matching = Area(
    statements: [
      "match <any>:\n    case <pattern0> if <guard>: print('first')\n    case <pattern0>: print('second')\n    case <pattern0>: print('third')\n    case _: print('none')",
      "def what(x):\n    match x:\n        case <pattern0>: return 1, {k: v for k, v in locals().items() if k != 'x'}\n        case <pattern0>: return 2, sorted(locals())\n        case [*_]: return 'sequence'\n        case {}: return 'mapping'\n        case str() | bytes(): return 'text'\n        case _: return 'other'\nfor x in (<any>, <any>, <list>, <dict>, <number>, [1, [2, 3]], {'a': [1, 'b']}): print(what(x))",
      "class P:\n    __match_args__ = ('x', 'y')\n    def __init__(self, x, y): self.x, self.y = x, y\nmatch P(<any>, <any>):\n    case P(<small>, y) if <guard2>: print('a', y)\n    case P(x=<pattern0>): print('b')\n    case P(<pattern0>, <pattern0>): print('c')\n    case P(x, _): print('d', x)",
      "def run(command):\n    match command.split():\n        case []: return 'empty'\n        case ['go', ('north' | 'south') as way]: return way\n        case ['take', item]: return f'take {item}'\n        case ['drop', *items] if items: return items\n        case [word]: return word.upper()\n        case [first, *_, last]: return first, last\nfor command in ('go north', 'go up', 'take <letter>', 'drop', 'drop a b', <str>, ''): print(run(command))",
      "match <any>, <any>:\n    case (int() as a, int(b)) | (str() as a, str() as b): print('same', a, b)\n    case (None, _) | (_, None): print('none')\n    case (a, b): print(a, b)",
      "match {'kind': '<letter>', 'size': <any>, 'more': <any>}:\n    case {'kind': 'a' | 'b', 'size': int(s)}: print('ab', s)\n    case {'size': [a, *b], **rest}: print(a, b, rest)\n    case {'kind': str(k), **rest} if len(rest) > 1: print(k, rest)",
      "class Color(enum.Enum):\n    RED = 1\n    BLUE = 2\nmatch <colorSubject>:\n    case Color.RED: print('red')\n    case Color.BLUE | math.pi: print('blue or pi')\n    case -1 | 1.5 | 2+3j | b'x' | 'two': print('constant')\n    case None | True | False: print('single')\n    case other: print(other)",
      "match <any>:\n    case int(x, y): print('two')\n    case str(<name>=1): print('named')\n    case <matchClass>: print('class')\n    case x: print(x)",
      "@dataclasses.dataclass\nclass Add:\n    left: object\n    right: object\n@dataclasses.dataclass\nclass Neg:\n    item: object\ndef value(e):\n    match e:\n        case Add(a, Neg(b)): return value(a) - value(b)\n        case Add(left=a, right=b): return value(a) + value(b)\n        case Neg(x): return -value(x)\n        case int() | float(): return e\n        case _: raise TypeError(f'unknown {e!r}')\nprint(value(Add(<number>, Neg(<number>))), value(Neg(Add(<small>, <any>))))",
    ],
    rules: [
      "guard": ["True", "False", "<any>", "<small> > <small>", "1 / <count>"],
      "guard2": ["y", "y > 0", "True", "y is None"],
      "pattern1": ["_", "<pattern0>", "<pattern0>", "x0"],
      "pattern0": [
        "<small>", "'a'", "None", "[]", "[_]", "[<pattern1>, <pattern1>]", "[<pattern1>, *_]", "{'a': <pattern1>}",
        "{'x': _, **r}", "int()", "str()", "float() | int()", "(1 | 2 | 'a')", "[*_, <pattern1>]", "int(7 | 3)",
        "list([<pattern1>, *_])", "dict()", "tuple()", "(<pattern1>,)", "-1", "1.0", "True", "{1: <pattern1>}",
        "bool()", "[_, _, *_]", "()", "{}", "set()", "'x' | 'y'", "[[<pattern1>, _], _]", "object(real=<pattern1>)",
        "{'a': _, 'b': <pattern1>}", "bytes()",
      ],
      "colorSubject": ["Color(<count>)", "<any>", "Color.RED", "math.pi", "2+3j", "-1", "1.5"],
      "matchClass": [
        "len()", "Exception()", "P0()", "complex(real=1)", "list(1, 2)", "collections.OrderedDict()", "type()",
      ],
    ])

  /// Unpacking and comprehensions.
  static let unpacking = Area(
    expressions: [
      "[x for x in <iterable>]", "[x <op> <small> for x in <iterable>]",
      "[(x, y) for x in <shortIterable> for y in <shortIterable>]", "[[y for y in range(x)] for x in range(<count>)]",
      "{x: y for x, y in zip(<iterable>, <iterable>)}", "{k: v for k, v in <iterable>}", "[a for a, *b in <iterable>]",
      "{len(str(x)) for x in <list>}", "[x for x in <iterable> if x if <any>]", "[y for x in <list> if (y := x)]",
      "[x if x else <any> for x in <iterable>]", "[i for i, x in enumerate(<iterable>) if x == <any>]",
      "{**{k: 1 for k in <shortIterable>}, **<dict>}", "[*<iterable>, *<dict>, *<str>]", "{*<ints>, *<ints>}",
      "[(i, j) for i in range(<count>) for j in range(i) if i * j % 2]", "sum([x for x in <ints>][<bound>:<bound>])",
      "[[row[c] for row in [[1, 2], [3, 4], <list>]] for c in (0, 1)]", "(lambda a, *b: (a, b))(*<iterable>)",
      "print(*<iterable>, sep='/')", "[x.<name> for x in <iterable>]", "[f'{x!r:>6}' for x in <iterable>]",
      "dict([*<dict>.items(), ('z', <any>)])", "[lst[<index>] for lst in ([1], <list>)]",
      "[x for x in <list> for x in (x, 1)]", "any(x > <any> for x in <iterable>)",
      "{x for x in <ints>} <setOp> {y for y in <words>}",
    ],
    statements: [
      "<target> = <iterable>\nprint(a, b)", "<target> = <any>, <any>\nprint(a, b)",
      "a, b = b0, a0 = <iterable>\nprint(a, b, a0, b0)", "for <target> in [<iterable>, <iterable>]:\n    print(a, b)",
      "a, b = 1, 2\na, b = b, a\nx = y = [<any>]\nx.append(a)\nprint(a, b, x, y, x is y)",
      "i, items = 0, [3, 4, 5]\ni, items[i] = <count>, <any>\nprint(i, items)\nitems[i], i = i, <any>\nprint(items, i)",
      "(a, (b, *c)), d = <nested>\nprint(a, b, c, d)", "[a, [b, *c]] = <nested>\nprint(a, b, c)",
      "a = b = c = <any>\nb = <any>\nprint(a, b, c)\ndel a, (b, c)\nprint(a)",
      "n = 5\nsquares = [n for n in range(<count>)]\nprint(n, squares)\nprint([m := k for k in range(<digit>)], m)",
      "if (n := len(<iterable>)) > <count>: print('long', n)\nelse: print('short', n)\nwhile (n := n - 1) > 0: print(n)",
      "first, *middle, last = <iterable>\nprint(first, middle, last)\n*start, = <iterable>\nprint(start)",
      "d = {}\nd['a'], d['b'], *d['rest'] = <iterable>\nprint(d)",
      "for i, (a, *b) in enumerate(<iterable>): print(i, a, b)\nelse: print('all')",
    ],
    rules: [
      "target": ["a, b", "a, *b", "*a, b", "(a, b)", "[a, *b]", "a, b, *_", "a, (b, *_)", "_, a, b", "a, *_, b"],
      "nested": [
        "(1, (2, 3, 4)), 5", "[1, [2, 3]]", "((<any>, <list>), <any>)", "<iterable>", "[['ab', 'cd'], <any>]",
        "((1, <str>), 2)",
      ],
    ])

  /// Names: `global`, `nonlocal`, `del`, and which scope a name belongs to.
  static let scopes = Area(
    statements: [
      "total = <any>\ndef add(x):\n    <declaration>\n    total <op>= x\n    return total\nprint(add(<any>), total)",
      "x = <any>\ndef f():\n    print(x)\n    <localChange>\nf()\nprint(x)",
      "def f():\n    x = 1\n    def g():\n        <declaration2>\n        x = <any>\n        return x\n    print(g(), x)\nx = 'global'\nf()\nprint(x)",
      "x = 'module'\nclass C:\n    x = <any>\n    y = [x for _ in range(2)]\n    def f(self): return x\n    z = x\nprint(C.y, C().f(), C.z)",
      "x = <any>\ndel x\nprint(x)",
      "def f(flag):\n    if flag: value = <any>\n    return value\nprint(f(1))\nprint(f(0))",
      "def f():\n    global made\n    made = <any>\nf()\nprint(made, 'made' in globals())\ndel made\nprint('made' in globals())\nmade",
      "for i in range(<count>): pass\nprint(i)",
      "def f():\n    for i in range(2): pass\n    return i, [i for i in 'ab'], i\nprint(f())",
      "len = lambda x: <any>\nprint(len('abc'))\ndel len\nprint(len('abc'))",
      "def f(x=<any>, y=x if 'x' in globals() else 0): return x, y\nprint(f())",
      "def outer():\n    fs = []\n    for i in range(<count>):\n        def f(): return i\n        fs.append(f)\n    return [f() for f in fs]\nprint(outer())",
      "try: print(unbound)\nexcept NameError as e: print(e, e.name)\ndef f():\n    try: print(late)\n    except UnboundLocalError as e: print(e)\n    late = 1\nf()",
      "print(sorted(k for k in globals() if k in ('show', 'math', 'Decimal')), __name__)",
      "def f(a, b=<any>):\n    c = a\n    print(locals())\n    del a\n    print(sorted(locals()))\n    return a\nf(<any>)",
      "class A:\n    for i in range(3): pass\n    if <bool>: j = i\n    del i\nprint(hasattr(A, 'i'), A.j)",
      "x = 10\ndef f(x, g=lambda: x): return x, g()\nprint(f(<any>))",
    ],
    rules: [
      "declaration": ["global total", "pass", "global total", "nonlocal_ = 1"],
      "declaration2": ["nonlocal x", "global x", "pass"],
      "localChange": [
        "x = 2", "del x", "pass", "for x in 'ab': pass", "y = x", "x += 1", "import math as x", "[x for x in 'ab']",
        "class x: pass", "def x(): pass",
      ],
    ])

  /// Small programs of textbooks, over values by chance.
  static let algorithms = Area(
    statements: [
      "def gcd(a, b):\n    while b: a, b = b, a % b\n    return a\nprint(gcd(<int>, <int>), gcd(<first>4, <first>6), math.gcd(<int>, <small>))",
      "def quick(items):\n    if len(items) < 2: return items\n    pivot, *rest = items\n    return quick([x for x in rest if x < pivot]) + [pivot] + quick([x for x in rest if x >= pivot])\nprint(quick(<list>), quick(list(<iterable>)))",
      "def merge(a, b):\n    out, i, j = [], 0, 0\n    while i < len(a) and j < len(b):\n        if a[i] <= b[j]: out.append(a[i]); i += 1\n        else: out.append(b[j]); j += 1\n    return out + a[i:] + b[j:]\nprint(merge(<ints>, <ints>), merge(<words>, <list>))",
      "text = <str>\nprint(text == text[::-1], ''.join(c for c in text.lower() if c.isalnum()), collections.Counter(text.lower()).most_common(3), ' '.join(text.split()[::-1]), len(set(text)))",
      "graph = {'a': ['b', 'c'], 'b': ['d'], 'c': ['<letter>'], 'd': ['a']}\nseen, queue = set(), collections.deque(['<letter>', 'a'])\nwhile queue:\n    node = queue.popleft()\n    if node in seen: continue\n    seen.add(node)\n    print(node, end=' ')\n    queue.extend(graph.get(node, []))\nprint(sorted(seen))",
      "def change(amount, coins):\n    best = [0] + [float('inf')] * amount\n    for value in range(1, amount + 1):\n        for coin in coins:\n            if coin <= value: best[value] = min(best[value], best[value - coin] + 1)\n    return best[amount]\nprint(change(<first>7, [1, <digit>, 5]), change(<count>, <ints>))",
      "n = <digit>\nfor row in range(n):\n    print(' ' * (n - row - 1) + '*' * (2 * row + 1))\nfor row in range(1, n):\n    for column in range(1, n): print(f'{row * column:<digit>}', end=' ')\n    print()",
      "for i in range(1, <first>6):\n    print('Fizz' * (i % 3 == 0) + 'Buzz' * (i % <digit> == 0) or i, end=' ')\nprint()",
      "def collatz(n):\n    steps = [n]\n    while n != 1 and len(steps) < 30:\n        n = n // 2 if n % 2 == 0 else 3 * n + 1\n        steps.append(n)\n    return steps\nprint(collatz(<small>), len(collatz(<int>)))",
      "inventory = {'apple': (<digit>, 0.<digit>), 'pear': (<digit>, 1.<digit>5), <key>: (<small>, <float>)}\ntotal = 0\nfor name, (count, price) in inventory.items():\n    print(f'{name:<8} {count:>3} {price:>6.2f} {count * price:>8.2f}')\n    total += count * price\nprint(f'{\"total\":<8} {total:>18.2f}', round(total, <digit>))",
      "board = [['.'] * <digit> for _ in range(3)]\nboard[<index>][<index>] = 'X'\nprint('\\n'.join(' '.join(row) for row in board))\nprint(any(all(c == 'X' for c in row) for row in board))",
      "matrix = [[<small>, <small>, <digit>], [<digit>, <small>, <small>]]\nprint(list(map(list, zip(*matrix))), [[sum(a * b for a, b in zip(r, c)) for c in zip(*[[1, 2], [3, 4], [5, 6]])] for r in matrix], max(max(r) for r in matrix))",
      "x, guess = abs(<float>) + 1, 1.0\nfor _ in range(6):\n    guess = (guess + x / guess) / 2\n    print(guess)\nprint(round(guess, <digit>), math.sqrt(x))",
      "def encode(text):\n    return ''.join(f'{len(list(g))}{c}' for c, g in itertools.groupby(text))\nprint(encode(<str>), encode('aaabbc' * <count>))",
      "def bits(n, width=8):\n    return f'{n:0{width}b}', n.bit_length(), [n >> i & 1 for i in range(<digit>)], n & -n, ~n, n ^ 255\nprint(bits(<small>), bits(<int>))",
    ])
}
