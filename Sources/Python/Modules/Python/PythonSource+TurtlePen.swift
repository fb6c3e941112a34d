extension PythonSource {
  /// Part 3 of 5 of what is written in Python of `turtle`.
  static let turtlePen = #"""
    class RawTurtle(TNavigator):
        """Animation part of the RawTurtle: a pen that draws where it moves."""

        def __init__(self, canvas=None, shape="classic", undobuffersize=1000, visible=True):
            self.screen = Screen()
            self._number = _drawing.turtle()
            self._shape = shape
            self._stretch = (1.0, 1.0, 1)
            self._tilt = 0.0
            self._shown = visible
            self._resize = "noresize"
            TNavigator.__init__(self, self.screen._mode)
            self._prepare()
            self.screen._turtles.append(self)
            self._show()

        def _prepare(self):
            self._down = True
            self._size = 1
            self._pencolor = self._fillcolor = "black"
            self._speed = 3
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
            wide, long, _ = self._stretch
            if self._resize == "auto":
                wide = long = max(1, self._size / 5.0)
            look = self._orient.rotate(self._tilt)
            corners = []
            for across, along in self.screen._shapes[self._shape]:
                across, along = across * wide, along * long
                corners.append(self._place[0] + look[0] * along + look[1] * across)
                corners.append(self._place[1] + look[1] * along - look[0] * across)
            return tuple(corners)

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
            self._stretch = (1.0, 1.0, 1)
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
    """#
}
