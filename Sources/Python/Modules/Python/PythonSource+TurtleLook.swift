extension PythonSource {
  /// Part 4 of 5 of what is written in Python of `turtle`.
  static let turtleLook = #"""
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
            self._show()

        def resizemode(self, rmode=None):
            """Set resizemode to one of the values: "auto", "user", "noresize"."""
            if rmode is None:
                return self._resize
            self._resize = rmode.lower()
            self._show()

        def tilt(self, angle):
            """Rotate the turtleshape by angle."""
            self._tilt += angle * self._unit
            self._show()

        def tiltangle(self, angle=None):
            """Set or return the current tilt-angle."""
            if angle is None:
                return self._tilt / self._unit % self._full
            self._tilt = angle * self._unit
            self._show()

        def settiltangle(self, angle):
            self.tiltangle(angle)

        def pen(self, pen=None, **pendict):
            """Return or set the pen's attributes."""
            if pen is None and not pendict:
                return {"shown": self._shown, "pendown": self._down, "pencolor": self._pencolor,
                    "fillcolor": self._fillcolor, "pensize": self._size, "speed": self._speed,
                    "resizemode": self._resize, "stretchfactor": self._stretch[:2], "shearfactor": 0.0,
                    "outline": self._stretch[2], "tilt": self._tilt}
            for name, value in {**(pen or {}), **pendict}.items():
                if name in ("pencolor", "fillcolor", "pensize", "speed", "resizemode"):
                    getattr(self, name)(value)
                elif name == "pendown":
                    self._down = value
                elif name == "shown":
                    self._shown = value
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
    """#
}
