extension PythonSource {
  /// Part 2 of 5 of what is written in Python of `turtle`.
  static let turtleNavigator = #"""
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
    """#
}
