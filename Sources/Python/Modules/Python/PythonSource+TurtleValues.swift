extension PythonSource {
  /// Part 1 of 5 of what is written in Python of `turtle`.
  static let turtleValues = #"""
    import math as _math
    import _drawing

    _NAMES = set("""aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown
    burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod
    darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon
    darkseagreen
    darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue
    firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew
    hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
    lightgoldenrod lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue
    lightslateblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon
    mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen
    mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy navyblue oldlace olive
    olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink
    plum powderblue purple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue
    slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet violetred wheat
    white whitesmoke yellow yellowgreen""".split())
    _ALIASES = {"lightgoldenrod": "#eedd82", "lightslateblue": "#8470ff", "navyblue": "navy", "violetred": "#d02090"}
    _SPEEDS = {"fastest": 0, "fast": 10, "normal": 6, "slow": 3, "slowest": 1}
    _SHAPES = {
        "arrow": ((-10, 0), (10, 0), (0, 10)), "blank": (), "classic": ((0, 0), (-5, -9), (0, -7), (5, -9)),
        "square": ((10, -10), (10, 10), (-10, 10), (-10, -10)), "triangle": ((10, -6), (0, 12), (-10, -6)),
        "circle": tuple((10 * _math.cos(n * _math.pi / 10), 10 * _math.sin(n * _math.pi / 10)) for n in range(20)),
        "turtle": ((0, 16), (-3, 12), (-2, 9), (-6, 7), (-9, 9), (-9, 5), (-7, 3), (-8, -3), (-9, -8), (-6, -6),
            (-3, -9), (0, -11), (3, -9), (6, -6), (9, -8), (8, -3), (7, 3), (9, 5), (9, 9), (6, 7), (2, 9), (3, 12)),
    }


    class TurtleGraphicsError(Exception):
        """Some TurtleGraphics Error"""


    class Terminator(Exception):
        """Will be raised in TurtleScreen.update, if _RUNNING becomes False."""


    class Vec2D(tuple):
        """A 2 dimensional vector class, used as a helper class for implementing turtle graphics."""

        def __new__(cls, x, y):
            return tuple.__new__(cls, (x, y))

        def __add__(self, other):
            return Vec2D(self[0] + other[0], self[1] + other[1])

        def __sub__(self, other):
            return Vec2D(self[0] - other[0], self[1] - other[1])

        def __mul__(self, other):
            if isinstance(other, Vec2D):
                return self[0] * other[0] + self[1] * other[1]
            return Vec2D(self[0] * other, self[1] * other)

        def __rmul__(self, other):
            if isinstance(other, (int, float)):
                return Vec2D(self[0] * other, self[1] * other)
            return NotImplemented

        def __neg__(self):
            return Vec2D(-self[0], -self[1])

        def __abs__(self):
            return _math.hypot(*self)

        def rotate(self, angle):
            """rotate self counterclockwise by angle"""
            radians = _math.radians(angle)
            c, s = _math.cos(radians), _math.sin(radians)
            x, y = self
            return Vec2D(x * c - y * s, y * c + x * s)

        def __repr__(self):
            return "(%.2f,%.2f)" % self


    def _pair(x, y):
        """A point given as two numbers, a pair, or a turtle."""
        if y is not None:
            return Vec2D(x, y)
        return Vec2D(*(x._place if isinstance(x, TNavigator) else x))


    def _is_color(text):
        if text.startswith("#"):
            return len(text) in (4, 7, 10, 13) and all(char in "0123456789abcdefABCDEF" for char in text[1:])
        name = text.lower().replace(" ", "")
        if name in _NAMES:
            return True
        base = name.rstrip("0123456789")
        number = name[len(base):]
        if base in ("gray", "grey"):
            return number.isdigit() and int(number) <= 100
        return base in _NAMES and number in ("1", "2", "3", "4")


    def _css(color):
        """A color as web pages write it."""
        if color.startswith("#"):
            size = (len(color) - 1) // 3
            return color if size < 3 else "#" + "".join(color[1 + size * part:3 + size * part] for part in range(3))
        name = color.lower().replace(" ", "")
        base = name.rstrip("0123456789")
        if base in ("gray", "grey") and base != name:
            return "#" + f"{int(int(name[len(base):]) * 255 / 100 + 0.5):02x}" * 3
        return _ALIASES.get(base, base)


    def _color_text(screen, color):
        """A color from what a program gives: a text, or three numbers."""
        if len(color) == 1:
            color = color[0]
        if isinstance(color, str):
            if _is_color(color) or color == "":
                return color
            raise TurtleGraphicsError("bad color string: %s" % str(color))
        try:
            r, g, b = color
        except (TypeError, ValueError):
            r = None
        if r is None:
            raise TurtleGraphicsError("bad color arguments: %s" % str(color))
        if screen._colormode == 1.0:
            r, g, b = [round(255.0 * part) for part in (r, g, b)]
        if not all(0 <= part <= 255 for part in (r, g, b)):
            raise TurtleGraphicsError("bad color sequence: %s" % str(color))
        return "#%02x%02x%02x" % (r, g, b)


    def _color_value(screen, text):
        """A color as programs are told it."""
        if not text.startswith("#"):
            return text
        if len(text) == 7:
            parts = [int(text[place:place + 2], 16) for place in (1, 3, 5)]
        elif len(text) == 4:
            parts = [16 * int(char, 16) for char in text[1:]]
        else:
            raise TurtleGraphicsError("bad colorstring: %s" % text)
        return tuple(part * screen._colormode / 255 for part in parts)


    class Shape:
        """Data structure modeling shapes."""

        def __init__(self, type_, data=None):
            self._type = type_
            self._data = tuple(data) if isinstance(data, (list, tuple)) else data
    """#
}
