extension PythonSource {
  /// Part 5 of 5 of what is written in Python of `turtle`.
  static let turtleScreen = #"""
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


    for _name in """forward fd back bk backward right rt left lt goto setpos setposition setx sety setheading seth home
            circle dot stamp clearstamp clearstamps undo speed position pos towards xcor ycor heading distance degrees
            radians pendown pd down penup pu up pensize width pen isdown color pencolor fillcolor filling begin_fill
            end_fill reset clear write showturtle st hideturtle ht isvisible shape shapesize turtlesize resizemode tilt
            tiltangle settiltangle begin_poly end_poly get_poly clone getturtle getpen getscreen onclick onrelease
            ondrag setundobuffer undobufferentries""".split():
        globals()[_name] = _of_turtle(_name)
    for _name in """bgcolor bgpic clearscreen resetscreen screensize setworldcoordinates delay tracer update listen
            onkey onkeypress onkeyrelease onscreenclick ontimer mainloop mode colormode getcanvas getshapes
            register_shape addshape turtles window_height window_width bye exitonclick setup title textinput
            numinput""".split():
        globals()[_name] = _of_screen(_name)
    done = mainloop
    """#
}
