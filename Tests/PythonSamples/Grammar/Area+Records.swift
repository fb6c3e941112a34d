extension Area {
  /// Data classes and named tuples.
  static let records = Area(
    statements: [
      "@dataclasses.dataclass<classOptions>\nclass Point:\n    x: int<fieldDefault>\n    y: float<fieldDefault>\n    tags: list = dataclasses.field(default_factory=list<fieldOption>)\np, q = Point(<any>), Point(<any>, <any>)\nprint(p, q, p == q, p == Point(<any>))\nshow(lambda: p < q)\nshow(lambda: sorted([q, p]))\nshow(lambda: hash(p) == hash(p))\nshow(lambda: dataclasses.astuple(q))\nshow(lambda: dataclasses.asdict(p))\nshow(lambda: dataclasses.replace(p, <name>=<any>))\nshow(lambda: [f.name for f in dataclasses.fields(p)])\nshow(lambda: Point(<arguments>))\nshow(lambda: Point.__match_args__)\np.x = <any>\nprint(p)\np.<name> = 1\nprint(p.<name>, vars(p))",
      "@dataclasses.dataclass\nclass Base:\n    name: str\n    size: int = <any>\n    def __post_init__(self):\n        print('post', self.name)\n@dataclasses.dataclass<classOptions>\nclass Child(Base):\n    <childField>\n    total: int = dataclasses.field(init=False, default=<any>)\nshow(lambda: Child(<arguments>))\nshow(lambda: Child(<any>, <any>, <any>))\nc = Child(<str>)\nprint(c, [f.name for f in dataclasses.fields(Child)], dataclasses.is_dataclass(c))",
      "@dataclasses.dataclass\nclass Item:\n    name: str\n    price: float\n    count: int = 1\n    def total(self) -> float: return self.price * self.count\nitems = [Item(<str>, <real>), Item('b', <float>, <small>), Item(name='c', price=<digit>)]\nfor item in sorted(items, key=lambda i: i.total()): print(item, item.total())\nprint(sum(i.total() for i in items), max(items, key=operator.attrgetter('<name>')))",
      "class P(typing.NamedTuple):\n    x: int\n    y: str = <any>\n    def double(self): return self.x * 2\np = P(<arguments>)\nprint(p, p.double(), p._asdict(), p._replace(<name>=<any>), P._field_defaults, p + (1,), p == (1, 2), len(p))\np.x = 1",
      "D = dataclasses.make_dataclass('D', [('x', int), ('y', int, <any>)]<makeOptions>)\nprint(D(<any>), D(<arguments>))",
      "@dataclasses.dataclass(<wrongOption>)\nclass C:\n    x: int = <any>\n    y: list = <any>\nprint(C(), C(<arguments>))",
      "@dataclasses.dataclass\nclass C:\n    x: int = 1\n    y: int<fieldDefault>\nprint(C(<any>))",
      "@dataclasses.dataclass\nclass C:\n    n: dataclasses.InitVar[int]\n    shared: typing.ClassVar[int] = <any>\n    value: int = dataclasses.field(default=0, kw_only=<bool>)\n    def __post_init__(self, n): self.value = n\nprint(C(<any>), C.shared, C(<arguments>))",
    ],
    rules: [
      "classOptions": [
        "", "", "(order=True)", "(frozen=True)", "(eq=False)", "(slots=True)", "(kw_only=True)", "(unsafe_hash=True)",
        "(order=True, frozen=True)", "(repr=False, init=True)", "(frozen=True, slots=True)", "(match_args=False)",
      ],
      "fieldDefault": ["", "", " = 0", " = <any>", " = dataclasses.field(default=<any><fieldOption>)"],
      "fieldOption": [
        "", ", repr=False", ", compare=False", ", kw_only=True", ", init=False", ", hash=False", ", metadata={'a': 1}",
      ],
      "childField": [
        "extra: str = 'e'", "extra: str", "size: int = 99", "_: dataclasses.KW_ONLY\n    key: int = <small>",
        "name: str = 'n'",
      ],
      "wrongOption": ["frozen=1", "order=True, eq=False", "size=1", "repr=True", "slots=True"],
      "makeOptions": ["", ", frozen=True", ", order=True", ", bases=(object,)", ", namespace={'z': 1}"],
    ])

  /// Enumerations and flags.
  static let enumerations = Area(
    statements: [
      "class Color(<enumBase>):\n    RED = <memberValue>\n    GREEN = <memberValue>\n    BLUE = <memberValue>\n    @property\n    def label(self): return self.name.title()\n    @classmethod\n    def first(cls): return list(cls)[0]\nprint(list(Color), Color.RED, repr(Color.GREEN), Color['BLUE'].value, Color.RED.label, Color.first(), len(Color))\nfor use in (lambda: Color(<any>), lambda: Color[<text>], lambda: Color.RED <compare> Color.BLUE, lambda: Color.RED <op> Color.GREEN, lambda: f'{Color.RED:>10}|{Color.BLUE}|{Color.RED!r}', lambda: {Color.RED: 1}, lambda: Color.RED in Color, lambda: Color.PURPLE, lambda: Color.__members__, lambda: isinstance(Color.RED, Color), lambda: Color.RED == <any>, lambda: sorted(Color), lambda: '%s %r' % (Color.RED, Color.GREEN), lambda: Color.RED.<name>, lambda: Color('x', 'y'), lambda: Color(<memberValue>), lambda: Color.RED.RED, lambda: hash(Color.RED) == hash(Color.RED), lambda: ~Color.RED, lambda: bool(Color.GREEN)):\n    show(use)\nColor.RED = <any>",
      "class Perm(enum.<flagBase>):\n    R = enum.auto()\n    W = enum.auto()\n    X = <flagValue>\n    ALL = R | W | X\nfor use in (lambda: Perm.R <setOp> Perm.W, lambda: Perm.ALL <setOp> Perm.X, lambda: ~Perm.R, lambda: Perm(<small>), lambda: Perm(0), lambda: list(Perm), lambda: list(Perm.R | Perm.X), lambda: Perm.R in Perm.ALL, lambda: bool(Perm.R & Perm.W), lambda: Perm.R | <any>, lambda: len(Perm.R | Perm.W), lambda: str(Perm.R | Perm.W), lambda: f'{Perm.R | Perm.X}', lambda: (Perm.R | Perm.W).value, lambda: (Perm.R | Perm.W).name, lambda: Perm(<any>), lambda: Perm['R'] <compare> Perm.W):\n    show(use)",
      "Level = enum.<enumKind>('Level', <enumNames><enumStart>)\nprint(list(Level), Level(1), [m.name.lower() for m in Level])\nprint(Level.LOW <compare> Level.HIGH)\nprint(Level(<any>))",
      "Level = enum.Enum('Level', <enumNames>, type=<memberType>)\nprint(list(Level), Level(1), Level.LOW + 1)",
      "@enum.unique\nclass U(enum.Enum):\n    A = <small>\n    B = <small>\n    C = <any>\nprint(list(U), U.A)",
      "class Planet(enum.Enum):\n    EARTH = (5.97, <real>)\n    MARS = (0.64, <digit>)\n    def __init__(self, mass, radius):\n        self.mass, self.radius = mass, radius\n    def __str__(self): return self.name.lower()\n    @classmethod\n    def _missing_(cls, value): return cls.EARTH if value == <any> else None\nfor p in Planet: print(p, p.mass, p.radius, p.value, f'{p}')\nprint(Planet((0.64, 3)), Planet(<any>))",
      "class Auto(enum.<enumKind>):\n    def _generate_next_value_(name, start, count, last): return <generated>\n    A = enum.auto()\n    B = enum.auto()\n    C = <memberValue>\nprint([(m.name, m.value) for m in Auto], Auto.B)\nclass More(Auto):\n    D = 1",
    ],
    rules: [
      "enumBase": [
        "enum.Enum", "enum.IntEnum", "str, enum.Enum", "enum.StrEnum", "int, enum.Enum", "enum.Flag", "enum.Enum",
      ],
      "memberValue": ["1", "2", "3", "'r'", "enum.auto()", "enum.auto()", "<any>", "(1, 2)", "'<letter>'", "<digit>"],
      "flagBase": ["Flag", "IntFlag", "Flag"],
      "flagValue": ["enum.auto()", "4"],
      "enumKind": ["Enum", "IntEnum", "StrEnum"],
      "enumNames": [
        "'LOW MID HIGH'", "['LOW', 'HIGH']", "{'LOW': <small>, 'HIGH': <any>}", "[('LOW', 1), ('HIGH', <any>)]",
        "'LOW, HIGH'", "'LOW LOW HIGH'", "<any>",
      ],
      // A `type` beside that of the enumeration's own members is told as a set of classes, whose order is chance.
      "enumStart": ["", "", ", start=<small>", ", module='m'"],
      "memberType": ["int", "str", "float"],
      // No float: two made one after the other that are no number would have to be told apart.
      "generated": [
        "name.lower()", "count * 10", "last", "<small>", "<str>", "<list>", "<dict>", "start + count", "len(last)",
      ],
    ])
}
