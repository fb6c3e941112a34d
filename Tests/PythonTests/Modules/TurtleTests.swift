import Execution
import Python
import Testing

/// What turtles draw; CPython's own turtle needs a screen, so the pictures here were worked out by hand.
@Suite("Turtles")
struct TurtleTests {
  @Test("a program that does not draw has no drawing")
  func programDoesNotDraw() {
    #expect(PythonProgram(source: "print(1)").run().drawing == nil)
  }

  @Test("a line goes through all corners, and the turtle stands at its end")
  func lineGoesThroughAllCorners() {
    expect(
      """
      import turtle
      turtle.forward(50)
      turtle.left(90)
      turtle.forward(20)
      """,
      draws: [
        #"<polyline points="0,0 50,0 50,-20" fill="none" stroke="black" stroke-width="1" \#(round)/>"#,
        #"<polygon points="50,-20 45,-11 50,-13 55,-11" fill="black" stroke="black" stroke-width="1"/>"#,
      ])
  }

  @Test("a filled shape lies below its outline")
  func filledShapeLiesBelowOutline() {
    expect(
      """
      from turtle import *
      hideturtle()
      color("red", "yellow")
      begin_fill()
      for _ in range(3):
          fd(30)
          lt(120)
      end_fill()
      """,
      draws: [
        ##"<polygon points="0,0 30,0 15,-25.98 0,0" fill="yellow"/>"##,
        #"<polyline points="0,0 30,0 15,-25.98 0,0" fill="none" stroke="red" stroke-width="1" \#(round)/>"#,
      ])
  }

  @Test("nothing is drawn while the pen is up")
  func nothingDrawnWhilePenUp() {
    expect(
      """
      import turtle
      t = turtle.Turtle(visible=False)
      t.penup()
      t.goto(-10, 30)
      t.pendown()
      t.pensize(4)
      t.pencolor(0, 0.5, 1)
      t.setx(10)
      t.dot(6, "green")
      t.write("a < b", align="center", font=("Arial", 12, "bold"))
      """,
      draws: [
        ##"<polyline points="-10,-30 10,-30" fill="none" stroke="#0080ff" stroke-width="4" \##(round)/>"##,
        #"<circle cx="10" cy="-30" r="3" fill="green"/>"#,
        #"<text x="10" y="-30" text-anchor="middle" font-family="Arial" font-size="12pt" font-weight="bold" "#
          + ##"fill="#0080ff">a &lt; b</text>"##,
      ])
  }

  @Test("each turtle has its own marks, which it can take away")
  func eachTurtleHasOwnMarks() {
    expect(
      """
      import turtle
      a, b = turtle.Turtle(visible=False), turtle.Turtle(visible=False)
      a.fd(10)
      b.bk(10)
      a.stamp()
      a.clear()
      b.fd(5)
      b.undo()
      """,
      draws: [#"<polyline points="0,0 -10,0" fill="none" stroke="black" stroke-width="1" \#(round)/>"#])
  }

  @Test("the screen has a size, a title and a color")
  func screenHasSize() throws {
    let svg = try svg(of: "from turtle import *\nsetup(300, 200)\ntitle('A & B')\nbgcolor('light blue')\nht()\ndone()")
    #expect(
      svg == """
        <svg xmlns="http://www.w3.org/2000/svg" width="300" height="200" viewBox="-150 -100 300 200">
          <title>A &amp; B</title>
          <rect x="-150" y="-100" width="300" height="200" fill="lightblue"/>
        </svg>

        """)
  }

  @Test("a drawing counts towards the memory that a program may take")
  func drawingCountsTowardsMemoryProgram() {
    let program = PythonProgram(source: "import turtle\nturtle.pu()\nwhile True: turtle.dot(3)")
    let outcome = program.run(budget: Budget(steps: 1_000_000_000, memory: 4 << 20, output: 100, depth: 100))
    #expect(outcome.ending == .stopped(.memory, line: 3))
  }

  @Test("positions and headings are those of CPython's turtle")
  func positionsAndHeadingsThoseCPython() {
    let program = PythonProgram(
      source: """
        import turtle
        t = turtle.Turtle()
        t.fd(100); t.lt(60); t.bk(30); print(t.pos(), t.heading())
        t.circle(50, 90); print(t.pos(), t.heading())
        t.goto(3, 4); print(t.distance(0, 0), t.towards(0, 0), t.pos() * 2, abs(t.pos()))
        t.setheading(-90); t.circle(-20, steps=4); print(t.pos(), t.heading())
        t.home(); print(t.pos(), t.heading(), t.isdown(), t.color(), t.speed(), t.shape())
        t.radians(); t.left(1); print(t.heading())
        """)
    #expect(
      program.run().standardOutput == """
        (85.00,-25.98) 60.0
        (66.70,42.32) 150.0
        5.0 233.1301023542 (6.00,8.00) 5.0
        (3.00,4.00) 270.0
        (0.00,0.00) 0.0 True ('black', 'black') 3 classic
        1.0000000000003086

        """)
  }

  private let round = #"stroke-linecap="round" stroke-linejoin="round""#

  private func svg(of source: String) throws -> String {
    let outcome = PythonProgram(source: source).run()
    #expect(outcome.standardError == "")
    return try #require(outcome.drawing).svg
  }

  /// Expects the elements behind the background.
  private func expect(_ source: String, draws elements: [String], at location: SourceLocation = #_sourceLocation) {
    let drawing = PythonProgram(source: source).run().drawing
    let lines = (drawing?.svg ?? "").split(separator: "\n").dropFirst(2).dropLast().map { $0.dropFirst(2) }
    #expect(lines.map(String.init) == elements, sourceLocation: location)
  }
}
