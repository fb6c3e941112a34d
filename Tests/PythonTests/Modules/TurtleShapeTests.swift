import Execution
import Python
import Testing

/// How a turtle's shape is stretched, sheared and turned; what is printed here is what CPython's turtle came to where
/// its screen was taken away.
@Suite("Shapes of turtles")
struct TurtleShapeTests {
  private static let program = """
    import turtle
    turtle.shape("square")
    print(turtle.shapetransform(), turtle.shearfactor(), turtle.get_shapepoly())
    turtle.shapetransform(4, -1, 0, 2)
    print(turtle.get_shapepoly())
    print(turtle.shapesize(), turtle.shearfactor(), turtle.tiltangle(), turtle.resizemode())
    turtle.shapesize(4, 2)
    turtle.shearfactor(-0.5)
    print(turtle.shapetransform())
    turtle.tiltangle(30)
    turtle.tilt(15)
    print(["%.6f" % x for x in turtle.shapetransform()], round(turtle.tiltangle(), 6))
    print([("%.4f" % x, "%.4f" % y) for x, y in turtle.get_shapepoly()])
    turtle.resizemode("auto")
    turtle.pensize(10)
    print(turtle.get_shapepoly())
    turtle.resizemode("noresize")
    print(turtle.get_shapepoly())
    turtle.pen(stretchfactor=(3, 2), shearfactor=0.25, tilt=0.5)
    print(["%.6f" % x for x in turtle.shapetransform()], "%.6f" % turtle.pen()["tilt"])
    turtle.shapetransform(1, 2, -3, 4)
    print(["%.6f" % x for x in turtle.shapesize()[:2]], "%.6f %.6f" % (turtle.shearfactor(), turtle.tiltangle()))
    turtle.shape("blank")
    print(turtle.get_shapepoly())
    try:
        turtle.shapetransform(1, 2, 2, 4)
    except turtle.TurtleGraphicsError as error:
        print(error)
    """

  @Test("the matrix, the shear and the polygon of a shape are those of CPython")
  func shapesAreThoseOfCPython() {
    #expect(
      PythonProgram(source: Self.program).run().standardOutput == """
        (1.0, 0.0, 0.0, 1.0) 0.0 ((10, -10), (10, 10), (-10, 10), (-10, -10))
        ((50, -20), (30, 20), (-50, 20), (-30, -20))
        (4.0, 2.0, 1) -0.5 0.0 user
        (4.0, -1.0, -0.0, 2.0)
        ['2.828427', '-2.121320', '2.828427', '0.707107'] 45.0
        [('49.4975', '21.2132'), ('7.0711', '35.3553'), ('-49.4975', '-21.2132'), ('-7.0711', '-35.3553')]
        ((20.0, -20.0), (20.0, 20.0), (-20.0, 20.0), (-20.0, -20.0))
        ((10, -10), (10, 10), (-10, 10), (-10, -10))
        ['2.632748', '1.397642', '-1.438277', '1.515452'] 0.500000
        ['3.162278', '3.162278'] -1.000000 288.434949
        None
        Bad shape transform matrix: must not be singular

        """)
  }

  @Test("a shape that is tilted is drawn turned counterclockwise")
  func tiltedShape() throws {
    let source = """
      import turtle
      turtle.shape("arrow")
      turtle.tilt(90)
      """
    let svg = try #require(PythonProgram(source: source).run().drawing).svg
    #expect(svg.contains(#"<polygon points="-10,0 10,0 0,-10""#), "\(svg)")
  }

  @Test("docstrings are not written, since there are no files")
  func docstringsNeedFiles() {
    let outcome = PythonProgram(source: "import turtle\nturtle.write_docstringdict()").run()
    #expect(outcome.standardError.contains("NotImplementedError"))
  }
}
