extension Area {
  /// Classes, inheritance, attributes and properties.
  static let classes = Area(
    expressions: [
      "type(<any>).__name__", "type(<any>).__mro__", "isinstance(<any>, <type>)", "issubclass(<type>, <type>)",
      "issubclass(<any>, <type>)", "<type>(<any>)", "<type>()", "getattr(<any>, '<attribute>', <any>)",
      "getattr(<any>, <any>)", "hasattr(<any>, '<attribute>')", "callable(<any>)",
      "type('C', (<type>,), {'x': <any>})().x", "object() == <any>", "<any>.__class__", "<any> is <simple>",
      "<any>.<name>", "<type>.<name>", "object(<any>)", "super()", "vars(<any>)",
      "type(<any>, <any>)", "type.mro(<type>)", "<type>.__name__", "<type>.__bases__", "setattr(<any>, 'x', 1)",
      "delattr(<any>, 'real')", "<any>()", "<any>[<any>]", "-<any>", "<any> <op> <any>", "<any> <compare> <any>",
      "<any> in <any>",
    ],
    statements: [
      "class Animal:\n    kind = <any>\n    count = 0\n    def __init__(self, name, legs=<small>):\n        self.name = name\n        self.legs = legs\n        Animal.count += 1\n    def speak(self): return f'{self.name} makes a noise'\n    def __str__(self): return f'{type(self).__name__}({self.name})'\nclass Dog(Animal):\n    def __init__(self, name, trick=None, **more):\n        super().__init__(name, **more)\n        self.trick = trick\n    def speak(self): return super().speak() + ' woof'\nclass Puppy(Dog):\n    kind = 'puppy'\n    speak = lambda self: 'yip ' + super(Puppy, self).speak()\nfor made in (Animal(<str>), Dog(<any>, legs=<small>), Puppy(<str>, <any>)):\n    print(made, made.speak(), made.kind, made.legs, Animal.count, isinstance(made, Dog), vars(made))\nDog(<arguments>)\nprint(made.<name>)\nPuppy.kind.<name>",
      "class Account:\n    rate = 0.<digit>\n    def __init__(self, balance=0):\n        self.balance = balance\n    @property\n    def balance(self):\n        'The balance.'\n        return self._balance\n    @balance.setter\n    def balance(self, value):\n        if value < 0: raise ValueError(f'negative: {value}')\n        self._balance = value\n    @balance.deleter\n    def balance(self):\n        print('deleted')\n        del self._balance\n    @property\n    def double(self): return self._balance * 2\n    @classmethod\n    def of(cls, text): return cls(int(text))\n    @staticmethod\n    def check(value, *rest): return value > <small>, rest\na = Account(<real>)\nprint(a.balance, a.double, Account.of('<digit>').balance, a.check(<arguments>), Account.balance.__doc__)\na.balance += <real>\nprint(a.balance, vars(a))\n<accountChange>\nprint(a.balance)",
      "class A:\n    def who(self): return ['A']\nclass B(A):\n    def who(self): return ['B'] + super().who()\nclass C(A):\n    def who(self): return ['C'] + super().who()\nclass D(<bases>):\n    def who(self): return ['D'] + super().who()\nprint(D().who(), [c.__name__ for c in D.__mro__], D.__bases__, issubclass(D, <bases2>))",
      "class Point:\n    __slots__ = (<slots>)\n    def __init__(self, x, y=<any>):\n        self.x, self.y = x, y\np = Point(<any>)\nprint(p.x, p.y, hasattr(p, '__dict__'))\ndel p.x\nprint(hasattr(p, 'x'))\np.<name> = <any>\nprint(p.<name>)\nprint(p.x)",
      "class Meta(type):\n    def __new__(mcls, name, bases, namespace, **options):\n        print('make', name, sorted(k for k in namespace if k[0] != '_'), options)\n        return super().__new__(mcls, name, bases, namespace)\n    def __init__(cls, name, bases, namespace, **options):\n        super().__init__(name, bases, namespace)\n        cls.made = <any>\n    def __call__(cls, *a, **k):\n        print('call', a, k)\n        return super().__call__(*a, **k)\n    def __len__(cls): return <count>\nclass Thing(metaclass=Meta, size=<any>):\n    x = 1\n    def __init__(self, y=2): self.y = y\nprint(Thing(<arguments>).y, Thing.made, len(Thing), type(Thing).__name__)",
      "class Base:\n    registry = []\n    def __init_subclass__(cls, /, tag=None, **more):\n        super().__init_subclass__(**more)\n        cls.tag = tag\n        Base.registry.append(cls.__name__)\nclass One(Base): pass\nclass Two(One, tag=<any>): pass\nprint(Base.registry, One.tag, Two.tag, One.__subclasses__())\nclass Three(Base, <name>=<any>): pass\nprint(Three.tag)",
      "class Shape(abc.ABC):\n    @abc.abstractmethod\n    def area(self): ...\n    @property\n    @abc.abstractmethod\n    def sides(self): ...\n    def describe(self): return f'{type(self).__name__} {self.area():.2f} {self.sides}'\nclass Square(Shape):\n    def __init__(self, n): self.n = n\n    def area(self): return self.n ** 2\n    sides = 4\nclass Half(Shape):\n    <halfBody>\nprint(Square(<real>).describe(), isinstance(Square(1), Shape), sorted(Half.__abstractmethods__))\nHalf()\nprint('made')\nShape()",
      "class Open:\n    def __getattr__(self, name):\n        if name.startswith('a'): return name.upper()\n        raise AttributeError(<any>)\n    def __setattr__(self, name, value):\n        print('set', name, value)\n        super().__setattr__(name, value)\n    def __delattr__(self, name):\n        print('del', name)\n        super().__delattr__(name)\no = Open()\no.x = <any>\nprint(o.x, o.abc, getattr(o, <text>, 'default'))\ndel o.x\nprint(o.<name>)\ndel o.<name>",
      "class Stack:\n    def __init__(self, items=()): self._items = list(items)\n    def push(self, item):\n        self._items.append(item)\n        return self\n    def pop(self):\n        if not self._items: raise IndexError('pop from empty stack')\n        return self._items.pop()\n    def __len__(self): return len(self._items)\n    def __bool__(self): return <truth>\n    def __iter__(self): return iter(self._items[::-1])\n    def __contains__(self, x): return x in self._items\n    def __repr__(self): return f'Stack({self._items!r})'\ns = Stack(<iterable>)\nprint(s.push(<any>).push(<any>), len(s), bool(s), list(s), <any> in s)\nwhile len(s) > 0: print(s.pop(), end=' ')\ns.pop()",
      "class Temp:\n    shared = []\n    __hidden = <any>\n    def __init__(self, degrees): self.__degrees = degrees\n    def add(self, x): self.shared.append(x)\n    def show(self): return self.__degrees, self.__hidden\nt = Temp(<any>)\nt.add(<any>)\nTemp(1).add(2)\nprint(t.show(), Temp.shared, sorted(vars(t)), t._Temp__hidden)\nprint(t.__degrees)",
      "class Node:\n    def __init__(self, value, *children): self.value, self.children = value, children\n    def walk(self, depth=0):\n        yield depth, self.value\n        for child in self.children: yield from child.walk(depth + 1)\ntree = Node(<any>, Node(<any>, Node('leaf')), Node(<small>))\nfor depth, value in tree.walk(): print('  ' * depth, value, sep='')\nprint(max(d for d, _ in tree.walk()), tree.<name>)",
    ],
    rules: [
      "arguments": [
        "", "<any>", "<any>, <any>", "<name>=<any>", "<any>, <name>=<any>", "*<iterable>", "**{'<name>': <any>}",
        "<any>, <any>, <any>", "*<tuple>, **<dict>",
      ],
      "accountChange": [
        "a.balance = -1", "del a.balance", "a.double = 5", "a.of(<any>)", "Account.check()", "a.balance = <any>",
        "del a.double", "Account.balance = <any>",
      ],
      "bases": [
        "B, C", "C, B", "B", "A, B", "B, A", "B, C, A", "B, B", "C", "object, B", "<wrong>", "D", "bool", "B, int",
      ],
      "bases2": ["(A, B)", "C", "object", "int", "<wrong>"],
      "slots": ["'x', 'y'", "'x',", "'x', 'y', 'name'", "'x', 'y', '__dict__'", "'y', 'size', 'x'", "'x y',", "1, 2"],
      "halfBody": ["pass", "def area(self): return 1", "sides = 2", "area = 5", "area = sides = 1"],
      "truth": ["True", "len(self) > 1", "<any>", "bool(self._items)"],
    ])

  /// Descriptors and what looks an attribute up.
  static let descriptors = Area(
    statements: [
      "class Positive:\n    def __set_name__(self, owner, name):\n        print('named', owner.__name__, name)\n        self.name = '_' + name\n    def __get__(self, instance, owner=None):\n        if instance is None: return self.name\n        return getattr(instance, self.name)\n    def __set__(self, instance, value):\n        if not value > 0: raise ValueError(f'{self.name[1:]} must be positive, not {value!r}')\n        setattr(instance, self.name, value)\nclass Item:\n    price = Positive()\n    count = Positive()\n    def __init__(self, price, count=<small>): self.price, self.count = price, count\nprint(Item.price)\ni = Item(<real>)\nprint(i.price, i.count, vars(i))\ni.count = <any>\nprint(i.count)\ndel i.price",
      "class Lazy:\n    def __init__(self, make): self.make = make\n    def __get__(self, instance, owner):\n        print('compute')\n        value = self.make(instance)\n        instance.__dict__[self.make.__name__] = value\n        return value\nclass Data:\n    @Lazy\n    def total(self): return <any>\nd = Data()\nprint(d.total, d.total, vars(d))\nd.total = <any>\nprint(d.total)\nData.total",
      "class Data:\n    def __init__(self, n): self.n = n\n    @functools.cached_property\n    def square(self):\n        print('once')\n        return self.n * self.n\nd = Data(<number>)\nprint(d.square, d.square, vars(d))\nd.n = 2\nprint(d.square)\ndel d.square\nprint(d.square)\nprint(Data.square.attrname)",
      "class Meter:\n    def __init__(self, value=0): self.value = value\n    def __getattribute__(self, name):\n        print('get', name)\n        return super().__getattribute__(name)\nm = Meter(<any>)\nprint(m.value)\nm.value = 3\nprint(m.<name>)",
      "class C:\n    x = property(lambda self: <any>)\n    def f(self, *a): return len(a)\n    g = staticmethod(lambda *a: a)\n    h = classmethod(lambda cls, *a: (cls.__name__, a))\nc = C()\nprint(c.x, c.f(1), c.g(<any>), C.g(), c.h(<any>), C.f(c, 1, 2))\nbound = c.f\nprint(bound.__name__, bound.__self__ is c, bound(1), C.f.__qualname__)\nc.f = <any>\nprint(c.f)\nc.x = 1",
      "class C:\n    def __init__(self): self.log = []\n    def __call__(self, *args, **named):\n        self.log.append((args, named))\n        return len(self.log)\nc = C()\nprint(c(<arguments>), c(), c.log, callable(c), callable(C))\nC()()()",
    ])

  /// Operators of classes, reflected ones and `NotImplemented` among them.
  static let operators = Area(
    statements: [
      "class V:\n    def __init__(self, x, y): self.x, self.y = x, y\n    def __repr__(self): return f'V({self.x}, {self.y})'\n    def __add__(self, o):\n        if not isinstance(o, V): return NotImplemented\n        return V(self.x + o.x, self.y + o.y)\n    def __sub__(self, o): return V(self.x - o.x, self.y - o.y)\n    def __mul__(self, k):\n        if isinstance(k, V): return self.x * k.x + self.y * k.y\n        if isinstance(k, (int, float)): return V(self.x * k, self.y * k)\n        return NotImplemented\n    __rmul__ = __mul__\n    def __neg__(self): return V(-self.x, -self.y)\n    def __abs__(self): return math.hypot(self.x, self.y)\n    def __eq__(self, o): return isinstance(o, V) and (self.x, self.y) == (o.x, o.y)\n    def __bool__(self): return bool(self.x or self.y)\n    def __getitem__(self, i): return (self.x, self.y)[i]\na, b = V(<small>, <small>), V(<small>, <digit>)\nprint(a + b, a - b, a * b, a * <small>, <small> * b, -a, abs(V(3, 4)), a == b, a != V(1, 1), bool(a), list(a), a[<index>])\nshow(lambda: a <op> b)\nshow(lambda: a <op> <any>)\nshow(lambda: <any> <op> a)\nshow(lambda: a <compare> b)\nshow(lambda: sum([a, b], V(0, 0)))\nshow(lambda: sum([a, b]))\nshow(lambda: {a: 1})\nshow(lambda: sorted([a, b]))\na += <any>\nprint(a)",
      "class L:\n    def __init__(self, tag): self.tag = tag\n    def <leftName>(self, o):\n        print(self.tag, '<leftName>')\n        return <outcome>\nclass R(<rightBase>):\n    def __init__(self, tag): self.tag = tag\n    def <rightName>(self, o):\n        print(self.tag, '<rightName>')\n        return <outcome>\nfor x in (L('l'), R('r'), <simple>):\n    for y in (L('L'), R('R'), <simple>):\n        try: print(x <anyOp> y is not None)\n        except TypeError as e: print(e)",
      "class Money:\n    def __init__(self, cents): self.cents = cents\n    def __repr__(self): return f'Money({self.cents})'\n    def <compareName>(self, o):\n        if isinstance(o, Money): return self.cents <compare> o.cents\n        return NotImplemented\n    def <compareName>(self, o): return <outcome2>\na, b = Money(<small>), Money(<small>)\nfor text in ('a < b', 'a > b', 'a == b', 'a != b', 'a <= b', 'a >= 3', '3 < a', 'a == 3', 'max(a, b) is a', 'sorted([b, a])', 'a in [b, 1]', '[a] == [b]', 'hash(a) == hash(a)'):\n    try: print(text, '->', {'a < b': lambda: a < b, 'a > b': lambda: a > b, 'a == b': lambda: a == b, 'a != b': lambda: a != b, 'a <= b': lambda: a <= b, 'a >= 3': lambda: a >= 3, '3 < a': lambda: 3 < a, 'a == 3': lambda: a == 3, 'max(a, b) is a': lambda: max(a, b) is a, 'sorted([b, a])': lambda: sorted([b, a]), 'a in [b, 1]': lambda: a in [b, 1], '[a] == [b]': lambda: [a] == [b], 'hash(a) == hash(a)': lambda: hash(a) == hash(a)}[text]())\n    except TypeError as e: print(text, e)",
      "class Seq:\n    def __init__(self, *items): self.items = list(items)\n    def __len__(self): return <lengthResult>\n    def __getitem__(self, i):\n        print('get', i)\n        return self.items[i]\n    def __setitem__(self, i, v):\n        print('set', i, v)\n        self.items[i] = v\n    def __delitem__(self, i):\n        print('del', i)\n        del self.items[i]\ns = Seq(<any>, <any>, <small>)\nprint(s[<index>], s<slice>, <any> in s, list(s))\ns[<index>] = <any>\ns[<bound>:<bound>] = <list>\ndel s[<index>]\nprint(s[1, 2:3], len(s), bool(s), list(reversed(s)))",
      "class Odd:\n    def <conversion>(self): return <converted>\n    def <conversion>(self): return <converted>\no = Odd()\nfor use in (int, float, str, bool, len, complex, repr, round, math.floor, bytes, list, format, abs, operator.index, iter, 'abc'.__getitem__, sum, bin, chr, range):\n    try:\n        result = use(o)\n        print(use.__name__, type(result).__name__, result if ' at 0x' not in str(result) else '-')\n    except Exception as e: print(use.__name__, type(e).__name__, e if ' at 0x' not in str(e) else '-')",
      "class Num(<numberBase>):\n    def __add__(self, o): return Num(super().__add__(o))\n    def __repr__(self): return f'Num({super().__repr__()})'\n    def extra(self): return <any>\na = Num(<small>)\nprint(a, a + 1, a * 2, 1 + a, type(a - 1).__name__, str(a), f'{a}', '%s' % a, [a], a == 1, hash(a) == hash(int(a)), isinstance(a, int), a.extra(), a <op> <number>)",
      "class D(<containerBase>):\n    def __missing__(self, k): return f'no {k}'\n    def __getitem__(self, k):\n        print('get', k)\n        return super().__getitem__(k)\n    def __setitem__(self, k, v): super().__setitem__(k, v)\nd = D(<containerStart>)\nd[<key>] = <any>\nprint(d, len(d), d[<key>], type(d).__name__, d == <any>, repr(d.copy()), type(d.copy()).__name__)\nprint(d.get(<key>))",
      "class T:\n    def __init__(self, v): self.v = v\n    def __hash__(self): return <hashResult>\n    def __eq__(self, o): return self.v == o.v\n    def __repr__(self): return f'T({self.v})'\nd = {T(1): 'one', T(<small>): 'two'}\nprint(d, d[T(1)], T(2) in d, {T(1), T(1), T(<small>)}, [T(1)].index(T(1)))\nprint(T(1) == <any>)",
      "class M:\n    def __matmul__(self, o): return ('mat', o)\n    def __rmatmul__(self, o): return ('rmat', o)\n    def __iadd__(self, o):\n        print('iadd', o)\n        return <outcome2>\n    def __divmod__(self, o): return <any>\n    def __rpow__(self, o): return 'rpow'\n    def __pow__(self, o, m=None): return (o, m)\n    def __lshift__(self, o): return 'shift'\n    def __invert__(self): return 'invert'\n    def __contains__(self, x): return <any>\nm = M()\nprint(m @ <any>, <any> @ m, divmod(m, 2), 2 ** m, m ** 3, pow(m, 2, 5), m << 1, ~m, <any> in m)\nm += <any>\nprint(m)\nm -= 1",
    ],
    rules: [
      "leftName": [
        "__sub__", "__lt__", "__truediv__", "__or__", "__gt__", "__mod__", "__ne__",
      ],
      "rightName": [
        "__radd__", "__rsub__", "__gt__", "__rmul__", "__rtruediv__", "__ror__", "__lt__", "__rmod__",
      ],
      "anyOp": ["+", "-", "==", "<", "*", "/", "|", ">", "%", "!=", "<="],
      "rightBase": ["object", "L", "L"],
      "outcome": ["NotImplemented", "NotImplemented", "1", "True", "self.tag", "<any>"],
      "outcome2": ["NotImplemented", "True", "self", "<any>", "1 / 0", "None"],
      "compareName": ["__lt__", "__le__", "__gt__", "__ge__", "__ne__"],
      "lengthResult": ["len(self.items)", "3"],
      // No truth value, of which CPython warns where `__int__` gives one; this runs without such warnings.
      "converted": [
        "7", "(-4)", "0", "<big>", "<float>", "<str>", "None", "<bytesValue>", "1j", "...", "<list>", "<tuple>",
        "<dict>", "<set>",
      ],
      "conversion": [
        "__int__", "__float__", "__str__", "__bool__", "__complex__", "__round__", "__floor__",
        "__bytes__", "__format__", "__abs__", "__dir__",
      ],
      "numberBase": ["int", "float", "Fraction", "str"],
      "containerBase": ["dict", "list"],
      "containerStart": ["", "<dict>", "<iterable>", "a=<any>"],
      "hashResult": ["hash(self.v)", "1", "<any>", "-1", "2**70"],
    ])
}
