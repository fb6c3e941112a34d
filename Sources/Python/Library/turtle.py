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
    size, rest = divmod(len(text) - 1, 3)
    if rest or size not in (1, 2):
        raise TurtleGraphicsError("bad colorstring: %s" % text)
    scale = 16 if size == 1 else 1
    parts = [scale * int(text[place:place + size], 16) for place in range(1, len(text), size)]
    return tuple(part * screen._colormode / 255 for part in parts)


class Shape:
    """Data structure modeling shapes."""

    def __init__(self, type_, data=None):
        self._type = type_
        self._data = tuple(data) if isinstance(data, (list, tuple)) else data


class TNavigator:
    """Where a turtle is, where it looks, and how it moves."""
    START_ORIENTATION = {"standard": Vec2D(1.0, 0.0), "world": Vec2D(1.0, 0.0), "logo": Vec2D(0.0, 1.0)}

    def __init__(self, mode="standard"):
        self._mode = mode
        self._turn = -1 if mode == "logo" else 1
        self._full = 360.0
        self._unit = 1.0
        self._start()

    def _start(self):
        self._place = Vec2D(0.0, 0.0)
        self._orient = self.START_ORIENTATION[self._mode]

    def degrees(self, fullcircle=360.0):
        """Set angle measurement units to degrees."""
        self._full = fullcircle
        self._unit = 360 / fullcircle

    def radians(self):
        """Set the angle measurement units to radians."""
        self.degrees(_math.tau)

    def _move(self, end):
        self._place = end

    def _rotate(self, angle):
        self._orient = self._orient.rotate(angle * self._unit)

    def _go(self, distance):
        self._move(self._place + self._orient * distance)

    def forward(self, distance):
        """Move the turtle forward by the specified distance."""
        self._go(distance)

    def back(self, distance):
        """Move the turtle backward by distance."""
        self._go(-distance)

    def right(self, angle):
        """Turn turtle right by angle units."""
        self._rotate(-angle)

    def left(self, angle):
        """Turn turtle left by angle units."""
        self._rotate(angle)

    def pos(self):
        """Return the turtle's current location (x,y), as a Vec2D-vector."""
        return self._place

    def xcor(self):
        """Return the turtle's x coordinate."""
        return self._place[0]

    def ycor(self):
        """Return the turtle's y coordinate."""
        return self._place[1]

    def goto(self, x, y=None):
        """Move turtle to an absolute position."""
        self._move(Vec2D(*x) if y is None else Vec2D(x, y))

    def home(self):
        """Move turtle to the origin - coordinates (0,0)."""
        self.goto(0, 0)
        self.setheading(0)

    def setx(self, x):
        """Set the turtle's first coordinate to x"""
        self._move(Vec2D(x, self._place[1]))

    def sety(self, y):
        """Set the turtle's second coordinate to y"""
        self._move(Vec2D(self._place[0], y))

    def distance(self, x, y=None):
        """Return the distance from the turtle to (x,y) in turtle step units."""
        return abs(_pair(x, y) - self._place)

    def _angle(self, vector):
        x, y = vector
        angle = round(_math.degrees(_math.atan2(y, x)), 10) % 360.0 / self._unit
        offset = self._full / 4 if self._mode == "logo" else 0
        return (offset + self._turn * angle) % self._full

    def towards(self, x, y=None):
        """Return the angle of the line from the turtle's position to (x, y)."""
        return self._angle(_pair(x, y) - self._place)

    def heading(self):
        """Return the turtle's current heading."""
        return self._angle(self._orient)

    def setheading(self, to_angle):
        """Set the orientation of the turtle to to_angle."""
        angle = (to_angle - self.heading()) * self._turn
        half = self._full / 2.0
        self._rotate((angle + half) % self._full - half)

    def circle(self, radius, extent=None, steps=None):
        """Draw a circle with given radius."""
        if extent is None:
            extent = self._full
        if steps is None:
            steps = 1 + int(min(11 + abs(radius) / 6.0, 59.0) * abs(extent) / self._full)
        turn = 1.0 * extent / steps
        half = 0.5 * turn
        side = 2.0 * radius * _math.sin(_math.radians(half) * self._unit)
        if radius < 0:
            side, turn, half = -side, -turn, -half
        self._rotate(half)
        for _ in range(steps):
            self._go(side)
            self._rotate(turn)
        self._rotate(-half)

    fd, bk, backward, rt, lt = forward, back, back, right, left
    position, setpos, setposition, seth = pos, goto, goto, setheading


class RawTurtle(TNavigator):
    """Animation part of the RawTurtle: a pen that draws where it moves."""

    def __init__(self, canvas=None, shape="classic", undobuffersize=1000, visible=True):
        self.screen = Screen()
        self._number = _drawing.turtle()
        self._shape = shape
        self._shown = visible
        TNavigator.__init__(self, self.screen._mode)
        self._prepare()
        self.screen._turtles.append(self)
        self._show()

    def _prepare(self):
        self._down = True
        self._size = 1
        self._pencolor = self._fillcolor = "black"
        self._speed = 3
        self._resize = "noresize"
        self._stretch = (1.0, 1.0, 1)
        self._shear = 0.0
        self._tilt = 0.0
        self._matrix = (1.0, 0.0, 0.0, 1.0)
        self._corners = None
        self._poly = None
        self._history = []

    # What is drawn

    def _show(self):
        """Tells the drawing where the turtle is and how it looks."""
        if self._shown:
            colors = _css(self._pencolor), _css(self._fillcolor)
            _drawing.cursor(self._number, self._outline(), *colors, self._stretch[2])
        else:
            _drawing.cursor(self._number, (), "", "", 0)

    def _outline(self):
        """The corners of the turtle's shape where it stands."""
        look = self._orient
        corners = []
        for across, along in self._polygon():
            corners.append(self._place[0] + look[0] * along + look[1] * across)
            corners.append(self._place[1] + look[1] * along - look[0] * across)
        return tuple(corners)

    def _polygon(self):
        """The corners of the turtle's shape as it looks north at the origin."""
        corners = self.screen._shapes[self._shape]
        if self._resize == "auto":
            grown = max(1, self._size / 5.0)
            return tuple((x * grown, y * grown) for x, y in corners)
        if self._resize != "user":
            return corners
        a, b, c, d = self._matrix
        return tuple((a * x + b * y, c * x + d * y) for x, y in corners)

    def _lean(self):
        """How far the shape is turned clockwise, in radians."""
        return -_math.radians(self._tilt) * self._turn % _math.tau

    def _reshape(self):
        """Makes one matrix of the shape's stretch, shear and tilt, and shows the turtle with it."""
        lean = self._lean()
        c, s = _math.cos(lean), _math.sin(lean)
        wide, long, _ = self._stretch
        self._matrix = (wide * c, long * (self._shear * c + s), -wide * s, long * (c - self._shear * s))
        self._show()

    def _remember(self):
        self._history.append((self._place, self._orient, _drawing.count()))
        if len(self._history) > 1000:
            del self._history[0]

    def _move(self, end):
        self._remember()
        if self._down:
            _drawing.line(self._number, *self._place, *end, _css(self._pencolor), self._size)
        if self._corners is not None:
            self._corners.append(end)
        if self._poly is not None:
            self._poly.append(end)
        self._place = end
        self._show()

    def _rotate(self, angle):
        self._remember()
        TNavigator._rotate(self, angle)
        self._show()

    def circle(self, radius, extent=None, steps=None):
        """Draw a circle with given radius."""
        self._remember()
        history, self._history = self._history, []
        TNavigator.circle(self, radius, extent, steps)
        self._history = history

    def undo(self):
        """undo (repeatedly) the last turtle action."""
        if self._history:
            self._place, self._orient, count = self._history.pop()
            _drawing.undo(self._number, count)
            self._show()

    def undobufferentries(self):
        return len(self._history)

    def setundobuffer(self, size):
        self._history = []

    def clear(self):
        """Delete the turtle's drawings from the screen. Do not move turtle."""
        _drawing.clear(self._number)
        self._corners = None

    def reset(self):
        """Delete the turtle's drawings and restore its default values."""
        _drawing.clear(self._number)
        TNavigator.__init__(self, self.screen._mode)
        self._prepare()
        self._shown = True
        self._show()

    def dot(self, size=None, *color):
        """Draw a dot with diameter size, using color."""
        if not color and isinstance(size, (str, tuple)):
            color, size = (size,), None
        color = _color_text(self.screen, color) if color else self._pencolor
        if size is None:
            size = self._size + max(self._size, 4)
        self._remember()
        _drawing.dot(self._number, *self._place, size, _css(color))

    def stamp(self):
        """Stamp a copy of the turtleshape onto the canvas and return its id."""
        self._remember()
        return _drawing.stamp(self._number, self._outline(), _css(self._pencolor), _css(self._fillcolor),
            self._stretch[2])

    def clearstamp(self, stampid):
        """Delete stamp with given stampid"""
        _drawing.remove(stampid)

    def clearstamps(self, n=None):
        """Delete all or first/last n of turtle's stamps."""
        _drawing.stamps(self._number, 0 if n is None else n)

    def write(self, arg, move=False, align="left", font=("Arial", 8, "normal")):
        """Write text at the current turtle position."""
        self._remember()
        family, size, *style = font if isinstance(font, tuple) else (font, 8)
        width = _drawing.write(self._number, *self._place, str(arg), align.lower(), family, size,
            style[0] if style else "normal", _css(self._pencolor))
        if move:
            self.setx(self._place[0] + width)

    def begin_fill(self):
        """Called just before drawing a shape to be filled."""
        self._corners = [self._place]
        self._slot = _drawing.begin(self._number)

    def end_fill(self):
        """Fill the shape drawn after the call begin_fill()."""
        if self._corners is not None:
            if len(self._corners) > 2:
                corners = [part for corner in self._corners for part in corner]
                _drawing.fill(self._slot, tuple(corners), _css(self._fillcolor))
            self._corners = None

    def filling(self):
        """Return fillstate (True if filling, False else)."""
        return self._corners is not None

    def begin_poly(self):
        """Start recording the vertices of a polygon."""
        self._poly = [self._place]

    def end_poly(self):
        """Stop recording the vertices of a polygon."""
        self._last_poly, self._poly = tuple(self._poly), None

    def get_poly(self):
        """Return the lastly recorded polygon."""
        return getattr(self, "_last_poly", None)
    def pensize(self, width=None):
        """Set or return the line thickness."""
        if width is None:
            return self._size
        self._size = width
        self._show()

    def penup(self):
        """Pull the pen up -- no drawing when moving."""
        self._down = False

    def pendown(self):
        """Pull the pen down -- drawing when moving."""
        self._down = True

    def isdown(self):
        """Return True if pen is down, False if it's up."""
        return self._down

    def speed(self, speed=None):
        """Return or set the turtle's speed."""
        if speed is None:
            return self._speed
        if speed in _SPEEDS:
            speed = _SPEEDS[speed]
        self._speed = int(round(speed)) if 0.5 < speed < 10.5 else 0

    def color(self, *args):
        """Return or set the pencolor and fillcolor."""
        if not args:
            return _color_value(self.screen, self._pencolor), _color_value(self.screen, self._fillcolor)
        if len(args) == 2:
            pen, fill = args
            self._pencolor, self._fillcolor = _color_text(self.screen, pen), _color_text(self.screen, fill)
        else:
            self._pencolor = self._fillcolor = _color_text(self.screen, args)
        self._show()

    def pencolor(self, *args):
        """Return or set the pencolor."""
        if not args:
            return _color_value(self.screen, self._pencolor)
        self._pencolor = _color_text(self.screen, args)
        self._show()

    def fillcolor(self, *args):
        """Return or set the fillcolor."""
        if not args:
            return _color_value(self.screen, self._fillcolor)
        self._fillcolor = _color_text(self.screen, args)
        self._show()

    def showturtle(self):
        """Makes the turtle visible."""
        self._shown = True
        self._show()

    def hideturtle(self):
        """Makes the turtle invisible."""
        self._shown = False
        self._show()

    def isvisible(self):
        """Return True if the Turtle is shown, False if it's hidden."""
        return self._shown

    def shape(self, name=None):
        """Set turtle shape to shape with given name / return current shapename."""
        if name is None:
            return self._shape
        if name not in self.screen._shapes:
            raise TurtleGraphicsError("There is no shape named %s" % name)
        self._shape = name
        self._show()

    def shapesize(self, stretch_wid=None, stretch_len=None, outline=None):
        """Set/return turtle's stretchfactors/outline. Set resizemode to "user"."""
        if stretch_wid is stretch_len is outline is None:
            return self._stretch
        if stretch_wid == 0 or stretch_len == 0:
            raise TurtleGraphicsError("stretch_wid/stretch_len must not be zero")
        wide, long, border = self._stretch
        if stretch_wid is not None:
            wide, long = stretch_wid, stretch_wid if stretch_len is None else stretch_len
        elif stretch_len is not None:
            long = stretch_len
        self._stretch = (wide, long, border if outline is None else outline)
        self._resize = "user"
        self._reshape()

    def shearfactor(self, shear=None):
        """Set or return the current shearfactor."""
        if shear is None:
            return self._shear
        self._shear = shear
        self._resize = "user"
        self._reshape()

    def shapetransform(self, t11=None, t12=None, t21=None, t22=None):
        """Set or return the current transformation matrix of the turtle shape."""
        given = t11, t12, t21, t22
        if given == (None,) * 4:
            return self._matrix
        if t11 * t22 - t12 * t21 == 0:
            raise TurtleGraphicsError("Bad shape transform matrix: must not be singular")
        self._matrix = a, b, c, d = given
        lean = _math.atan2(-c, a) % _math.tau
        cosine, sine = _math.cos(lean), _math.sin(lean)
        long = sine * b + cosine * d
        self._stretch = (cosine * a - sine * c, long, self._stretch[2])
        self._shear = (cosine * b - sine * d) / long
        self._tilt = -_math.degrees(lean) * self._turn
        self._resize = "user"
        self._show()

    def get_shapepoly(self):
        """Return the current shape polygon as tuple of coordinate pairs."""
        return self._polygon() or None

    def resizemode(self, rmode=None):
        """Set resizemode to one of the values: "auto", "user", "noresize"."""
        if rmode is None:
            return self._resize
        self._resize = rmode.lower()
        self._show()

    def tilt(self, angle):
        """Rotate the turtleshape by angle."""
        self.tiltangle(angle + self.tiltangle())

    def tiltangle(self, angle=None):
        """Set or return the current tilt-angle."""
        if angle is None:
            return self._tilt / self._unit % self._full
        self._tilt = angle * self._unit
        self._resize = "user"
        self._reshape()

    def settiltangle(self, angle):
        self.tiltangle(angle)

    def pen(self, pen=None, **pendict):
        """Return or set the pen's attributes."""
        if pen is None and not pendict:
            return {"shown": self._shown, "pendown": self._down, "pencolor": self._pencolor,
                "fillcolor": self._fillcolor, "pensize": self._size, "speed": self._speed,
                "resizemode": self._resize, "stretchfactor": self._stretch[:2], "shearfactor": self._shear,
                "outline": self._stretch[2], "tilt": self._lean()}
        for name, value in {**(pen or {}), **pendict}.items():
            if name in ("pencolor", "fillcolor", "pensize", "speed", "resizemode"):
                getattr(self, name)(value)
            elif name == "pendown":
                self._down = value
            elif name == "shown":
                self._shown = value
            elif name == "outline":
                self._stretch = (*self._stretch[:2], value)
            elif name == "stretchfactor":
                self._stretch = (*(value if isinstance(value, tuple) else (value, value)), self._stretch[2])
            elif name == "shearfactor":
                self._shear = value
            elif name == "tilt":
                self._tilt = -_math.degrees(value) * self._turn
            if name in ("stretchfactor", "shearfactor", "tilt"):
                self._reshape()
        self._show()

    def clone(self):
        """Create and return a clone of the turtle."""
        twin = type(self)(shape=self._shape, visible=self._shown)
        for name, value in self.__dict__.items():
            if name not in ("_number", "_history"):
                setattr(twin, name, value)
        twin._corners = None if self._corners is None else list(self._corners)
        twin._show()
        return twin

    def getturtle(self):
        """Return the Turtleobject itself."""
        return self

    def getscreen(self):
        """Return the TurtleScreen object, the turtle is drawing on."""
        return self.screen

    def _unheard(self, fun=None, btn=1, add=None):
        """Nobody clicks here."""

    onclick = onrelease = ondrag = _unheard
    up = pu = penup
    down = pd = pendown
    width, ht, st, turtlesize, getpen = pensize, hideturtle, showturtle, shapesize, getturtle


class Turtle(RawTurtle):
    """RawTurtle auto-creating (scrolled) canvas."""

    def __init__(self, shape="classic", undobuffersize=1000, visible=True):
        RawTurtle.__init__(self, None, shape, undobuffersize, visible)


RawPen, Pen = RawTurtle, Turtle
class TurtleScreen:
    """The window in which turtles draw."""

    def __init__(self, cv=None, mode="standard", colormode=1.0, delay=10):
        self._mode = mode
        self._colormode = colormode
        self._delay = delay
        self._tracing = 1
        self._turtles = []
        self._shapes = dict(_SHAPES)
        self._background = "white"
        self._canvas = (400, 300)
        self._window = (960, 810)

    def clear(self):
        """Delete all drawings and all turtles from the TurtleScreen."""
        global _pen
        for turtle in self._turtles:
            _drawing.clear(turtle._number)
            _drawing.cursor(turtle._number, (), "", "", 0)
        self._turtles = []
        self._colormode = 1.0
        self.bgcolor("white")
        _pen = None

    def reset(self):
        """Reset all Turtles on the Screen to their initial state."""
        for turtle in self._turtles:
            turtle.reset()

    def mode(self, mode=None):
        """Set turtle-mode ('standard', 'logo' or 'world') and perform reset."""
        if mode is None:
            return self._mode
        mode = mode.lower()
        if mode not in ("standard", "logo", "world"):
            raise TurtleGraphicsError("No turtle-graphics-mode %s" % mode)
        self._mode = mode
        self.reset()

    def colormode(self, cmode=None):
        """Return the colormode or set it to 1.0 or 255."""
        if cmode is None:
            return self._colormode
        if cmode in (1.0, 255):
            self._colormode = 1.0 if cmode == 1.0 else int(cmode)

    def bgcolor(self, *args):
        """Set or return backgroundcolor of the TurtleScreen."""
        if not args:
            return _color_value(self, self._background)
        self._background = _color_text(self, args)
        _drawing.screen("background", _css(self._background))

    def title(self, titlestring):
        """Set title of turtle-window"""
        _drawing.screen("title", str(titlestring))

    def setup(self, width=0.5, height=0.75, startx=None, starty=None):
        """Set the size and position of the main window."""
        wide = int(width * 1920 if isinstance(width, float) and 0 <= width <= 1 else width)
        high = int(height * 1080 if isinstance(height, float) and 0 <= height <= 1 else height)
        self._window = (wide, high)
        _drawing.screen("size", f"{wide} {high}")

    def screensize(self, canvwidth=None, canvheight=None, bg=None):
        """Resize the canvas the turtles are drawing on."""
        if canvwidth is canvheight is bg is None:
            return self._canvas
        if canvwidth is not None:
            self._canvas = (canvwidth, canvheight if canvheight is not None else self._canvas[1])
            _drawing.screen("canvas", "%d %d" % self._canvas)
        if bg is not None:
            self.bgcolor(bg)

    def window_width(self):
        """Return the width of the turtle window."""
        return self._window[0]

    def window_height(self):
        """Return the height of the turtle window."""
        return self._window[1]

    def tracer(self, n=None, delay=None):
        """Turns turtle animation on/off and set delay for update drawings."""
        if n is None:
            return self._tracing
        self._tracing = int(n)
        if delay is not None:
            self._delay = int(delay)

    def delay(self, delay=None):
        """Return or set the drawing delay in milliseconds."""
        if delay is None:
            return self._delay
        self._delay = int(delay)

    def turtles(self):
        """Return the list of turtles on the screen."""
        return self._turtles

    def getshapes(self):
        """Return a list of names of all currently available turtle shapes."""
        return sorted(self._shapes)

    def register_shape(self, name, shape=None):
        """Adds a turtle shape to TurtleScreen's shapelist."""
        if isinstance(shape, Shape):
            shape = shape._data
        self._shapes[name] = tuple(shape or ())

    def textinput(self, title, prompt):
        """Ask for a text: the next line of input."""
        return input()

    def numinput(self, title, prompt, default=None, minval=None, maxval=None):
        """Ask for a number: the next line of input."""
        line = input().strip()
        return float(line) if line or default is None else default

    def update(self):
        """Perform a TurtleScreen update."""

    def getcanvas(self):
        return None

    def _unheard(self, fun=None, *rest, **other):
        """No key is pressed and nobody clicks here."""

    def _over(self):
        """The window stays as it is."""

    addshape = register_shape
    onkey = onkeypress = onkeyrelease = onclick = onscreenclick = ontimer = listen = _unheard
    bgpic = setworldcoordinates = _unheard
    mainloop = exitonclick = bye = _over
    clearscreen, resetscreen = clear, reset


_Screen = TurtleScreen
_screen = None
_pen = None


def Screen():
    """Return the singleton screen object."""
    global _screen
    if _screen is None:
        _screen = _Screen()
    return _screen


def _first():
    """The turtle that the functions of the module move."""
    global _pen
    if _pen is None:
        _pen = Turtle()
    return _pen


def _of_turtle(name):
    def function(*args, **kwargs):
        return getattr(_first(), name)(*args, **kwargs)
    function.__name__ = function.__qualname__ = name
    return function


def _of_screen(name):
    def function(*args, **kwargs):
        return getattr(Screen(), name)(*args, **kwargs)
    function.__name__ = function.__qualname__ = name
    return function


_OF_TURTLES = """forward fd back bk backward right rt left lt goto setpos setposition setx sety setheading seth home
        circle dot stamp clearstamp clearstamps undo speed position pos towards xcor ycor heading distance degrees
        radians pendown pd down penup pu up pensize width pen isdown color pencolor fillcolor filling begin_fill
        end_fill reset clear write showturtle st hideturtle ht isvisible shape shapesize turtlesize resizemode tilt
        tiltangle settiltangle shearfactor shapetransform get_shapepoly begin_poly end_poly get_poly clone getturtle
        getpen getscreen onclick onrelease ondrag setundobuffer undobufferentries""".split()
_OF_SCREENS = """bgcolor bgpic clearscreen resetscreen screensize setworldcoordinates delay tracer update listen
        onkey onkeypress onkeyrelease onscreenclick ontimer mainloop mode colormode getcanvas getshapes
        register_shape addshape turtles window_height window_width bye exitonclick setup title textinput
        numinput""".split()
for _name in _OF_TURTLES:
    globals()[_name] = _of_turtle(_name)
for _name in _OF_SCREENS:
    globals()[_name] = _of_screen(_name)


def write_docstringdict(filename="turtle_docstringdict"):
    """Create and write docstring-dictionary to file."""
    texts = {"Turtle." + name: getattr(Turtle, name).__doc__ for name in _OF_TURTLES}
    texts.update({"_Screen." + name: getattr(_Screen, name).__doc__ for name in _OF_SCREENS})
    entries = ["%r :\n        %r,\n" % (name, texts[name]) for name in sorted(texts)]
    with open(filename + ".py", "w") as file:
        file.write("docsdict = {\n\n" + "\n".join(entries) + "}\n")


done = mainloop
